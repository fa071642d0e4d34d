import type { Workbook, Worksheet } from 'wasm-xlsxwriter';
import { graphemes } from '@ramka/domain/text';
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

/** Writes a plan as an Office Open XML workbook. */
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

/** Frees handles of the library, which returns a new one for every call. Unfreed handles slow down later calls. */
const freeHandles = (...handles: readonly { readonly free: () => void }[]): void => {
  for (const handle of handles) handle.free();
};

const writeProperties = (workbook: Workbook, { title, author }: WorkbookPlan): void => {
  const properties = new DocProperties();
  freeHandles(properties.setTitle(inOneLine(title)), properties.setAuthor(inOneLine(author)));
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

/** Makes the column headers unique, as spreadsheets require. */
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
 * Turns the rows below the headers into a native table without a style of its own. Screen readers announce the header
 * of every cell, and users can filter rows.
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

/** The code of A4 among paper sizes. */
const A4 = 9;

const setUpPrinting = (sheet: Worksheet, { headRows, landscape }: Sheet, foot: WorkbookPlan['foot']): void => {
  freeHandles(
    sheet.setPaperSize(A4),
    landscape ? sheet.setLandscape() : sheet.setPortrait(),
    sheet.setPrintFitToPages(1, 0),
    sheet.setMargins(0.5, 0.5, 0.6, 0.7, 0.3, 0.3),
    sheet.setRepeatRows(headRows - 1, headRows - 1),
    sheet.setFooter(footerOf(foot)),
  );
};

/**
 * A page footer in the codes of spreadsheets. In a footer `&` starts a code. Digits after the code of the font size would
 * belong to the size, so the code of the default font separates the two. At most 255 characters are allowed.
 */
export const footerOf = ({ left, id, middle }: WorkbookPlan['foot']): string => {
  const font = '&8&"-,Regular"';
  const project = [footText(left), ...(id === null ? [] : [footText(id)])].join(' · ');
  return `&L${font}${project}&C${font}${footText(middle)}&R${font}&P / &N`;
};

const footText = (text: string): string => shortenedToWidth(inOneLine(text)).replaceAll('&', '&&');

/** Replaces line breaks and characters that XML does not allow. */
const inOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]+/gu, ' ');

const shortenedToWidth = (text: string): string => {
  if (textWidth(text) <= FOOTER_WIDTH) return text;
  let shortened = '';
  for (const letter of graphemes(text)) {
    if (textWidth(`${shortened}${letter}…`) > FOOTER_WIDTH) break;
    shortened += letter;
  }
  return `${shortened.trimEnd()}…`;
};

/** The width of a footer text in digits. It ends before the text in the middle. */
const FOOTER_WIDTH = 60;

const writeRow = (sheet: Worksheet, index: number, row: Row, widths: Sheet['widths'], formats: Formats): void => {
  freeHandles(sheet.setRowHeightPixels(index, rowHeight(row, widths)));
  row.cells.forEach((cell, column) => {
    if (cell === null) return;
    writeCell(sheet, index, column, cell, formats);
  });
  if (row.picture !== undefined) writePicture(sheet, index, row.picture);
};

/** Texts that a spreadsheet would treat as a formula when the cell is edited. They get a quote prefix. */
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

/** Offset of a picture from the cell's corner, in pixels. */
const PICTURE_INSET = 6;

/**
 * Estimates the height of a row in pixels. Not every spreadsheet fits rows to wrapped texts when it opens a workbook,
 * so the estimate is generous.
 */
export const rowHeight = ({ cells, height = 0, across = false }: Row, widths: readonly number[]): number => {
  const heights = cells.map((cell, column) => (cell === null || across ? LINE : heightOf(cell, widths[column] ?? 0)));
  return Math.max(height, ...heights);
};

/** In pixels, including the space above and below the text. */
const LINE = 20;

const heightOf = ({ style, ...cell }: Cell, width: number): number => {
  if (style === 'group') return GROUP;
  if (cell.kind !== 'text' || !wrapped.has(style)) return LINE;
  return LINE * linesOf(textWidth(cell.text), width);
};

const linesOf = (length: number, width: number): number => Math.max(1, Math.ceil(length / (width - INDENT)));

/** Styles with wrapped text. */
const wrapped: ReadonlySet<CellStyle> = new Set<CellStyle>(['text', 'strong']);

/** Height of a group or total row, in pixels. */
const GROUP = 28;

/** Width that an indent takes from its column, in characters. */
const INDENT = 2;
