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

/** `catalogue.json`: what this catalogue is. */
export const manifestFile = z.strictObject({
  /** Version of this format. */
  format: z.literal(1),
  name: z.string(),
  /** The manufacturer's edition, such as `2026-11`. */
  edition: z.string(),
  /** Whether its prices are samples; the product then says so wherever it shows them (docs/readings.md#r23). */
  sample: z.boolean(),
  /** Updates that its e-catalogue has taken since it was imported whole; absent where that is not known. */
  updates: z.optional(z.int().check(z.gte(0))),
  /** The highest id that an import of sheets has given, so that no id is given twice. */
  lastId: z.optional(z.int().check(z.gte(0))),
});

/** `series.json`: every series, in the order of the screens. */
export const seriesFile = z.array(z.strictObject({ id, tag, name: catalogueText }));

/** `colours.json`: the colours that modules and boxes come in; a series' first one is its default. */
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

/** `colour-families.json`: what colours of several series have in common, in the order of offering. */
export const colourFamiliesFile = z.array(z.strictObject({ id: tag, name: catalogueText, hexColor }));

/** `finishes.json`: what frames are made of and how they look. */
export const finishesFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    hexColor,
    /** Id of the colour family that goes with it. */
    family: z.optional(tag),
  }),
);

/** `functions.json`: what modules and controllers do, whatever their series, in the order of offering. */
export const functionsFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    /** What people type who look for it. */
    words: z.optional(phrases),
    /** The functions that come nearest to it, the best first. */
    nearest: z.array(
      z.strictObject({
        function: tag,
        /** What is lost, in words that follow "without". */
        loses: catalogueText,
        /** Only for a controller with so many touch points. */
        touchPoints: z.optional(z.int().check(z.gte(1), z.lte(4))),
      }),
    ),
    /** The functions whose job it does as well, at no loss. */
    fulfills: z.array(tag),
  }),
);

/** `shared-words.json`: words that lead to several functions; where one stands twice, the earlier entry goes before. */
export const sharedWordsFile = z.array(
  z.strictObject({
    words: phrases.check(
      z.refine((words) => Object.keys(words).length > 0, 'Words of one language at least are needed.'),
    ),
    /** Ids of functions, in the order of offering. */
    functions: z.array(tag).check(z.minLength(1)),
  }),
);

/** `component-roles.json`: what the components of a group are for. */
export const componentRolesFile = z.array(
  z.strictObject({
    id: tag,
    name: catalogueText,
    /** What tells its components apart, the weightiest first. */
    attributes: z.array(
      z.strictObject({
        id: tag,
        name: catalogueText,
        /** How a choice is carried to another module: the same value, the same or a higher one, whatever there is. */
        carried: z.enum(['same', 'at-least', 'free']),
        /** The lowest first. */
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
  /** In `pictures/frames/{line tag}/`. */
  image: imageName,
  /** Millimetres: the frame's height, and the opening of a slot. */
  geometry: z.strictObject({ height: z.number().check(z.positive()), window: z.number().check(z.positive()) }),
  /** Article of the IP44 seal; absent where the frame supports none. */
  sealId: z.optional(id),
  cornerBoxes: z.array(boxEntry),
  surfaceBoxes: z.array(boxEntry),
  /** Id of a finish. */
  finish: z.optional(tag),
};

/** A frame that is an article itself: its id is the article's. Symbol and name are the article's. */
export const plainFrame = z.strictObject(frameFields);

/** A glass panel: `symbol` holds one `@` per controller slot, each variation is an article with the resolved symbol. */
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

/** `articles.json`: whatever can be ordered for a set. Prices are looked up by symbol. */
export const articlesFile = z.array(
  z.strictObject({
    id,
    symbol,
    name: catalogueText,
    /** Absent for an article outside of every series. */
    seriesTag: z.optional(tag),
    /** Its colour where it can be the visible part of a module; absent: fits every colour. */
    colourId: z.optional(id),
    /** Below `pictures/`. */
    picture: picturePath,
    catalogUrl: z.optional(address),
    /** Where it can be chosen in a group: what tells it from others of the group's role, values by attributes' ids. */
    attributes: z.optional(z.record(tag, tag)),
  }),
);

/** `module-categories.json`: the drawers of step 3, in order. Every one has subcategories. */
export const moduleCategoriesFile = categories;

/** `modules/{series tag}.json`: the modules of one series. */
export const modulesFile = z.array(
  z.strictObject({
    id,
    name: catalogueText,
    /** Id of its function; without one it has no counterpart in another series. */
    function: z.optional(tag),
    /** In `pictures/modules/{series tag}/`. */
    image: imageName,
    /** Id of a subcategory. */
    categoryId: id,
    /** Articles that can be its visible part, of every colour. */
    visibleComponents: z.array(id),
    groups: z.array(
      z.strictObject({
        id,
        name: catalogueText,
        /** Id of the role that its components play. */
        role: z.optional(tag),
        quantity: z.int().check(z.gte(1)),
        required: z.boolean(),
        userDefinedQuantity: z.boolean(),
        components: z.array(id),
      }),
    ),
    disablesIp44: z.boolean(),
    /** Ids of frame lines of its series. */
    disabledFrameLines: z.array(id),
  }),
);

/** `controllers.json`: touch controllers; each id is an article's, `catalogId` a product of the e-catalogue. */
export const controllersFile = z.array(
  z.strictObject({
    id,
    seriesTag: tag,
    catalogId: id,
    touchPoints: z.int().check(z.gte(1), z.lte(4)),
    /** As a module's. */
    function: z.optional(tag),
    /** In `pictures/controllers/{series tag}/`. */
    image: imageName,
  }),
);

/** `product-categories.json`: the drawers of single products; one without subcategories lists products itself. */
export const productCategoriesFile = categories;

/** `products.json`: single products. */
export const singleProductsFile = z.array(
  z.strictObject({
    id,
    catalogId: id,
    seriesTag: tag,
    /** Id of a subcategory, or of a category without any. */
    categoryId: id,
    symbol,
    name: catalogueText,
    /** In `pictures/products/`. */
    image: imageName,
    catalogUrl: z.optional(address),
  }),
);

/** `e-catalogue/tree.json`: series, groups, product groups; ids unique over the whole tree. */
export const ecatalogTreeFile = z.array(
  z.strictObject({
    id,
    /** Null: the products outside of every series. */
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

/** A line of `e-catalogue/products.ndjson`: one product; `replacedBy` is the symbol of the one that takes its place. */
export const ecatalogProductLine = z.strictObject({
  id,
  symbol,
  name: catalogueText,
  productGroupId: id,
  image: imageName,
  catalogUrl: z.optional(address),
  function: z.optional(tag),
  replacedBy: z.optional(symbol),
  /** Its other number, where it has two, its class of ETIM and features of that: `EF000074=2 EF000007=EV000202`. */
  supplierNumber: z.optional(symbol),
  manufacturerNumber: z.optional(symbol),
  etimClass: z.optional(etimClass),
  etimFeatures: z.optional(etimFeatures),
});

/** A line of `e-catalogue/gone.ndjson`: a product that is sold no longer; its id is never given to another one. */
export const ecatalogGoneLine = z.strictObject({
  id,
  symbol,
  /** Symbol of the product that takes its place, which may itself be gone by now. */
  replacedBy: z.optional(symbol),
});

/** `packs.json`: how many pieces of an article come in a pack, by symbol; what is sold by the piece does not stand in it. */
export const packsFile = z.record(symbol, z.int().check(z.gte(2), z.lte(10_000)));

/** `prices/{name}.json`: one price list; net prices of one piece by symbol, as decimal text with two places. */
export const priceListFile = z.strictObject({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency is three capital letters, such as "PLN".'),
  /** What stands behind an amount: `zł`, `Kč`. */
  label: z.string(),
  prices: z.record(z.string(), price),
});
