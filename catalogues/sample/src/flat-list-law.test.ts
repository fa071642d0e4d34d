import { buildListedSet } from '@ramka/domain/flat-list/build-listed-set';
import type { FlatListInput, ListRow } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import {
  tableAsCsv,
  tableAsText,
  writeFlatList,
  type WrittenItem,
  type WrittenRoom,
  type WrittenTable,
} from '@ramka/domain/flat-list/write-flat-list';
import { normaliseSet } from '@ramka/domain/set/check-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { allLanguages, type Language } from '@ramka/domain/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySet } from './testing/any-set.ts';
import { sampleListContext } from './testing/sample-list-context.ts';
import { sampleRange } from './testing/sample-range.ts';

const note = fc.constantFrom(
  '',
  'przy drzwiach',
  'a; b',
  'nad "wyspą", 2 szt',
  'x2',
  'ramka czarna',
  'jedno IP44',
  'w bieli',
);
const quantity = fc.integer({ min: 1, max: 9999 });
const anyItem: fc.Arbitrary<WrittenItem> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), set: anySet, quantity, note }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('product' as const),
      symbol: fc.constantFrom('DR1/11', 'SGZ1M', 'DGZ1ZP/11', 'DW31.00/11'),
      name: fc.constantFrom('Ramka pojedyncza', 'Gniazdo z uziemieniem', 'Wkrętak', ''),
      quantity,
      note,
    }),
  },
);
const anyRooms: fc.Arbitrary<readonly WrittenRoom[]> = fc
  .uniqueArray(fc.constantFrom(null, 'Salon', 'Pokój 1', 'Kuchnia; aneks', 'Razem', 'Ilość', 'Wohnzimmer'), {
    maxLength: 4,
  })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.record({ name: fc.constant(name), items: fc.array(anyItem, { maxLength: 5 }) })),
    ),
  );

/** The content of a set without its name. Quantities of options that are not chosen do not matter. */
const contentOf = (set: ProductSet): unknown => {
  const { name: _, modules, ...others } = normaliseSet(set, sampleRange);
  return {
    ...others,
    modules: Object.entries(modules).map(([slot, { options, ...choice }]) => [
      slot,
      choice,
      Object.entries(options).map(([group, { selectedId, quantity: pieces }]) => [
        group,
        selectedId,
        selectedId === null ? 0 : pieces,
      ]),
    ]),
  };
};

type Content = readonly [room: string | null, quantity: number, note: string, content: unknown];

const written = (rooms: readonly WrittenRoom[]): readonly Content[] =>
  rooms
    .toSorted((one, other) => Number(one.name !== null) - Number(other.name !== null))
    .flatMap(({ name, items }) =>
      items.map(
        (item) => [name, item.quantity, item.note, item.kind === 'set' ? contentOf(item.set) : item.symbol] as const,
      ),
    );

const read = (input: FlatListInput, language: Language): readonly Content[] => {
  const context = sampleListContext[language];
  const contentOfRow = ({ reading }: ListRow<string>): unknown => {
    if (reading.kind === 'product') return reading.product;
    const built =
      reading.kind === 'set'
        ? buildListedSet(reading, { catalogue: context.catalogue, defaults: context.defaults, chosen: {} })
        : undefined;
    return built?.ok ? contentOf(built.value.set) : reading;
  };
  return parseFlatList(input, context)
    .rows.filter(({ reading }) => reading.kind !== 'skipped')
    .map((row) => [row.room, row.quantity, row.note, contentOfRow(row)] as const);
};

type Form = readonly [name: string, input: (table: WrittenTable) => FlatListInput];

const forms: readonly [Form, ...Form[]] = [
  ['rows', (table) => ({ kind: 'table', rows: table.map((cells, index) => ({ cells, line: index + 1 })) })],
  ['text', (table) => ({ kind: 'text', text: tableAsText(table) })],
  ['CSV', (table) => ({ kind: 'text', text: tableAsCsv(table) })],
];

describe('a written list', () => {
  it('is read as the same sets, products, quantities and notes, in every language and form', () => {
    fc.assert(
      fc.property(
        anyRooms,
        fc.constantFrom(...allLanguages),
        fc.constantFrom(...forms),
        (rooms, language, [, inputOf]) => {
          const table = writeFlatList(rooms, language, sampleListContext[language]);
          expect(read(inputOf(table), language)).toEqual(written(rooms));
        },
      ),
      { numRuns: 60, examples: [[[], 'uk', forms[1] ?? forms[0]]] },
    );
  });
});
