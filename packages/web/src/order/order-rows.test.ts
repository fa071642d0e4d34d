import { emptyAnnotation, defaultTerms } from '@ramka/domain/order';
import { allTexts } from '@ramka/texts/all-texts';
import { describe, expect, test } from 'vitest';
import { type Order, type OrderArticle, withNotes } from '../api/order.ts';
import { copiedOrder, groupsOf, remainingOf, needsOfRoom, rowsOf, rowsWithin, usesOf } from './order-rows.ts';

const anArticle = (symbol: string, need: number, overrides: Partial<OrderArticle> = {}): OrderArticle => ({
  ...emptyAnnotation,
  symbol,
  name: `Produkt ${symbol}`,
  seriesName: 'Simon 54',
  kind: 'component',
  image: '',
  catalogueUrl: '',
  price: 1000,
  packSize: null,
  need,
  gone: false,
  ...overrides,
});

/**
 * Two rooms with a set of one A and two B (two in the first room, one in the second), three of product C, and one D
 * from the e-catalogue.
 */
const anOrder = (overrides: Partial<Order> = {}): Order => ({
  terms: defaultTerms,
  articles: [
    anArticle('A', 3, { kind: 'frame' }),
    anArticle('B', 6, { packSize: 4 }),
    anArticle('C', 3, { kind: 'product', seriesName: null, price: null }),
    anArticle('D', 1, { kind: 'product', seriesName: 'Simon 10', gone: true, price: null }),
  ],
  rooms: [
    { id: 2, sets: [{ id: 7, quantity: 2 }], products: [] },
    { id: 1, sets: [{ id: 7, quantity: 1 }], products: [{ id: 801, quantity: 3 }] },
  ],
  rowsOfSets: new Map([
    [
      7,
      [
        { article: 0, quantity: 1 },
        { article: 1, quantity: 2 },
      ],
    ],
  ]),
  articlesOfProducts: new Map([
    [801, 2],
    [802, null],
  ]),
  selections: [{ catalogId: 99, article: 3, quantity: 1 }],
  lost: [],
  ...overrides,
});

const symbolsIn = (groups: ReturnType<typeof groupsOf>) => groups.map(({ rows }) => rows.map(({ symbol }) => symbol));

describe('the rows of an order', () => {
  test('contain what remains in full packs, and what needs attention', () => {
    const rows = rowsOf(anOrder());
    expect(rows.map(({ symbol, toOrder, fill, concern }) => [symbol, toOrder, fill, concern])).toEqual([
      ['A', 3, 0, undefined],
      ['B', 8, 2, undefined],
      ['C', 3, 0, 'no-price'],
      ['D', 1, 0, 'gone'],
    ]);
  });

  test('count discontinued articles in no sum, and articles without a price only in pieces', () => {
    expect(remainingOf(rowsOf(anOrder()))).toEqual({
      articles: 3,
      pieces: 14,
      total: 11_000,
      reserve: 0,
      packs: 2000,
    });
  });

  test('say what the reserve and full packs cost', () => {
    const terms = { reserve: { unit: 'pieces', amount: 1 }, wholePacks: true } as const;
    const { total, reserve, packs } = remainingOf(rowsOf(anOrder({ terms })));
    expect({ total, reserve, packs }).toEqual({ total: 12_000, reserve: 2000, packs: 1000 });
  });

  test('are the same objects while nothing of them changed', () => {
    const order = anOrder();
    const before = rowsOf(order);
    const after = rowsOf(withNotes(order, { articles: [{ symbol: 'B', have: 5 }] }));
    expect(after.map((row, place) => row === before[place])).toEqual([true, false, true, true]);
    expect(after[1]).toMatchObject({ have: 5, toOrder: 4 });
  });

  test('show ordered articles that are no longer needed', () => {
    const order = anOrder({ articles: [anArticle('A', 0, { ordered: 12 }), anArticle('B', 10, { ordered: 12 })] });
    expect(rowsOf(order).map(({ concern, tooMany }) => [concern, tooMany])).toEqual([
      ['not-needed', 12],
      ['too-many', 2],
    ]);
  });
});

describe('groups', () => {
  const view = { query: '', grouping: 'series', onlyOpen: false } as const;

  test('begin with what needs attention, and contain every article once', () => {
    expect(symbolsIn(groupsOf(rowsOf(anOrder()), view))).toEqual([
      ['C', 'D'],
      ['A', 'B'],
    ]);
    expect(symbolsIn(groupsOf(rowsOf(anOrder()), { ...view, grouping: 'kind' }))).toEqual([['C', 'D'], ['A'], ['B']]);
  });

  test('find by symbol, name and series, regardless of case', () => {
    const groups = groupsOf(rowsOf(anOrder()), { ...view, grouping: 'none', query: 'simon PRODUKT b' });
    expect(symbolsIn(groups)).toEqual([['B']]);
  });

  test('leave out ordered articles if only the remaining ones are requested', () => {
    const order = withNotes(anOrder(), { articles: [{ symbol: 'A', ordered: 3 }] });
    expect(symbolsIn(groupsOf(rowsOf(order), { ...view, onlyOpen: true }))).toEqual([['C', 'D'], ['B']]);
  });
});

describe('the uses of an article', () => {
  test('are the sets and rooms that need it, and add up to its total', () => {
    const order = anOrder();
    expect(usesOf(order, 1)).toEqual([
      { roomId: 2, setId: 7, times: 2, pieces: 2 },
      { roomId: 1, setId: 7, times: 1, pieces: 2 },
    ]);
    expect(usesOf(order, 3)).toEqual([{ roomId: null, setId: null, times: 1, pieces: 1 }]);
    for (const { place, need } of rowsOf(order))
      expect(usesOf(order, place).reduce((sum, { times, pieces }) => sum + times * pieces, 0)).toBe(need);
  });

  test('give a room its own quantities, without packs and annotations', () => {
    const order = anOrder();
    expect([...needsOfRoom(order, 1)]).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(rowsWithin(order, { roomId: 2 }).map(({ symbol, need, toOrder }) => [symbol, need, toOrder])).toEqual([
      ['A', 2, 2],
      ['B', 4, 4],
    ]);
    expect(remainingOf(rowsWithin(order, { roomId: 2 }))).toMatchObject({ total: 6000, packs: 0 });
    expect(rowsWithin(order, { setId: 7 }).map(({ symbol, need }) => [symbol, need])).toEqual([
      ['A', 3],
      ['B', 6],
    ]);
  });
});

test('the copied table has the columns of the calculation, without a currency', () => {
  const order = anOrder({ articles: [anArticle('=A', 6, { name: '<b>B & C</b>', packSize: 4, ordered: 1 })] });
  const { text, html } = copiedOrder(rowsOf(order), true, allTexts.pl, 'pl');
  expect(text.split('\r\n')[0]).toBe(
    'Symbol\tNazwa\tSeria\tPotrzebne\tZapas\tNa stanie\tZamówione\tDo pełnych opakowań\tDo zamówienia\tCena netto\tWartość netto',
  );
  expect(text.split('\r\n')[1]).toBe('=A\t<b>B & C</b>\tSimon 54\t6\t0\t0\t1\t3\t8\t10,00\t80,00');
  expect(html).toContain('<td>&lt;b&gt;B &amp; C&lt;/b&gt;</td>');
  const plain = copiedOrder(rowsOf(order), false, allTexts.pl, 'pl').text.split('\r\n');
  expect(plain[0]).toBe('Symbol\tNazwa\tSeria\tIlość\tCena netto\tWartość netto');
  expect(plain[1]).toBe('=A\t<b>B & C</b>\tSimon 54\t8\t10,00\t80,00');
});
