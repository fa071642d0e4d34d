import type { DocumentLine } from '../../content/lines/document-line.ts';
import type { Block } from '../page/block.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { articleColumns, positionColumn, priceColumns, quantityColumn, type ArticleLook } from './line-columns.ts';
import { setTable } from './table.ts';

/** Articles with their pieces, prices and amounts; nothing where there are none. */
export const lineTable = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: ArticleLook & { readonly numbered?: boolean; readonly continued?: string } = {},
): readonly Block[] => {
  if (lines.length === 0) return [];
  const columns = [
    ...(options.numbered === true ? [positionColumn(typesetter, lines)] : []),
    ...articleColumns(typesetter, options),
    quantityColumn(typesetter.words.quantity, ({ quantity }) => quantity),
    ...priceColumns(typesetter),
  ];
  const { head, rows } = setTable(typesetter, columns, lines, options.continued);
  return [head, ...rows];
};
