import { describe, expect, it } from 'vitest';
import { articlesOf } from './articles.ts';

const aProduct = (symbol: string, name: string, seriesName: string | null = 'Simon 54') => ({
  catalogId: 1,
  symbol,
  name,
  image: '',
  catalogueUrl: '',
  seriesName,
  price: 100,
});

const articles = (...products: readonly (readonly [symbol: string, name: string])[]) =>
  articlesOf(products.map(([symbol, name]) => aProduct(symbol, name))).map(({ name, variants }) => [
    name,
    variants.map((variant) => `${variant.product.symbol} ${variant.name}`.trim()),
  ]);

describe('articles', () => {
  it('are one card for all colours, at the position of the first one', () => {
    expect(
      articles(
        ['DW1.01/11', 'Łącznik, biały, Simon 54'],
        ['DW6.01/11', 'Łącznik schodowy, biały, Simon 54'],
        ['DW1.01/49', 'Łącznik, czarny mat, Simon 54'],
      ),
    ).toEqual([
      ['Łącznik, Simon 54', ['DW1.01/11 biały', 'DW1.01/49 czarny mat']],
      ['Łącznik schodowy, biały, Simon 54', ['DW6.01/11']],
    ]);
  });

  it.each([
    ['names differ in two places', 'Łącznik, biały, Simon 54', 'Przycisk, czarny, Simon 54'],
    ['one name is longer', 'Łącznik, biały', 'Łącznik, czarny, z lampką'],
    ['names are the same', 'Łącznik', 'Łącznik'],
  ])('are separate if %s', (_why, one, other) => {
    expect(articles(['DW1/11', one], ['DW1/12', other])).toHaveLength(2);
  });

  it('are separate if symbols have no slash or series differ', () => {
    expect(articles(['DTS1', 'Sterownik, biały'], ['DTS2', 'Sterownik, czarny'])).toHaveLength(2);
    expect(articlesOf([aProduct('W/1', 'A, b'), aProduct('W/2', 'A, c', null)])).toHaveLength(2);
  });

  it('contain every product, however many there are', () => {
    const products = Array.from({ length: 50_000 }, (_, index) =>
      aProduct(`D${index >> 3}/${index % 8}`, `Łącznik ${index >> 3}, kolor ${index % 8}, Simon 54`),
    );
    const all = articlesOf(products);
    expect(all).toHaveLength(6250);
    expect(all.flatMap(({ variants }) => variants.map(({ product }) => product))).toEqual(products);
  });
});
