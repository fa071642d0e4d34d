import { type MinorUnits, totalOf } from '@ramka/domain/money';
import type { DocumentLine } from './document-line.ts';

/** Net price of lines: Σ quantity × price; what has no price counts nothing. */
export const totalOfLines = (lines: readonly DocumentLine[]): MinorUnits =>
  totalOf(lines.map(({ article: { price }, quantity }) => ({ price, quantity })));
