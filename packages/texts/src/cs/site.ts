import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatím není co montovat',
  emptyText: 'Jakmile budou v místnostech sestavy nebo výrobky, odškrtnete je zde kus po kusu.',
  parts: { box: 'Krabice', mechanism: 'Přístroj', frame: 'Rámeček', product: 'Výrobky' },
  leftOf: {
    box: (n) => `krabice: ${n}`,
    mechanism: (n) => `přístroje: ${n}`,
    frame: (n) => `rámečky: ${n}`,
    product: (n) => `kompletní výrobky: ${n}`,
  },
  left: (what) => `Zbývá – ${what}`,
  allDone: 'Vše namontováno',
  mounted: 'Namontováno',
  whole: 'Vše',
  wholeRoom: (room) => `Celá místnost „${room}“`,
  piece: (piece, of) => `${piece} z ${of}`,
  pieceOf: (name, piece) => `${name}, kus ${piece}`,
};
