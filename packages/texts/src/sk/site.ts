import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatiaľ nie je čo montovať',
  emptyText: 'Keď budú v miestnostiach zostavy, odškrtnete tu krabice, prístroje a rámiky.',
  parts: { box: 'Krabica', mechanism: 'Prístroj', frame: 'Rámik' },
  leftOf: {
    box: (n) => `krabice: ${n}`,
    mechanism: (n) => `prístroje: ${n}`,
    frame: (n) => `rámiky: ${n}`,
  },
  left: (what) => `Zostáva – ${what}`,
  allDone: 'Všetko namontované',
  setsDone: 'Všetky zostavy namontované',
  besides: (products) => `Aj kompletné výrobky (odškrtnete ich na montážnom liste PDF): ${products}`,
  whole: 'Všetko',
  wholeRoom: (room) => `Celá miestnosť „${room}“`,
  piece: (piece, of) => `${piece} z ${of}`,
  pieceOf: (name, piece) => `${name}, kus ${piece}`,
};
