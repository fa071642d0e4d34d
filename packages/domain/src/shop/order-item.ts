import type { OrderLine } from './order-line.ts';

/** A line that a shop can take: it has the shop's number, and every text fits its field. */
export type OrderItem = OrderLine & { readonly sku: string };
