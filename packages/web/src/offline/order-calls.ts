import type { OrderBody } from '@ramka/contract/wire/order';
import { call } from '../api/call.ts';
import { type KeptNotes, type Order, type OrderChange, readOrder, withNotes } from '../api/order.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import { outbox, type QueuedChange } from './outbox.ts';

/** Changes that are on their way, or wait for their turn, each with its project. */
export const notesInFlight = new Map<OrderChange, string>();

/** Reads the order of a project, with the notes that wait for the network, and those that may come to the server after the question. */
export const readOrderWithPending = async (projectId: string, signal: AbortSignal): Promise<Order> => {
  const coming = [...notesInFlight].flatMap(([change, id]) => (id === projectId ? change : []));
  const read = await readOrder(projectId, signal);
  const waiting = outbox
    .changes(projectId)
    .filter((change): change is QueuedChange & { body: OrderBody } => change.name === 'changeOrder')
    .map(({ body }) => body);
  return [...waiting, ...coming].reduce(withNotes, read);
};

/** Notes something of the order; answers what is kept then. What waits for the network is on the screen already. */
export const changeOrder = (projectId: string, change: OrderChange): Promise<KeptNotes | null> =>
  sendOrEnqueue(
    'changeOrder',
    { params: { projectId }, body: { terms: change.terms, articles: [...change.articles] } },
    (sent): Promise<KeptNotes | null> => call('changeOrder', sent),
    () => null,
  ).finally(() => notesInFlight.delete(change));
