import type { Category, Colour, Controller, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import type { ColourFamily, ComponentRole, Finish } from '@ramka/domain/substitutes';
import { aColour, aFrame, aLine, aModule } from '@ramka/domain/testing/makers';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';

/** Contents of a test catalogue; by default one line of one series. */
export type CatalogueOverrides = {
  readonly lines?: readonly FrameLine[];
  readonly frames?: readonly Frame[];
  readonly modules?: readonly Module[];
  readonly controllers?: readonly Controller[];
  /** Colours by series id. */
  readonly colours?: Readonly<Record<number, readonly Colour[]>>;
  readonly categories?: readonly Category[];
  readonly roles?: readonly ComponentRole[];
  readonly finishes?: readonly Finish[];
  readonly families?: readonly ColourFamily[];
  /** Prices of panels and seals by the frame's id, and of boxes by the article's id. */
  readonly prices?: Readonly<Record<number, MinorUnits>>;
};

const seriesOf = (id: number): Series => ({ id, name: `Series ${id}`, tag: `series-${id}` });

/** Test data: a catalogue for the editor. */
export const anEditorCatalogue = (overrides: CatalogueOverrides = {}): EditorCatalogue => {
  const { lines = [aLine()], frames = [aFrame({ slots: 2 })], modules = [aModule()], controllers = [] } = overrides;
  const colours = overrides.colours ?? { 4: [aColour(), aColour({ id: 408, name: 'black' })] };
  const findLineOfFrame = (frame: Frame): FrameLine | undefined =>
    lines.find((line) => line.subcategories.some(({ id }) => id === frame.subcategoryId));
  return {
    allLines: lines,
    findLine: (id) => lines.find((line) => line.id === id),
    findSeriesOfLine: ({ seriesId }) => seriesOf(seriesId),
    findSeries: (tag) => lines.map(({ seriesId }) => seriesOf(seriesId)).find((series) => series.tag === tag),
    listFrames: (line) => frames.filter((frame) => findLineOfFrame(frame)?.id === line.id),
    listColours: (line) => colours[line.seriesId] ?? [],
    listModuleCategories: () => overrides.categories ?? [],
    findFramePrice: () => undefined,
    findPanelPrice: (id) => overrides.prices?.[id],
    findSealPrice: (id) => overrides.prices?.[id],
    findBoxPrice: (id) => overrides.prices?.[id],
    findFrame: (id) => frames.find((frame) => frame.id === id),
    findLineOfFrame,
    findModule: (id) => modules.find((module) => module.id === id),
    findController: (id) => controllers.find((controller) => controller.id === id),
    listControllers: () => controllers,
    findRole: (id) => overrides.roles?.find((role) => role.id === id),
    findFinish: (id) => overrides.finishes?.find((finish) => finish.id === id),
    findFamily: (id) => overrides.families?.find((family) => family.id === id),
  };
};
