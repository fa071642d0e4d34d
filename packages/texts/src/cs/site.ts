import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatím není co montovat',
  emptyText: 'Jakmile budou v místnostech sestavy, odškrtnete zde krabice, přístroje a rámečky.',
  parts: { box: 'Krabice', mechanism: 'Přístroj', frame: 'Rámeček' },
  leftOf: {
    box: (n) => `krabice: ${n}`,
    mechanism: (n) => `přístroje: ${n}`,
    frame: (n) => `rámečky: ${n}`,
  },
  left: (what) => `Zbývá – ${what}`,
  allDone: 'Vše namontováno',
  setsDone: 'Všechny sestavy namontovány',
  besides: (products) => `Také kompletní výrobky (odškrtnete je na montážním listu PDF): ${products}`,
  whole: 'Vše',
  wholeRoom: (room) => `Celá místnost „${room}“`,
  piece: (piece, of) => `${piece} z ${of}`,
  pieceOf: (name, piece) => `${name}, kus ${piece}`,
};
