import { formatCount } from '@ramka/domain/text';
import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Nothing to install yet',
  emptyText: 'When rooms contain sets or products, you can tick them off here one by one.',
  parts: { box: 'Box', mechanism: 'Mechanism', frame: 'Frame', product: 'Products' },
  leftOf: {
    box: (n) => `boxes: ${formatCount(n)}`,
    mechanism: (n) => `mechanisms: ${formatCount(n)}`,
    frame: (n) => `frames: ${formatCount(n)}`,
    product: (n) => `complete products: ${formatCount(n)}`,
  },
  left: (what) => `Still to do – ${what}`,
  allDone: 'Everything is installed',
  mounted: 'Installed',
  whole: 'All',
  wholeRoom: (room) => `All of room “${room}”`,
  piece: (piece, of) => `${formatCount(piece)} of ${formatCount(of)}`,
  pieceOf: (name, piece) => `${name}, piece ${formatCount(piece)}`,
};
