import type { LoadedProject } from '@ramka/contract/wire/project';
import { describe, expect, it } from 'vitest';
import type { CatalogueItem, SingleProduct } from './products.ts';
import {
  ecatalogueCost,
  lacksPrices,
  newProjectFromWire,
  type Project,
  projectFromWire,
  type Room,
  roomCost,
  roomsOfSet,
  type SavedSet,
  totalCost,
  withNewRoom,
  withoutCatalogueItem,
  withoutSet,
  withKnownProduct,
  withRoomSets,
  withCatalogueItem,
  withSet,
  withSetInRoom,
  countsOf,
} from './project.ts';

const numbers = (project: Project) => project.sets.map(({ id, number }) => [id, number ?? 1]);

const unnamed = (id: number) => aSet(id, { name: '', contents: 'Schodowy' });

const aSet = (id: number, over: Partial<SavedSet> = {}): SavedSet => ({
  id,
  name: `Zestaw ${id}`,
  seriesTag: 'simon-54',
  version: '1',
  price: 10,
  isExternal: false,
  description: '',
  contents: '',
  slots: 1,
  emptySlots: 0,
  boxes: 1,
  ...over,
});

/** Description and counts of a set. */
const facts = { description: 'Ramka 2-krotna', contents: '', slots: 2, emptySlots: 1, boxes: 2 };

const aRoom = (id: number, over: Partial<Room> = {}): Room => ({
  id,
  name: 'Salon',
  sets: [],
  products: [],
  planningId: null,
  setDefaults: null,
  ...over,
});

const article = { symbol: 'AW1/11', name: 'Łącznik', image: 'AW1.svg', catalogueUrl: '' };
const aProduct = (id: number): SingleProduct => ({ id, seriesTag: 'simon-aquarius', price: 2805, ...article });
const aSelection = (catalogId: number, quantity: number): CatalogueItem => ({
  catalogId,
  seriesName: null,
  price: 110,
  quantity,
  replacedBy: null,
  ...article,
});

const aProject = (over: Partial<Project> = {}): Project => ({
  id: 'Hq7mWz3k',
  name: 'Dom',
  variant: 'el12',
  rooms: [],
  sets: [],
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
  note: null,
  abbreviations: [],
  ...over,
});

describe('a project on the screen', () => {
  // Holds §4.7.
  it('shows a new room at the top', () => {
    const { rooms } = withNewRoom(aProject({ rooms: [aRoom(1)] }), aRoom(2));
    expect(rooms.map(({ id }) => id)).toEqual([2, 1]);
  });

  // Holds §4.8.
  it('applies the server’s list of a room’s sets', () => {
    const { rooms } = withRoomSets(aProject({ rooms: [aRoom(1), aRoom(2)] }), 1, [{ id: 5, quantity: 3 }]);
    expect(rooms.map(({ sets }) => sets)).toEqual([[{ id: 5, quantity: 3 }], []]);
  });

  it('adds a single product that it did not contain', () => {
    const project = withKnownProduct(aProject({ rooms: [aRoom(1)] }), aProduct(9));
    expect(withKnownProduct(project, aProduct(9)).products).toEqual([aProduct(9)]);
  });

  // Holds §4.11, §4.12.
  it('lists a new set first and keeps the position of a saved one', () => {
    const project = withSet(aProject({ sets: [aSet(1)] }), aSet(2));
    const saved = withSet(project, aSet(1, { version: '2' }));
    expect(saved.sets).toEqual([aSet(2), aSet(1, { version: '2' })]);
  });

  it('renumbers unnamed sets with the same contents after every change', () => {
    const two = withSet(withSet(aProject(), unnamed(4)), unnamed(6));
    expect(numbers(two)).toEqual([
      [6, 2],
      [4, 1],
    ]);
    expect(numbers(withoutSet(two, 4))).toEqual([[6, 1]]);
  });

  it('replaces a set by its copy in one room, and keeps the set in the others', () => {
    const entries = [
      { id: 5, quantity: 2 },
      { id: 6, quantity: 1 },
    ];
    const before = aProject({
      sets: [aSet(5), aSet(6)],
      rooms: [aRoom(1, { sets: entries }), aRoom(2, { sets: entries })],
    });
    const after = withSetInRoom(before, 1, 5, aSet(7));
    expect(after.rooms.map(({ sets }) => sets)).toEqual([
      [
        { id: 7, quantity: 2 },
        { id: 6, quantity: 1 },
      ],
      entries,
    ]);
    expect(after.sets).toEqual([aSet(7), aSet(5), aSet(6)]);
    expect(roomsOfSet(after, 5).map(({ id, quantity }) => [id, quantity])).toEqual([[2, 2]]);
    expect(roomsOfSet(after, null)).toEqual([]);
  });

  // Holds §4.10.
  it('removes a deleted set from every room', () => {
    const rooms = [aRoom(1, { sets: [{ id: 5, quantity: 1 }] }), aRoom(2, { sets: [{ id: 6, quantity: 1 }] })];
    const project = withoutSet(aProject({ sets: [aSet(5), aSet(6)], rooms }), 5);
    expect(project.rooms.map(({ sets }) => sets)).toEqual([[], [{ id: 6, quantity: 1 }]]);
    expect(project.sets).toEqual([aSet(6)]);
  });

  it('contains an e-catalogue product once', () => {
    const project = withCatalogueItem(withCatalogueItem(aProject(), aSelection(3, 1)), aSelection(3, 4));
    expect(project.selections).toEqual([aSelection(3, 4)]);
    expect(withoutCatalogueItem(project, 3).selections).toEqual([]);
  });
});

describe('the cost of a project', () => {
  const room = aRoom(1, { sets: [{ id: 5, quantity: 3 }], products: [{ id: 9, quantity: 2 }] });
  const project = aProject({
    rooms: [room],
    sets: [aSet(5)],
    products: [aProduct(9)],
    selections: [aSelection(3, 2)],
  });

  // Holds §1.14, §2.148, §9.27, R5.
  it('counts sets, single products and e-catalogue products by their quantities, to the last minor unit', () => {
    expect(totalCost(project)).toBe(3 * 10 + 2 * 2805 + 2 * 110);
  });

  it('is also calculated for one room, and for the e-catalogue products', () => {
    expect([roomCost(project, room), ecatalogueCost(project)]).toEqual([5640, 220]);
  });

  it('is unknown rather than zero for a room whose sets are queued without a price', () => {
    const waiting = aSet(5, { price: 0, awaited: true });
    const alone = aRoom(1, { sets: [{ id: 5, quantity: 3 }] });
    expect(roomCost({ ...project, sets: [waiting] }, alone)).toBeNull();
    expect(roomCost({ ...project, sets: [waiting] }, room)).toBe(5610);
    expect(roomCost({ ...project, sets: [waiting] }, aRoom(2))).toBe(0);
  });

  it('reports that it leaves out queued sets without a price', () => {
    const lacking = (price: number, setId: number): boolean =>
      lacksPrices({
        ...project,
        sets: [aSet(5, { price, awaited: true })],
        rooms: [aRoom(1, { sets: [{ id: setId, quantity: 1 }] })],
      });
    expect([lacking(0, 5), lacking(1000, 5), lacking(0, 6), lacksPrices(project)]).toEqual([true, false, false, false]);
  });
});

describe('the API’s terms for a project', () => {
  const answer: LoadedProject = {
    project: {
      id: 'Hq7mWz3k',
      name: 'Dom',
      variant: 'el12',
      groups: [
        {
          id: 1,
          name: 'Salon',
          bundles: [{ id: 5, quantity: 3 }],
          products: [{ id: 9, quantity: 2 }],
          properties: { mioData: { mioID: 'r7' } },
          look: null,
        },
        { id: 2, name: 'Hol', bundles: [], products: [], properties: { mioData: null }, look: null },
      ],
      mioIntegration: { projectUrl: 'https://tool.example/p/7' },
      look: null,
      note: null,
      abbreviations: [],
    },
    productSets: [
      { id: 5, name: '', serieId: 4, version: '1', price: 0.1, type: 'regular', frameLine: 'simon-54', ...facts },
      { id: 6, name: 'Plan', serieId: 4, version: '2', price: 18.4, type: 'external', frameLine: 'simon-54', ...facts },
    ],
    products: [
      {
        id: 9,
        catalogId: 90,
        name: 'Łącznik',
        symbol: 'AW1/11',
        image: 'AW1.svg',
        catalogUrl: '',
        serieTag: 'simon-aquarius',
        price: 28.05,
      },
    ],
    ecatalogProducts: [
      {
        id: 3,
        catalogId: 3,
        symbol: 'AW1/11',
        name: 'Łącznik',
        price: 0,
        image: '',
        catalogUrl: 'https://maker.example/aw1',
        serieName: null,
        quantity: 2,
        replacedBy: { catalogId: 4, symbol: 'AW2/11', name: 'Łącznik' },
      },
    ],
  };

  it('are converted to the pages’ terms', () => {
    expect(projectFromWire(answer)).toEqual({
      id: 'Hq7mWz3k',
      name: 'Dom',
      variant: 'el12',
      rooms: [
        aRoom(1, { sets: [{ id: 5, quantity: 3 }], products: [{ id: 9, quantity: 2 }], planningId: 'r7' }),
        aRoom(2, { name: 'Hol' }),
      ],
      sets: [
        aSet(5, { ...facts, name: '' }),
        aSet(6, { ...facts, name: 'Plan', version: '2', price: 1840, isExternal: true }),
      ],
      products: [aProduct(9)],
      selections: [
        {
          ...aSelection(3, 2),
          price: null,
          image: '',
          catalogueUrl: 'https://maker.example/aw1',
          replacedBy: 'AW2/11',
        },
      ],
      planningAddress: 'https://tool.example/p/7',
      setDefaults: null,
      note: null,
      abbreviations: [],
    });
  });

  it('of a newly created project describe an empty project', () => {
    const project = { ...answer.project, groups: [], mioIntegration: null };
    expect(newProjectFromWire(project)).toEqual(aProject());
  });
});

it('counts pieces of sets and products, and the outlets and boxes of the sets', () => {
  const sets = [aSet(1, { slots: 3, boxes: 3 }), aSet(2, { slots: 4, boxes: 2 })];
  const rooms = [
    aRoom(1, { sets: [{ id: 1, quantity: 2 }], products: [{ id: 9, quantity: 5 }] }),
    aRoom(2, {
      sets: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
    }),
  ];
  expect(countsOf({ sets }, rooms)).toEqual({ sets: 4, products: 5, points: 13, boxes: 11 });
});
