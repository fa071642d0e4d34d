import type { WireInstallationItem } from '@ramka/contract/wire/project';
import { type RoomContent, type InstallationPart, installationParts } from '@ramka/domain/project';
import { call } from './call.ts';

/** A part of one piece of a set in a room, or a piece of a single product; pieces are counted from 1. */
export type ChecklistTick = { readonly roomId: number; readonly piece: number } & (
  | { readonly setId: number; readonly part: InstallationPart }
  | { readonly productId: number }
);

/** What is mounted: the ticks, each by its key. */
export type InstallationProgress = ReadonlySet<string>;

/** What tells a tick from every other. */
export const tickKey = (tick: ChecklistTick): string =>
  'productId' in tick
    ? `${tick.roomId}.${tick.productId}.${tick.piece}.product`
    : `${tick.roomId}.${tick.setId}.${tick.piece}.${tick.part}`;

/** Ticks that are made, or taken back. */
export type TickChange = { readonly ticks: readonly ChecklistTick[]; readonly done: boolean };

/** What is mounted after a change. */
export const withTicks = (present: InstallationProgress, { ticks, done }: TickChange): InstallationProgress => {
  const keys = ticks.map(tickKey);
  return new Set(done ? [...present, ...keys] : [...present].filter((key) => !keys.includes(key)));
};

/** The ticks that the API answers. */
export const ticksFromWire = (ticks: readonly WireInstallationItem[]): InstallationProgress =>
  new Set(
    ticks.map(({ groupId: roomId, piece, ...what }) =>
      tickKey(
        'productId' in what
          ? { roomId, piece, productId: what.productId }
          : { roomId, piece, setId: what.bundleId, part: what.part },
      ),
    ),
  );

/** Reads what is mounted. */
export const readInstallationProgress = async (projectId: string, signal: AbortSignal): Promise<InstallationProgress> =>
  ticksFromWire(await call('readSite', { params: { projectId }, signal }));

/** What is counted of rooms: the parts of sets, and single products. */
export const counted = [...installationParts, 'product'] as const;

/** See `counted`. */
export type Counted = (typeof counted)[number];

type Entries = Pick<RoomContent, 'sets' | 'products'> & { readonly id: number };

const pieces = (quantity: number): readonly number[] => Array.from({ length: quantity }, (_, index) => index + 1);

/** The ticks of a part of every piece of every set in a room, or of every piece of its single products. */
export const ticksOfRoom = ({ id: roomId, sets, products }: Entries, part: Counted): readonly ChecklistTick[] =>
  part === 'product'
    ? products.flatMap(({ id: productId, quantity }) => pieces(quantity).map((piece) => ({ roomId, productId, piece })))
    : sets.flatMap(({ id: setId, quantity }) => pieces(quantity).map((piece) => ({ roomId, setId, piece, part })));

/** A press on a part of a whole room: the ticks that it makes, or takes back. */
export type ToggleAll = { readonly ticks: readonly ChecklistTick[]; readonly takenBack: boolean };

/**
 * What a press on a part of a whole room changes. The second one in a row takes back what the first has ticked, not what was
 * ticked before it. Who presses on from there means it: all is ticked off once more, then cleared.
 */
export const toggleAll = (
  checked: boolean,
  all: readonly ChecklistTick[],
  done: InstallationProgress,
  before: ToggleAll | undefined,
): ToggleAll => {
  if (!checked) return { ticks: before?.ticks ?? all, takenBack: true };
  const open = all.filter((each) => !done.has(tickKey(each)));
  const goesOn = before?.takenBack === true && keysOf(before.ticks) === keysOf(open);
  return { ticks: goesOn ? all : open, takenBack: false };
};

const keysOf = (ticks: readonly ChecklistTick[]): string => ticks.map(tickKey).join(' ');

/** What a piece of a set is reckoned as. */
type Measures = { readonly boxes?: number; readonly slots?: number; readonly emptySlots?: number };

/**
 * What is still to be mounted in rooms: single boxes, mechanisms and frames, as rooms count them, for a tick is for all of its
 * kind that a piece has; and single products.
 */
export const remainingIn = (
  rooms: readonly Entries[],
  sets: ReadonlyMap<number, Measures>,
  done: InstallationProgress,
): Readonly<Record<Counted, number>> => {
  const left = { box: 0, mechanism: 0, frame: 0, product: 0 };
  const open = (room: Entries, part: Counted): number =>
    ticksOfRoom(room, part).filter((tick) => !done.has(tickKey(tick))).length;
  for (const room of rooms) {
    left.product += open(room, 'product');
    for (const entry of room.sets) {
      const alone = { ...room, sets: [entry] };
      const { boxes = 1, slots = 1, emptySlots = 0 } = sets.get(entry.id) ?? {};
      // What there is something to tick of is left until it is ticked.
      left.box += open(alone, 'box') * Math.max(1, boxes);
      left.mechanism += open(alone, 'mechanism') * Math.max(1, slots - emptySlots);
      left.frame += open(alone, 'frame');
    }
  }
  return left;
};
