import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { EcatalogSelection, WireSingleProduct } from '@ramka/contract/wire/product';
import type { LoadedProject, QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { type MinorUnits, priceFromDecimal, totalOf } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, type RoomContent, roomTotal } from '@ramka/domain/project';

const withRooms = (loaded: LoadedProject, change: (rooms: WireGroup[]) => WireGroup[]): LoadedProject => ({
  ...loaded,
  project: { ...loaded.project, groups: change(loaded.project.groups) },
});

const withRoom = (loaded: LoadedProject, roomId: number, change: (room: WireGroup) => WireGroup): LoadedProject =>
  withRooms(loaded, (rooms) => rooms.map((room) => (room.id === roomId ? change(room) : room)));

/** The project under another name. */
export const withProjectName = (loaded: LoadedProject, name: string): LoadedProject => ({
  ...loaded,
  project: { ...loaded.project, name },
});

/** The project with a new room, at the top (docs/specification.md#s4-7). */
export const withNewRoom = (loaded: LoadedProject, room: WireGroup): LoadedProject =>
  withRooms(loaded, (rooms) => [room, ...rooms]);

/** The project without a room. */
export const withoutRoom = (loaded: LoadedProject, roomId: number): LoadedProject =>
  withRooms(loaded, (rooms) => rooms.filter(({ id }) => id !== roomId));

/** The project with a room under another name. */
export const withRoomName = (loaded: LoadedProject, roomId: number, name: string): LoadedProject =>
  withRoom(loaded, roomId, (room) => ({ ...room, name }));

/** The project with the server's list of a room's sets. */
export const withRoomSets = (loaded: LoadedProject, roomId: number, bundles: QuantityEntry[]): LoadedProject =>
  withRoom(loaded, roomId, (room) => ({ ...room, bundles }));

/** The project with the server's list of a room's single products; `known` is the product if it may be new here. */
export const withRoomProducts = (
  loaded: LoadedProject,
  roomId: number,
  products: QuantityEntry[],
  known?: WireSingleProduct,
): LoadedProject => ({
  ...withRoom(loaded, roomId, (room) => ({ ...room, products })),
  products:
    known === undefined || loaded.products.some(({ id }) => id === known.id)
      ? loaded.products
      : [...loaded.products, known],
});

/** The project with a set as it was saved: new ones come first, known ones keep their place. */
export const withSet = (loaded: LoadedProject, set: WireBundle): LoadedProject => ({
  ...loaded,
  productSets: loaded.productSets.some(({ id }) => id === set.id)
    ? loaded.productSets.map((known) => (known.id === set.id ? set : known))
    : [set, ...loaded.productSets],
});

/** The project without a set, in its list and in every room. */
export const withoutSet = (loaded: LoadedProject, setId: number): LoadedProject => ({
  ...withRooms(loaded, (rooms) =>
    rooms.map((room) => ({ ...room, bundles: room.bundles.filter(({ id }) => id !== setId) })),
  ),
  productSets: loaded.productSets.filter(({ id }) => id !== setId),
});

/** The project with an e-catalogue product as the server answered it: new ones come last. */
export const withSelection = (loaded: LoadedProject, selection: EcatalogSelection): LoadedProject => ({
  ...loaded,
  ecatalogProducts: loaded.ecatalogProducts.some(({ catalogId }) => catalogId === selection.catalogId)
    ? loaded.ecatalogProducts.map((known) => (known.catalogId === selection.catalogId ? selection : known))
    : [...loaded.ecatalogProducts, selection],
});

/** The project without an e-catalogue product. */
export const withoutSelection = (loaded: LoadedProject, catalogId: number): LoadedProject => ({
  ...loaded,
  ecatalogProducts: loaded.ecatalogProducts.filter((known) => known.catalogId !== catalogId),
});

type Priced = { readonly id: number; readonly price: number };

const pricesById = (entries: readonly Priced[]): ReadonlyMap<number, MinorUnits> =>
  new Map(entries.map(({ id, price }) => [id, priceFromDecimal(price)]));

const contentPrices = ({ productSets, products }: LoadedProject): ContentPrices => ({
  sets: pricesById(productSets),
  products: pricesById(products),
});

const contentOf = ({ bundles, products }: WireGroup): RoomContent => ({ sets: bundles, products });

const selectionsOf = ({ ecatalogProducts }: LoadedProject) =>
  ecatalogProducts.map(({ quantity, price }) => ({ quantity, price: priceFromDecimal(price) }));

/**
 * What a project costs net: its sets, single products and e-catalogue products, each by its quantity
 * (docs/specification.md#s9-27).
 */
export const totalCost = (project: LoadedProject): MinorUnits =>
  projectTotal(project.project.groups.map(contentOf), contentPrices(project), selectionsOf(project));

/** What the sets and single products of one room cost net. */
export const roomCost = (project: LoadedProject, room: WireGroup): MinorUnits =>
  roomTotal(contentOf(room), contentPrices(project));

/** What the e-catalogue products of a project cost net. */
export const ecatalogueCost = (project: LoadedProject): MinorUnits => totalOf(selectionsOf(project));
