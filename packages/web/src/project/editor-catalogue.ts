import type { Assortment, Category, Colour, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import type { Range } from '@ramka/domain/substitutes';
import type { MinorUnits } from '@ramka/domain/money';
import type { CatalogueOverview } from '../api/catalogue.ts';

/** What the editor looks up: the rules' assortment, and what its three steps list. */
export type EditorCatalogue = Assortment &
  Pick<Range, 'findRole' | 'findFinish' | 'findFamily'> & {
    readonly allLines: readonly FrameLine[];
    readonly findLine: (id: number | null) => FrameLine | undefined;
    readonly findSeriesOfLine: (line: FrameLine) => Series | undefined;
    /** Series by its tag. */
    readonly findSeries: (tag: string) => Series | undefined;
    /** A line's frames by `sort`. */
    readonly listFrames: (line: FrameLine) => readonly Frame[];
    /** The net price of a frame; undefined where it is on request, or follows from what is put into a panel. */
    readonly findFramePrice: (frameId: number) => MinorUnits | undefined;
    /** The first colour of a series is its default; none where the series has no modules. */
    readonly listColours: (line: FrameLine) => readonly Colour[];
    readonly listModuleCategories: (line: FrameLine) => readonly Category[];
  };

/** Adds modules that were loaded since to what the editor can look up. */
export const withModules = (catalogue: EditorCatalogue, modules: ReadonlyMap<number, Module>): EditorCatalogue => ({
  ...catalogue,
  findModule: (id) => modules.get(id),
});

/** What the editor looks up, from what the catalogue says at once; modules are added as they are loaded. */
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
