import { allLanguages } from '@ramka/domain/text';
import { readTable } from './table.ts';
import type { Words } from './words.ts';

/** The texts of one subject by their keys; asking for an unknown key is a fault of the tables. */
export type WordTable = (key: string) => Words;

/** A table of texts: `key | pl | cs | sk | uk | en`. */
export function readWordTable(text: string): WordTable {
  const rows = new Map<string, Words>(readTable(['key', ...allLanguages], text).map(({ key, ...row }) => [key, row]));
  return (key) => {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`No words for ${key}`);
    return found;
  };
}
