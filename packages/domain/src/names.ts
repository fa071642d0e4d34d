import { graphemeCount } from './text.ts';

/**
 * The kind of object being named. `renamed-room` is the stricter rule of the rename dialog. The server applies `room`
 * in both cases (docs/readings.md#r12).
 */
export type NameSubject = 'project' | 'room' | 'renamed-room' | 'set';

/**
 * Reasons for rejecting a name. Lengths count graphemes, as people see characters. `too-large` has few enough graphemes
 * but more than `maximum` UTF-16 units.
 */
export type NameProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-short'; readonly minimum: number }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'too-large'; readonly maximum: number }
  | { readonly kind: 'control-characters' };

/**
 * Returns the reason for rejecting a typed name, or undefined if it is valid. White space is normalised first
 * (docs/specification.md#s5-1, docs/readings.md#r12).
 */
export const nameProblem = (subject: NameSubject, typed: string): NameProblem | undefined => {
  const name = normaliseName(typed);
  const minimum = minimumLengths[subject];
  if (minimum > 0 && name === '') return { kind: 'required' };
  if (forbiddenCharacters.test(name)) return { kind: 'control-characters' };
  if (name.length > COUNTED_SIZE) return { kind: 'too-long', maximum: MAXIMUM_LENGTH };
  const length = graphemeCount(name);
  if (length < minimum) return { kind: 'too-short', minimum };
  if (length > MAXIMUM_LENGTH) return { kind: 'too-long', maximum: MAXIMUM_LENGTH };
  return name.length > MAXIMUM_SIZE ? { kind: 'too-large', maximum: MAXIMUM_SIZE } : undefined;
};

const minimumLengths: Readonly<Record<NameSubject, number>> = { project: 3, room: 3, 'renamed-room': 4, set: 0 };

const MAXIMUM_LENGTH = 120;

/** The most UTF-16 units of a stored name: four for each of 120 characters, so that most emoji fit as one character. */
const MAXIMUM_SIZE = 480;

/** Above this number of UTF-16 units, graphemes are not counted at all. */
const COUNTED_SIZE = 2000;

/**
 * Control characters, lone surrogates, noncharacters, and characters that change the direction of the surrounding text.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;

/** Returns a text without the characters that no name can have; white space becomes a space. */
export const withoutForbiddenCharacters = (text: string): string =>
  text.replace(/\s/gu, ' ').replace(new RegExp(forbiddenCharacters, 'gu'), '');

const isInvisible = (name: string): boolean => name.replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '') === '';

/**
 * Returns a typed name as it is stored: trimmed, inner white space collapsed to single spaces (docs/readings.md#r12).
 * Empty if no character is visible.
 */
export const normaliseName = (typed: string): string =>
  isInvisible(typed) ? '' : typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Returns the name for a copy: the original name with the next free number, `Desk (2)`. An empty name stays empty. */
export const nameOfCopy = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.replace(/ \([0-9]{1,4}\)$/u, '');
  if (stem === '') return name;
  for (let number = 2; ; number += 1) {
    const candidate = numbered(stem, ` (${number})`);
    if (!taken.has(candidate)) return candidate;
  }
};

/** Appends a number to a name. The name is cut if both together are too long. */
const numbered = (stem: string, number: string): string => {
  let shortened = stem;
  while (nameProblem('set', shortened + number)) shortened = shortened.slice(0, -1);
  return shortened.trimEnd() + number;
};
