import type { ComponentGroup } from '../../catalogue/module.ts';
import { wholePieces } from '../../quantity/whole-pieces.ts';

/**
 * Pieces of a group's component: the user's where the group lets the user decide, else the group's own (catalogue.md
 * §5.3).
 */
export const groupQuantity = (group: ComponentGroup, wanted: number): number =>
  group.userDefinedQuantity ? wholePieces(wanted) : group.quantity;
