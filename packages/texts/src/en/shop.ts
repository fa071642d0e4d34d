import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Order from the shop',
  title: (shop: string): string => `Order from ${shop}`,
  articles: (count: number): string =>
    plural(count, [
      'There is nothing to order.',
      '1 product will be sent to the shop.',
      `${formatCount(count)} products will be sent to the shop.`,
      `${formatCount(count)} products will be sent to the shop.`,
    ]),
  allFits: 'Everything is in order.',
  check: 'Check before sending',
  findings: {
    'no-sku': 'The shop does not sell this product. It will not be added to the basket.',
    'long-sku': 'Its product code is too long for the shop. It will not be added to the basket.',
    'ambiguous-sku':
      'Its product code contains characters that separate items in the address of the shop. It will not be added to the basket.',
    'long-name': 'Its name is too long for the shop and will be shortened.',
    'no-price': 'No price. The shop will quote one.',
  },
  findingCounts: {
    'no-sku': (count: number): string =>
      plural(count, [
        '',
        'The shop does not sell 1 product. It will not be added to the basket.',
        `The shop does not sell ${formatCount(count)} products. They will not be added to the basket.`,
        `The shop does not sell ${formatCount(count)} products. They will not be added to the basket.`,
      ]),
    'long-sku': (count: number): string =>
      plural(count, [
        '',
        '1 code is too long for the shop. The product will not be added to the basket.',
        `${formatCount(count)} codes are too long for the shop. The products will not be added to the basket.`,
        `${formatCount(count)} codes are too long for the shop. The products will not be added to the basket.`,
      ]),
    'ambiguous-sku': (count: number): string =>
      plural(count, [
        '',
        '1 code contains characters that separate items. The product will not be added to the basket.',
        `${formatCount(count)} codes contain characters that separate items. The products will not be added to the basket.`,
        `${formatCount(count)} codes contain characters that separate items. The products will not be added to the basket.`,
      ]),
    'long-name': (count: number): string =>
      plural(count, [
        '',
        '1 name will be shortened.',
        `${formatCount(count)} names will be shortened.`,
        `${formatCount(count)} names will be shortened.`,
      ]),
    'no-price': (count: number): string =>
      plural(count, [
        '',
        '1 product without a price. The shop will quote it.',
        `${formatCount(count)} products without a price. The shop will quote them.`,
        `${formatCount(count)} products without a price. The shop will quote them.`,
      ]),
  },
  send: 'Go to the shop',
  note: 'The shop opens in a new tab. Its prices and stock may differ.',
  link: 'The list includes a link to view the project. You can revoke it under “Share”.',
  noLink: 'The project already has 50 view links, so the list includes none. Revoke one under “Share”.',
  tooLong: 'The list is too long to send in one go. Order room by room.',
  part: 'This is only part of the order: it excludes the reserve, full packs, and what is in stock or already ordered.',
  demonstration: 'Demonstration shop',
  nothingOrdered: 'This is a demonstration: nothing has been ordered.',
  demonstrationText:
    'The demonstration shop only shows what would be in the basket. A real shop is set up by the operator of the configurator.',
  productPage: 'Product page',
  productPageText:
    'This is how the configurator looks on a product page of a shop: in a frame that opens at the press of a button.',
  productPageEvents: 'Events for the page',
  basket: 'Basket',
  emptyBasket: 'The basket is empty.',
  arrived: (count: number): string =>
    plural(count, [
      'The basket is empty.',
      '1 product is in the basket.',
      `${formatCount(count)} products are in the basket.`,
      `${formatCount(count)} products are in the basket.`,
    ]),
  basketExpired: 'This basket has expired. Hand over the order again.',
  purchasing: 'Demonstration purchasing system',
  openCatalogue: 'Open the catalogue',
  taken: 'Pieces taken',
  reason: 'Reason',
  sendAnswer: 'Send the answer',
  answer: 'Answer of the shop',
  answerNote: 'Mark what the shop has taken as ordered, or discard the answer.',
  answerStatus: { taken: 'taken', partly: 'partly taken', refused: 'refused' },
  takenOf: (taken: number, sent: number): string => `${formatCount(taken)} of ${formatCount(sent)} taken`,
  record: 'Mark what was taken as ordered',
  discard: 'Discard the answer',
  recorded: 'What was taken is marked as ordered',
  answerUnread: 'The answer of the shop cannot be read',
  answerInvalid: 'The shop sent an incomplete or invalid answer. The order has not changed.',
  answerTooLong: 'The answer of the shop is too long. The order has not changed.',
  answerUnknown: 'This browser does not know this order',
  answerUnknownNote:
    'The answer concerns an order that was handed over in another browser or is already marked. Nothing has changed.',
};
