import { aBox, aComponent, aFrame, aGroup, aLine, aModule, anArticle, type AssortmentParts } from '../makers.ts';

/** The articles of docs/catalogue-rules.md#c5-7: id, symbol, price in grosz. */
const articles = [
  [55012, 'TR2/111', 1840],
  [55101, 'TU2', 560],
  [55801, 'TPN2/111', 3350],
  [55802, 'TPN2/149', 3350],
  [55901, 'TPNR2/111', 3890],
  [55221, 'TKW5/111', 1980],
  [55226, 'TKW5/149', 2380],
  [55301, 'SW5MR', 2640],
  [55302, 'TU1W', 290],
  [55303, 'PAZ', 150],
  [55241, 'TGZ1BUZP/111', 2310],
  [55242, 'TGZ1BUZP/111A', 2470],
  [55311, 'SGZ1MR', 1630],
  [55312, 'SGZ1CMR', 1960],
] as const;

/** A double switch whose claws and insert seal are optional. */
const doubleSwitch = aModule({
  id: 5003,
  name: 'Łącznik świecznikowy',
  image: 'w5.png',
  seriesTag: 'simon-55',
  categoryId: 50102,
  visibleComponents: [55221, 55226],
  components: [
    aComponent(55221, { colourId: 501, symbol: 'TKW5/111' }),
    aComponent(55226, { colourId: 507, symbol: 'TKW5/149' }),
    aComponent(55301, { symbol: 'SW5MR' }),
    aComponent(55302, { symbol: 'TU1W' }),
    aComponent(55303, { symbol: 'PAZ' }),
  ],
  groups: [
    aGroup({ required: true, components: [55301] }),
    aGroup({ id: 2, name: 'Wkładka uszczelniająca IP44', components: [55302] }),
    aGroup({ id: 3, name: 'Pazurki', components: [55303] }),
  ],
});

/** A socket with two lids of one colour and two mechanisms. */
const splashProofSocket = aModule({
  id: 5023,
  name: 'Gniazdo IP44 z klapką',
  image: 'gz1b.png',
  seriesTag: 'simon-55',
  categoryId: 50201,
  visibleComponents: [55241, 55242],
  components: [
    aComponent(55241, { colourId: 501, symbol: 'TGZ1BUZP/111' }),
    aComponent(55242, { colourId: 501, symbol: 'TGZ1BUZP/111A' }),
    aComponent(55311, { symbol: 'SGZ1MR' }),
    aComponent(55312, { symbol: 'SGZ1CMR' }),
  ],
  groups: [aGroup({ required: true, components: [55311, 55312] })],
});

/** The parts of Simon 55 in worked example 1 (docs/catalogue-rules.md#c5-7). */
export const simon55: AssortmentParts = {
  lines: [
    aLine({
      id: 51,
      name: 'Simon 55 Line',
      seriesId: 5,
      tag: 'simon-55-line',
      subcategories: [{ id: 511, name: 'Ramki Line' }],
    }),
  ],
  frames: [
    aFrame({
      id: 55012,
      name: 'Ramka 2-krotna, biały mat',
      symbol: 'TR2/111',
      image: 'TR2-111.png',
      lineTag: 'simon-55-line',
      seriesTag: 'simon-55',
      slots: 2,
      sort: 10102,
      subcategoryId: 511,
      geometry: { height: 82, window: 55 },
      supportsIp44: true,
      cornerBoxes: [aBox(55901, 501)],
      surfaceBoxes: [aBox(55801, 501), aBox(55802, 507)],
    }),
  ],
  modules: [doubleSwitch, splashProofSocket],
  controllers: {},
  articles: articles.map(([id, symbol, price]) => anArticle({ id, symbol, price, seriesName: 'Simon 55' })),
  seals: { 55012: 55101 },
};
