import type {
  articlesFile,
  colourFamiliesFile,
  coloursFile,
  componentRolesFile,
  controllersFile,
  discontinuedProductLine,
  ecatalogProductLine,
  ecatalogTreeFile,
  finishesFile,
  frameLinesFile,
  framesFile,
  functionsFile,
  manifestFile,
  moduleCategoriesFile,
  modulesFile,
  priceListFile,
  seriesFile,
  sharedWordsFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import type { Language } from '@ramka/domain/text';
import type { z } from 'zod';
import type { FileEntries } from './entries.ts';
import type { DrawingSize } from './picture-files.ts';

type Entry<List extends z.ZodType<readonly unknown[]>> = z.infer<List>[number];

/** An entry of `series.json`; the following types belong to the files of their names. */
export type SeriesEntry = Entry<typeof seriesFile>;
export type ColourEntry = Entry<typeof coloursFile>;
export type ColourFamilyEntry = Entry<typeof colourFamiliesFile>;
export type FinishEntry = Entry<typeof finishesFile>;
export type FunctionEntry = Entry<typeof functionsFile>;
export type SharedWordsEntry = Entry<typeof sharedWordsFile>;
export type ComponentRoleEntry = Entry<typeof componentRolesFile>;
export type FrameLineEntry = Entry<typeof frameLinesFile>;
export type FrameEntry = Entry<typeof framesFile>;
export type TouchFrameEntry = Extract<FrameEntry, { readonly touchLayout: unknown }>;
export type ArticleEntry = Entry<typeof articlesFile>;
export type CategoryEntry = Entry<typeof moduleCategoriesFile>;
export type ModuleEntry = Entry<typeof modulesFile>;
export type ControllerEntry = Entry<typeof controllersFile>;
export type SingleProductEntry = Entry<typeof singleProductsFile>;
export type EcatalogSeriesEntry = Entry<typeof ecatalogTreeFile>;
export type EcatalogProductEntry = z.infer<typeof ecatalogProductLine>;
export type DiscontinuedProductEntry = z.infer<typeof discontinuedProductLine>;
export type PriceList = z.infer<typeof priceListFile>;

/** The contents of a catalogue folder: every entry that is valid by its schema. References are not checked yet. */
export type CatalogueFiles = {
  readonly manifest: z.infer<typeof manifestFile> | undefined;
  readonly series: FileEntries<SeriesEntry>;
  readonly colours: FileEntries<ColourEntry>;
  readonly colourFamilies: FileEntries<ColourFamilyEntry>;
  readonly finishes: FileEntries<FinishEntry>;
  readonly functions: FileEntries<FunctionEntry>;
  readonly sharedWords: FileEntries<SharedWordsEntry>;
  readonly componentRoles: FileEntries<ComponentRoleEntry>;
  readonly frameLines: FileEntries<FrameLineEntry>;
  /** By line tag. */
  readonly frames: ReadonlyMap<string, FileEntries<FrameEntry>>;
  readonly articles: FileEntries<ArticleEntry>;
  readonly moduleCategories: FileEntries<CategoryEntry>;
  /** By series tag. */
  readonly modules: ReadonlyMap<string, FileEntries<ModuleEntry>>;
  readonly controllers: FileEntries<ControllerEntry>;
  readonly productCategories: FileEntries<CategoryEntry>;
  readonly products: FileEntries<SingleProductEntry>;
  readonly ecatalogTree: FileEntries<EcatalogSeriesEntry>;
  readonly ecatalogProducts: FileEntries<EcatalogProductEntry>;
  readonly ecatalogGone: FileEntries<DiscontinuedProductEntry>;
  /** Pieces per pack, by symbol. */
  readonly packs: ReadonlyMap<string, number>;
  /** By name. */
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** By path below `pictures/`; the value is the size of an SVG drawing, undefined for other pictures. */
  readonly pictures: ReadonlyMap<string, DrawingSize | undefined>;
};

/** Whether a frame is a glass panel. */
export const isTouchFrame = (frame: FrameEntry): frame is TouchFrameEntry => 'touchLayout' in frame;

/** A text of the catalogue in a language. */
export const textIn = (text: CatalogueText, language: Language): string =>
  typeof text === 'string' ? text : text[language];
