/**
 * Typical queries: symbols, prefixes, several words, a word that every product has, one that no product has, and one
 * with a typing error.
 */
export const searchedWords: readonly string[] = [
  'DW1',
  'tgz2',
  'gniazdo',
  'gniazdo podw',
  'ladowarka usb',
  'ramka 3',
  'zaluz',
  'czarny mat ramka',
  'simon 54 antracyt',
  'gniadzo podw',
  '/11',
  'zzz',
];
