import { allLanguages } from '@ramka/domain/text';
import type { SheetRow } from './sheet-row.ts';

/*
 * Cells as values of the catalogue format, left as text where they are none: the format's own schema says then what is
 * wrong with them.
 */

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
