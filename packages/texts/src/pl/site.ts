/** The site sheet to tick off: what of the rooms is mounted, and what is left. */
export const site = {
  empty: 'Nie ma jeszcze czego montować',
  emptyText: 'Gdy w pomieszczeniach będą zestawy lub produkty, odhaczysz je tu sztuka po sztuce.',
  parts: { box: 'Puszka', mechanism: 'Mechanizm', frame: 'Ramka', product: 'Produkty' },
  leftOf: {
    box: (n: number): string => `puszki: ${n}`,
    mechanism: (n: number): string => `mechanizmy: ${n}`,
    frame: (n: number): string => `ramki: ${n}`,
    product: (n: number): string => `produkty kompletne: ${n}`,
  },
  left: (what: string): string => `Zostało – ${what}`,
  allDone: 'Wszystko zamontowane',
  mounted: 'Zamontowane',
  whole: 'Całość',
  wholeRoom: (room: string): string => `Całe pomieszczenie „${room}”`,
  piece: (piece: number, of: number): string => `${piece} z ${of}`,
  pieceOf: (name: string, piece: number): string => `${name}, sztuka ${piece}`,
};
