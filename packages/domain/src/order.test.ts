import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  checkOrder,
  isEmptyAnnotation,
  emptyAnnotation,
  ociFieldLengths,
  ociFields,
  annotationAfterOrdering,
  type LinkTemplate,
  type OrderLine,
  calculateOrder,
  type Reserve,
  shopLink,
  skuOf,
  defaultTerms,
} from './order.ts';

const aLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  symbol: 'DR4/11',
  name: 'Ramka 4-krotna',
  quantity: 2,
  price: 3460,
  ...overrides,
});

const skus = { suffixes: {}, exceptions: { GONE: null, LONG: 'x'.repeat(41) } };
const form = { kind: 'oci', skus } as const;

describe('a list for a shop', () => {
  test('is complete if everything fits', () => {
    expect(checkOrder([aLine()], form)).toEqual({ items: [{ ...aLine(), sku: 'DR4/11' }], findings: [] });
  });

  test.each([
    ['no-sku', aLine({ symbol: 'GONE' }), 0],
    ['long-sku', aLine({ symbol: 'LONG' }), 0],
    ['long-sku', aLine({ symbol: 'S'.repeat(41) }), 0],
    ['no-price', aLine({ price: null }), 1],
    ['long-name', aLine({ name: 'Gniazdo podwójne z uziemieniem i przesłonami torów' }), 1],
  ])('has findings: %s', (kind, line, count) => {
    const { items, findings } = checkOrder([line], form);
    expect(items).toHaveLength(count);
    expect(findings).toEqual([{ kind, symbol: line.symbol, name: line.name }]);
  });

  test('has no length limits in a link, which contains no names', () => {
    const lines = [aLine({ symbol: 'LONG', name: 'x'.repeat(50) }), aLine({ symbol: 'GONE' })];
    const { items, findings } = checkOrder(lines, { kind: 'link', skus });
    expect(items).toEqual([{ ...lines[0], sku: skus.exceptions.LONG }]);
    expect(findings.map(({ kind }) => kind)).toEqual(['no-sku']);
  });

  test.each([
    ['Gniazdo podwójne z uziemieniem i przesłonami torów', 'Gniazdo podwójne z uziemieniem i…'],
    ['Ramka potrójna z aluminium w czerni matowej', 'Ramka potrójna z aluminium w czerni…'],
    ['Ramka pięciokrotna, aluminium, czerń mat, satyna', 'Ramka pięciokrotna, aluminium, czerń…'],
    ['Ramka pięciokrotna, aluminium, czerń ma satyna', 'Ramka pięciokrotna, aluminium, czerń ma…'],
    ['x'.repeat(50), `${'x'.repeat(39)}…`],
    [`${'x'.repeat(38)}😀😀`, `${'x'.repeat(38)}…`],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('shortens %s to %s', (name, short) => {
    expect(checkOrder([aLine({ name })], form).items[0]?.name).toBe(short);
  });
});

/** Reads the items of a shop's URL as shops do: by the texts between them. */
const readItems = (text: string, { item, separator }: Pick<LinkTemplate, 'item' | 'separator'>) => {
  const [before = '', between = '', after = ''] = item.split(/\{(?:sku|quantity)\}/);
  return text.split(separator).map((one) => {
    const [first = '', second = ''] = one.slice(before.length, one.length - after.length).split(between);
    const [sku, quantity] = item.indexOf('{sku}') < item.indexOf('{quantity}') ? [first, second] : [second, first];
    return { sku, quantity: Number(quantity) };
  });
};

const templates = [
  { item: '{sku}:{quantity}', separator: ',' },
  { item: '{quantity}*{sku}', separator: ';' },
  { item: '[{sku}::{quantity}]', separator: '|' },
  { item: 'sku={sku}&qty={quantity}', separator: '&&' },
  { item: '{sku} {quantity}', separator: '\n' },
];

describe('a SKU in the URL of a shop', () => {
  test.each(['a,b', 'a:b', ',', ':', 'a:', ',a'])('that would be read as something else is omitted: %s', (symbol) => {
    const rules = {
      kind: 'link',
      skus: { suffixes: {}, exceptions: {} },
      item: '{sku}:{quantity}',
      separator: ',',
    } as const;
    const { items, findings } = checkOrder([aLine({ symbol }), aLine()], rules);
    expect(items.map((item) => item.symbol)).toEqual(['DR4/11']);
    expect(findings.map(({ kind }) => kind)).toEqual(['ambiguous-sku']);
  });

  test('is read back with its quantity, whatever the template and the other SKUs', () => {
    const anySku = fc.oneof(
      fc.stringMatching(/^[A-Z0-9,:;*|&=[\] \n/.-]{1,8}$/),
      fc.stringMatching(/^[A-Z0-9/.-]{1,8}$/),
    );
    const anyLines = fc.array(fc.record({ symbol: anySku, quantity: fc.integer({ min: 1, max: 9999 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(anyLines, fc.constantFrom(...templates), (some, template) => {
        const rules = { kind: 'link', skus: { suffixes: {}, exceptions: {} }, ...template } as const;
        const { items } = checkOrder(
          some.map((line) => aLine(line)),
          rules,
        );
        const address = shopLink(items, { ...template, address: 'https://shop.example/?add={items}' });
        const text = new URL(address ?? '').searchParams.get('add') ?? '';
        const pairs = items.map(({ sku, quantity }) => ({ sku, quantity }));
        expect(items.length === 0 ? [] : readItems(text, template)).toEqual(pairs);
        for (const { symbol } of some.filter((line) => /^[A-Z0-9/.-]+$/.test(line.symbol)))
          expect(items.map((item) => item.symbol)).toContain(symbol);
      }),
    );
  });
});

const table = {
  suffixes: { '/11': '-W', '.00/11': '-WHITE', R: '' },
  exceptions: { 'DR2/11': '700200', 'DSC/11': null },
};

describe('the SKU of an article in a shop', () => {
  test.each([
    ['DGZ1ZP/11', 'DGZ1ZP-W'],
    ['DGZ2MZ.00/11', 'DGZ2MZ-WHITE'],
    ['SGZ1CMR', 'SGZ1CM'],
    ['TU2', 'TU2'],
    ['DR2/11', '700200'],
    ['DSC/11', null],
    ['constructor', 'constructor'],
  ])('of %s is %s', (symbol, sku) => {
    expect(skuOf(symbol, table)).toBe(sku);
  });
});

const items = [
  { symbol: 'DR4/11', sku: '700-4', name: 'Ramka', quantity: 2, price: 117_010 },
  { symbol: 'BELL', sku: 'BELL', name: 'Dzwonek', quantity: 9999, price: null },
];

test('an order is converted to an OCI form with items counted from 1', () => {
  const fields = Object.fromEntries(
    ociFields(items, { currency: 'PLN', quoteId: 'abcdefgh' }).map(({ name, value }) => [name, value]),
  );
  expect(fields).toEqual({
    'NEW_ITEM-DESCRIPTION[1]': 'Ramka',
    'NEW_ITEM-MATNR[1]': '',
    'NEW_ITEM-QUANTITY[1]': '2.000',
    'NEW_ITEM-UNIT[1]': 'PCE',
    'NEW_ITEM-PRICE[1]': '1170.10',
    'NEW_ITEM-CURRENCY[1]': 'PLN',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-VENDORMAT[1]': '700-4',
    'NEW_ITEM-MANUFACTMAT[1]': 'DR4/11',
    'NEW_ITEM-EXT_QUOTE_ID[1]': 'abcdefgh',
    'NEW_ITEM-DESCRIPTION[2]': 'Dzwonek',
    'NEW_ITEM-MATNR[2]': '',
    'NEW_ITEM-QUANTITY[2]': '9999.000',
    'NEW_ITEM-UNIT[2]': 'PCE',
    'NEW_ITEM-PRICE[2]': '',
    'NEW_ITEM-CURRENCY[2]': 'PLN',
    'NEW_ITEM-PRICEUNIT[2]': '1',
    'NEW_ITEM-VENDORMAT[2]': 'BELL',
    'NEW_ITEM-MANUFACTMAT[2]': 'BELL',
    'NEW_ITEM-EXT_QUOTE_ID[2]': 'abcdefgh',
  });
});

test('no field exceeds the lengths of OCI, even for the largest order', () => {
  const most = {
    symbol: 'S'.repeat(40),
    sku: 'K'.repeat(40),
    name: 'N'.repeat(40),
    quantity: 99_999_999_999,
    price: 99_999_999_999,
  };
  for (const { name, value } of ociFields([most], { currency: 'PLN', quoteId: 'abcdefgh' })) {
    const [, field] = /-(\w+)\[/.exec(name) ?? [];
    const length = Object.entries(ociFieldLengths).find(([name]) => name === field)?.[1] ?? 0;
    expect({ name, fits: value.length <= length }).toEqual({ name, fits: true });
  }
});

const anItem = (sku: string, quantity: number) => ({ sku, symbol: sku, name: 'Ramka', quantity, price: 100 });

const template = {
  address: 'https://shop.example/cart?add={items}&from=ramka',
  item: '{sku}:{quantity}',
  separator: ',',
};

test('an order is converted to the URL of a shop', () => {
  expect(shopLink([anItem('DR4/11', 2), anItem('{quantity}&$1', 3)], template)).toBe(
    'https://shop.example/cart?add=DR4%2F11%3A2%2C%7Bquantity%7D%26%241%3A3&from=ramka',
  );
});

test('an order that is too long for a URL is not', () => {
  expect(
    shopLink(
      Array.from({ length: 1000 }, (_, index) => anItem(`ARTICLE-${index}`, 1)),
      template,
    ),
  ).toBeUndefined();
});

const percent = (amount: number): Reserve => ({ unit: 'percent', amount });
const pieces = (amount: number): Reserve => ({ unit: 'pieces', amount });

type Given = {
  readonly need: number;
  readonly pack?: number;
  readonly have?: number;
  readonly ordered?: number;
  readonly reserve?: Reserve;
  readonly usual?: Reserve;
  readonly wholePacks?: boolean;
};

describe('the remaining order of an article', () => {
  test.each([
    ['what is needed', { need: 7 }, { toOrder: 7 }],
    ['with a reserve of percent, rounded down to a piece', { need: 29, usual: percent(10) }, { extra: 2, toOrder: 31 }],
    ['without a reserve of less than a piece', { need: 9, usual: percent(10) }, { extra: 0, toOrder: 9 }],
    ['with its own percentage, rounded up', { need: 1, reserve: percent(10) }, { extra: 1, toOrder: 2 }],
    ['with a reserve of percent that is a whole number', { need: 700, usual: percent(7) }, { extra: 49, toOrder: 749 }],
    ['with a reserve of pieces', { need: 7, usual: pieces(2) }, { extra: 2, toOrder: 9 }],
    ['with its own reserve', { need: 7, usual: pieces(2), reserve: percent(0) }, { extra: 0, toOrder: 7 }],
    ['without pieces on hand and ordered', { need: 7, have: 2, ordered: 1 }, { toOrder: 4 }],
    [
      'with the pieces of the reserve that are missing',
      { need: 7, usual: pieces(3), have: 4, ordered: 4 },
      { toOrder: 2, extraToOrder: 2 },
    ],
    ['in full packs', { need: 7, pack: 5 }, { fill: 3, toOrder: 10 }],
    ['the missing pieces in full packs', { need: 12, pack: 5, have: 1, ordered: 5 }, { fill: 4, toOrder: 10 }],
    ['by the piece if full packs are off', { need: 7, pack: 5, wholePacks: false }, { fill: 0, toOrder: 7 }],
    ['nothing with more than enough on hand', { need: 7, have: 20 }, { toOrder: 0, tooMany: 0 }],
    ['nothing, with the surplus that was ordered', { need: 10, ordered: 12 }, { toOrder: 0, tooMany: 2 }],
    [
      'nothing, without a surplus that only completes the last pack',
      { need: 7, pack: 5, ordered: 10 },
      { toOrder: 0, tooMany: 0 },
    ],
    ['nothing, with full packs as surplus', { need: 7, pack: 5, ordered: 20 }, { toOrder: 0, tooMany: 10 }],
    [
      'without a reserve for an article that is not needed',
      { need: 0, usual: pieces(2), ordered: 3 },
      { extra: 0, tooMany: 3 },
    ],
  ] satisfies readonly (readonly [string, Given, object])[])('is %s', (_what, given: Given, expected) => {
    const { need, pack = null, have = 0, ordered = 0, reserve = null, usual = percent(0), wholePacks = true } = given;
    const reckoned = calculateOrder(need, pack, { have, ordered, reserve }, { reserve: usual, wholePacks });
    expect(reckoned).toMatchObject(expected);
  });

  const anything = fc.record({
    need: fc.nat(100_000),
    pack: fc.option(fc.integer({ min: 2, max: 500 })),
    have: fc.nat(100_000),
    ordered: fc.nat(100_000),
    reserve: fc.option(fc.record({ unit: fc.constantFrom('percent', 'pieces'), amount: fc.nat(1000) })),
    wholePacks: fc.boolean(),
  });
  const anyReserve = fc.record({ unit: fc.constantFrom('percent', 'pieces'), amount: fc.nat(1000) });

  test('is the sum of missing pieces, missing reserve and pieces that complete a pack', () => {
    fc.assert(
      fc.property(anything, anyReserve, ({ need, pack, wholePacks, ...note }, reserve) => {
        const { toOrder, extra, extraToOrder, fill } = calculateOrder(need, pack, note, { reserve, wholePacks });
        expect(toOrder - extraToOrder - fill).toBe(Math.max(0, Math.max(0, need - note.have) - note.ordered));
        expect(extraToOrder).toBeGreaterThanOrEqual(0);
        expect(extraToOrder).toBeLessThanOrEqual(extra);
      }),
    );
  });

  test('never exceeds the percentage of the order terms', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (need, amount) => {
        const terms = { reserve: percent(amount), wholePacks: true };
        const { extra } = calculateOrder(need, null, emptyAnnotation, terms);
        expect(extra * 100).toBeLessThanOrEqual(need * amount);
        expect((extra + 1) * 100).toBeGreaterThan(need * amount);
      }),
    );
  });

  test('is enough, and less than one pack too many', () => {
    fc.assert(
      fc.property(anything, ({ need, pack, wholePacks, ...note }) => {
        const { extra, toOrder, fill, tooMany } = calculateOrder(need, pack, note, { ...defaultTerms, wholePacks });
        const size = wholePacks ? (pack ?? 1) : 1;
        expect(toOrder - fill).toBe(Math.max(0, Math.max(0, need + extra - note.have) - note.ordered));
        expect(toOrder % size).toBe(0);
        expect(fill).toBeLessThan(size);
        expect(toOrder * tooMany).toBe(0);
      }),
    );
  });

  test('is none after ordering, without a surplus', () => {
    fc.assert(
      fc.property(anything, ({ need, pack, wholePacks, ...note }) => {
        const terms = { ...defaultTerms, wholePacks };
        const before = calculateOrder(need, pack, note, terms);
        fc.pre(before.toOrder > 0);
        expect(calculateOrder(need, pack, annotationAfterOrdering(before), terms)).toMatchObject({
          toOrder: 0,
          tooMany: 0,
        });
      }),
    );
  });
});

test('an annotation without content is empty', () => {
  expect(isEmptyAnnotation(emptyAnnotation)).toBe(true);
  expect(isEmptyAnnotation({ ...emptyAnnotation, reserve: percent(0) })).toBe(false);
  expect(isEmptyAnnotation({ ...emptyAnnotation, ordered: 1 })).toBe(false);
});
