import { z } from 'zod';
import { entityId } from './identifiers.ts';

const named = z.object({ id: entityId, name: z.string() });

/** A colour of modules or boxes; `ab` marks the antibacterial version. */
export const colour = z.object({
  id: entityId,
  name: z.string(),
  hexColor: z.string(),
  ab: z.boolean(),
  /**
   * Beyond the specification, like `finish`, `function`, `role` and `attributes` below. Absent if the catalogue names
   * none.
   */
  family: z.optional(z.string()),
});

/** A frame line, a tile of step 1. */
export const frameCategory = z.object({
  id: entityId,
  name: z.string(),
  serieId: entityId,
  tag: z.string(),
  maxSlots: z.int().check(z.gte(1), z.lte(5)),
  subcategories: z.array(named),
});

/** An article of a box. Beyond the specification: the net `price` of one piece, absent if it is on request. */
const boxEntry = z.object({ id: entityId, color: colour, quantity: z.int(), price: z.optional(z.number()) });

/**
 * A frame. Beyond the specification: `geometry`, in millimetres, and net prices, absent if they are on request. The
 * price of a glass panel depends on its controllers: it has `priceFrom` instead, the price of its cheapest variation.
 */
export const frame = z.object({
  id: entityId,
  name: z.string(),
  symbol: z.string(),
  image: z.string(),
  tag: z.string(),
  slots: z.int().check(z.gte(1), z.lte(5)),
  sort: z.int(),
  categoryId: entityId,
  serieTag: z.string(),
  ip44: z.boolean(),
  cornerBox: z.array(boxEntry),
  smBox: z.array(boxEntry),
  vFrame: z.nullable(
    z.object({ controllerSlots: z.array(z.boolean()), controllerVariations: z.array(z.array(z.int())) }),
  ),
  geometry: z.object({ height: z.number(), window: z.number() }),
  finish: z.optional(z.string()),
  price: z.optional(z.number()),
  priceFrom: z.optional(z.number()),
  sealPrice: z.optional(z.number()),
});

/** A drawer of modules or single products. */
export const category = z.object({ id: entityId, name: z.string(), subCategories: z.array(named) });

/**
 * The electronics behind one slot of a glass panel. Beyond the specification: the net `price`, absent if it is on
 * request.
 */
export const controller = z.object({
  id: entityId,
  catalogId: entityId,
  symbol: z.string(),
  name: z.string(),
  image: z.string(),
  touchPoints: z.int(),
  function: z.optional(z.string()),
  price: z.optional(z.number()),
});

/** The material and colour of a frame. */
const finish = z.object({ id: z.string(), name: z.string(), hexColor: z.string(), family: z.optional(z.string()) });

/** A family of similar colours across series. */
const colourFamily = z.object({ id: z.string(), name: z.string(), hexColor: z.string() });

/** The purpose of the components in a group, and the attributes by which they differ. */
const componentRole = z.object({
  id: z.string(),
  name: z.string(),
  attributes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      carried: z.enum(['same', 'at-least', 'free']),
      values: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

/**
 * The data that the editor needs at start. Maps are keyed by series tag (docs/catalogue-rules.md#d2,
 * docs/catalogue-rules.md#d4).
 */
export const appData = z.object({
  frameCategories: z.array(frameCategory),
  productSeries: z.array(z.object({ id: entityId, name: z.string(), tag: z.string() })),
  frames: z.record(z.string(), z.array(frame)),
  moduleCategories: z.record(z.string(), z.array(category)),
  moduleColors: z.record(z.string(), z.array(colour)),
  productCategories: z.record(z.string(), z.array(category)),
  controllers: z.record(z.string(), z.array(controller)),
  finishes: z.array(finish),
  colorFamilies: z.array(colourFamily),
  roles: z.array(componentRole),
});

export type AppData = z.infer<typeof appData>;
export type WireFrameCategory = z.infer<typeof frameCategory>;
export type WireFrame = z.infer<typeof frame>;
export type WireColour = z.infer<typeof colour>;
export type WireController = z.infer<typeof controller>;

const component = z.object({
  colorId: z.int(),
  symbol: z.string(),
  name: z.string(),
  image: z.string(),
  attributes: z.optional(z.record(z.string(), z.string())),
  price: z.optional(z.number()),
});

const subComponent = z.object({
  id: entityId,
  name: z.string(),
  quantity: z.int(),
  required: z.boolean(),
  userDefinedQuantity: z.boolean(),
  components: z.array(entityId),
  role: z.optional(z.string()),
});

/**
 * A module. Beyond the specification: `serieTag`, `categoryId`, and the net `price` of a component, absent if it is on
 * request.
 */
export const module = z.object({
  id: entityId,
  name: z.string(),
  image: z.string(),
  serieTag: z.string(),
  categoryId: entityId,
  function: z.optional(z.string()),
  visibleComponents: z.array(entityId),
  /** By component id. */
  components: z.record(z.string(), component),
  subComponents: z.array(subComponent),
  properties: z.object({ disableIP44: z.boolean(), disabledFrameLines: z.array(entityId) }),
});

export type WireModule = z.infer<typeof module>;

const moduleFunction = z.object({
  id: z.string(),
  name: z.string(),
  /** Search phrases for the function. */
  words: z.array(z.string()),
  nearest: z.array(z.object({ function: z.string(), loses: z.string(), touchPoints: z.optional(z.int()) })),
  fulfills: z.array(z.string()),
});

/** The functions of modules and controllers, in display order, and words that stand for several functions. */
export const vocabulary = z.object({
  functions: z.array(moduleFunction),
  sharedWords: z.array(z.object({ words: z.array(z.string()), functions: z.array(z.string()) })),
});

export type WireVocabulary = z.infer<typeof vocabulary>;
