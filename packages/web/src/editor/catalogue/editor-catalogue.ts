import type { Assortment, Category, Colour, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';

/** What the editor looks up: the rules' assortment, and what its three steps list. */
export type EditorCatalogue = Assortment & {
  readonly allLines: readonly FrameLine[];
  readonly findLine: (id: number | null) => FrameLine | undefined;
  readonly findSeriesOfLine: (line: FrameLine) => Series | undefined;
  /** Series by its tag. */
  readonly findSeries: (tag: string) => Series | undefined;
  /** A line's frames by `sort`. */
  readonly listFrames: (line: FrameLine) => readonly Frame[];
  /** The first colour of a series is its default; none where the series has no modules. */
  readonly listColours: (line: FrameLine) => readonly Colour[];
  readonly listModuleCategories: (line: FrameLine) => readonly Category[];
};

/** Adds modules that were loaded since to what the editor can look up. */
export const withModules = (catalogue: EditorCatalogue, modules: ReadonlyMap<number, Module>): EditorCatalogue => ({
  ...catalogue,
  findModule: (id) => modules.get(id),
});
