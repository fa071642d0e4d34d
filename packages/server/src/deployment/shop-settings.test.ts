import { deployment } from '@ramka/contract/deployment/deployment';
import { describe, expect, test } from 'vitest';
import { aDeployment } from '../testing/a-deployment.ts';

const skus = { suffixes: {}, exceptions: {} };
const oci = { kind: 'oci', name: 'Sklep', address: 'https://shop.example/basket', skus };
const link = {
  kind: 'link',
  name: 'Sklep',
  address: 'https://shop.example/cart?add={items}',
  item: '{sku}:{quantity}',
  separator: ',',
  skus,
};

const isAccepted = (shop: unknown): boolean => deployment.safeParse({ ...aDeployment(), shop }).success;

describe('the shop of a deployment', () => {
  test.each([[oci], [link], [null]])('is %j', (shop) => {
    expect(isAccepted(shop)).toBe(true);
  });

  test.each([
    [{ ...oci, kind: 'mail' }],
    [{ ...oci, address: 'javascript:alert(1)' }],
    [{ ...oci, skus: { suffixes: { '': 'X' }, exceptions: {} } }],
    [{ ...link, address: 'https://shop.example/cart' }],
    [{ ...link, address: 'https://{items}.example/' }],
    [{ ...link, item: '{quantity}' }],
  ])('is not %j', (shop) => {
    expect(isAccepted(shop)).toBe(false);
  });
});
