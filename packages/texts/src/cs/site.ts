import { formatCount } from '@ramka/domain/text';
import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Zatím není co montovat',
  emptyText: 'Jakmile budou v místnostech sestavy nebo výrobky, odškrtnete je zde kus po kusu.',
  parts: { box: 'Krabice', mechanism: 'Přístroj', frame: 'Rámeček', product: 'Výrobky' },
  leftOf: {
    box: (n) => `krabice: ${formatCount(n)}`,
    mechanism: (n) => `přístroje: ${formatCount(n)}`,
    frame: (n) => `rámečky: ${formatCount(n)}`,
    product: (n) => `kompletní výrobky: ${formatCount(n)}`,
  },
  left: (what) => `Zbývá – ${what}`,
  allDone: 'Vše namontováno',
  mounted: 'Namontováno',
  whole: 'Vše',
  wholeRoom: (room) => `Celá místnost „${room}“`,
  piece: (piece, of) => `${formatCount(piece)} z ${formatCount(of)}`,
  pieceOf: (name, piece) => `${name}, kus ${formatCount(piece)}`,
};
