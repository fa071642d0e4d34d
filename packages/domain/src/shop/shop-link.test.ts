import { expect, test } from 'vitest';
import { shopLink } from './shop-link.ts';

const anItem = (sku: string, quantity: number) => ({ sku, symbol: sku, name: 'Ramka', quantity, price: 100 });

const template = {
  address: 'https://shop.example/cart?add={items}&from=ramka',
  item: '{sku}:{quantity}',
  separator: ',',
};

test('an order goes into the address of a shop', () => {
  expect(shopLink([anItem('DR4/11', 2), anItem('{quantity}&$1', 3)], template)).toBe(
    'https://shop.example/cart?add=DR4%2F11%3A2%2C%7Bquantity%7D%26%241%3A3&from=ramka',
  );
});

test('an order that is too long for an address does not', () => {
  expect(
    shopLink(
      Array.from({ length: 1000 }, (_, index) => anItem(`ARTICLE-${index}`, 1)),
      template,
    ),
  ).toBeUndefined();
});
