import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Order from the shop',
  title: (shop: string): string => `Order from ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'There is nothing to order.',
      '1 product goes to the shop.',
      `${count} products go to the shop.`,
      `${count} products go to the shop.`,
    ]),
  allFits: 'Everything fits.',
  check: 'Check before it goes',
  findings: {
    'no-sku': 'The shop does not sell this product. It will not be in the basket.',
    'long-sku': 'Its number is too long for the shop. It will not be in the basket.',
    'long-name': 'Its name is too long for the shop and will be shortened.',
    'no-price': 'It has no price. The shop will name one.',
  },
  send: 'Go to the shop',
  note: 'The shop opens in a new tab. Its prices and stock may differ.',
  tooLong: 'The list is too long to be handed over whole. Order the rooms one by one.',
};
