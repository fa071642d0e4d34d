import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { tidyName } from '@ramka/domain/names';
import { allLanguages, type Language, languageOfCode } from '@ramka/domain/text';

/** A text as an imported file has it: in some of our languages, or in another one. */
export type ForeignText = Readonly<Partial<Record<Language | 'other', string>>>;

/**
 * The text in all five languages. A missing one reads as the English one, or else as the first that is there; undefined
 * where there is none at all. Line breaks and indents of the file are no part of it.
 */
export const textOfForeign = (said: ForeignText): CatalogueText | undefined => {
  const foreign: ForeignText = Object.fromEntries(
    Object.entries(said).map(([language, text]) => [language, tidyName(text)]),
  );
  const fallback = foreign.en ?? allLanguages.map((language) => foreign[language]).find(Boolean) ?? foreign.other;
  if (!fallback) return undefined;
  const { pl = fallback, cs = fallback, sk = fallback, uk = fallback, en = fallback } = foreign;
  const all = new Set([pl, cs, sk, uk, en]);
  return all.size === 1 ? fallback : { pl, cs, sk, uk, en };
};

/** The language that a code of a catalogue file means; `other` for one that Ramka does not speak. */
export const languageOrOther = (code: string): Language | 'other' => languageOfCode(code) ?? 'other';
