import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Nothing to install yet',
  emptyText: 'Once rooms hold sets or products, they can be ticked off here piece by piece.',
  parts: { box: 'Box', mechanism: 'Mechanism', frame: 'Frame', product: 'Products' },
  leftOf: {
    box: (n) => `boxes: ${n}`,
    mechanism: (n) => `mechanisms: ${n}`,
    frame: (n) => `frames: ${n}`,
    product: (n) => `complete products: ${n}`,
  },
  left: (what) => `Still to do – ${what}`,
  allDone: 'Everything is installed',
  mounted: 'Installed',
  whole: 'All',
  wholeRoom: (room) => `All of the room “${room}”`,
  piece: (piece, of) => `${piece} of ${of}`,
  pieceOf: (name, piece) => `${name}, piece ${piece}`,
};
