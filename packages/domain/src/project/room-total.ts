import type { MinorUnits } from '../price/money.ts';
import { totalOf } from '../price/total-of.ts';
import type { RoomContent, RoomEntry } from './room-content.ts';

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
