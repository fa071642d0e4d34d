import type { Assortment, Category, Colour, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import type { Range } from '@ramka/domain/substitutes';
import type { MinorUnits } from '@ramka/domain/money';
import type { CatalogueOverview } from '../api/catalogue.ts';

/** The editor's view of the catalogue: the assortment for the rules, and the lists of the three steps. */
export type EditorCatalogue = Assortment &
  Pick<Range, 'findRole' | 'findFinish' | 'findFamily'> & {
    readonly allLines: readonly FrameLine[];
    readonly findLine: (id: number | null) => FrameLine | undefined;
    readonly findSeriesOfLine: (line: FrameLine) => Series | undefined;
    /** Finds a series by its tag. */
    readonly findSeries: (tag: string) => Series | undefined;
    /** Returns the frames of a line, ordered by `sort`. */
    readonly listFrames: (line: FrameLine) => readonly Frame[];
    /**
     * Returns the net price of a frame; undefined for "on request" and for panels, whose price depends on their
     * controllers.
     */
    readonly findFramePrice: (frameId: number) => MinorUnits | undefined;
    /** Returns the lowest net price of a panel, without controllers. */
    readonly findPanelPrice: (frameId: number) => MinorUnits | undefined;
    /** Returns the net price of a frame's seal. */
    readonly findSealPrice: (frameId: number) => MinorUnits | undefined;
    /** Returns the net price of an article of a box. */
    readonly findBoxPrice: (articleId: number) => MinorUnits | undefined;
    /** Returns the module colours of a line. The first one is the default; empty for a series without modules. */
    readonly listColours: (line: FrameLine) => readonly Colour[];
    readonly listModuleCategories: (line: FrameLine) => readonly Category[];
  };

/** Adds loaded modules to the catalogue. */
export const withModules = (catalogue: EditorCatalogue, modules: ReadonlyMap<number, Module>): EditorCatalogue => ({
  ...catalogue,
  findModule: (id) => modules.get(id),
});

/** Creates the editor's catalogue without modules, which are added after loading. */
export const catalogueOf = (overview: CatalogueOverview): EditorCatalogue => {
  const { frameLines: allLines, allSeries, frames, controllers } = overview;
  const linesById = new Map(allLines.map((line) => [line.id, line]));
  const linesBySubcategory = new Map(allLines.flatMap((line) => line.subcategories.map(({ id }) => [id, line])));
  const seriesById = new Map(allSeries.map((series) => [series.id, series]));
  const framesById = new Map(frames.map((frame) => [frame.id, frame]));
  const controllersById = new Map(Object.values(controllers).flatMap((list) => list.map((one) => [one.id, one])));
  const findLineOfFrame = (frame: Frame) => linesBySubcategory.get(frame.subcategoryId);
  const tagOf = (seriesId: number): string => seriesById.get(seriesId)?.tag ?? '';
  const framesByLine = Map.groupBy(
    frames.toSorted((a, b) => a.sort - b.sort),
    (frame) => findLineOfFrame(frame)?.id,
  );
  return {
    allLines,
    findLine: (id) => (id === null ? undefined : linesById.get(id)),
    findSeriesOfLine: (line) => seriesById.get(line.seriesId),
    findSeries: (tag) => allSeries.find((series) => series.tag === tag),
    listFrames: (line) => framesByLine.get(line.id) ?? [],
    listColours: (line) => overview.moduleColours[tagOf(line.seriesId)] ?? [],
    listModuleCategories: (line) => overview.moduleCategories[tagOf(line.seriesId)] ?? [],
    findFramePrice: (id) => overview.framePrices.get(id),
    findPanelPrice: (id) => overview.panelPrices.get(id),
    findSealPrice: (id) => overview.sealPrices.get(id),
    findBoxPrice: (id) => overview.boxPrices.get(id),
    findFrame: (id) => framesById.get(id),
    findLineOfFrame,
    findModule: () => undefined,
    findController: (id) => controllersById.get(id),
    listControllers: (seriesTag) => controllers[seriesTag] ?? [],
    findRole: finder(overview.roles),
    findFinish: finder(overview.finishes),
    findFamily: finder(overview.colourFamilies),
  };
};

const finder = <One extends { readonly id: string }>(all: readonly One[]): ((id: string) => One | undefined) => {
  const byId = new Map(all.map((one) => [one.id, one]));
  return (id) => byId.get(id);
};
