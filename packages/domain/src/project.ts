import { type MinorUnits, type PricedQuantity, totalOf } from './money.ts';

/** How many characters a project id has (docs/specification.md#s9-1). */
export const PROJECT_ID_LENGTH = 8;

/** The 57 digits and letters that can't be mistaken for another: no 0, 1, O, I, l (docs/readings.md#r6). */
export const PROJECT_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** What a text must be to be the key of a project; upper and lower case are told apart (docs/readings.md#r6). */
export const projectIdPattern = new RegExp(`^[${PROJECT_ID_ALPHABET}]{${PROJECT_ID_LENGTH}}$`);

/**
 * Answers so many random bytes; from a cryptographic source, since knowing the id is the only key there is
 * (docs/readings.md#r6).
 */
export type RandomBytes = (count: number) => Uint8Array;

/** A new project id. */
export const projectIdFrom = (randomBytes: RandomBytes): string => idFrom(randomBytes, PROJECT_ID_LENGTH);

/** How many of the same characters the id of a view link has (docs/readings.md#r31). */
const SHARE_LINK_ID_LENGTH = 14;

/** What a text must be to be the id of a view link. */
export const shareLinkIdPattern = new RegExp(`^[${PROJECT_ID_ALPHABET}]{${SHARE_LINK_ID_LENGTH}}$`);

/** A new id of a view link. */
export const shareLinkIdFrom = (randomBytes: RandomBytes): string => idFrom(randomBytes, SHARE_LINK_ID_LENGTH);

/** Every id is equally likely: bytes that would favour some characters are thrown away. */
const idFrom = (randomBytes: RandomBytes, length: number): string => {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < FAIR_BYTES) id += PROJECT_ID_ALPHABET.charAt(byte % PROJECT_ID_ALPHABET.length);
    }
  }
  return id;
};

/** The largest multiple of the alphabet's length that a byte can count to. */
const FAIR_BYTES = 256 - (256 % PROJECT_ID_ALPHABET.length);

/** A typed project id without the white space that came along (docs/readings.md#r6). */
export const normaliseProjectId = (typed: string): string => typed.replace(/\s+/gu, '');

/**
 * What a project may hold at most, however it comes in: rooms, sets, entries of all rooms together, e-catalogue products, and
 * articles of its order of which something was noted (docs/readings.md#r28); and what was ticked off on the building site.
 */
export const projectLimits = {
  rooms: 500,
  sets: 2000,
  entries: 10_000,
  ecatalogItems: 2000,
  annotations: 5000,
  installedParts: 30_000,
} as const;

/** What is mounted of a piece of a set, one after another: its boxes, what goes into them, and the frame in front. */
export const installationParts = ['box', 'mechanism', 'frame'] as const;

/** See `installationParts`. */
export type InstallationPart = (typeof installationParts)[number];

/** What of a project is bounded. */
export type ProjectLimit = keyof typeof projectLimits;

/** What a project holds more of than it may; undefined: of nothing. */
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

/** So many of a set or single product, by its id. */
export type RoomEntry = { readonly id: number; readonly quantity: number };

/** What a room holds: sets and single products, in its order (docs/readings.md#r8, docs/readings.md#r30). */
export type RoomContent = { readonly sets: readonly RoomEntry[]; readonly products: readonly RoomEntry[] };

/** Net prices by id; what has none counts nothing. */
export type ContentPrices = {
  readonly sets: ReadonlyMap<number, MinorUnits>;
  readonly products: ReadonlyMap<number, MinorUnits>;
};

/** Net price of all that a room holds: Σ quantity × price of its sets and single products. */
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
