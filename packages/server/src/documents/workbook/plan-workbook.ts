import { allTexts } from '@ramka/texts/all-texts';
import type { ComponentListDocument } from '../content/kinds/component-list-document.ts';
import type { ProjectDocument } from '../content/kinds/project-document.ts';
import { orderListSheet } from './order-list-sheet.ts';
import { productsSheet } from './products-sheet.ts';
import { setsSheet, type PictureOfSet } from './sets-sheet.ts';
import type { Sheet, WorkbookPlan } from './workbook-plan.ts';

/** What a workbook of a project, or of the components of some sets, holds. */
export const planWorkbook = (
  content: ProjectDocument | ComponentListDocument,
  pictureOf: PictureOfSet,
): WorkbookPlan => {
  const { heading } = content;
  return {
    title: `${heading.kindName} – ${heading.title}`,
    author: heading.publisher,
    currencyLabel: heading.currencyLabel,
    foot: { left: heading.projectName, id: heading.projectId, middle: heading.sampleNotice ?? '' },
    sheets: sheetsOf(content, pictureOf),
  };
};

const sheetsOf = (content: ProjectDocument | ComponentListDocument, pictureOf: PictureOfSet): readonly Sheet[] => {
  const { heading } = content;
  const words = allTexts[heading.language].documents;
  const orders = orderListSheet(heading, words, content.orderList, content.total);
  if (content.kind === 'component-list') {
    const group = {
      name: words.sets,
      sets: content.sets.map((set) => ({ set, quantity: 1 })),
      products: [],
      remarks: [],
    };
    return [orders, setsSheet(heading, words, words.sets, [group], pictureOf)];
  }
  return [orders, setsSheet(heading, words, words.sheetRooms, content.rooms, pictureOf), productsSheet(content, words)];
};
