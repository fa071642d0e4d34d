import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Since ${since}: ${told}`,
  prices: (count) =>
    plural(count, ['no price changes', '1 price change', `${count} price changes`, `${count} price changes`]),
  gone: (count) =>
    plural(count, ['', '1 product discontinued', `${count} products discontinued`, `${count} products discontinued`]),
  show: 'Show the changes',
  title: 'What has changed in the catalogue and prices',
  note: 'The prices in the project are up to date already. Once you confirm that you have seen the changes, this list disappears.',
  repriced: 'Changed prices',
  pricedNow: 'has a price now',
  goneTitle: 'Discontinued products',
  successor: (name) => `replacement: ${name}`,
  noSuccessor: 'no known replacement',
  total: 'Net cost of the project with replacements',
  take: (count) =>
    plural(count, [
      'Use the replacements',
      'Use the replacement',
      `Use the replacements (${count})`,
      `Use the replacements (${count})`,
    ]),
  taken: (count) =>
    plural(count, [
      'Nothing changed',
      '1 product replaced',
      `${count} products replaced`,
      `${count} products replaced`,
    ]),
  markSeen: 'Mark as read',
  seen: 'The list of changes was closed',
};
