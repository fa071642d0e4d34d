import { describe, expect, test } from 'vitest';
import { skuOf } from './sku-of.ts';

const table = {
  suffixes: { '/11': '-W', '.00/11': '-WHITE', R: '' },
  exceptions: { 'DR2/11': '700200', 'DSC/11': null },
};

describe('the number of an article in a shop', () => {
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
