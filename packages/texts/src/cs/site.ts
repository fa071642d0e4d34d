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
  numberPoints: 'Číslovat body',
  view: 'Zobrazení',
  views: { checklist: 'Odškrtávání', points: 'Body' },
  columns: { label: 'Označení', set: 'Sestava', height: 'Výška (cm)', circuit: 'Obvod', note: 'Poznámka' },
  field: (column, piece) => `${column}, ${piece}`,
  notLabelled: 'bez označení',
  usualHeight: (height) => `obvykle ${height}\u00A0cm`,
  usualHeights: 'Výšky psané kurzívou jsou obvyklé, nejsou předpisem. Měří se od hotové podlahy ke středu.',
  sources: 'Zdroje',
  labelTaken: (label, room, set) => `„${label}“ už má: ${room}, ${set}`,
  badHeight: (most) => `Zadejte centimetry, od 0 do ${most}`,
};
