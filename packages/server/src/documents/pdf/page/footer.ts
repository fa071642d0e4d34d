import { graphemes } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../../content/document-heading.ts';
import { style } from '../text/text-style.ts';
import { ink } from './ink.ts';
import type { Pen } from './pen.ts';
import { COLUMN, sheet } from './sheet.ts';

/** What stands at the foot of every page: the project, that prices are samples, the page's number. */
export const drawFooter = (
  pen: Pen,
  { projectName, projectId, sampleNotice, language }: DocumentHeading,
  { page, of }: { readonly page: number; readonly of: number },
): void => {
  const top = sheet.footer;
  const number = allTexts[language].documents.page(page, of);
  pen.rule(sheet.left, top - 6, sheet.right, top - 6, ink.line);
  pen.textBefore(number, sheet.right, top, style.label);
  const room = COLUMN * (sampleNotice === null ? 0.75 : 0.45);
  pen.text(`${shortened(pen, projectName, room)} · ${projectId}`, sheet.left, top, style.label);
  if (sampleNotice !== null) pen.textBefore(sampleNotice, sheet.right - 80, top, style.label);
};

/** As much of a name as fits, in whole characters as people see them. */
const shortened = (pen: Pen, name: string, width: number): string => {
  if (pen.widthOf(name, style.label) <= width) return name;
  let kept = '';
  for (const grapheme of graphemes(name)) {
    if (pen.widthOf(`${kept}${grapheme}…`, style.label) > width) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
};
