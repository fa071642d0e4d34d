import { formatCount } from '@ramka/domain/text';
import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatiaľ nie je čo montovať',
  emptyText: 'Keď budú v miestnostiach zostavy alebo výrobky, odškrtnete ich tu kus po kuse.',
  parts: { box: 'Krabica', mechanism: 'Prístroj', frame: 'Rámik', product: 'Výrobky' },
  leftOf: {
    box: (n) => `krabice: ${formatCount(n)}`,
    mechanism: (n) => `prístroje: ${formatCount(n)}`,
    frame: (n) => `rámiky: ${formatCount(n)}`,
    product: (n) => `kompletné výrobky: ${formatCount(n)}`,
  },
  left: (what) => `Zostáva – ${what}`,
  allDone: 'Všetko namontované',
  mounted: 'Namontované',
  whole: 'Všetko',
  wholeRoom: (room) => `Celá miestnosť „${room}“`,
  piece: (piece, of) => `${formatCount(piece)} z ${formatCount(of)}`,
  pieceOf: (name, piece) => `${name}, kus ${formatCount(piece)}`,
};
