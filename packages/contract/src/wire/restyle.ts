import { z } from 'zod';
import { entityId, price, quantity } from './identifiers.ts';

const slotKey = z.enum(['1', '2', '3', '4', '5']);
const word = z.string().check(z.minLength(1), z.maxLength(60));

/** How large a body may be that says what is to become of sets: a decision for each slot of 2,000. */
export const RESTYLE_BYTES = 1024 * 1024;

/**
 * What is to become of which sets (docs/readings.md#r32). Of a room, sets that stand elsewhere too are copied for it. An
 * id that names nothing of the project is refused.
 */
export const restyleBody = z.object({
  /** Which sets: a room's, these ones, these ones of a room, or, where neither is named, all of the project. */
  groupId: z.optional(entityId),
  bundles: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(2000))),
  /** Id of a frame line; null: each set keeps its own. */
  frameLineId: z.nullable(entityId),
  finish: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('as-is') }),
    z.object({ kind: z.literal('finish'), id: word }),
    z.object({ kind: z.literal('family'), id: word }),
  ]),
  /** Of the modules. */
  color: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('as-is') }),
    z.object({ kind: z.literal('as-frame') }),
    z.object({ kind: z.literal('family'), id: word }),
  ]),
  /** What was decided for single slots, by set: a function's id, or null for an empty slot. */
  decisions: z.optional(z.record(z.string().regex(/^[1-9][0-9]{0,9}$/), z.partialRecord(slotKey, z.nullable(word)))),
  /** Sets that stay as they are. */
  leave: z.optional(z.array(entityId).check(z.maxLength(2000))),
});

const rectangle = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** A set as it looks on the wall, in millimetres: pictures below `/assets/img/`, from the wall outwards. */
const drawing = z.object({
  ...rectangle,
  layers: z.array(z.object({ kind: z.string(), picture: z.string(), ...rectangle })),
});

/** How a set looks, and what it costs. */
export const setAppearance = z.object({
  /** Name of the frame line; empty where the catalogue no longer has the frame. */
  line: z.string(),
  /** Name of the frame's finish; null where the catalogue names none. */
  finish: z.nullable(z.string()),
  price,
  drawing: z.nullable(drawing),
});

const substitute = z.object({
  functionId: z.string(),
  name: z.string(),
  /** What is lost, in words that follow "without"; null: nothing. */
  loses: z.nullable(z.string()),
});

/** One thing that a set has not, or not in the same way; names are in the language of the call. */
export const restyleChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('function'),
    slot: z.int(),
    from: z.string(),
    to: z.string(),
    loses: z.nullable(z.string()),
    standIns: z.array(substitute),
  }),
  z.object({
    kind: z.literal('emptied'),
    slot: z.int(),
    /** Null: the catalogue no longer knows what was there. */
    from: z.nullable(z.string()),
    standIns: z.array(substitute),
  }),
  z.object({ kind: z.literal('color'), slot: z.int(), wanted: z.string(), to: z.string() }),
  z.object({
    kind: z.literal('option'),
    slot: z.int(),
    group: z.string(),
    /** Null: the catalogue no longer has it. */
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('finish'), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('seal'),
    /** The frame has none, or the module of a slot rules it out. */
    reason: z.enum(['frame-lacks-ip44', 'module-disables-ip44']),
    slot: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('box'),
    box: z.enum(['corner', 'surface']),
    /** Null: the catalogue no longer has it. */
    from: z.nullable(z.string()),
    /** Null: there is none. */
    to: z.nullable(z.string()),
  }),
]);

/** How one set fares. */
export const restyleRow = z.object({
  bundleId: entityId,
  name: z.string(),
  /** Pieces in each room that counts, in the order of the rooms; empty for a set in none. */
  rooms: z.array(z.object({ groupId: entityId, quantity })),
  verdict: z.enum(['kept', 'changed', 'incomplete', 'impossible']),
  /** Whether nothing of it would be different: it looks so already. */
  same: z.boolean(),
  before: setAppearance,
  after: z.nullable(setAppearance),
  changes: z.array(restyleChange),
  /** Why it can't be had; null where it can. */
  reason: z.nullable(
    z.enum(['unknown-frame', 'unknown-line', 'no-frame-of-size', 'no-frame-of-finish', 'no-panel', 'external-set']),
  ),
  /** Name of the copy that takes its place in the room; null: the set itself changes, or nothing does. */
  copyName: z.nullable(z.string()),
});

const sums = { before: price, after: price };

/** What a change of many sets would do; its entity tag names the state that it saw. */
export const restylePreview = z.object({
  rows: z.array(restyleRow),
  /** Net prices of the rooms, in their order; rows that are left or impossible count as before. */
  rooms: z.array(z.object({ groupId: entityId, ...sums })),
  total: z.object(sums),
});

/** What a change of many sets did. */
export const restyleReceipt = z.object({
  /** How many sets were changed, and how many copies were made. */
  changed: z.int(),
  copied: z.int(),
  /** The point that holds the state before; null where nothing had to be changed, so that there is none. */
  pointId: z.nullable(entityId),
});

/** See `restyleBody`. */
export type RestyleBody = z.infer<typeof restyleBody>;
/** See `restyleRow`. */
export type RestyleRow = z.infer<typeof restyleRow>;
/** See `restyleChange`. */
export type WireRestyleChange = z.infer<typeof restyleChange>;
/** See `restylePreview`. */
export type RestylePreview = z.infer<typeof restylePreview>;
/** See `setAppearance`. */
export type SetAppearance = z.infer<typeof setAppearance>;
