import type {
  EcatalogSearchResult,
  EcatalogSeries,
  WireEcatalogProduct,
  WireSingleProduct,
} from '@ramka/contract/wire/product';
import type {
  Article,
  Category,
  Colour,
  Frame,
  FrameLine,
  Module,
  PricedAssortment,
  Series,
} from '@ramka/domain/catalogue';
import type { ColourFamily, ComponentRole, Finish, Range } from '@ramka/domain/substitutes';
import type { SharedWords } from '@ramka/domain/search';
import type { Language } from '@ramka/domain/text';

/** A complete and valid product range of a manufacturer with one price list. */
export type Catalogue = {
  /** Whether its prices are samples (docs/readings.md#r23). */
  readonly sample: boolean;
  /** A hash of all data and pictures, for entity tags and cache keys. */
  readonly fingerprint: string;
  /** The currency of the price list: ISO 4217 code, and the label printed after amounts. */
  readonly currency: { readonly code: string; readonly label: string };
  readonly picturesFolder: string;
  /** Path of every picture below `picturesFolder`. */
  readonly pictures: ReadonlySet<string>;
  /** Path of an article's picture below `picturesFolder`, by article id. */
  readonly articlePictures: ReadonlyMap<number, string>;
  /** Pieces per pack by article symbol; null if unknown, or if the article is sold by the piece. */
  readonly packSizeOf: (symbol: string) => number | null;
  readonly in: (language: Language) => LocalisedCatalogue;
};

/** A catalogue with its texts in one language. */
export type LocalisedCatalogue = PricedAssortment &
  Range & {
    readonly allSeries: readonly Series[];
    readonly allFrameLines: readonly FrameLine[];
    /** By series tag, like the following maps. */
    readonly frames: ReadonlyMap<string, readonly Frame[]>;
    readonly moduleCategories: ReadonlyMap<string, readonly Category[]>;
    /** The first colour of a series is its default. */
    readonly moduleColours: ReadonlyMap<string, readonly Colour[]>;
    readonly productCategories: ReadonlyMap<string, readonly Category[]>;
    readonly allFinishes: readonly Finish[];
    /** In the order of the files. */
    readonly listArticles: () => readonly Article[];
    readonly allSingleProducts: readonly WireSingleProduct[];
    readonly listAllEcatalogProducts: () => readonly WireEcatalogProduct[];
    readonly allColourFamilies: readonly ColourFamily[];
    readonly allRoles: readonly ComponentRole[];
    readonly sharedWords: readonly SharedWords[];
    /** The short name of a function: `gniazdo`. */
    readonly shortNameOf: (functionId: string) => string | undefined;
    readonly findSeries: (id: number) => Series | undefined;
    /** Modules of a category, including its subcategories, or of a subcategory; undefined for an unknown category. */
    readonly listModules: (categoryId: number) => readonly Module[] | undefined;
    readonly findSingleProduct: (id: number) => WireSingleProduct | undefined;
    /** Like `listModules`, for single products. */
    readonly listSingleProducts: (categoryId: number) => readonly WireSingleProduct[] | undefined;
    readonly ecatalogTree: readonly EcatalogSeries[];
    readonly findEcatalogProduct: (catalogId: number) => WireEcatalogProduct | undefined;
    /** The successor of a discontinued product; undefined if unknown or unavailable. */
    readonly findSuccessor: (catalogId: number) => WireEcatalogProduct | undefined;
    /** Products of a product group, group or series. */
    readonly listEcatalogProducts: (nodeId: number) => readonly WireEcatalogProduct[] | undefined;
    /**
     * Returns at most 200 products (docs/readings.md#r15); `more` is set if there are others. The query must have at
     * least three characters.
     */
    readonly searchEcatalog: (query: string) => {
      readonly results: readonly EcatalogSearchResult[];
      readonly more: boolean;
    };
  };
