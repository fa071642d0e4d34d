import { type RoomContent, type SitePart, siteParts } from '@ramka/domain/project';
import { call } from './call.ts';
import { outbox } from './outbox.ts';
import { sendOrKeep } from './sending.ts';

/** A part of one piece of a set in a room; pieces are counted from 1. */
export type SiteTick = {
  readonly roomId: number;
  readonly setId: number;
  readonly piece: number;
  readonly part: SitePart;
};

/** What is mounted: the ticks, each as one word. */
export type SiteTicks = ReadonlySet<string>;

/** A tick as one word. */
export const wordOf = ({ roomId, setId, piece, part }: SiteTick): string => `${roomId}.${setId}.${piece}.${part}`;

/** Ticks that are made, or taken back. */
export type TickChange = { readonly ticks: readonly SiteTick[]; readonly done: boolean };

/** What is mounted after a change. */
export const withTicks = (present: SiteTicks, { ticks, done }: TickChange): SiteTicks => {
  const words = ticks.map(wordOf);
  return new Set(done ? [...present, ...words] : [...present].filter((word) => !words.includes(word)));
};

type WireTick = {
  readonly groupId: number;
  readonly bundleId: number;
  readonly piece: number;
  readonly part: SitePart;
};

const fromWire = (ticks: readonly WireTick[]): SiteTicks =>
  new Set(ticks.map(({ groupId, bundleId, piece, part }) => wordOf({ roomId: groupId, setId: bundleId, piece, part })));

/** Reads what is mounted, with the ticks that wait for the network. */
export const readSite = async (projectId: string, signal: AbortSignal): Promise<SiteTicks> => {
  const read = fromWire(await call('readSite', { params: { projectId }, signal }));
  return outbox
    .changes(projectId)
    .filter(({ name }) => name === 'tickSite')
    .reduce((present, { body }) => withWaitingTicks(present, body), read);
};

const withWaitingTicks = (present: SiteTicks, body: unknown): SiteTicks => {
  const payload = typeof body === 'object' && body !== null && 'payload' in body ? body.payload : undefined;
  if (!Array.isArray(payload)) return present;
  const ticks: readonly (WireTick & { readonly done: boolean })[] = payload;
  const [done, undone] = [true, false].map((which) => fromWire(ticks.filter((tick) => tick.done === which)));
  return new Set([...[...present].filter((word) => !undone?.has(word)), ...(done ?? [])]);
};

/** Most ticks that one call takes. */
const MOST_AT_ONCE = 500;

/** Ticks off, or takes back; answers all that is mounted. */
export const tickSite = async (projectId: string, present: SiteTicks, change: TickChange): Promise<SiteTicks> => {
  let ticked = present;
  for (let from = 0; from < change.ticks.length; from += MOST_AT_ONCE) {
    const ticks = change.ticks.slice(from, from + MOST_AT_ONCE);
    const payload = ticks.map(({ roomId, setId, ...tick }) => ({
      groupId: roomId,
      bundleId: setId,
      ...tick,
      done: change.done,
    }));
    const input = { params: { projectId }, body: { payload } };
    const before = ticked;
    ticked = await sendOrKeep(
      'tickSite',
      input,
      async (sent) => fromWire(await call('tickSite', sent)),
      () => withTicks(before, { ticks, done: change.done }),
    );
  }
  return ticked;
};

/** The ticks of a part of every piece of every set in a room. */
export const ticksOfRoom = (
  { id: roomId, sets }: Pick<RoomContent, 'sets'> & { readonly id: number },
  part: SitePart,
): readonly SiteTick[] =>
  sets.flatMap(({ id: setId, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ roomId, setId, piece: index + 1, part })),
  );

/** How many of each part are still to be mounted in rooms. */
export const leftIn = (
  rooms: readonly (Pick<RoomContent, 'sets'> & { readonly id: number })[],
  done: SiteTicks,
): Readonly<Record<SitePart, number>> => {
  const left = { box: 0, mechanism: 0, frame: 0 };
  for (const room of rooms)
    for (const part of siteParts)
      left[part] += ticksOfRoom(room, part).filter((tick) => !done.has(wordOf(tick))).length;
  return left;
};
