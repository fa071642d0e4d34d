import type { ListRow } from '@ramka/domain/flat-list/flat-list';
import type { ListProduct } from './plan-list.ts';

/** The words of a row that a visitor corrects: the whole text, or the cell of a table that names the contents. */
export const wordsOfRow = ({ text, reading }: ListRow<ListProduct>, isTable: boolean): string => {
  if (!isTable) return text;
  const cells = text.split('\t').map((cell) => cell.trim());
  const named =
    reading.kind === 'set'
      ? reading.parts[0]?.words
      : reading.kind === 'not-understood'
        ? reading.words[0]
        : reading.kind === 'product'
          ? reading.symbol
          : undefined;
  return cells.find((cell) => named !== undefined && cell.includes(named)) ?? cells.filter(Boolean).join(' ');
};

/** Replaces words of a row by the name of a reading. */
export const withReading = (text: string, words: readonly string[], name: string): string => {
  const found = words.find((word) => text.includes(word));
  return found === undefined ? name : text.replace(found, () => name);
};
