import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { expect, test } from 'vitest';
import { groupResults } from './tree.ts';

const places = new Map([
  [1, { serie: 'Basic', category: 'Ramki', rank: 0 }],
  [2, { serie: 'Basic', category: 'Gniazda', rank: 1 }],
  [3, { serie: 'Basic', category: 'Ramki', rank: 2 }],
  [4, { serie: null, category: 'Ramki', rank: 3 }],
]);

const product = (id: number): WireEcatalogProduct => ({
  id,
  catalogId: id,
  symbol: `S${id}`,
  name: '',
  price: 1,
  image: '',
  catalogUrl: '',
  serieName: null,
  quantity: 0,
});

/** Groups products, given by their product groups in the order of the search results. */
const grouped = (groups: readonly number[]) =>
  groupResults(
    groups.map((group, index) => ({ group, id: index + 1 })),
    ({ group }) => places.get(group),
    ({ id }) => product(id),
  ).map(({ serie, category, products }) => [serie, category, products.map(({ id }) => id)]);

test('groups have the position of their best product, and products keep their order', () => {
  expect(grouped([2, 1, 2, 1])).toEqual([
    ['Basic', 'Gniazda', [1, 3]],
    ['Basic', 'Ramki', [2, 4]],
  ]);
});

test('product groups of equal name in one series are merged, those of different series are not', () => {
  expect(grouped([1, 3, 4])).toEqual([
    ['Basic', 'Ramki', [1, 2]],
    [null, 'Ramki', [3]],
  ]);
});

test('a product without a place in the tree is omitted', () => {
  expect(grouped([9])).toEqual([]);
});
