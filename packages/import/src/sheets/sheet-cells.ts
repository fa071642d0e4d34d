import { allLanguages } from '@ramka/domain/text';
import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import type { z } from 'zod';
import type { ImportFinding } from '../import-findings.ts';
import { rowFault, type SheetRow } from './read-sheets.ts';

/*
 * Cells as values of the catalogue format, left as text where they are none: the format's own schema says then what is
 * wrong with them.
 */

/** An entry of a sheet, and the row that it came from. */
export type SheetEntry<Entry> = { readonly row: SheetRow; readonly entry: Entry };

/** Makes entries of rows; what the format's schema refuses becomes faults that name the column. */
export const checkedRows = <Entry>(
  rows: readonly SheetRow[],
  schema: z.ZodType<Entry>,
  valueOf: (row: SheetRow) => object,
  faults: ImportFinding[],
): readonly SheetEntry<Entry>[] =>
  rows.flatMap((row) => {
    const value = withoutEmpty(valueOf(row));
    const answer = schema.safeParse(value);
    if (answer.success) return [{ row, entry: answer.data }];
    for (const { path, message } of schemaFaults('', '', value, answer.error.issues))
      faults.push(rowFault(row, path.replace(/^\./, ''), message));
    return [];
  });

/** Columns that hold no field of the format. */
const withoutEmpty = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** A number; undefined where the cell is empty. */
export const numberCell = ({ cells }: SheetRow, column: string): unknown => numberOf(cells[column]);

/** Numbers between spaces. */
export const numbersCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map(numberOf);

/** `yes` or `no`; empty is `no`. */
export const yesNoCell = ({ cells }: SheetRow, column: string): unknown => {
  const text = cells[column]?.toLowerCase() ?? 'no';
  return text === 'yes' || (text === 'no' ? false : text);
};

/** A text of one column for all languages, or of five. */
export const textCell = ({ cells }: SheetRow, column: string): unknown => {
  const inLanguages = allLanguages.map((language) => [language, cells[`${column}_${language}`]] as const);
  if (inLanguages.every(([, text]) => text === undefined)) return cells[column];
  return Object.fromEntries(inLanguages.filter(([, text]) => text !== undefined));
};

/** Box entries: `54811:401:1 54812:401:3`, an article, a colour and a quantity each. */
export const boxesCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map((entry) => {
    const [articleId, colourId, quantity = '1', ...more] = entry.split(':');
    return more.length > 0
      ? entry
      : { articleId: numberOf(articleId), colourId: numberOf(colourId), quantity: numberOf(quantity) };
  });

/** Combinations of numbers: `2-4 4-2`. */
export const combinationsCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map((combination) => combination.split('-').map(numberOf));

const wordsOf = (text: string | undefined): readonly string[] => text?.split(/\s+/) ?? [];

const numberOf = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
};

/** Words between spaces. */
export const wordsCell = ({ cells }: SheetRow, column: string): readonly string[] => wordsOf(cells[column]);

/** Phrases between commas, by language: `words_pl` … `words_en`; undefined where there are none. */
export const phrasesCell = ({ cells }: SheetRow, column: string): unknown => {
  const inLanguages = allLanguages.flatMap((language) => {
    const phrases = cells[`${column}_${language}`]?.split(',').map((phrase) => phrase.trim());
    return phrases === undefined ? [] : [[language, phrases.filter((phrase) => phrase !== '')] as const];
  });
  return inLanguages.length === 0 ? undefined : Object.fromEntries(inLanguages);
};

/** Values by attribute: `rating=16-ax terminals=screw`; undefined where there are none. */
export const attributesCell = ({ cells }: SheetRow, column: string): unknown => {
  const pairs = wordsOf(cells[column]).map((entry) => entry.split('='));
  return pairs.length === 0
    ? undefined
    : Object.fromEntries(pairs.map(([attribute = '', ...values]) => [attribute, values.join('=')]));
};
