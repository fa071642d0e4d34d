import type { MinorUnits } from '../price/money.ts';
import { totalOf } from '../price/total-of.ts';
import type { BillOfMaterials } from './bill-line.ts';

/** Net price of a bill: Σ quantity × unit price; articles without a price count nothing (D15). */
export const billTotal = (lines: BillOfMaterials): MinorUnits =>
  totalOf(lines.map(({ article, quantity }) => ({ quantity, price: article.price })));
