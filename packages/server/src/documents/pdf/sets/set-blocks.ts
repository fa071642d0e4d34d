import type { SetEntry } from '../../content/sets/document-set.ts';
import type { Block } from '../page/block.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { articleColumns, priceColumns, quantityColumn } from '../table/line-columns.ts';
import { setTable } from '../table/table.ts';
import { keepLast } from '../parts/keep-last.ts';
import { noteBlock } from '../parts/note-block.ts';
import { preferWhole } from '../parts/prefer-whole.ts';
import { setHeaderBlock } from './set-header-block.ts';
import { totalBlock } from '../parts/total-block.ts';

/** A set of a room: its picture, and what it is made of, for one and for all of them. */
export const setBlocks = (typesetter: Typesetter, { set, quantity }: SetEntry): readonly Block[] => {
  const { words, amount } = typesetter;
  const header = setHeaderBlock(typesetter, set, quantity);
  const remarks = set.remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2, keepsNext: true }));
  if (set.lines.length === 0) return [header, ...remarks];
  const inAll = (pieces: { readonly quantity: number }): number => pieces.quantity * quantity;
  const columns = [
    ...articleColumns(typesetter),
    quantityColumn(words.perSet, (line) => line.quantity),
    quantityColumn(words.inAll, inAll),
    ...priceColumns(typesetter, inAll),
  ];
  const { head, rows } = setTable(typesetter, columns, set.lines, words.continued(set.name));
  const total = totalBlock(typesetter, words.total, amount(set.price * quantity));
  return preferWhole([header, ...remarks, head, ...keepLast(rows), total]);
};
