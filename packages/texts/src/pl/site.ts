import { formatCount } from '@ramka/domain/text';
/** The installation checklist. */
export const site = {
  empty: 'Nie ma jeszcze czego montować',
  emptyText: 'Gdy w pomieszczeniach będą zestawy lub produkty, odhaczysz je tu sztuka po sztuce.',
  parts: { box: 'Puszka', mechanism: 'Mechanizm', frame: 'Ramka', product: 'Produkty' },
  leftOf: {
    box: (n: number): string => `puszki: ${formatCount(n)}`,
    mechanism: (n: number): string => `mechanizmy: ${formatCount(n)}`,
    frame: (n: number): string => `ramki: ${formatCount(n)}`,
    product: (n: number): string => `produkty kompletne: ${formatCount(n)}`,
  },
  left: (what: string): string => `Zostało – ${what}`,
  allDone: 'Wszystko zamontowane',
  mounted: 'Zamontowane',
  whole: 'Całość',
  wholeRoom: (room: string): string => `Całe pomieszczenie „${room}”`,
  piece: (piece: number, of: number): string => `${formatCount(piece)} z ${formatCount(of)}`,
  pieceOf: (name: string, piece: number): string => `${name}, sztuka ${formatCount(piece)}`,
  numberPoints: 'Numeruj punkty',
  view: 'Widok',
  views: { checklist: 'Odhaczanie', points: 'Punkty' },
  columns: { label: 'Oznaczenie', set: 'Zestaw', height: 'Wysokość (cm)', circuit: 'Obwód', note: 'Uwagi' },
  field: (column: string, piece: string): string => `${column}, ${piece}`,
  notLabelled: 'bez oznaczenia',
  usualHeight: (height: number): string => `zwykle ${height}\u00A0cm`,
  usualHeights:
    'Wysokości pisane kursywą są zwyczajowe i nie są przepisem. Mierzy się je od gotowej podłogi do środka.',
  sources: 'Źródła',
  labelTaken: (label: string, room: string, set: string): string => `„${label}” ma już: ${room}, ${set}`,
  badHeight: (most: number): string => `Wpisz centymetry, od 0 do ${most}`,
};
