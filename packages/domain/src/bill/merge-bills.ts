import type { BillOfMaterials } from './bill-line.ts';
import { mergeLines } from './merge-lines.ts';

/** A bill, and how many times it is needed: 1 for a list of sets, the room's quantity for a room or project (R10). */
export type BillPart = { readonly lines: BillOfMaterials; readonly times: number };

/** What to order for several sets: each article once, in the order in which it is first needed (D18). */
export const mergeBills = (parts: readonly BillPart[]): BillOfMaterials =>
  mergeLines(parts.flatMap(({ lines, times }) => lines.map((line) => ({ ...line, quantity: line.quantity * times }))));
