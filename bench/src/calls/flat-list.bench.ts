import { buildListedSet } from '@ramka/domain/flat-list/build-listed-set';
import type { FlatListContext, FlatListInput, ListCell } from '@ramka/domain/flat-list/flat-list';
import { buildFlatListIndex, type FlatListCatalogue } from '@ramka/domain/flat-list/flat-list-index';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { writeFlatList } from '@ramka/domain/flat-list/write-flat-list';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import type { Benchmark } from '../benchmark.ts';
import { medianTimeOf, timeOf } from '../measuring/time-of.ts';

const ROWS = 300;

/** Reading the list of a flat with 300 rows, building its sets, and writing them as a table. */
export const flatList: Benchmark = {
  name: 'flat-list',
  measure: async ({ rounds }) => {
    const read = await readCatalogue('build/catalogue', { priceList: 'pln' });
    if (!read.ok) throw new Error('the sample catalogue is faulty');
    const localised = read.value.in('pl');
    const catalogue: FlatListCatalogue = {
      ...localised,
      allLines: localised.allFrameLines,
      findSeriesOfLine: ({ seriesId }) => localised.findSeries(seriesId),
    };
    const context: FlatListContext<never> = {
      catalogue,
      index: buildFlatListIndex(catalogue, localised.sharedWords),
      findProduct: () => undefined,
      abbreviations: { GW: 'gniazdo' },
      rooms: [],
      defaults: { lineTag: 'simon-54-premium', subcategoryId: null, finishId: 'white', colourId: null },
      columns: {},
    };
    const { defaults } = context;
    const first = await timeOf(() => parseFlatList(typedLines, context));
    const sets = parseFlatList(tableRows, context).rows.flatMap(({ reading, quantity, note }) =>
      reading.kind === 'set' ? { reading, quantity, note } : [],
    );
    const build = () => sets.flatMap(({ reading }) => buildListedSet(reading, { catalogue, defaults, chosen: {} }));
    const items = build().flatMap((built) =>
      built.ok ? { kind: 'set' as const, set: built.value.set, quantity: 1, note: '' } : [],
    );
    const runs = rounds * 4;
    const figures = {
      'reading 300 typed lines': await medianTimeOf(runs, () => parseFlatList(typedLines, context)),
      'reading 300 rows of a table': await medianTimeOf(runs, () => parseFlatList(tableRows, context)),
      'building the sets of 300 rows': await medianTimeOf(runs, build),
      'writing 300 sets as a table': await medianTimeOf(runs, () =>
        writeFlatList([{ name: 'Salon', items }], 'pl', context),
      ),
    };
    return [
      { what: 'reading 300 typed lines, the first time', value: first, unit: 'ms' },
      ...Object.entries(figures).map(([what, value]) => ({ what, value, unit: 'ms', atMost: 100 })),
    ];
  },
};

const items = [
  '3x gniazdo',
  'łącznik schodowy',
  '2x gniazdo + usb',
  'gniazdo IP44',
  'ściemniacz obrotowy',
  'toster',
  'GW',
];

/** Each line is different, because the reader remembers texts. */
const typedLines: FlatListInput = {
  kind: 'text',
  text: Array.from({ length: ROWS }, (_, row) =>
    row % 10 === 0 ? `Pokój ${row}:` : `- ${items[row % items.length]} x${1 + (row % 4)} (punkt ${row})`,
  ).join('\n'),
};

const tableRows: FlatListInput = {
  kind: 'table',
  rows: [
    ['Lp.', 'Pomieszczenie', 'Opis', 'Seria', 'Kolor', 'Ilość', 'Uwagi'],
    ...Array.from({ length: ROWS }, (_, row): readonly ListCell[] => [
      row + 1,
      row % 10 === 0 ? `Pokój ${row}` : undefined,
      `${items[row % items.length]} (punkt ${row})`,
      'Simon 54 Premium',
      row % 2 === 0 ? 'biały' : 'czarny mat',
      1 + (row % 4),
      '',
    ]),
  ].map((cells, index) => ({ cells, line: index + 1 })),
};
