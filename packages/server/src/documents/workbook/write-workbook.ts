import { DocProperties, type Format, Formula, Image, Url, Workbook, type Worksheet } from 'wasm-xlsxwriter';
import { createFormats, type Formats } from './formats.ts';
import type { Cell, CellStyle, Row, Sheet, SheetPicture, WorkbookPlan } from './workbook-plan.ts';

/** A plan as an Office Open XML workbook. */
export const writeWorkbook = (plan: WorkbookPlan): Uint8Array => {
  const workbook = new Workbook();
  const formats = createFormats(plan.currencyLabel);
  try {
    writeProperties(workbook, plan);
    for (const sheet of plan.sheets) writeSheet(workbook, sheet, plan, formats);
    return workbook.saveToBufferSync();
  } finally {
    freeHandles(...Object.values(formats.plain), ...Object.values(formats.quoted));
    workbook.free();
  }
};

/** Frees handles. The library answers a new one for every call; each must be freed, or later calls become slow. */
const freeHandles = (...handles: readonly { readonly free: () => void }[]): void => {
  for (const handle of handles) handle.free();
};

const writeProperties = (workbook: Workbook, { title, author }: WorkbookPlan): void => {
  const properties = new DocProperties();
  freeHandles(properties.setTitle(title), properties.setAuthor(author));
  workbook.setProperties(properties);
  properties.free();
};

const writeSheet = (workbook: Workbook, plan: Sheet, { foot }: WorkbookPlan, formats: Formats): void => {
  const sheet = workbook.addWorksheet();
  freeHandles(sheet.setName(plan.name), sheet.setScreenGridlines(false));
  plan.widths.forEach((width, column) => freeHandles(sheet.setColumnWidth(column, width)));
  plan.rows.forEach((row, index) => writeRow(sheet, index, row, plan.widths, formats));
  const head = plan.headRows - 1;
  freeHandles(sheet.setFreezePanes(plan.headRows, 0));
  if (plan.filter !== null) freeHandles(sheet.autofilter(head, 0, plan.filter.lastRow, plan.widths.length - 1));
  setUpPrinting(sheet, plan, foot);
  sheet.free();
};

/** The number of A4 among paper sizes. */
const A4 = 9;

const setUpPrinting = (sheet: Worksheet, { headRows, landscape }: Sheet, foot: WorkbookPlan['foot']): void => {
  const footer = `&L&8${footText(foot.left)} · ${foot.id}&C&8${footText(foot.middle)}&R&8&P / &N`;
  freeHandles(
    sheet.setPaperSize(A4),
    landscape ? sheet.setLandscape() : sheet.setPortrait(),
    sheet.setPrintFitToPages(1, 0),
    sheet.setMargins(0.5, 0.5, 0.6, 0.7, 0.3, 0.3),
    sheet.setRepeatRows(headRows - 1, headRows - 1),
    sheet.setFooter(footer),
  );
};

/** A foot holds at most 255 characters, and `&` begins an instruction there. */
const footText = (text: string): string => {
  if (textWidth(text) <= FOOT) return text.replaceAll('&', '&&');
  let kept = '';
  for (const letter of text) {
    if (textWidth(`${kept}${letter}…`) > FOOT) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`.replaceAll('&', '&&');
};

/** Digits that a name at the foot may be wide, so that it ends before what stands in the middle. */
const FOOT = 60;

const writeRow = (sheet: Worksheet, index: number, row: Row, widths: Sheet['widths'], formats: Formats): void => {
  freeHandles(sheet.setRowHeightPixels(index, rowHeight(row, widths)));
  row.cells.forEach((cell, column) => {
    if (cell === null) return;
    if (row.across === true) joinColumns(sheet, index, widths.length, formats.plain[cell.style]);
    writeCell(sheet, index, column, cell, formats);
  });
  if (row.picture !== undefined) writePicture(sheet, index, row.picture);
};

/** Makes one cell of a row; what is written into its first column afterwards stands in all of it. */
const joinColumns = (sheet: Worksheet, row: number, columns: number, format: Format): void =>
  freeHandles(sheet.mergeRange(row, 0, row, columns - 1, '', format));

/** What a spreadsheet takes for a formula when somebody edits the cell; such a text is marked as one. */
const looksLikeFormula = /^[=+\-@]/;

const writeCell = (sheet: Worksheet, row: number, column: number, cell: Cell, formats: Formats): void => {
  const format = formats.plain[cell.style];
  switch (cell.kind) {
    case 'text': {
      const safe = looksLikeFormula.test(cell.text) ? formats.quoted[cell.style] : format;
      return freeHandles(sheet.writeStringWithFormat(row, column, cell.text, safe));
    }
    case 'number':
      return freeHandles(sheet.writeNumberWithFormat(row, column, cell.number, format));
    case 'formula': {
      const formula = new Formula(cell.formula);
      const computed = formula.setResult(String(cell.result));
      return freeHandles(sheet.writeFormulaWithFormat(row, column, computed, format), computed, formula);
    }
    case 'link': {
      const url = new Url(cell.address);
      const text = url.setText(cell.text);
      return freeHandles(sheet.writeUrlWithFormat(row, column, text, format), text, url);
    }
  }
};

const writePicture = (sheet: Worksheet, row: number, { png, width, height, alternative }: SheetPicture): void => {
  const image = new Image(png);
  const sized = image.setScaleToSize(width, height, true);
  const named = sized.setAltText(alternative);
  freeHandles(sheet.insertImageWithOffset(row, 0, named, PICTURE_INSET, PICTURE_INSET), named, sized, image);
};

/** From the cell's corner to its picture, in pixels. */
const PICTURE_INSET = 6;

/**
 * How high a row is, in pixels. Not every spreadsheet fits rows to wrapped texts when it opens a workbook. So the lines are
 * estimated here, rather too many than too few.
 */
export const rowHeight = ({ cells, height = 0, across = false }: Row, widths: readonly number[]): number => {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const heights = cells.map((cell, column) => {
    if (cell === null) return LINE;
    return heightOf(cell, across ? whole : (widths[column] ?? 0));
  });
  return Math.max(height, ...heights);
};

/** Height of a line of text, and what stands free above and below, in pixels. */
const LINE = 20;

const heightOf = ({ style, ...cell }: Cell, width: number): number => {
  if (style === 'group') return GROUP;
  if (cell.kind === 'text' && style === 'title') return TITLE * linesOf(textWidth(cell.text) * LARGER, width);
  if (cell.kind !== 'text' || !wrapped.has(style)) return LINE;
  return LINE * linesOf(textWidth(cell.text), width);
};

const linesOf = (length: number, width: number): number => Math.max(1, Math.ceil(length / (width - INDENT)));

/** Styles whose texts go on over the line. */
const wrapped: ReadonlySet<CellStyle> = new Set<CellStyle>(['text', 'strong', 'facts']);

/** Height of a title's line, in pixels, and how much wider its letters are than those of other texts. */
const TITLE = 28;
const LARGER = 1.6;

/** Height of the row of a room or a sum, in pixels. */
const GROUP = 28;

/** What an indented text lacks of its column's width, in characters. */
const INDENT = 2;

/** Roughly how many digits wide a text is; words that do not fit leave some of a line free. */
const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 1.8 : 1), 0);

const wide = /[\p{Lu}\p{Extended_Pictographic}]/u;
