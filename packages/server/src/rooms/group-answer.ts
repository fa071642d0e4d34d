import type { WireGroup } from '@ramka/contract/wire/project';
import type { RoomContents } from './load-rooms.ts';

/** A room as the API answers it. */
export const groupAnswer = ({ id, name, sets, products, planningId }: RoomContents): WireGroup => ({
  id,
  name,
  bundles: [...sets],
  products: [...products],
  properties: { mioData: planningId === null ? null : { mioID: planningId } },
});
