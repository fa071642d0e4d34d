import type { DocumentHeading } from '../content/document-heading.ts';
import type { Cell, Row } from './workbook-plan.ts';

/** Heads of a table's columns: their words, and which hold numbers. */
export type ColumnHead = { readonly text: string; readonly number?: boolean };

/** The rows above a table: what it is about, of which project and day, that prices are samples, and the table's head. */
export const sheetHead = (heading: DocumentHeading, name: string, columns: readonly ColumnHead[]): readonly Row[] => {
  const facts = [heading.projectName, heading.date, ...(heading.sampleNotice === null ? [] : [heading.sampleNotice])];
  const title = heading.title === heading.projectName ? name : `${name} – ${heading.title}`;
  return [
    { cells: [text(title, 'title')], height: 32, across: true },
    { cells: [text(facts.join(' · '), 'facts')], across: true },
    { cells: [{ kind: 'link', text: heading.projectId, address: heading.address, style: 'soft' }] },
    { cells: [], height: 10 },
    { cells: columns.map(({ text: head, number = false }) => text(head, number ? 'headRight' : 'head')), height: 34 },
  ];
};

/** How many rows stand above the first row of a table. */
export const HEAD_ROWS = 5;

const text = (content: string, style: 'title' | 'facts' | 'head' | 'headRight'): Cell => ({
  kind: 'text',
  text: content,
  style,
});
