import type { MinorUnits } from '@ramka/domain/money';
import type { DocumentContext } from '../document-context.ts';
import { documentHeading, type DocumentHeading } from '../document-heading.ts';
import type { DocumentLine } from '../lines/document-line.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import { orderList } from '../lines/order-list.ts';
import { totalOfLines } from '../lines/total-of-lines.ts';

/** What some sets are made of: equal articles merged, each set counted once (reading R10). */
export type ComponentListDocument = {
  readonly kind: 'component-list';
  readonly heading: DocumentHeading;
  readonly sets: readonly DocumentSet[];
  readonly orderList: readonly DocumentLine[];
  readonly total: MinorUnits;
};

/** What the component list of some sets says. */
export const componentListDocument = (
  project: { readonly id: string; readonly name: string },
  sets: readonly DocumentSet[],
  context: DocumentContext,
): ComponentListDocument => {
  const lines = orderList(sets.flatMap((set) => set.lines));
  const [only, ...others] = sets;
  const title = only !== undefined && others.length === 0 ? only.name : project.name;
  return {
    kind: 'component-list',
    heading: documentHeading(context, project, context.texts.documents.componentList, title),
    sets,
    orderList: lines,
    total: totalOfLines(lines),
  };
};
