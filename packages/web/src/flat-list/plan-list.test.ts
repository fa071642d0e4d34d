import type { ListedSet, ListRow, RowReading } from '@ramka/domain/flat-list/flat-list';
import { noLook } from '@ramka/domain/flat-list/modifiers';
import { ok } from '@ramka/domain/result';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { emptySet } from '@ramka/domain/set/product-set';
import { describe, expect, test } from 'vitest';
import type { Project } from '../api/project.ts';
import { looksLikeList } from './looks-like-list.ts';
import { type BuiltRow, type KnownSet, type ListProduct, listAddition, planList, roomNameFor } from './plan-list.ts';

const listed: ListedSet = {
  kind: 'set',
  parts: [],
  look: { lineId: null, finishId: null, familyId: null, slots: null, frameId: null },
  ip44: false,
  box: null,
  alternative: null,
};

const single: ListProduct = {
  kind: 'single',
  product: { id: 801, name: 'Dzwonek', symbol: 'DZ1', image: '', catalogueUrl: '', seriesTag: '', price: 100 },
};

const ecatalogue: ListProduct = {
  kind: 'ecatalogue',
  product: {
    catalogId: 54701,
    name: 'Czujnik',
    symbol: 'CZ1',
    image: '',
    catalogueUrl: '',
    seriesName: null,
    price: 1,
  },
};

const setOf = (frameId: number): FramedSet => ({ ...emptySet, frameId });

const row = (
  id: number,
  room: string | null,
  reading: RowReading<ListProduct>,
  quantity = 1,
): ListRow<ListProduct> => ({
  id: String(id),
  line: id,
  text: `row ${id}`,
  contents: `row ${id}`,
  room,
  quantity,
  note: '',
  inherited: { look: noLook, quantity: null },
  reading,
});

const setRow = (id: number, room: string | null, frameId: number, quantity = 1): BuiltRow => ({
  row: row(id, room, listed, quantity),
  built: ok({ set: setOf(frameId), losses: [], substitutes: [], unmet: [] }),
});

const other = (id: number, room: string | null, reading: RowReading<ListProduct>, quantity?: number): BuiltRow => ({
  row: row(id, room, reading, quantity),
  built: undefined,
});

const unknown: RowReading<ListProduct> = {
  kind: 'not-understood',
  reason: 'unknown-words',
  words: ['coś'],
  nearest: [],
};

const product = (kind: ListProduct): RowReading<ListProduct> => ({ kind: 'product', symbol: '', product: kind });

const nothing = { leftOut: new Set<string>(), abbreviations: {} };

/** A project with two pieces of frame 1 in the hall, and frame 2 in no room. */
const project: Pick<Project, 'rooms' | 'selections'> = {
  rooms: [{ id: 1, name: 'Hol', planningId: null, setDefaults: null, sets: [{ id: 11, quantity: 2 }], products: [] }],
  selections: [],
};
const known: readonly KnownSet[] = [
  { id: 11, set: setOf(1) },
  { id: 12, set: setOf(2) },
];

const additionFor = (rows: readonly BuiltRow[], decisions = nothing) =>
  listAddition(planList(rows, project, known, null), project, decisions);

describe('a list', () => {
  test('creates a set that several rows name only once, and new rooms in its order', () => {
    const { newSets, rooms } = additionFor([setRow(1, 'salon', 5, 2), setRow(2, 'Kuchnia', 5), setRow(3, 'SALON', 5)]);
    expect(newSets).toMatchObject([{ frameId: 5 }]);
    expect(rooms).toMatchObject([
      { room: { name: 'Salon' }, newSets: [{ index: 0, quantity: 3 }] },
      { room: { name: 'Kuchnia' }, newSets: [{ index: 0, quantity: 1 }] },
    ]);
  });

  test('puts sets that the project contains into rooms, and sets quantities of those that a room contains', () => {
    const { newSets, rooms } = additionFor([setRow(1, 'hol', 1, 5), setRow(2, 'hol', 2)]);
    expect(newSets).toEqual([]);
    expect(rooms).toMatchObject([
      { room: { id: 1 }, setQuantities: [{ id: 11, quantity: 5 }], sets: [{ id: 12, quantity: 1 }] },
    ]);
  });

  test('changes nothing where the project agrees with it', () => {
    const addition = additionFor([setRow(1, 'Hol', 1, 2), setRow(2, null, 2)]);
    expect(addition).toMatchObject({ newSets: [], rooms: [], noteLines: [] });
  });

  test('adds single products to rooms, and e-catalogue products to the project', () => {
    const addition = additionFor([
      other(1, 'Hol', product(single), 3),
      other(2, 'Hol', product(ecatalogue), 2),
      other(3, 'Salon', product(ecatalogue), 4),
    ]);
    expect(addition.rooms).toMatchObject([{ room: { id: 1 }, productQuantities: [{ id: 801, quantity: 3 }] }]);
    expect(addition.ecatalogueQuantities).toEqual([{ catalogId: 54701, quantity: 6 }]);
  });

  test('keeps what is not understood as a note with its room, and leaves out what the visitor left out', () => {
    const rows = [other(1, 'hol', unknown), other(2, 'hol', unknown), setRow(3, 'hol', 5)];
    const plan = planList(rows, project, known, null);
    const key = plan.rooms[0]?.items[0]?.key ?? '';
    const addition = listAddition(plan, project, { leftOut: new Set(['2', key]), abbreviations: { GW: 'gniazdo' } });
    expect(addition).toMatchObject({
      newSets: [],
      noteLines: ['Hol: row 1'],
      abbreviations: [{ abbreviation: 'GW', meaning: 'gniazdo' }],
    });
  });

  test('keeps the place of a row that is not understood in the note, unless its text names it', () => {
    const [first, second] = [row(1, 'Hol', unknown), row(2, 'Hol', unknown)];
    const rows = [
      { ...first, note: 'okno' },
      { ...second, note: 'row 2' },
    ].map((one) => ({ row: one, built: undefined }));
    expect(additionFor(rows).noteLines).toEqual(['Hol: okno: row 1', 'Hol: row 2']);
  });

  test('creates no room for words before a row that is not understood, but one for a heading', () => {
    const heading = other(2, 'Taras', { kind: 'skipped', reason: 'room' });
    const rows = [other(1, 'Legenda', unknown), heading, other(3, 'Taras', unknown)];
    expect(planList(rows, project, known, null).rooms).toMatchObject([{ id: null }, { id: undefined }]);
    const { rooms, noteLines } = additionFor(rows);
    expect(rooms).toMatchObject([{ room: { name: 'Taras' } }]);
    expect(noteLines).toEqual(['Legenda: row 1', 'Taras: row 3']);
  });

  test('keeps a single product without a room in the preview', () => {
    const rows = [other(1, null, { kind: 'product', symbol: 'DZ1', product: single })];
    const [room] = planList(rows, project, known, null).rooms;
    expect(room).toMatchObject({ id: null, items: [], open: [{ reason: { kind: 'no-room' } }] });
    expect(planList(rows, project, known, 1).rooms[0]).toMatchObject({ id: 1, items: [{ quantity: 1 }], open: [] });
  });
});

test.each([
  ['wc', 'WC 1'],
  ['  pokój  dzieci ', 'Pokój dzieci'],
  ['x'.repeat(130), `X${'x'.repeat(119)}`],
])('the room %j is named %j', (written, name) => {
  expect(roomNameFor(written)).toBe(name);
});

test.each([
  ['3x gniazdo, usb, schodowy x2', false],
  ['gniazdo; schodowy', false],
  ['DAK1.00/11, internet, 2 gniazdo', false],
  ['salon: gniazdo', true],
  ['gniazdo; kuchnia: 2x gniazdo', true],
  ['salon\ngniazdo', true],
  ['gniazdo\n', false],
  ['Salon\tgniazdo\t3', true],
])('%j is a list: %s', (text, isList) => {
  expect(looksLikeList(text)).toBe(isList);
});
