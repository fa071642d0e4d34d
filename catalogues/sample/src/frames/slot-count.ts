import { allSlots, type Slot } from '@ramka/domain/catalogue';

/** How many slots something has, from a table's cell. */
export function slotCount(cell: string | number): Slot {
  const found = allSlots.find((slot) => slot === Number(cell));
  if (found === undefined) throw new Error(`${cell} slots`);
  return found;
}
