import { z } from 'zod';
import {
  address,
  categories,
  catalogueText,
  etimClass,
  etimFeatures,
  hexColor,
  id,
  imageName,
  phrases,
  picturePath,
  price,
  slots,
  symbol,
  tag,
} from './fields.ts';

/** `catalogue.json`: the catalogue's manifest. */
export const manifestFile = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  /** The manufacturer's edition, such as `2026-11`. */
  edition: z.string(),
  /**
   * Whether prices are samples. The product then labels them as samples wherever it shows them (docs/readings.md#r23).
   */
  sample: z.boolean(),
  /** Number of updates applied since the last complete import of the e-catalogue; absent if unknown. */
  updates: z.optional(z.int().check(z.gte(0))),
  /** The highest id assigned by an import of sheets, so that no id is assigned twice. */
  lastId: z.optional(z.int().check(z.gte(0))),
});

/** `series.json`: all series, in display order. */
export const seriesFile = z.array(z.strictObject({ id, tag, name: catalogueText }));

/** `colours.json`: the colours of modules and boxes. The first colour of a series is its default. */
export const coloursFile = z.array(
  z.strictObject({
    id,
    seriesTag: tag,
    name: catalogueText,
    hexColor,
    antibacterial: z.boolean(),
    /** Id of a colour family. */
    family: z.optional(tag),
  }),
);

/** `colour-families.json`: families of similar colours across series, in display order. */
export const colourFamiliesFile = z.array(z.strictObject({ id: tag, name: catalogueText, hexColor }));

/** `finishes.json`: the materials and colours of frames. */
export const finishesFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    hexColor,
    /** Id of the matching colour family. */
    family: z.optional(tag),
  }),
);

/** `functions.json`: the functions of modules and controllers, independent of series, in display order. */
export const functionsFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    /** A shorter name in lower case, for names of sets by their contents: `3× gniazdo`. */
    shortName: z.optional(catalogueText),
    /** Search phrases for the function. */
    words: z.optional(phrases),
    /** Similar functions, best first. */
    nearest: z.array(
      z.strictObject({
        function: tag,
        /** The loss, in words that follow "without". */
        loses: catalogueText,
        /** Only for a controller with this number of touch points. */
        touchPoints: z.optional(z.int().check(z.gte(1), z.lte(4))),
      }),
    ),
    /** Functions that this one can replace without a loss. */
    fulfills: z.array(tag),
  }),
);

/**
 * `shared-words.json`: words that stand for several functions. If a word occurs twice, the earlier entry ranks higher.
 */
export const sharedWordsFile = z.array(
  z.strictObject({
    words: phrases.check(
      z.refine((words) => Object.keys(words).length > 0, 'Words of one language at least are needed.'),
    ),
    /** Ids of functions, in display order. */
    functions: z.array(tag).check(z.minLength(1)),
  }),
);

/** `component-roles.json`: the purposes of the components in a group. */
export const componentRolesFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    /** The attributes by which the role's components differ, most important first. */
    attributes: z.array(
      z.strictObject({
        id: tag,
        name: catalogueText,
        /**
         * The condition for carrying a choice to another module: the same value, the same or a higher value, or none.
         */
        carried: z.enum(['same', 'at-least', 'free']),
        /** Lowest first. */
        values: z.array(z.strictObject({ id: tag, name: catalogueText })),
      }),
    ),
  }),
);

/** `frame-lines.json`: the tiles of step 1. The tile's picture is `frame-categories/{tag}.svg` or `.png`. */
export const frameLinesFile = z.array(
  z.strictObject({
    id,
    tag,
    seriesTag: tag,
    name: catalogueText,
    maxSlots: slots,
    subcategories: z.array(z.strictObject({ id, name: catalogueText })).check(z.minLength(1)),
  }),
);

const boxEntry = z.strictObject({ articleId: id, colourId: id, quantity: z.int().check(z.gte(1)) });

const frameFields = {
  id,
  subcategoryId: id,
  slots,
  sort: z.int(),
  /** A file in `pictures/frames/{line tag}/`. */
  image: imageName,
  /** The frame's height and the width of a slot's opening, in millimetres. */
  geometry: z.strictObject({ height: z.number().check(z.positive()), window: z.number().check(z.positive()) }),
  /** Article of the IP44 seal; absent if the frame does not support IP44. */
  sealId: z.optional(id),
  cornerBoxes: z.array(boxEntry),
  surfaceBoxes: z.array(boxEntry),
  /** Id of a finish. */
  finish: z.optional(tag),
};

/** A frame that is an article itself. Id, symbol and name are those of the article. */
export const plainFrame = z.strictObject(frameFields);

/**
 * A glass panel. `symbol` contains one `@` per controller slot; each variation is an article with the resolved symbol.
 */
export const touchFrame = z.strictObject({
  ...frameFields,
  symbol,
  name: catalogueText,
  touchLayout: z.strictObject({
    controllerSlots: z.array(z.boolean()),
    controllerVariations: z.array(z.array(z.int().check(z.gte(1)))).check(z.minLength(1)),
  }),
});

/** `frames/{line tag}.json`: the frames of one line. */
export const framesFile = z.array(z.union([plainFrame, touchFrame]));

/** `articles.json`: everything that can be ordered for a set. Prices are looked up by symbol. */
export const articlesFile = z.array(
  z.strictObject({
    id,
    symbol,
    name: catalogueText,
    /** Absent for an article outside every series. */
    seriesTag: z.optional(tag),
    /** Colour of an article that can be the visible part of a module; absent: fits every colour. */
    colourId: z.optional(id),
    /** A path below `pictures/`. */
    picture: picturePath,
    catalogUrl: z.optional(address),
    /** Attributes of an article that can be chosen in a group: values by attribute id of the group's role. */
    attributes: z.optional(z.record(tag, tag)),
  }),
);

/** `module-categories.json`: the drawers of step 3, in order. Each has subcategories. */
export const moduleCategoriesFile = categories;

/** `modules/{series tag}.json`: the modules of one series. */
export const modulesFile = z.array(
  z.strictObject({
    id,
    name: catalogueText,
    /** Id of the module's function. Without one, the module has no counterpart in other series. */
    function: z.optional(tag),
    /** A file in `pictures/modules/{series tag}/`. */
    image: imageName,
    /** Id of a subcategory. */
    categoryId: id,
    /** Articles that can be the visible part, in all colours. */
    visibleComponents: z.array(id),
    groups: z.array(
      z.strictObject({
        id,
        name: catalogueText,
        /** Id of the role of the group's components. */
        role: z.optional(tag),
        quantity: z.int().check(z.gte(1)),
        required: z.boolean(),
        userDefinedQuantity: z.boolean(),
        components: z.array(id),
      }),
    ),
    disablesIp44: z.boolean(),
    /** Ids of the frame lines of its series that the module does not fit. */
    disabledFrameLines: z.array(id),
  }),
);

/** `controllers.json`: touch controllers. `id` is an article's id, `catalogId` the id of an e-catalogue product. */
export const controllersFile = z.array(
  z.strictObject({
    id,
    seriesTag: tag,
    catalogId: id,
    touchPoints: z.int().check(z.gte(1), z.lte(4)),
    /** Id of the controller's function. */
    function: z.optional(tag),
    /** A file in `pictures/controllers/{series tag}/`. */
    image: imageName,
  }),
);

/**
 * `product-categories.json`: the drawers of single products. A category without subcategories lists its products
 * directly.
 */
export const productCategoriesFile = categories;

/** `products.json`: single products. */
export const singleProductsFile = z.array(
  z.strictObject({
    id,
    catalogId: id,
    seriesTag: tag,
    /** Id of a subcategory, or of a category without subcategories. */
    categoryId: id,
    symbol,
    name: catalogueText,
    /** A file in `pictures/products/`. */
    image: imageName,
    catalogUrl: z.optional(address),
  }),
);

/** `e-catalogue/tree.json`: series, groups, product groups. Ids are unique within the whole tree. */
export const ecatalogTreeFile = z.array(
  z.strictObject({
    id,
    /** Null for the products outside every series. */
    name: z.nullable(catalogueText),
    groups: z.array(
      z.strictObject({
        id,
        name: catalogueText,
        productGroups: z.array(z.strictObject({ id, name: catalogueText })).check(z.minLength(1)),
      }),
    ),
  }),
);

/** A line of `e-catalogue/products.ndjson`: one product. `replacedBy` is the symbol of its successor. */
export const ecatalogProductLine = z.strictObject({
  id,
  symbol,
  name: catalogueText,
  productGroupId: id,
  image: imageName,
  catalogUrl: z.optional(address),
  function: z.optional(tag),
  replacedBy: z.optional(symbol),
  /**
   * The product's second number if it has two, its ETIM class and its ETIM features: `EF000074=2 EF000007=EV000202`.
   */
  supplierNumber: z.optional(symbol),
  manufacturerNumber: z.optional(symbol),
  etimClass: z.optional(etimClass),
  etimFeatures: z.optional(etimFeatures),
});

/** A line of `e-catalogue/gone.ndjson`: a discontinued product. Its id is never assigned again. */
export const discontinuedProductLine = z.strictObject({
  id,
  symbol,
  /** Symbol of the successor, which may itself be discontinued. */
  replacedBy: z.optional(symbol),
});

/** `packs.json`: pack sizes in pieces, by symbol. Articles sold by the piece have no entry. */
export const packsFile = z.record(symbol, z.int().check(z.gte(2), z.lte(10_000)));

/** `prices/{name}.json`: one price list. Net prices of one piece by symbol, as decimal text with two decimals. */
export const priceListFile = z.strictObject({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency is three capital letters, such as "PLN".'),
  /** The currency label that follows an amount: `zł`, `Kč`. */
  label: z.string(),
  prices: z.record(z.string(), price),
});
