/** Maximum number of characters of a project's note. */
export const NOTE_LENGTH = 50_000;

/** Maximum number of characters of one line that a list adds to the note. */
export const NOTE_LINE_LENGTH = 500;

/** Maximum number of abbreviations of a project, and of characters of one and of its meaning. */
export const abbreviationLimits = { count: 500, length: 40, meaning: 200 } as const;

/** A short form in a list, such as "GW", and the words that it stands for. */
export type Abbreviation = { readonly abbreviation: string; readonly meaning: string };

/** A learnt meaning of an abbreviation; null forgets it. */
export type LearntAbbreviation = { readonly abbreviation: string; readonly meaning: string | null };

/** Returns a note as it is stored: line ends as `\n`, without white space at the ends. Null if nothing remains. */
export const normaliseNote = (typed: string): string | null => {
  const lines = typed.normalize('NFC').split(/\r\n|\n|\r/u);
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return text.trim() === '' ? null : text.replace(/^\n+|\n+$/gu, '');
};

/** Appends lines to a note, without those that it already contains. */
export const withNoteLines = (note: string | null, lines: readonly string[]): string | null => {
  const present = note === null ? [] : note.split('\n');
  const all = new Set([...present.map((line) => line.trim()), '']);
  const added = lines.map((line) => line.trim()).filter((line) => all.size < all.add(line).size);
  return added.length === 0 ? note : [...present, ...added].join('\n');
};

/** Adds learnt abbreviations to those of a project; a later meaning replaces an earlier one. */
export const withAbbreviations = (
  present: readonly Abbreviation[],
  learnt: readonly LearntAbbreviation[],
): readonly Abbreviation[] => {
  const meanings = new Map(present.map(({ abbreviation, meaning }) => [abbreviation, meaning]));
  for (const { abbreviation, meaning } of learnt) {
    if (meaning === null) meanings.delete(abbreviation);
    else meanings.set(abbreviation, meaning);
  }
  return [...meanings].map(([abbreviation, meaning]) => ({ abbreviation, meaning }));
};
