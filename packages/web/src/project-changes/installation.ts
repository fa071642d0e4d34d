import { type ChecklistTick, type InstallationProgress, type TickChange, ticksFromWire } from '../api/installation.ts';
import { isObject } from '../platform/json.ts';
import { hasList } from './bodies.ts';
import { queueableChange } from './project-change.ts';

/** Maximum number of ticks that the server accepts in one request. */
export const MAX_TICKS_AT_ONCE = 500;

/**
 * Ticks or unticks items of the installation checklist, at most `MAX_TICKS_AT_ONCE`. The checklist shows them
 * immediately in its own query; there is no message.
 */
export const changeTicks = queueableChange({
  endpoint: 'tickSite',
  request: ({ ticks, done }: TickChange) => ({
    body: { payload: ticks.map((tick) => ({ ...tickToWire(tick), done })) },
  }),
  isBody: hasList(isObject),
  apply: (progress: InstallationProgress, { body }) => {
    const [done, undone] = [true, false].map((isDone) =>
      ticksFromWire(body.payload.filter((tick) => tick.done === isDone)),
    );
    return new Set([...[...progress].filter((key) => !undone?.has(key)), ...(done ?? [])]);
  },
});

const tickToWire = ({ roomId: groupId, piece, ...part }: ChecklistTick) =>
  'productId' in part
    ? { groupId, productId: part.productId, piece }
    : { groupId, bundleId: part.setId, piece, part: part.part };
