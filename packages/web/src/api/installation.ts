import type { WireInstallationItem } from '@ramka/contract/wire/project';
import { type RoomContent, type InstallationPart, installationParts } from '@ramka/domain/project';
import { call } from './call.ts';

/**
 * A checklist item: a part of one piece of a set in a room, or a piece of a single product. Pieces are counted from 1.
 */
export type ChecklistTick = { readonly roomId: number; readonly piece: number } & (
  | { readonly setId: number; readonly part: InstallationPart }
  | { readonly productId: number }
);

/** Keys of the ticked items. */
export type InstallationProgress = ReadonlySet<string>;

/** Returns the unique key of an item. */
export const tickKey = (tick: ChecklistTick): string =>
  'productId' in tick
    ? `${tick.roomId}.${tick.productId}.${tick.piece}.product`
    : `${tick.roomId}.${tick.setId}.${tick.piece}.${tick.part}`;

/** Returns the ticked items with other ids of rooms, sets and products. */
export const withIds = (progress: InstallationProgress, idOf: (id: number) => number): InstallationProgress =>
  new Set(
    [...progress].map((key) => {
      const [room = '', content = '', ...rest] = key.split('.');
      return [idOf(Number(room)), idOf(Number(content)), ...rest].join('.');
    }),
  );

/** A change of the checklist: items to tick (`done`) or untick. */
export type TickChange = { readonly ticks: readonly ChecklistTick[]; readonly done: boolean };

/** Returns the ticked items after a change. */
export const withTicks = (present: InstallationProgress, { ticks, done }: TickChange): InstallationProgress => {
  const keys = ticks.map(tickKey);
  return new Set(done ? [...present, ...keys] : [...present].filter((key) => !keys.includes(key)));
};

/** Converts the ticked items from the wire format. */
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

/** Requests the ticked items. */
export const readInstallationProgress = async (projectId: string, signal: AbortSignal): Promise<InstallationProgress> =>
  ticksFromWire(await call('readSite', { params: { projectId }, signal }));

/** The kinds of items: the parts of sets, and single products. */
export const counted = [...installationParts, 'product'] as const;

export type Counted = (typeof counted)[number];

type Entries = Pick<RoomContent, 'sets' | 'products'> & { readonly id: number };

const pieces = (quantity: number): readonly number[] => Array.from({ length: quantity }, (_, index) => index + 1);

/** Returns the items of one kind in a room, for all pieces. */
export const ticksOfRoom = ({ id: roomId, sets, products }: Entries, part: Counted): readonly ChecklistTick[] =>
  part === 'product'
    ? products.flatMap(({ id: productId, quantity }) => pieces(quantity).map((piece) => ({ roomId, productId, piece })))
    : sets.flatMap(({ id: setId, quantity }) => pieces(quantity).map((piece) => ({ roomId, setId, piece, part })));

/** Result of a click on "whole room": the items to tick or untick. */
export type ToggleAll = { readonly ticks: readonly ChecklistTick[]; readonly isUndo: boolean };

/**
 * Returns the items changed by a click on "whole room". The first click ticks all open items, the second unticks only
 * these. If that is repeated, the third click ticks all items, and the fourth unticks all of them.
 */
export const toggleAll = (
  checked: boolean,
  all: readonly ChecklistTick[],
  done: InstallationProgress,
  before: ToggleAll | undefined,
): ToggleAll => {
  if (!checked) return { ticks: before?.ticks ?? all, isUndo: true };
  const open = all.filter((each) => !done.has(tickKey(each)));
  const isRepeated = before?.isUndo === true && keysOf(before.ticks) === keysOf(open);
  return { ticks: isRepeated ? all : open, isUndo: false };
};

const keysOf = (ticks: readonly ChecklistTick[]): string => ticks.map(tickKey).join(' ');

/** Numbers of boxes and slots of a set, used as weights. */
type Measures = { readonly boxes?: number; readonly slots?: number; readonly emptySlots?: number };

/**
 * Returns how many boxes, mechanisms, frames and single products remain to be mounted. One item counts for all boxes or
 * mechanisms of a piece.
 */
export const remainingIn = (
  rooms: readonly Entries[],
  sets: ReadonlyMap<number, Measures>,
  done: InstallationProgress,
): Readonly<Record<Counted, number>> => {
  const remaining = { box: 0, mechanism: 0, frame: 0, product: 0 };
  const open = (room: Entries, part: Counted): number =>
    ticksOfRoom(room, part).filter((tick) => !done.has(tickKey(tick))).length;
  for (const room of rooms) {
    remaining.product += open(room, 'product');
    for (const entry of room.sets) {
      const onlyEntry = { ...room, sets: [entry] };
      const { boxes = 1, slots = 1, emptySlots = 0 } = sets.get(entry.id) ?? {};
      // A set with an open item counts at least 1.
      remaining.box += open(onlyEntry, 'box') * Math.max(1, boxes);
      remaining.mechanism += open(onlyEntry, 'mechanism') * Math.max(1, slots - emptySlots);
      remaining.frame += open(onlyEntry, 'frame');
    }
  }
  return remaining;
};
