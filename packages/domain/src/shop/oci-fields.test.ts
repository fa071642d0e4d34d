import { expect, test } from 'vitest';
import { ociFieldLengths } from './oci-field-lengths.ts';
import { ociFields } from './oci-fields.ts';

const items = [
  { symbol: 'DR4/11', sku: '700-4', name: 'Ramka', quantity: 2, price: 117_010 },
  { symbol: 'BELL', sku: 'BELL', name: 'Dzwonek', quantity: 9999, price: null },
];

test('an order is an OCI form, its items counted from 1', () => {
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

test('no field is longer than OCI allows, not even of the largest order', () => {
  const most = {
    symbol: 'S'.repeat(40),
    sku: 'K'.repeat(40),
    name: 'N'.repeat(40),
    quantity: 99_999_999_999,
    price: 99_999_999_999,
  };
  for (const { name, value } of ociFields([most], { currency: 'PLN', quoteId: 'abcdefgh' })) {
    const [, field] = /-(\w+)\[/.exec(name) ?? [];
    const length = Object.entries(ociFieldLengths).find(([known]) => known === field)?.[1] ?? 0;
    expect({ name, fits: value.length <= length }).toEqual({ name, fits: true });
  }
});
