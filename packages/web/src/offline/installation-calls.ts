import type { WireInstallationItem } from '@ramka/contract/wire/project';
import { call } from '../api/call.ts';
import {
  readInstallationProgress,
  type InstallationProgress,
  ticksFromWire,
  type TickChange,
  withTicks,
} from '../api/installation.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import { fieldOf } from '../platform/json.ts';
import { outbox } from './outbox.ts';

/** Reads what is mounted, with the ticks that wait for the network. */
export const readSiteWithPending = async (projectId: string, signal: AbortSignal): Promise<InstallationProgress> => {
  const read = await readInstallationProgress(projectId, signal);
  return outbox
    .changes(projectId)
    .filter(({ name }) => name === 'tickSite')
    .reduce((present, { body }) => withWaitingTicks(present, body), read);
};

const withWaitingTicks = (present: InstallationProgress, body: unknown): InstallationProgress => {
  const payload = fieldOf(body, 'payload');
  if (!Array.isArray(payload)) return present;
  const ticks: readonly (WireInstallationItem & { readonly done: boolean })[] = payload;
  const [done, undone] = [true, false].map((which) => ticksFromWire(ticks.filter((tick) => tick.done === which)));
  return new Set([...[...present].filter((key) => !undone?.has(key)), ...(done ?? [])]);
};

/** Most ticks that one call takes. */
const MOST_AT_ONCE = 500;

/** Ticks off, or takes back; answers all that is mounted. */
export const saveTicks = async (
  projectId: string,
  present: InstallationProgress,
  change: TickChange,
): Promise<InstallationProgress> => {
  let ticked = present;
  for (let from = 0; from < change.ticks.length; from += MOST_AT_ONCE) {
    const ticks = change.ticks.slice(from, from + MOST_AT_ONCE);
    const payload = ticks.map(({ roomId: groupId, piece, ...what }) =>
      'productId' in what
        ? { groupId, productId: what.productId, piece, done: change.done }
        : { groupId, bundleId: what.setId, piece, part: what.part, done: change.done },
    );
    const input = { params: { projectId }, body: { payload } };
    const before = ticked;
    ticked = await sendOrEnqueue(
      'tickSite',
      input,
      async (sent) => ticksFromWire(await call('tickSite', sent)),
      () => withTicks(before, { ticks, done: change.done }),
    );
  }
  return ticked;
};
