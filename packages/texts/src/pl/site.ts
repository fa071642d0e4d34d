/** The site sheet to tick off: what of the rooms is mounted, and what is left. */
export const site = {
  empty: 'Nie ma jeszcze czego montować',
  emptyText: 'Gdy w pomieszczeniach będą zestawy, odhaczysz tu puszki, mechanizmy i ramki.',
  parts: { box: 'Puszka', mechanism: 'Mechanizm', frame: 'Ramka' },
  leftOf: {
    box: (n: number): string => `puszki: ${n}`,
    mechanism: (n: number): string => `mechanizmy: ${n}`,
    frame: (n: number): string => `ramki: ${n}`,
  },
  left: (what: string): string => `Zostało – ${what}`,
  allDone: 'Wszystko zamontowane',
  setsDone: 'Wszystkie zestawy zamontowane',
  besides: (products: string): string =>
    `Także produkty kompletne (do odhaczenia na karcie montażowej PDF): ${products}`,
  whole: 'Całość',
  wholeRoom: (room: string): string => `Całe pomieszczenie „${room}”`,
  piece: (piece: number, of: number): string => `${piece} z ${of}`,
  pieceOf: (name: string, piece: number): string => `${name}, sztuka ${piece}`,
};
