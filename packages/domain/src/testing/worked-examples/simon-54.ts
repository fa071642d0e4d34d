import { aBox, aController, aFrame, aLine, anArticle, aPanel, type AssortmentParts } from '../makers.ts';
import { simon54Modules } from './simon-54-modules.ts';

/** The articles of docs/catalogue-rules.md#c5-8, docs/catalogue-rules.md#c5-9: id, symbol, price in grosz. */
const articles = [
  [54014, 'DR4/11', 3460],
  [54104, 'DU4', 800],
  [54811, 'DSC/11', 2300],
  [54812, 'DSH/11', 1700],
  [54201, 'DGZ1ZP/11', 990],
  [54202, 'DGZ1ZP/49', 1240],
  [54301, 'SGZ1M', 1490],
  [54302, 'SGZ1CM', 1820],
  [54211, 'DKP2/11', 2200],
  [54311, 'KRJ6', 2490],
  [54312, 'KRJ6E', 2990],
  [54221, 'DKZW1K/11', 1700],
  [54321, 'SZW1KM', 3180],
  [301, 'DTS1', 23900],
  [302, 'DTS2', 27900],
  [303, 'DTZ2', 29900],
  [304, 'DTD2', 32900],
  [305, 'DTS3', 31500],
  [306, 'DTP4', 34500],
  [54721, 'DTP3-11M/70', 49800],
  [54722, 'DTP3-12M/70', 49800],
  [54723, 'DTP3-22M/70', 49800],
  [54724, 'DTP3-24M/70', 49800],
  [54725, 'DTP3-44M/70', 49800],
  [54731, 'DTP3-1M1/70', 49800],
  [54732, 'DTP3-1M2/70', 49800],
  [54733, 'DTP3-2M2/70', 49800],
  [54734, 'DTP3-2M4/70', 49800],
  [54735, 'DTP3-4M4/70', 49800],
] as const;

const controllers = [
  aController(1, { id: 301, symbol: 'DTS1' }),
  aController(2, { id: 302, symbol: 'DTS2' }),
  aController(2, { id: 303, symbol: 'DTZ2' }),
  aController(2, { id: 304, symbol: 'DTD2' }),
  aController(3, { id: 305, symbol: 'DTS3' }),
  aController(4, { id: 306, symbol: 'DTP4' }),
];

/** The parts of Simon 54 in worked examples 2 and 3 (docs/catalogue-rules.md#c5-8, docs/catalogue-rules.md#c5-9). */
export const simon54: AssortmentParts = {
  lines: [
    aLine(),
    aLine({
      id: 43,
      name: 'Simon 54 Touch',
      tag: 'simon-54-touch',
      maxSlots: 3,
      subcategories: [{ id: 431, name: 'Panele dotykowe' }],
    }),
  ],
  frames: [
    aFrame({ slots: 4, supportsIp44: true, surfaceBoxes: [aBox(54811, 401), aBox(54812, 401, 3)] }),
    aPanel('@@M', { id: 54620, image: 'DTP3-CCM-70.png' }),
    aPanel('@M@', { id: 54623, image: 'DTP3-CMC-70.png' }),
  ],
  modules: simon54Modules,
  controllers: { 'simon-54': controllers },
  articles: articles.map(([id, symbol, price]) => anArticle({ id, symbol, price })),
  seals: { 54014: 54104 },
};
