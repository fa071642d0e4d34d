import { wholePieces } from './whole-pieces.ts';

/** How many of a new set its room gets: rounded, at least 1; what is no number becomes 1 (specification §5). */
export const roundedPieces = (typed: number): number => wholePieces(Math.round(typed));
