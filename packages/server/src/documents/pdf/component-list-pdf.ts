import type { ComponentListDocument } from '../content/kinds/component-list-document.ts';
import type { Block } from './page/block.ts';
import type { Typesetter } from './page/typesetter.ts';
import { coverBlock } from './parts/cover-block.ts';
import { orderListBlocks } from './parts/order-list-blocks.ts';
import { setHeaderBlock } from './sets/set-header-block.ts';
import { setsAbreast } from './sets/sets-abreast.ts';

/** The component list of some sets on paper: their pictures, then every article once. */
export const componentListPdf = (content: ComponentListDocument, typesetter: Typesetter): readonly Block[] => [
  coverBlock(typesetter, content.heading),
  ...(content.sets.length > FEW
    ? setsAbreast(typesetter, content.sets)
    : content.sets.map((set) => ({ ...setHeaderBlock(typesetter, set, null), keepsNext: false }))),
  ...orderListBlocks(typesetter, content.orderList, {
    title: content.heading.kindName,
    remarks: remarksOf(content),
    total: content.total,
  }),
];

/** More sets are shown smaller, so that the list itself is not far away. */
const FEW = 2;

/** What the list cannot say of its sets, each named where there are several. */
const remarksOf = ({ sets }: ComponentListDocument): readonly string[] =>
  sets.flatMap(({ name, remarks }) => (sets.length === 1 ? remarks : remarks.map((remark) => `${name}: ${remark}`)));
