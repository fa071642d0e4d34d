import { labelLimits, MAX_LABELS } from '@ramka/domain/labels';
import { z } from 'zod';
import { entityId, quantity } from './identifiers.ts';

/** A text of one line, possibly empty, without characters that change how the surrounding text is read. */
const line = (maximum: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]*$/u)
    .check(z.maxLength(maximum));

const notes = z.object({
  /** Empty: `S` with the number. */
  label: line(labelLimits.label),
  /** Height of the centre above the finished floor, in centimetres; null: the usual height. */
  height: z.nullable(z.int().check(z.gte(0), z.lte(labelLimits.height))),
  circuit: line(labelLimits.circuit),
  note: line(labelLimits.note),
});

const wallPiece = z.object({ groupId: entityId, bundleId: entityId, piece: quantity });

/** The label and notes of a piece. `number` never changes. */
const labelledPiece = wallPiece.extend({ number: z.int().check(z.gte(1)), ...notes.shape });

/** The usual height of the centre of a set, in centimetres, with the page that states it. It is no rule. */
const usualHeightOfSet = z.object({ bundleId: entityId, height: z.int(), source: z.string() });

/** The labels of a project. Without labels both lists are empty. */
export const projectLabels = z.object({
  numbered: z.boolean(),
  pieces: z.array(labelledPiece),
  heights: z.array(usualHeightOfSet),
});

/** The largest number of pieces in one request. */
export const MAX_LABELLED_AT_ONCE = 500;

/**
 * Request body for switching labels on or off, and for changing notes of pieces. Omitted fields stay unchanged, so that
 * simultaneous changes of different pieces or fields are all kept.
 */
export const projectLabelsBody = z.object({
  numbered: z.optional(z.boolean()),
  pieces: z.array(wallPiece.extend(notes.partial().shape)).check(z.maxLength(MAX_LABELLED_AT_ONCE)),
});

/** The labels in a project file. `room` is the index of the room in the file, `id` the set. */
export const fileLabels = z.object({
  numbered: z.boolean(),
  pieces: z
    .array(
      z.object({
        number: z.int().check(z.gte(1), z.lte(1_000_000_000)),
        room: z.int().check(z.gte(0)),
        id: entityId,
        piece: quantity,
        ...notes.partial().shape,
      }),
    )
    .check(z.maxLength(MAX_LABELS)),
});

export type WireLabels = z.infer<typeof projectLabels>;
export type WireLabelsBody = z.infer<typeof projectLabelsBody>;
export type FileLabels = z.infer<typeof fileLabels>;
