import { aComponent, aFrame, aLine, aModule, anArticle, type AssortmentParts } from '../makers.ts';

/** The articles of docs/catalogue-rules.md#c5-10: id, symbol, price in grosz. */
const articles = [
  [21212, 'BR2/11', 690],
  [21302, 'BU2', 380],
  [22001, 'BW1.00/11', 1090],
  [22006, 'BW6.00/11', 1240],
] as const;

/** A module of one article, without options. */
const completeSwitch = (id: number, name: string, componentId: number, symbol: string) =>
  aModule({
    id,
    name,
    seriesTag: 'simon-basic',
    categoryId: 20101,
    visibleComponents: [componentId],
    components: [aComponent(componentId, { colourId: 201, symbol })],
    groups: [],
  });

/** The parts of Simon Basic in worked example 4 (docs/catalogue-rules.md#c5-10). */
export const simonBasic: AssortmentParts = {
  lines: [
    aLine({
      id: 21,
      name: 'Simon Basic',
      seriesId: 2,
      tag: 'simon-basic',
      subcategories: [
        { id: 211, name: 'Ramki IP20' },
        { id: 212, name: 'Ramki IP44' },
      ],
    }),
  ],
  frames: [
    aFrame({
      id: 21212,
      symbol: 'BR2/11',
      image: 'BR2-11.png',
      lineTag: 'simon-basic',
      seriesTag: 'simon-basic',
      slots: 2,
      sort: 20102,
      subcategoryId: 212,
      geometry: { height: 81, window: 51 },
      supportsIp44: true,
    }),
  ],
  modules: [
    completeSwitch(2001, 'Łącznik jednobiegunowy', 22001, 'BW1.00/11'),
    completeSwitch(2006, 'Łącznik schodowy', 22006, 'BW6.00/11'),
  ],
  controllers: {},
  articles: articles.map(([id, symbol, price]) => anArticle({ id, symbol, price, seriesName: 'Simon Basic' })),
  seals: { 21212: 21302 },
};
