import { z } from 'zod';
import { entityId, price, quantity } from './identifiers.ts';

const slotKey = z.enum(['1', '2', '3', '4', '5']);
const setKey = z.string().regex(/^[1-9][0-9]{0,9}$/);
const word = z.string().check(z.minLength(1), z.maxLength(60));

/** The largest request body for restyling, in bytes: enough for a decision for each slot of 2,000 sets. */
export const RESTYLE_BYTES = 1024 * 1024;

/**
 * A change of many sets (docs/readings.md#r32). If it is limited to a room, sets that other rooms also use are copied.
 * Unknown ids are rejected.
 */
export const restyleBody = z.object({
  /**
   * The selected sets: all of a room, the listed ones, the listed ones of a room, or, without both fields, all of the
   * project.
   */
  groupId: z.optional(entityId),
  bundles: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(2000))),
  /** Frame line id; null: each set keeps its line. */
  frameLineId: z.nullable(entityId),
  finish: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('as-is') }),
    z.object({ kind: z.literal('finish'), id: word }),
    z.object({ kind: z.literal('family'), id: word }),
  ]),
  /** Colour of the modules. */
  color: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('as-is') }),
    z.object({ kind: z.literal('as-frame') }),
    z.object({ kind: z.literal('family'), id: word }),
  ]),
  /** Decisions for individual slots, by set id: the id of a function, or null for an empty slot. */
  decisions: z.optional(z.record(setKey, z.partialRecord(slotKey, z.nullable(word)))),
  /** Frame lines and finishes for individual sets, by set id, in place of the requested ones. */
  frames: z.optional(z.record(setKey, z.object({ frameLineId: entityId, finish: word }))),
  /** Sets that are divided into two with half of the slots each, for a finish without frames of their size. */
  divided: z.optional(z.array(entityId).check(z.maxLength(2000))),
  /** Sets that are not changed. */
  leave: z.optional(z.array(entityId).check(z.maxLength(2000))),
});

const rectangle = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** The drawing of a set in millimetres: pictures below `/assets/img/`, ordered from the wall outwards. */
const drawing = z.object({
  ...rectangle,
  layers: z.array(z.object({ kind: z.string(), picture: z.string(), ...rectangle })),
});

/** Appearance and price of a set. */
export const setAppearance = z.object({
  /** Name of the frame line; empty if the catalogue no longer contains the frame. */
  line: z.string(),
  /** Name of the frame's finish; null if the catalogue names none. */
  finish: z.nullable(z.string()),
  price,
  drawing: z.nullable(drawing),
});

const substitute = z.object({
  functionId: z.string(),
  name: z.string(),
  /** The loss, in words that follow "without"; null if there is none. */
  loses: z.nullable(z.string()),
});

/** One difference between a set and its restyled version. Names are in the language of the request. */
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
    /** Null if the catalogue no longer contains the previous module. */
    from: z.nullable(z.string()),
    standIns: z.array(substitute),
  }),
  z.object({ kind: z.literal('color'), slot: z.int(), wanted: z.string(), to: z.string() }),
  z.object({
    kind: z.literal('option'),
    slot: z.int(),
    group: z.string(),
    /** The chosen component; null if the catalogue no longer contains it. */
    from: z.nullable(z.string()),
    /** Its replacement; null for none. */
    to: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('finish'), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('seal'),
    /** The frame has no seal, or the module of `slot` excludes it. */
    reason: z.enum(['frame-lacks-ip44', 'module-disables-ip44']),
    slot: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('box'),
    box: z.enum(['corner', 'surface']),
    /** Null if the catalogue no longer contains it. */
    from: z.nullable(z.string()),
    /** Null if there is none. */
    to: z.nullable(z.string()),
  }),
]);

/** The result of restyling one set. */
export const restyleRow = z.object({
  bundleId: entityId,
  name: z.string(),
  /** Quantity in each selected room, in room order; empty for a set that no room contains. */
  rooms: z.array(z.object({ groupId: entityId, quantity })),
  verdict: z.enum(['kept', 'changed', 'incomplete', 'impossible']),
  /** Whether the set would not change at all. */
  same: z.boolean(),
  before: setAppearance,
  after: z.nullable(setAppearance),
  changes: z.array(restyleChange),
  /** The reason why the set cannot be restyled; null if it can. */
  reason: z.nullable(
    z.enum(['unknown-frame', 'unknown-line', 'no-frame-of-size', 'no-frame-of-finish', 'no-panel', 'external-set']),
  ),
  /** Name of the copy that replaces the set in the room; null if the set itself changes, or nothing does. */
  copyName: z.nullable(z.string()),
});

const sums = { before: price, after: price };

/** The effect of restyling. The `ETag` of the response identifies the state of the project that the preview is based on. */
export const restylePreview = z.object({
  rows: z.array(restyleRow),
  /** Net prices of the rooms, in room order. Rows that are excluded or impossible count with their present price. */
  rooms: z.array(z.object({ groupId: entityId, ...sums })),
  total: z.object(sums),
});

/** The result of restyling. */
export const restyleReceipt = z.object({
  /** Number of changed sets, and number of copies. */
  changed: z.int(),
  copied: z.int(),
  /** The restore point with the previous state; null if nothing changed. */
  pointId: z.nullable(entityId),
});

export type RestyleBody = z.infer<typeof restyleBody>;
export type RestyleRow = z.infer<typeof restyleRow>;
export type WireRestyleChange = z.infer<typeof restyleChange>;
export type RestylePreview = z.infer<typeof restylePreview>;
export type SetAppearance = z.infer<typeof setAppearance>;
