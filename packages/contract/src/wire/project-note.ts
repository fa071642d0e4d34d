import { abbreviationLimits, NOTE_LENGTH, NOTE_LINE_LENGTH } from '@ramka/domain/project-note';
import { z } from 'zod';

/** Text without control characters except line breaks and tabs. */
export const note = z
  .string()
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
  .check(z.maxLength(NOTE_LENGTH));

/** A line for the note. */
export const noteLine = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)
  .check(z.maxLength(NOTE_LINE_LENGTH));

const words = z.string().regex(/^[^\p{Cc}\p{Cs}]+$/u);

/** A short form in lists of a project, and the words that it stands for. */
export const abbreviation = z.object({
  abbreviation: words.check(z.maxLength(abbreviationLimits.length)),
  meaning: words.check(z.maxLength(abbreviationLimits.meaning)),
});

/** Request body for the note of a project; null or white space deletes it. */
export const noteBody = z.object({ note: z.nullable(note) });
