import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { EcatalogSelection, WireSingleProduct } from '@ramka/contract/wire/product';
import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';
import { describe, expect, it } from 'vitest';
import {
  ecatalogueCost,
  roomCost,
  totalCost,
  withNewRoom,
  withoutSelection,
  withoutSet,
  withRoomProducts,
  withRoomSets,
  withSelection,
  withSet,
} from './project.ts';

const aSet = (id: number, over: Partial<WireBundle> = {}): WireBundle => ({
  id,
  name: '',
  serieId: 4,
  version: '1',
  price: 0.1,
  type: 'regular',
  frameLine: 'simon-54',
  ...over,
});

const aRoom = (id: number, over: Partial<WireGroup> = {}): WireGroup => ({
  id,
  name: 'Salon',
  bundles: [],
  products: [],
  properties: { mioData: null },
  ...over,
});

const article = { symbol: 'AW1/11', name: 'Łącznik', image: 'AW1.svg', catalogUrl: '' };
const aProduct = (id: number): WireSingleProduct => ({
  id,
  catalogId: id,
  serieTag: 'simon-aquarius',
  price: 28.05,
  ...article,
});
const aSelection = (catalogId: number, quantity: number): EcatalogSelection => ({
  id: catalogId,
  catalogId,
  serieName: null,
  price: 1.1,
  quantity,
  ...article,
});

const aProject = (over: Partial<LoadedProject> = {}, groups: WireGroup[] = []): LoadedProject => ({
  project: { id: 'Hq7mWz3k', name: 'Dom', variant: 'el12', groups, mioIntegration: null },
  productSets: [],
  products: [],
  ecatalogProducts: [],
  ...over,
});

describe('a project on the screen', () => {
  it('shows a new room at the top', () => {
    const { project } = withNewRoom(aProject({}, [aRoom(1)]), aRoom(2));
    expect(project.groups.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('takes the server’s list of a room’s sets', () => {
    const { project } = withRoomSets(aProject({}, [aRoom(1), aRoom(2)]), 1, [{ id: 5, quantity: 3 }]);
    expect(project.groups.map(({ bundles }) => bundles)).toEqual([[{ id: 5, quantity: 3 }], []]);
  });

  it('learns of a single product that it did not know', () => {
    const loaded = withRoomProducts(aProject({}, [aRoom(1)]), 1, [{ id: 9, quantity: 1 }], aProduct(9));
    expect(withRoomProducts(loaded, 1, [{ id: 9, quantity: 2 }], aProduct(9)).products).toEqual([aProduct(9)]);
  });

  it('lists a new set first and keeps a saved one in its place', () => {
    const loaded = withSet(aProject({ productSets: [aSet(1)] }), aSet(2));
    const saved = withSet(loaded, aSet(1, { version: '2' }));
    expect(saved.productSets).toEqual([aSet(2), aSet(1, { version: '2' })]);
  });

  it('loses a deleted set in every room', () => {
    const rooms = [aRoom(1, { bundles: [{ id: 5, quantity: 1 }] }), aRoom(2, { bundles: [{ id: 6, quantity: 1 }] })];
    const loaded = withoutSet(aProject({ productSets: [aSet(5), aSet(6)] }, rooms), 5);
    expect(loaded.project.groups.map(({ bundles }) => bundles)).toEqual([[], [{ id: 6, quantity: 1 }]]);
  });

  it('holds an e-catalogue product once', () => {
    const loaded = withSelection(withSelection(aProject(), aSelection(3, 1)), aSelection(3, 4));
    expect(loaded.ecatalogProducts).toEqual([aSelection(3, 4)]);
    expect(withoutSelection(loaded, 3).ecatalogProducts).toEqual([]);
  });
});

describe('the cost of a project', () => {
  const room = aRoom(1, { bundles: [{ id: 5, quantity: 3 }], products: [{ id: 9, quantity: 2 }] });
  const loaded = aProject({ productSets: [aSet(5)], products: [aProduct(9)], ecatalogProducts: [aSelection(3, 2)] }, [
    room,
  ]);

  it('counts sets, single products and e-catalogue products by their quantities, to the last minor unit', () => {
    expect(totalCost(loaded)).toBe(3 * 10 + 2 * 2805 + 2 * 110);
  });

  it('is told for one room, and for the e-catalogue products, too', () => {
    expect([roomCost(loaded, room), ecatalogueCost(loaded)]).toEqual([5640, 220]);
  });
});
