import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatiaľ nie je čo montovať',
  emptyText: 'Keď budú v miestnostiach zostavy alebo výrobky, odškrtnete ich tu kus po kuse.',
  parts: { box: 'Krabica', mechanism: 'Prístroj', frame: 'Rámik', product: 'Výrobky' },
  leftOf: {
    box: (n) => `krabice: ${n}`,
    mechanism: (n) => `prístroje: ${n}`,
    frame: (n) => `rámiky: ${n}`,
    product: (n) => `kompletné výrobky: ${n}`,
  },
  left: (what) => `Zostáva – ${what}`,
  allDone: 'Všetko namontované',
  mounted: 'Namontované',
  whole: 'Všetko',
  wholeRoom: (room) => `Celá miestnosť „${room}“`,
  piece: (piece, of) => `${piece} z ${of}`,
  pieceOf: (name, piece) => `${name}, kus ${piece}`,
};
