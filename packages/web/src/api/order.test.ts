import { expect, test } from 'vitest';
import { orderFromWire } from './order.ts';

test('an order is converted to the pages’ terms, with prices in whole minor units', () => {
  const order = orderFromWire({
    terms: { reserve: { unit: 'percent', amount: 5 }, wholePacks: true },
    articles: [
      {
        symbol: 'DR4/11',
        name: 'Ramka 4-krotna',
        serieName: 'Simon 54',
        kind: 'frame',
        image: 'components/54014,DR4-11.svg',
        catalogUrl: 'https://example.com/DR4',
        price: 34.6,
        pack: 5,
        quantity: 3,
        gone: false,
        have: 1,
        ordered: 0,
        reserve: null,
      },
    ],
    groups: [{ id: 2, bundles: [{ id: 7, quantity: 3 }], products: [{ id: 801, quantity: 1 }] }],
    bundles: [{ id: 7, rows: [{ article: 0, quantity: 1 }], remarks: ['Nie wybrano ramki.'] }],
    products: [{ id: 801, article: null }],
    ecatalogProducts: [],
  });
  expect(order.articles[0]).toEqual({
    symbol: 'DR4/11',
    name: 'Ramka 4-krotna',
    seriesName: 'Simon 54',
    kind: 'frame',
    image: 'components/54014,DR4-11.svg',
    catalogueUrl: 'https://example.com/DR4',
    price: 3460,
    packSize: 5,
    need: 3,
    gone: false,
    have: 1,
    ordered: 0,
    reserve: null,
  });
  expect(order.rooms).toEqual([{ id: 2, sets: [{ id: 7, quantity: 3 }], products: [{ id: 801, quantity: 1 }] }]);
  expect(order.rowsOfSets.get(7)).toEqual([{ article: 0, quantity: 1 }]);
  expect(order.articlesOfProducts.get(801)).toBeNull();
  expect(order.lost).toEqual([{ setId: 7, remark: 'Nie wybrano ramki.' }]);
});
