import { setDefaultsFromWire } from '@ramka/contract/translate/project';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject, WireGroup, WireProject } from '@ramka/contract/wire/project';
import { type MinorUnits, priceFromDecimal, totalOf } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, type RoomContent, type RoomEntry, roomTotal } from '@ramka/domain/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { type CatalogueItem, catalogueItemFromWire, type SingleProduct, singleProductFromWire } from './products.ts';

/** Everything of a project, as the pages show it. */
export type Project = {
  readonly id: string;
  readonly name: string;
  /** The deployment in which it was made. */
  readonly variant: string;
  /** Newest first, until somebody orders them (docs/readings.md#r30). */
  readonly rooms: readonly Room[];
  /** Newest first. */
  readonly sets: readonly SavedSet[];
  /** The single products that any room uses. */
  readonly products: readonly SingleProduct[];
  /** What it has of the e-catalogue, in the order in which it was added. */
  readonly selections: readonly CatalogueItem[];
  /** Its address in the planning tool; null while it is not linked. */
  readonly planningAddress: string | null;
  /** What new sets start with; null until one was made or it was chosen. */
  readonly setDefaults: SetDefaults | null;
};

/** A room of a project. */
export type Room = RoomContent & {
  readonly id: number;
  readonly name: string;
  /** Its id in the planning tool, which alone changes it then; null for a room of the visitor's own. */
  readonly planningId: string | null;
  /** What new sets for it start with; null: as the project's. */
  readonly setDefaults: SetDefaults | null;
};

/** A saved set, as lists show it. */
export type SavedSet = {
  readonly id: number;
  /** May be empty. */
  readonly name: string;
  /** Tag of its series, for labels only. */
  readonly seriesTag: string;
  /** Changes whenever its picture may have changed; in quotes the tag of what is listed (docs/readings.md#r13). */
  readonly version: string;
  /** Net, one piece. */
  readonly price: MinorUnits;
  /** How it looks, in a sentence. */
  readonly description: string;
  /** Whether it was delivered by the planning tool, which alone changes it. */
  readonly isExternal: boolean;
  /** How many slots its frame has, how many of them are empty, and how many boxes it is mounted on. */
  readonly slots: number;
  readonly emptySlots: number;
  readonly boxes: number;
  /** Whether what is known of it has not been sent yet: its price and picture are those of before, or none. */
  readonly awaited?: true;
};

/** A project from what the API answers. */
export const projectFromWire = ({
  project: { id, name, variant, groups, mioIntegration, look },
  productSets,
  products,
  ecatalogProducts,
}: LoadedProject): Project => ({
  id,
  name,
  variant,
  rooms: groups.map(roomFromWire),
  sets: productSets.map(savedSetFromWire),
  products: products.map(singleProductFromWire),
  selections: ecatalogProducts.map(catalogueItemFromWire),
  planningAddress: mioIntegration?.projectUrl ?? null,
  setDefaults: look && setDefaultsFromWire(look),
});

/** A project that was created this moment: nothing is in it yet. */
export const newProjectFromWire = (project: WireProject): Project =>
  projectFromWire({ project, productSets: [], products: [], ecatalogProducts: [] });

/** A room from what the API answers. */
export const roomFromWire = ({ id, name, bundles, products, properties: { mioData }, look }: WireGroup): Room => ({
  id,
  name,
  sets: bundles,
  products,
  planningId: mioData?.mioID ?? null,
  setDefaults: look && setDefaultsFromWire(look),
});

/** A saved set from what the API answers. */
export const savedSetFromWire = ({ id, name, frameLine, version, price, type, ...facts }: WireBundle): SavedSet => ({
  id,
  name,
  seriesTag: frameLine,
  version,
  price: priceFromDecimal(price),
  isExternal: type === 'external',
  description: facts.description,
  slots: facts.slots,
  emptySlots: facts.emptySlots,
  boxes: facts.boxes,
});

const withRoom = (project: Project, roomId: number, change: (room: Room) => Room): Project => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === roomId ? change(room) : room)),
});

/** The project under another name. */
export const withProjectName = (project: Project, name: string): Project => ({ ...project, name });

/** The project with the set defaults of another state of the project and its rooms. */
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

/** What new sets start with, in a room or in none. */
export const setDefaultsFor = ({ setDefaults, rooms }: Project, roomId: number | undefined): SetDefaults | null =>
  rooms.find(({ id }) => id === roomId)?.setDefaults ?? setDefaults;

/** The project with a new room, at the top (docs/specification.md#s4-7). */
export const withNewRoom = (project: Project, room: Room): Project => ({
  ...project,
  rooms: [room, ...project.rooms.filter(({ id }) => id !== room.id)],
});

/** How much is in rooms: sets and single products as pieces, and the points and boxes that the sets make. */
export type RoomCounts = {
  readonly sets: number;
  readonly products: number;
  readonly points: number;
  readonly boxes: number;
};

/** Counts what is in some rooms of a project. */
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

/** The project without a room. */
export const withoutRoom = (project: Project, roomId: number): Project => ({
  ...project,
  rooms: project.rooms.filter(({ id }) => id !== roomId),
});

/** The project with a room under another name. */
export const withRoomName = (project: Project, roomId: number, name: string): Project =>
  withRoom(project, roomId, (room) => ({ ...room, name }));

/** The project with the server's list of a room's sets. */
export const withRoomSets = (project: Project, roomId: number, sets: readonly RoomEntry[]): Project =>
  withRoom(project, roomId, (room) => ({ ...room, sets }));

/** The project with the server's list of a room's single products. */
export const withRoomProducts = (project: Project, roomId: number, products: readonly RoomEntry[]): Project =>
  withRoom(project, roomId, (room) => ({ ...room, products }));

/** The project with the details of a single product, which it may use for the first time. */
export const withKnownProduct = (project: Project, product: SingleProduct): Project => ({
  ...project,
  products: project.products.some(({ id }) => id === product.id) ? project.products : [...project.products, product],
});

/** The project with a set as it was saved: new ones come first, known ones keep their place. */
export const withSet = (project: Project, set: SavedSet): Project => ({
  ...project,
  sets: project.sets.some(({ id }) => id === set.id)
    ? project.sets.map((known) => (known.id === set.id ? set : known))
    : [set, ...project.sets],
});

/** The project with the set defaults of its first set, unless it has some already; as on the server. */
export const withSetDefaultsOfFirst = (project: Project, defaults: SetDefaults | undefined): Project => ({
  ...project,
  setDefaults: project.setDefaults ?? defaults ?? null,
});

/** The project with a copy of a set, one of which stands behind it in a room. */
export const withCopyInRoom = (project: Project, roomId: number, setId: number, copy: SavedSet): Project =>
  withRoom(withSet(project, copy), roomId, (room) => ({
    ...room,
    sets: room.sets.some(({ id }) => id === copy.id)
      ? room.sets
      : room.sets.flatMap((entry) => (entry.id === setId ? [entry, { id: copy.id, quantity: 1 }] : [entry])),
  }));

/** The project with a copy of a set, which has its place in one room. */
export const withSetInRoom = (project: Project, roomId: number, setId: number, copy: SavedSet): Project =>
  withRoom(withSet(project, copy), roomId, (room) => ({
    ...room,
    sets: room.sets.map((entry) => (entry.id === setId ? { ...entry, id: copy.id } : entry)),
  }));

/** A room in which a set stands, and how often. */
export type RoomOfSet = Pick<Room, 'id' | 'name'> & { readonly quantity: number };

/** The rooms in which a set stands, in the order of the screen. */
export const roomsOfSet = ({ rooms }: Project, setId: number | null): readonly RoomOfSet[] =>
  rooms.flatMap(({ id, name, sets }) =>
    sets.filter((entry) => entry.id === setId).map(({ quantity }) => ({ id, name, quantity })),
  );

/** The project without a set, in its list and in every room. */
export const withoutSet = (project: Project, setId: number): Project => ({
  ...project,
  rooms: project.rooms.map((room) => ({ ...room, sets: room.sets.filter(({ id }) => id !== setId) })),
  sets: project.sets.filter(({ id }) => id !== setId),
});

/** The project with an e-catalogue product as the server answered it: new ones come last. */
export const withCatalogueItem = (project: Project, selection: CatalogueItem): Project => ({
  ...project,
  selections: project.selections.some(({ catalogId }) => catalogId === selection.catalogId)
    ? project.selections.map((known) => (known.catalogId === selection.catalogId ? selection : known))
    : [...project.selections, selection],
});

/** The project without an e-catalogue product. */
export const withoutCatalogueItem = (project: Project, catalogId: number): Project => ({
  ...project,
  selections: project.selections.filter((known) => known.catalogId !== catalogId),
});

/**
 * What a project costs net: its sets, single products and e-catalogue products, each by its quantity
 * (docs/specification.md#s9-27).
 */
export const totalCost = (project: Project): MinorUnits =>
  projectTotal(project.rooms, contentPrices(project), project.selections);

/** What the sets and single products of one room cost net; null while nothing is known of it but sets that wait. */
export const roomCost = (project: Project, room: Room): MinorUnits | null => {
  const cost = roomTotal(room, contentPrices(project));
  const waits = ({ id, awaited }: SavedSet): boolean => awaited === true && room.sets.some((entry) => entry.id === id);
  return cost === 0 && project.sets.some(waits) ? null : cost;
};

/** Whether what a project costs is told without sets that wait: only the server can say what they cost. */
export const lacksPrices = ({ rooms, sets }: Project): boolean => {
  const used = new Set(rooms.flatMap((room) => room.sets.map(({ id }) => id)));
  return sets.some(({ id, price, awaited }) => awaited === true && price === 0 && used.has(id));
};

/** What the e-catalogue products of a project cost net. */
export const ecatalogueCost = ({ selections }: Project): MinorUnits => totalOf(selections);

const contentPrices = ({ sets, products }: Project): ContentPrices => ({
  sets: new Map(sets.map(({ id, price }) => [id, price])),
  products: new Map(products.map(({ id, price }) => [id, price])),
});
