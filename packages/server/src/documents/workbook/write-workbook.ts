import type { Workbook, Worksheet } from 'wasm-xlsxwriter';
import { createFormats, type Formats, library } from './formats.ts';
import {
  type Cell,
  type CellStyle,
  type Row,
  type Sheet,
  type SheetPicture,
  textWidth,
  type WorkbookPlan,
} from './workbook-plan.ts';

const { DocProperties, Formula, Image, Table, TableColumn, TableStyle, Url } = library;

/** A plan as an Office Open XML workbook. */
export const writeWorkbook = (plan: WorkbookPlan): Uint8Array => {
  const workbook = new library.Workbook();
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
  const heads = uniqueHeads(plan.rows[plan.headRows - 1]);
  if (plan.lastRow !== null) addTable(sheet, plan, heads, plan.lastRow);
  plan.rows.forEach((row, index) => {
    const isHead = index === plan.headRows - 1;
    writeRow(sheet, index, isHead ? { ...row, cells: heads } : row, plan.widths, formats);
  });
  freeHandles(sheet.setFreezePanes(plan.headRows, 0));
  setUpPrinting(sheet, plan, foot);
  sheet.free();
};

/** The heads of a table's columns, which a spreadsheet wants to be able to tell apart. */
const uniqueHeads = (row: Row | undefined): readonly Cell[] => {
  const taken = new Set<string>();
  return (row?.cells ?? []).flatMap((cell) => {
    if (cell?.kind !== 'text') return [];
    let text = cell.text;
    for (let number = 2; text === '' || taken.has(text.toLowerCase()); number += 1)
      text = `${cell.text} ${number}`.trim();
    taken.add(text.toLowerCase());
    return [{ ...cell, text }];
  });
};

/**
 * Makes the rows below the heads a table that a spreadsheet knows as one: who has it read to him is told the head of every
 * cell. It offers filters, and looks as its cells do.
 */
const addTable = (sheet: Worksheet, plan: Sheet, heads: readonly Cell[], lastRow: number): void => {
  const columns = heads.map((cell) => {
    const column = new TableColumn();
    const headed = column.setHeader(cell.kind === 'text' ? cell.text : '');
    column.free();
    return headed;
  });
  const plain = new Table();
  const named = plain.setName(plan.name.replaceAll(/[^\p{L}\p{N}]+/gu, '_'));
  const styled = named.setStyle(TableStyle.None);
  const table = styled.setColumns(columns);
  freeHandles(
    sheet.addTable(plan.headRows - 1, 0, lastRow, plan.widths.length - 1, table),
    table,
    styled,
    named,
    plain,
  );
};

/** The number of A4 among paper sizes. */
const A4 = 9;

const setUpPrinting = (sheet: Worksheet, { headRows, landscape }: Sheet, foot: WorkbookPlan['foot']): void => {
  const id = foot.id === null ? '' : ` · ${foot.id}`;
  const footer = `&L&8${footText(foot.left)}${id}&C&8${footText(foot.middle)}&R&8&P / &N`;
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
  if (textWidth(text) <= FOOTER_WIDTH) return text.replaceAll('&', '&&');
  let kept = '';
  for (const letter of text) {
    if (textWidth(`${kept}${letter}…`) > FOOTER_WIDTH) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`.replaceAll('&', '&&');
};

/** Digits that a name at the foot may be wide, so that it ends before what stands in the middle. */
const FOOTER_WIDTH = 60;

const writeRow = (sheet: Worksheet, index: number, row: Row, widths: Sheet['widths'], formats: Formats): void => {
  freeHandles(sheet.setRowHeightPixels(index, rowHeight(row, widths)));
  row.cells.forEach((cell, column) => {
    if (cell === null) return;
    writeCell(sheet, index, column, cell, formats);
  });
  if (row.picture !== undefined) writePicture(sheet, index, row.picture);
};

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
  const heights = cells.map((cell, column) => (cell === null || across ? LINE : heightOf(cell, widths[column] ?? 0)));
  return Math.max(height, ...heights);
};

/** Height of a line of text, and what stands free above and below, in pixels. */
const LINE = 20;

const heightOf = ({ style, ...cell }: Cell, width: number): number => {
  if (style === 'group') return GROUP;
  if (cell.kind !== 'text' || !wrapped.has(style)) return LINE;
  return LINE * linesOf(textWidth(cell.text), width);
};

const linesOf = (length: number, width: number): number => Math.max(1, Math.ceil(length / (width - INDENT)));

/** Styles whose texts go on over the line. */
const wrapped: ReadonlySet<CellStyle> = new Set<CellStyle>(['text', 'strong']);

/** Height of the row of a room or a sum, in pixels. */
const GROUP = 28;

/** What an indented text lacks of its column's width, in characters. */
const INDENT = 2;
