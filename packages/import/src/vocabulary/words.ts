import type { Language } from '@ramka/domain/text';
import { type Column, readTable, text } from './table.ts';

/** The languages of the sample catalogue. */
export const sampleLanguages = ['pl', 'cs', 'sk', 'uk', 'en'] as const satisfies readonly Language[];

/** A text in every language of the sample. */
export type Words = Readonly<Record<(typeof sampleLanguages)[number], string>>;

/** Joins parts of a text in every language. A plain string is the same in all languages. */
export function words(...parts: readonly (Words | string)[]): Words {
  const inLanguage = (language: keyof Words): string =>
    parts.map((part) => (typeof part === 'string' ? part : part[language])).join('');
  return {
    pl: inLanguage('pl'),
    cs: inLanguage('cs'),
    sk: inLanguage('sk'),
    uk: inLanguage('uk'),
    en: inLanguage('en'),
  };
}

/** Appends a colour to a name. Ukrainian adjectives would have to agree, so a word for "colour" precedes them. */
export function inColour(colour: Words): Words {
  return { ...colour, uk: `колір ${colour.uk}` };
}

/** The texts of one subject by key. Throws for an unknown key. */
export type WordTable = (key: string) => Words;

/** Five cells: a text in every language. */
export const translated: Column<Words> = {
  cells: sampleLanguages.length,
  read: (cells) => {
    const [pl = '', cs = '', sk = '', uk = '', en = ''] = cells.map(bindNumbers);
    return { pl, cs, sk, uk, en };
  },
};

/**
 * Keeps a number and its unit, “4 × K45” and “(řazení 6)” on one line with no-break spaces; `{}` stands for a number.
 */
const bindNumbers = (text: string): string =>
  text
    .replaceAll(/(?<=[\d}]) (?=(?:AX|[AKVW]|VA|mm?²?|В|ВА|Вт|мм?²?)(?![\p{L}\d]))/gu, NO_BREAK_SPACE)
    .replaceAll(/(?<=[\d}]) × /gu, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
    .replaceAll(/(?<=\((?:řazení|radenie)) (?=\d)/gu, NO_BREAK_SPACE);

const NO_BREAK_SPACE = '\u00A0';

/** A table of texts: `key | pl | cs | sk | uk | en`. */
export function readWordTable(table: string): WordTable {
  const rows = new Map(readTable({ key: text, name: translated }, table).map(({ key, name }) => [key, name]));
  return (key) => {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`No words for ${key}`);
    return found;
  };
}

/** A table of phrases in one language: `key | a phrase, another phrase`. */
export function readPhrases(table: string): (key: string) => string[] {
  const rows = new Map(readTable({ key: text, phrases: text }, table).map((row) => [row.key, row.phrases.split(', ')]));
  return (key) => {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`No phrases for ${key}`);
    return found;
  };
}
