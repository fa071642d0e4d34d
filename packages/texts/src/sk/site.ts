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
  numberPoints: 'Číslovať body',
  view: 'Zobrazenie',
  views: { checklist: 'Odškrtávanie', points: 'Body' },
  columns: { label: 'Označenie', set: 'Zostava', height: 'Výška (cm)', circuit: 'Obvod', note: 'Poznámka' },
  field: (column, piece) => `${column}, ${piece}`,
  notLabelled: 'bez označenia',
  usualHeight: (height) => `zvyčajne ${height}\u00A0cm`,
  usualHeights: 'Výšky písané kurzívou sú zvyčajné, nie sú predpisom. Merajú sa od hotovej podlahy po stred.',
  sources: 'Zdroje',
  labelTaken: (label, room, set) => `„${label}“ už má: ${room}, ${set}`,
  badHeight: (most) => `Zadajte centimetre, od 0 do ${most}`,
};
