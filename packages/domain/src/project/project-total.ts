import type { MinorUnits } from '../price/money.ts';
import { totalOf, type PricedQuantity } from '../price/total-of.ts';
import type { RoomContent } from './room-content.ts';
import { roomTotal, type ContentPrices } from './room-total.ts';

/**
 * Net price of a project: Σ quantity × price of the rooms' sets and single products, and of the e-catalogue products
 * (specification §9).
 */
export const projectTotal = (
  rooms: readonly RoomContent[],
  prices: ContentPrices,
  ecatalogProducts: readonly PricedQuantity[],
): MinorUnits => rooms.reduce((total, room) => total + roomTotal(room, prices), totalOf(ecatalogProducts));
