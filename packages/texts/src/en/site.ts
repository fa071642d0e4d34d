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
  numberPoints: 'Number the points',
  view: 'View',
  views: { checklist: 'Checklist', points: 'Points' },
  columns: { label: 'Label', set: 'Set', height: 'Height (cm)', circuit: 'Circuit', note: 'Note' },
  field: (column, piece) => `${column}, ${piece}`,
  notLabelled: 'no label',
  usualHeight: (height) => `usually ${height}\u00A0cm`,
  usualHeights:
    'Heights in italics are usual ones, not a rule. They are measured from the finished floor to the centre.',
  sources: 'Sources',
  labelTaken: (label, room, set) => `“${label}” is already used by: ${room}, ${set}`,
  badHeight: (most) => `Enter centimetres, from 0 to ${most}`,
  stickers: 'Stickers',
  stickerSheet: 'A4 sheet',
  stickerGrid: (count, size) => `${count} per sheet, ${size} mm`,
  stickerStart: 'From sticker no.',
  pointsCsv: 'CSV list',
};
