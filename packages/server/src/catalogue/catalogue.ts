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

/** A manufacturer's range with one price list, complete and valid. */
export type Catalogue = {
  /** Whether its prices are samples (docs/readings.md#r23). */
  readonly sample: boolean;
  /** A hash of all data and pictures, for entity tags and cached pictures. */
  readonly fingerprint: string;
  /** The price list's currency (ISO 4217) and what stands behind an amount. */
  readonly currency: { readonly code: string; readonly label: string };
  /** Folder of the pictures. */
  readonly picturesFolder: string;
  /** Every picture, as a path below that folder. */
  readonly pictures: ReadonlySet<string>;
  /** The picture of an article by its id, as a path below that folder. */
  readonly articlePictures: ReadonlyMap<number, string>;
  /** How many pieces of an article come in a pack, by its symbol; null where that is not known, or it comes by the piece. */
  readonly packSizeOf: (symbol: string) => number | null;
  readonly in: (language: Language) => LocalisedCatalogue;
};

/** The same catalogue with its texts in one language. */
export type LocalisedCatalogue = PricedAssortment &
  Range & {
    readonly allSeries: readonly Series[];
    readonly allFrameLines: readonly FrameLine[];
    /** By series tag, as the following maps. */
    readonly frames: ReadonlyMap<string, readonly Frame[]>;
    readonly moduleCategories: ReadonlyMap<string, readonly Category[]>;
    /** The first colour of a series is its default. */
    readonly moduleColours: ReadonlyMap<string, readonly Colour[]>;
    readonly productCategories: ReadonlyMap<string, readonly Category[]>;
    readonly allFinishes: readonly Finish[];
    /** In the order of the files, as single and e-catalogue products. */
    readonly listArticles: () => readonly Article[];
    readonly allSingleProducts: readonly WireSingleProduct[];
    readonly listAllEcatalogProducts: () => readonly WireEcatalogProduct[];
    readonly allColourFamilies: readonly ColourFamily[];
    readonly allRoles: readonly ComponentRole[];
    readonly sharedWords: readonly SharedWords[];
    readonly findSeries: (id: number) => Series | undefined;
    /** Modules of a category (all of its subcategories) or subcategory; undefined where there is no such category. */
    readonly listModules: (categoryId: number) => readonly Module[] | undefined;
    readonly findSingleProduct: (id: number) => WireSingleProduct | undefined;
    /** As `listModules`, for single products. */
    readonly listSingleProducts: (categoryId: number) => readonly WireSingleProduct[] | undefined;
    readonly ecatalogTree: readonly EcatalogSeries[];
    readonly findEcatalogProduct: (catalogId: number) => WireEcatalogProduct | undefined;
    /** The successor of a discontinued product, if it is known and available. */
    readonly findSuccessor: (catalogId: number) => WireEcatalogProduct | undefined;
    /** Products of a product group, group or series. */
    readonly listEcatalogProducts: (nodeId: number) => readonly WireEcatalogProduct[] | undefined;
    /**
     * At most 200 products (docs/readings.md#r15); `more` where there were further ones. The query has 3 characters or
     * more.
     */
    readonly searchEcatalog: (query: string) => {
      readonly results: readonly EcatalogSearchResult[];
      readonly more: boolean;
    };
  };
