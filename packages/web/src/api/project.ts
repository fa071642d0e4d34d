import { setDefaultsFromWire } from '@ramka/contract/translate/project';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject, WireGroup, WireProject } from '@ramka/contract/wire/project';
import { type MinorUnits, priceFromDecimal, totalOf } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, type RoomContent, type RoomEntry, roomTotal } from '@ramka/domain/project';
import type { Abbreviation } from '@ramka/domain/project-note';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { numberedSets } from '@ramka/texts/name-of-set';
import { type CatalogueItem, catalogueItemFromWire, type SingleProduct, singleProductFromWire } from './products.ts';

/** A project with all its contents, as shown by the pages. */
export type Project = {
  readonly id: string;
  readonly name: string;
  /** Id of the deployment in which it was created. */
  readonly variant: string;
  /** Newest first, until the visitor reorders them (docs/readings.md#r30). */
  readonly rooms: readonly Room[];
  /** Newest first. */
  readonly sets: readonly SavedSet[];
  /** The single products used in any room. */
  readonly products: readonly SingleProduct[];
  /** The e-catalogue products, in the order in which they were added. */
  readonly selections: readonly CatalogueItem[];
  /** Address in the planning tool; null if the project is not linked. */
  readonly planningAddress: string | null;
  /** Defaults of new sets; null until the first set was created or the visitor chose some. */
  readonly setDefaults: SetDefaults | null;
  /** Notes, and lines of lists that were not understood. Absent in projects that a device stored before an upgrade. */
  readonly note?: string | null;
  /** What abbreviations in lists stand for; absent like the note. */
  readonly abbreviations?: readonly Abbreviation[];
  /** The wall behind the sets; absent or null: none was chosen. */
  readonly wall?: string | null;
};

/** A room of a project. */
export type Room = RoomContent & {
  readonly id: number;
  readonly name: string;
  /** Id in the planning tool, which alone can change the room; null for a room of the visitor's own. */
  readonly planningId: string | null;
  /** Defaults of new sets in this room; null to use the project's. */
  readonly setDefaults: SetDefaults | null;
  /** Its own wall; absent or null to use the project's. */
  readonly wall?: string | null;
};

/** A saved set as shown in lists. */
export type SavedSet = {
  readonly id: number;
  /** May be empty. */
  readonly name: string;
  /** Tag of its series, for labels only. */
  readonly seriesTag: string;
  /**
   * Changes whenever the picture may have changed. In quotes it is the entity tag of the listed set
   * (docs/readings.md#r13).
   */
  readonly version: string;
  /** Net price per piece. */
  readonly price: MinorUnits;
  /** A sentence that describes the set. */
  readonly description: string;
  /** Its contents in a few words, as a name for an unnamed set; may be empty. */
  readonly contents: string;
  /** Number of an unnamed set among those with the same contents; 1 if absent. */
  readonly number?: number;
  /** Whether it belongs to the planning tool, which alone can change it. */
  readonly isExternal: boolean;
  /** Numbers of slots of the frame, of empty slots, and of boxes that the set is mounted on. */
  readonly slots: number;
  readonly emptySlots: number;
  readonly boxes: number;
  /** Whether a change of the set is queued. Price and picture are then outdated or missing. */
  readonly awaited?: true;
};

/** Converts a project from the wire format. */
export const projectFromWire = ({
  project: { id, name, variant, groups, mioIntegration, look, note, abbreviations, wall },
  productSets,
  products,
  ecatalogProducts,
}: LoadedProject): Project => ({
  id,
  name,
  variant,
  rooms: groups.map(roomFromWire),
  sets: numberedSets(productSets.map(savedSetFromWire)),
  products: products.map(singleProductFromWire),
  selections: ecatalogProducts.map(catalogueItemFromWire),
  planningAddress: mioIntegration?.projectUrl ?? null,
  setDefaults: look && setDefaultsFromWire(look),
  note,
  abbreviations,
  ...(wall !== undefined && { wall }),
});

/** Converts a newly created, empty project from the wire format. */
export const newProjectFromWire = (project: WireProject): Project =>
  projectFromWire({ project, productSets: [], products: [], ecatalogProducts: [] });

/** Converts a room from the wire format. */
export const roomFromWire = ({
  id,
  name,
  bundles,
  products,
  properties: { mioData },
  look,
  wall,
}: WireGroup): Room => ({
  id,
  name,
  sets: bundles,
  products,
  planningId: mioData?.mioID ?? null,
  setDefaults: look && setDefaultsFromWire(look),
  ...(wall !== undefined && { wall }),
});

/** Converts a saved set from the wire format. */
export const savedSetFromWire = ({ id, name, frameLine, version, price, type, ...facts }: WireBundle): SavedSet => ({
  id,
  name,
  seriesTag: frameLine,
  version,
  price: priceFromDecimal(price),
  isExternal: type === 'external',
  description: facts.description,
  contents: facts.contents,
  slots: facts.slots,
  emptySlots: facts.emptySlots,
  boxes: facts.boxes,
});

const withRoom = (project: Project, roomId: number, change: (room: Room) => Room): Project => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === roomId ? change(room) : room)),
});

/** Returns the project with another name. */
export const withProjectName = (project: Project, name: string): Project => ({ ...project, name });

/** Returns the project with the set defaults of another state, for itself and its rooms. */
export const withSetDefaults = (
  project: Project,
  { setDefaults, rooms }: Pick<Project, 'setDefaults' | 'rooms'>,
): Project => {
  const defaultsByRoom = new Map(rooms.map((room) => [room.id, room.setDefaults]));
  return {
    ...project,
    setDefaults: setDefaults,
    rooms: project.rooms.map((room) => ({ ...room, setDefaults: defaultsByRoom.get(room.id) ?? null })),
  };
};

/** Returns the project with another wall, of a room or of its own for the room null. */
export const withWall = (project: Project, roomId: number | null, wall: string | null): Project =>
  roomId === null ? { ...project, wall } : withRoom(project, roomId, (room) => ({ ...room, wall }));

/** Returns the defaults of new sets, for a room or without one. */
export const setDefaultsFor = ({ setDefaults, rooms }: Project, roomId: number | undefined): SetDefaults | null =>
  rooms.find(({ id }) => id === roomId)?.setDefaults ?? setDefaults;

/** Returns the project with a new room at the top (docs/specification.md#s4-7). */
export const withNewRoom = (project: Project, room: Room): Project => ({
  ...project,
  rooms: [room, ...project.rooms.filter(({ id }) => id !== room.id)],
});

/** Totals of rooms: pieces of sets and single products, and the outlets and boxes of the sets. */
export type RoomCounts = {
  readonly sets: number;
  readonly products: number;
  readonly points: number;
  readonly boxes: number;
};

/** Counts the contents of rooms. */
export const countsOf = (project: Pick<Project, 'sets'>, rooms: readonly RoomContent[]): RoomCounts => {
  const byId = new Map(project.sets.map((set) => [set.id, set]));
  const counts = { sets: 0, products: 0, points: 0, boxes: 0 };
  for (const room of rooms) {
    for (const { id, quantity } of room.sets) {
      const set = byId.get(id);
      counts.sets += quantity;
      counts.points += quantity * (set?.slots ?? 0);
      counts.boxes += quantity * (set?.boxes ?? 0);
    }
    for (const { quantity } of room.products) counts.products += quantity;
  }
  return counts;
};

/** Returns the project without a room. */
export const withoutRoom = (project: Project, roomId: number): Project => ({
  ...project,
  rooms: project.rooms.filter(({ id }) => id !== roomId),
});

/** Returns the project with a renamed room. */
export const withRoomName = (project: Project, roomId: number, name: string): Project =>
  withRoom(project, roomId, (room) => ({ ...room, name }));

/** Returns the project with another list of a room's sets. */
export const withRoomSets = (project: Project, roomId: number, sets: readonly RoomEntry[]): Project =>
  withRoom(project, roomId, (room) => ({ ...room, sets }));

/** Returns the project with another list of a room's single products. */
export const withRoomProducts = (project: Project, roomId: number, products: readonly RoomEntry[]): Project =>
  withRoom(project, roomId, (room) => ({ ...room, products }));

/** Returns the project with the details of a single product that may be new in it. */
export const withKnownProduct = (project: Project, product: SingleProduct): Project => ({
  ...project,
  products: project.products.some(({ id }) => id === product.id) ? project.products : [...project.products, product],
});

/** Returns the project with a saved set. A new set comes first, a known one keeps its position. */
export const withSet = (project: Project, set: SavedSet): Project => ({
  ...project,
  sets: numberedSets(
    project.sets.some(({ id }) => id === set.id)
      ? project.sets.map((known) => (known.id === set.id ? set : known))
      : [set, ...project.sets],
  ),
});

/** Returns the project with the set defaults of its first set, unless it has some already. The server does the same. */
export const withSetDefaultsOfFirst = (project: Project, defaults: SetDefaults | undefined): Project => ({
  ...project,
  setDefaults: project.setDefaults ?? defaults ?? null,
});

/** Returns the project with a copy of a set, and one piece of it behind the original in a room. */
export const withCopyInRoom = (project: Project, roomId: number, setId: number, copy: SavedSet): Project =>
  withRoom(withSet(project, copy), roomId, (room) => ({
    ...room,
    sets: room.sets.some(({ id }) => id === copy.id)
      ? room.sets
      : room.sets.flatMap((entry) => (entry.id === setId ? [entry, { id: copy.id, quantity: 1 }] : [entry])),
  }));

/** Returns the project with a copy of a set that replaces the original in one room. */
export const withSetInRoom = (project: Project, roomId: number, setId: number, copy: SavedSet): Project =>
  withRoom(withSet(project, copy), roomId, (room) => ({
    ...room,
    sets: room.sets.map((entry) => (entry.id === setId ? { ...entry, id: copy.id } : entry)),
  }));

/** A room that contains a set, with the quantity. */
export type RoomOfSet = Pick<Room, 'id' | 'name'> & { readonly quantity: number };

/** Returns the rooms that contain a set, in display order. */
export const roomsOfSet = ({ rooms }: Project, setId: number | null): readonly RoomOfSet[] =>
  rooms.flatMap(({ id, name, sets }) =>
    sets.filter((entry) => entry.id === setId).map(({ quantity }) => ({ id, name, quantity })),
  );

/** Returns the project without a set, which is removed from all rooms. */
export const withoutSet = (project: Project, setId: number): Project => ({
  ...project,
  rooms: project.rooms.map((room) => ({ ...room, sets: room.sets.filter(({ id }) => id !== setId) })),
  sets: numberedSets(project.sets.filter(({ id }) => id !== setId)),
});

/** Returns the project with an e-catalogue product. A new product comes last. */
export const withCatalogueItem = (project: Project, selection: CatalogueItem): Project => ({
  ...project,
  selections: project.selections.some(({ catalogId }) => catalogId === selection.catalogId)
    ? project.selections.map((known) => (known.catalogId === selection.catalogId ? selection : known))
    : [...project.selections, selection],
});

/** Returns the project without an e-catalogue product. */
export const withoutCatalogueItem = (project: Project, catalogId: number): Project => ({
  ...project,
  selections: project.selections.filter((known) => known.catalogId !== catalogId),
});

/**
 * Returns the net price of a project: sets, single products and e-catalogue products by their quantities
 * (docs/specification.md#s9-27).
 */
export const totalCost = (project: Project): MinorUnits =>
  projectTotal(project.rooms, contentPrices(project), project.selections);

/** Returns the net price of a room's sets and single products; null if all of them are sets with an unknown price. */
export const roomCost = (project: Project, room: Room): MinorUnits | null => {
  const cost = roomTotal(room, contentPrices(project));
  const isPending = ({ id, awaited }: SavedSet): boolean =>
    awaited === true && room.sets.some((entry) => entry.id === id);
  return cost === 0 && project.sets.some(isPending) ? null : cost;
};

/** Whether the price of a project lacks queued sets, whose price only the server can calculate. */
export const lacksPrices = ({ rooms, sets }: Project): boolean => {
  const used = new Set(rooms.flatMap((room) => room.sets.map(({ id }) => id)));
  return sets.some(({ id, price, awaited }) => awaited === true && price === 0 && used.has(id));
};

/** Returns the net price of a project's e-catalogue products. */
export const ecatalogueCost = ({ selections }: Project): MinorUnits => totalOf(selections);

const contentPrices = ({ sets, products }: Project): ContentPrices => ({
  sets: new Map(sets.map(({ id, price }) => [id, price])),
  products: new Map(products.map(({ id, price }) => [id, price])),
});
