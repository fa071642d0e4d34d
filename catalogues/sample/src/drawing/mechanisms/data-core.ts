import { tonesOf } from '../colour/tones.ts';
import { dataInsert } from '../inserts/data-insert.ts';
import { block } from '../solids/block.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';

/** The carrier of one or two data inserts. */
export const dataCore = (pen: Pen, count: 1 | 2): string => {
  const places = count === 1 ? [0] : [-11.5, 11.5];
  const scale = count === 1 ? 0.8 : 0.66;
  return (
    block(pen, centred(50, 46, 3), tonesOf('#e6e8e6'), 1) +
    places.map((x) => at(x, 1, dataInsert(pen, '#d9dcdf'), scale)).join('')
  );
};
