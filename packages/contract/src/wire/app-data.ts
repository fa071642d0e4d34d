import { z } from 'zod';
import { entityId } from './identifiers.ts';

const named = z.object({ id: entityId, name: z.string() });

/** A colour of modules or boxes; `ab` is the antibacterial version. */
export const colour = z.object({
  id: entityId,
  name: z.string(),
  hexColor: z.string(),
  ab: z.boolean(),
  /** Beyond the specification, as `finish`, `function`, `role` and `attributes` below: absent where the catalogue has none. */
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

const boxEntry = z.object({ id: entityId, color: colour, quantity: z.int() });

/**
 * A frame. Beyond the specification: `geometry`, millimetres for the drawing rule; `price`, net, absent where it is on
 * request or, as with panels, follows from what is put into it.
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
});

/** A drawer of modules or single products. */
export const category = z.object({ id: entityId, name: z.string(), subCategories: z.array(named) });

/** The electronics behind one slot of a glass panel; beyond the specification: its net `price`, absent where on request. */
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

/** What frames are made of and how they look. */
const finish = z.object({ id: z.string(), name: z.string(), hexColor: z.string(), family: z.optional(z.string()) });

/** What colours of several series have in common. */
const colourFamily = z.object({ id: z.string(), name: z.string(), hexColor: z.string() });

/** What the components of a group are for, and what tells them apart. */
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
 * What the editor needs at once; maps are keyed by series tag (docs/catalogue-rules.md#d2, docs/catalogue-rules.md#d4).
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

/** See `appData`. */
export type AppData = z.infer<typeof appData>;
/** See `frameCategory`. */
export type WireFrameCategory = z.infer<typeof frameCategory>;
/** See `frame`. */
export type WireFrame = z.infer<typeof frame>;
/** See `colour`. */
export type WireColour = z.infer<typeof colour>;
/** See `controller`. */
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
 * A module. `serieTag` and `categoryId` are beyond the specification: where it belongs; and the net `price` of a component,
 * absent where it is on request.
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

/** See `module`. */
export type WireModule = z.infer<typeof module>;

const moduleFunction = z.object({
  id: z.string(),
  name: z.string(),
  /** Phrases that people type who look for it. */
  words: z.array(z.string()),
  nearest: z.array(z.object({ function: z.string(), loses: z.string(), touchPoints: z.optional(z.int()) })),
  fulfills: z.array(z.string()),
});

/** What modules and controllers do, in the order of offering, and words that lead to several of them, each in an order. */
export const vocabulary = z.object({
  functions: z.array(moduleFunction),
  sharedWords: z.array(z.object({ words: z.array(z.string()), functions: z.array(z.string()) })),
});

/** See `vocabulary`. */
export type WireVocabulary = z.infer<typeof vocabulary>;
