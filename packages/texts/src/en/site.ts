import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Nothing to install yet',
  emptyText: 'Once rooms hold sets, their boxes, mechanisms and frames can be ticked off here.',
  parts: { box: 'Box', mechanism: 'Mechanism', frame: 'Frame' },
  leftOf: {
    box: (n) => `boxes: ${n}`,
    mechanism: (n) => `mechanisms: ${n}`,
    frame: (n) => `frames: ${n}`,
  },
  left: (what) => `Still to do – ${what}`,
  allDone: 'Everything is installed',
  setsDone: 'All sets are installed',
  besides: (products) => `Also complete products (ticked off on the installation sheet, PDF): ${products}`,
  whole: 'All',
  wholeRoom: (room) => `All of the room “${room}”`,
  piece: (piece, of) => `${piece} of ${of}`,
  pieceOf: (name, piece) => `${name}, piece ${piece}`,
};
