import { type Order, type OrderChange, withNotes } from '../api/order.ts';
import { fieldOf } from '../platform/json.ts';
import { queueableChange } from './project-change.ts';

/**
 * Changes the order's terms and annotations. The order screen shows them immediately in its own query, and chooses the
 * message by the button that was pressed.
 */
export const changeOrder = queueableChange({
  endpoint: 'changeOrder',
  request: ({ terms, articles }: OrderChange) => ({ body: { terms, articles: [...articles] } }),
  isBody: (body) => Array.isArray(fieldOf(body, 'articles')),
  apply: (order: Order, { body }) => withNotes(order, body),
});
