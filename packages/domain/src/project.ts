import { type MinorUnits, type PricedQuantity, totalOf } from './money.ts';

/** Length of a project id in characters (docs/specification.md#s9-1). */
export const PROJECT_ID_LENGTH = 8;

/** The 57 digits and letters that are hard to confuse: no 0, 1, O, I, l (docs/readings.md#r6). */
export const PROJECT_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Format of a project id. Upper and lower case are distinct (docs/readings.md#r6). */
export const projectIdPattern = new RegExp(`^[${PROJECT_ID_ALPHABET}]{${PROJECT_ID_LENGTH}}$`);

/**
 * Returns `count` random bytes. The source must be cryptographic, because the id is the only access key
 * (docs/readings.md#r6).
 */
export type RandomBytes = (count: number) => Uint8Array;

export const projectIdFrom = (randomBytes: RandomBytes): string => idFrom(randomBytes, PROJECT_ID_LENGTH);

/** Length of a share link's id, in characters of the same alphabet (docs/readings.md#r31). */
export const SHARE_LINK_ID_LENGTH = 14;

/** Format of a share link's id. */
export const shareLinkIdPattern = new RegExp(`^[${PROJECT_ID_ALPHABET}]{${SHARE_LINK_ID_LENGTH}}$`);

export const shareLinkIdFrom = (randomBytes: RandomBytes): string => idFrom(randomBytes, SHARE_LINK_ID_LENGTH);

/** Generates a uniformly distributed id: bytes that would favour some characters are discarded. */
const idFrom = (randomBytes: RandomBytes, length: number): string => {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < FAIR_BYTES) id += PROJECT_ID_ALPHABET.charAt(byte % PROJECT_ID_ALPHABET.length);
    }
  }
  return id;
};

/** The largest multiple of the alphabet's length that fits in a byte. */
const FAIR_BYTES = 256 - (256 % PROJECT_ID_ALPHABET.length);

/** Removes all white space from a typed project id (docs/readings.md#r6). */
export const normaliseProjectId = (typed: string): string => typed.replace(/\s+/gu, '');

/**
 * Upper limits of a project's content, for every way of adding content. They cover rooms, sets, entries of all rooms
 * together, e-catalogue products, annotated articles of the order (docs/readings.md#r28) and items ticked off during
 * installation.
 */
export const projectLimits = {
  rooms: 500,
  sets: 2000,
  entries: 10_000,
  ecatalogItems: 2000,
  annotations: 5000,
  installedParts: 30_000,
} as const;

/**
 * The parts of each piece of a set, in the order in which they are installed: boxes, mechanisms, the frame in front.
 */
export const installationParts = ['box', 'mechanism', 'frame'] as const;

export type InstallationPart = (typeof installationParts)[number];

export type ProjectLimit = keyof typeof projectLimits;

/** Returns the first limit that a project exceeds, or undefined if it exceeds none. */
export const exceededLimit = ({
  rooms,
  sets,
  ecatalogItems,
  annotations = [],
}: {
  readonly rooms: readonly RoomContent[];
  readonly sets: readonly unknown[];
  readonly ecatalogItems: readonly unknown[];
  readonly annotations?: readonly unknown[];
}): ProjectLimit | undefined => {
  if (rooms.length > projectLimits.rooms) return 'rooms';
  if (sets.length > projectLimits.sets) return 'sets';
  const entries = rooms.reduce((sum, room) => sum + room.sets.length + room.products.length, 0);
  if (entries > projectLimits.entries) return 'entries';
  if (ecatalogItems.length > projectLimits.ecatalogItems) return 'ecatalogItems';
  return annotations.length > projectLimits.annotations ? 'annotations' : undefined;
};

/** A set or single product in a room, by id, with its quantity. */
export type RoomEntry = { readonly id: number; readonly quantity: number };

/** The content of a room: sets and single products, in room order (docs/readings.md#r8, docs/readings.md#r30). */
export type RoomContent = { readonly sets: readonly RoomEntry[]; readonly products: readonly RoomEntry[] };

/** Net unit prices by id. An item without an entry counts as 0. */
export type ContentPrices = {
  readonly sets: ReadonlyMap<number, MinorUnits>;
  readonly products: ReadonlyMap<number, MinorUnits>;
};

/** Net price of a room's content: Σ quantity × price of its sets and single products. */
export const roomTotal = (room: RoomContent, prices: ContentPrices): MinorUnits =>
  totalOf([...priced(room.sets, prices.sets), ...priced(room.products, prices.products)]);

const priced = (entries: readonly RoomEntry[], prices: ReadonlyMap<number, MinorUnits>) =>
  entries.map(({ id, quantity }) => ({ quantity, price: prices.get(id) ?? null }));

/**
 * Net price of a project: Σ quantity × price of the rooms' sets and single products, and of the e-catalogue products
 * (docs/specification.md#s9-27).
 */
export const projectTotal = (
  rooms: readonly RoomContent[],
  prices: ContentPrices,
  ecatalogProducts: readonly PricedQuantity[],
): MinorUnits => rooms.reduce((total, room) => total + roomTotal(room, prices), totalOf(ecatalogProducts));
