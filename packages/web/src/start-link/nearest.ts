import { searchKey } from '@ramka/domain/search';

/** Returns the keys and names by which an item of the catalogue is found. */
export type KeysOf<Item> = (item: Item) => readonly string[];

/** Finds an item by a key or name: as written, or else without letter case, diacritics, hyphens and spaces. */
export const findByKey = <Item>(value: string, items: readonly Item[], keysOf: KeysOf<Item>): Item | undefined => {
  const lowered = value.toLowerCase();
  const key = searchKey(value);
  return (
    items.find((item) => keysOf(item).some((own) => own.toLowerCase() === lowered)) ??
    (key === '' ? undefined : items.find((item) => keysOf(item).some((own) => searchKey(own) === key)))
  );
};

/** Keys are compared up to this length. */
const COMPARED = 60;

/** Shortest part of a key that counts as similar. */
const SHORTEST_PART = 3;

/**
 * Returns the item with the most similar key: one that contains the value or is contained in it, or that differs in at
 * most a third of its letters. Undefined if none is similar.
 */
export const nearestByKey = <Item>(value: string, items: readonly Item[], keysOf: KeysOf<Item>): Item | undefined => {
  const key = searchKey(value).slice(0, COMPARED);
  let nearest: Item | undefined;
  let least = Math.max(1, Math.floor(key.length / 3)) + 1;
  for (const item of items) {
    const distance = Math.min(...keysOf(item).map((own) => distanceOf(key, searchKey(own).slice(0, COMPARED))));
    if (distance < least) [nearest, least] = [item, distance];
  }
  return nearest;
};

const distanceOf = (one: string, other: string): number => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_PART && long.includes(short) ? 1 : editDistance(one, other);
};

/** The number of letters to insert, delete or replace (Levenshtein distance). */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, compared] of other.split('').entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === compared ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
