import { graphemeCount } from './text.ts';

/**
 * What is being named. `renamed-room` is the dialog's own, stricter rule; the server asks of a room the same always
 * (docs/readings.md#r12).
 */
export type NameSubject = 'project' | 'room' | 'renamed-room' | 'set';

/**
 * Why a name is refused. Lengths count characters as a person does; what is too large has few enough of them, but of so
 * many parts that the store's UTF-16 units, `maximum`, do not hold them.
 */
export type NameProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-short'; readonly minimum: number }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'too-large'; readonly maximum: number }
  | { readonly kind: 'control-characters' };

/**
 * Why a typed name can't be kept, or undefined where it can; white space is tidied first (docs/specification.md#s5-1,
 * docs/readings.md#r12).
 */
export const nameProblem = (subject: NameSubject, typed: string): NameProblem | undefined => {
  const name = normaliseName(typed);
  const minimum = minimumLengths[subject];
  if (minimum > 0 && isInvisible(name)) return { kind: 'required' };
  if (forbiddenCharacters.test(name)) return { kind: 'control-characters' };
  if (name.length > COUNTED_SIZE) return { kind: 'too-long', maximum: MAXIMUM_LENGTH };
  const length = graphemeCount(name);
  if (length < minimum) return { kind: 'too-short', minimum };
  if (length > MAXIMUM_LENGTH) return { kind: 'too-long', maximum: MAXIMUM_LENGTH };
  return name.length > MAXIMUM_SIZE ? { kind: 'too-large', maximum: MAXIMUM_SIZE } : undefined;
};

const minimumLengths: Readonly<Record<NameSubject, number>> = { project: 3, room: 3, 'renamed-room': 4, set: 0 };

const MAXIMUM_LENGTH = 120;

/** UTF-16 units that a stored name may have: four for each character, so that most emoji count as one character like any other. */
const MAXIMUM_SIZE = 480;

/** UTF-16 units beyond which characters are not even counted. */
const COUNTED_SIZE = 2000;

/** Control characters, halves of characters, what is no character at all, and what turns the direction of the text around it. */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;

const isInvisible = (name: string): boolean => name.replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '') === '';

/** A typed name as it is kept: trimmed, inner white space collapsed to single spaces (docs/readings.md#r12). */
export const normaliseName = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();

/**
 * The name of a copy beside sets that are called so already: with the next number that is free, `Desk (2)`. What has no
 * name stays without one.
 */
export const nameOfCopy = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.replace(/ \([0-9]{1,4}\)$/u, '');
  if (stem === '') return name;
  for (let number = 2; ; number += 1) {
    const candidate = numbered(stem, ` (${number})`);
    if (!taken.has(candidate)) return candidate;
  }
};

/** A name and its number, the name cut where the two are too long together. */
const numbered = (stem: string, number: string): string => {
  let kept = stem;
  while (nameProblem('set', kept + number)) kept = kept.slice(0, -1);
  return kept.trimEnd() + number;
};
