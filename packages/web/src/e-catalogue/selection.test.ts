import { expect, it } from 'vitest';
import type { EcatalogueProduct } from '../api/products.ts';
import { groupBySeries } from './selection.ts';

const aProduct = (id: number, seriesName: string | null): EcatalogueProduct => ({
  catalogId: id,
  symbol: `S${id}`,
  name: 'Puszka',
  price: 1,
  image: 'box.svg',
  catalogueUrl: '',
  seriesName,
});

// Holds §2.127, §2.128.
it('groups products by series in natural order, those without a series last', () => {
  const products = [aProduct(1, null), aProduct(2, 'Simon 54'), aProduct(3, 'Simon 10'), aProduct(4, 'Simon 54')];
  const groups = groupBySeries(products, 'pl').map(({ series, products }) => [
    series,
    products.map(({ catalogId }) => catalogId),
  ]);
  expect(groups).toEqual([
    ['Simon 10', [3]],
    ['Simon 54', [2, 4]],
    [null, [1]],
  ]);
});

it('sorts by the rules of the language', () => {
  const products = ['Żuraw', 'Zebra', 'Łoś', 'Lis'].map((name, id) => aProduct(id + 1, name));
  expect(groupBySeries(products, 'pl').map(({ series }) => series)).toEqual(['Lis', 'Łoś', 'Zebra', 'Żuraw']);
});

it('has no groups without products', () => {
  expect(groupBySeries([], 'pl')).toEqual([]);
});
