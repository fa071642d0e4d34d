import type {
  ArticleEntry,
  CatalogueFiles,
  ColourEntry,
  ControllerEntry,
  FrameEntry,
  FrameLineEntry,
  ModuleEntry,
} from './catalogue-files.ts';
import { type PlacedEntry, valuesOf } from './entries.ts';

/** A frame with its position and the frame line of its file. */
export type LinedFrame = PlacedEntry<FrameEntry> & { readonly file: string; readonly line: FrameLineEntry };

/** A module with its position and the series of its file. */
export type SeriesModule = PlacedEntry<ModuleEntry> & { readonly file: string; readonly seriesTag: string };

/** The files of a catalogue with indexes for validation. */
export type Lookups = {
  readonly files: CatalogueFiles;
  readonly seriesTags: ReadonlySet<string>;
  readonly articles: ReadonlyMap<number, ArticleEntry>;
  readonly articlesBySymbol: ReadonlyMap<string, ArticleEntry>;
  readonly colours: ReadonlyMap<number, ColourEntry>;
  /** By series tag, in the order of the file, like the following maps. */
  readonly coloursOf: ReadonlyMap<string, readonly ColourEntry[]>;
  readonly linesOf: ReadonlyMap<string, readonly FrameLineEntry[]>;
  readonly controllersOf: ReadonlyMap<string, readonly ControllerEntry[]>;
  readonly frames: readonly LinedFrame[];
  readonly modules: readonly SeriesModule[];
  readonly ecatalogIds: ReadonlySet<number>;
};

export const lookupsOf = (files: CatalogueFiles): Lookups => {
  const lines = new Map(valuesOf(files.frameLines).map((line) => [line.tag, line]));
  return {
    files,
    seriesTags: new Set(valuesOf(files.series).map(({ tag }) => tag)),
    articles: new Map(valuesOf(files.articles).map((article) => [article.id, article])),
    articlesBySymbol: new Map(valuesOf(files.articles).map((article) => [article.symbol, article])),
    colours: new Map(valuesOf(files.colours).map((colour) => [colour.id, colour])),
    coloursOf: Map.groupBy(valuesOf(files.colours), ({ seriesTag }) => seriesTag),
    linesOf: Map.groupBy(valuesOf(files.frameLines), ({ seriesTag }) => seriesTag),
    controllersOf: Map.groupBy(valuesOf(files.controllers), ({ seriesTag }) => seriesTag),
    frames: [...files.frames].flatMap(([tag, { file, entries }]) => {
      const line = lines.get(tag);
      return line === undefined ? [] : entries.map((entry) => ({ ...entry, file, line }));
    }),
    modules: [...files.modules].flatMap(([seriesTag, { file, entries }]) =>
      entries.map((entry) => ({ ...entry, file, seriesTag })),
    ),
    ecatalogIds: new Set(valuesOf(files.ecatalogProducts).map(({ id }) => id)),
  };
};
