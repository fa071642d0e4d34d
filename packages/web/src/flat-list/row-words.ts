import type { ListRow, RowCorrection } from '@ramka/domain/flat-list/flat-list';
import type { ListProduct } from './plan-list.ts';

/** The correction of a row by typed words. Words that an earlier one left out stay a note. */
export const typedWords = ({ replaced }: ListRow<ListProduct>, text: string): RowCorrection => ({
  text,
  times: replaced?.correction.times ?? 1,
  note: replaced?.correction.note ?? null,
});
