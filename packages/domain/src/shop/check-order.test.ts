import { describe, expect, test } from 'vitest';
import { checkOrder } from './check-order.ts';
import type { OrderLine } from './order-line.ts';

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
  test('goes whole where everything fits', () => {
    expect(checkOrder([aLine()], form)).toEqual({ items: [{ ...aLine(), sku: 'DR4/11' }], findings: [] });
  });

  test.each([
    ['no-sku', aLine({ symbol: 'GONE' }), 0],
    ['long-sku', aLine({ symbol: 'LONG' }), 0],
    ['long-sku', aLine({ symbol: 'S'.repeat(41) }), 0],
    ['no-price', aLine({ price: null }), 1],
    ['long-name', aLine({ name: 'Gniazdo podwójne z uziemieniem i przesłonami torów' }), 1],
  ])('is told about: %s', (kind, line, count) => {
    const { items, findings } = checkOrder([line], form);
    expect(items).toHaveLength(count);
    expect(findings).toEqual([{ kind, symbol: line.symbol, name: line.name }]);
  });

  test('knows no lengths where it goes in an address, which holds no names', () => {
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
