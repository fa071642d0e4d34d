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
};
