/** What people type: symbols, beginnings of words, several words, one that is everywhere, one that is nowhere. */
export const searchedWords: readonly string[] = [
  'DW1',
  'tgz2',
  'gniazdo',
  'gniazdo podw',
  'ladowarka usb',
  'ramka 3',
  'zaluz',
  'czarny mat ramka',
  '/11',
  'zzz',
];
