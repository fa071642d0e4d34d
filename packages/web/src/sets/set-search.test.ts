import { expect, test } from 'vitest';
import type { SavedSet } from '../api/project.ts';
import { type ListedSet, type SetOrder, sortSets } from './set-search.tsx';

const facts = { description: '', contents: '', slots: 1, emptySlots: 0, boxes: 1 };

const listed = (id: number, name: string, series: string, price: number): ListedSet => {
  const set: SavedSet = { id, name, seriesTag: 'line', version: '1', price, isExternal: false, ...facts };
  return { set, name, series };
};

const sets = [
  listed(1, 'Salon 10', 'Simon 54', 80),
  listed(2, 'Łazienka', 'Simon 10', 20),
  listed(3, 'Lampa', 'Simon 54', 80),
  listed(4, 'Salon 2', 'Simon 10', 120),
  listed(5, 'Mansarda', 'Simon 54', 5),
];

test.for<[SetOrder, readonly number[]]>([
  ['added', [1, 2, 3, 4, 5]],
  ['name', [3, 2, 5, 4, 1]],
  ['series', [2, 4, 3, 5, 1]],
  ['cheapest', [5, 2, 1, 3, 4]],
  ['dearest', [4, 1, 3, 2, 5]],
])('sorts sets by %s, in Polish', ([order, ids]) => {
  expect(sortSets(sets, order, 'pl').map(({ set }) => set.id)).toEqual(ids);
});

test('sorts by the rules of the language', () => {
  const words = [listed(1, 'Chodba', '', 1), listed(2, 'Dílna', '', 1), listed(3, 'Hala', '', 1)];
  expect(sortSets(words, 'name', 'cs').map(({ name }) => name)).toEqual(['Dílna', 'Hala', 'Chodba']);
  expect(sortSets(words, 'name', 'pl').map(({ name }) => name)).toEqual(['Chodba', 'Dílna', 'Hala']);
});
