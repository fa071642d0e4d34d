import { unzipSync, zipSync } from 'fflate';
import { Color, DocProperties, Format, Note, Workbook, type Worksheet } from 'wasm-xlsxwriter';
import { escapeXml } from '../files/xml-elements.ts';
import { choicesOf, type ExportedRow, type ExportedSheets } from './export-sheets.ts';
import { type SheetColumn, type SheetPlan, titlesOf, UNSURE } from './sheet-columns.ts';
import { sheetPlans } from './sheet-plans.ts';

/** The sheet with explanations, and the sheet with options. */
export const [READ_ME, LISTS] = ['read-me', 'lists'];

/** Writes a workbook of all tables, with notes on columns and drop-down lists. */
export const writeRange = (exported: ExportedSheets): Uint8Array => {
  const workbook = new Workbook();
  const formats = rangeFormats();
  const choices = [...choicesOf(exported.names)];
  const validations: string[][] = [[]];
  try {
    setTitle(workbook);
    writeReadMe(workbook, formats);
    for (const plan of sheetPlans) {
      const rows = exported.rows.get(plan.name) ?? [];
      const titles = titlesIn(plan, rows);
      writeTable(workbook, plan, titles, rows, formats);
      validations.push(validationsOf(plan, titles, choices));
    }
    writeLists(workbook, choices);
    return withValidations(workbook.saveToBufferSync(), validations);
  } finally {
    free(...Object.values(formats));
    workbook.free();
  }
};

/** The library returns a new handle for every call. Each must be freed, or later calls become slow. */
const free = (...handles: readonly { readonly free: () => void }[]): void => {
  for (const handle of handles) handle.free();
};

type Formats = Readonly<Record<'head' | 'idHead' | 'text' | 'quiet' | 'unsure' | 'title', Format>>;

type Change = (format: Format) => Format;

const formatWith = (...changes: readonly Change[]): Format =>
  changes.reduce((format, change) => {
    const next = change(format);
    format.free();
    return next;
  }, new Format());

const painted =
  (hex: number): Change =>
  (format) =>
    format.setBackgroundColor(Color.rgb(hex));
const asText: Change = (format) => format.setNumFormat('@');
const bold: Change = (format) => format.setBold();

const rangeFormats = (): Formats => ({
  head: formatWith(bold, painted(0xd9e6ef)),
  idHead: formatWith(painted(0xe7e7e7)),
  text: formatWith(asText),
  quiet: formatWith(asText, painted(0xf3f3f3)),
  unsure: formatWith(asText, painted(0xffef9e)),
  title: formatWith(bold),
});

const setTitle = (workbook: Workbook): void => {
  const properties = new DocProperties();
  free(properties.setTitle('Range'));
  workbook.setProperties(properties);
  properties.free();
};

const introduction = [
  'A range of wall switches and sockets, a sheet for each of its tables.',
  'Every column is explained in a note on its title. Symbols, tags and names stand in the place of ids; the grey ids are given by the tool: leave them as they are, and empty in new rows.',
  'Texts take one column for all languages, or one for each. Lists inside a cell have commas between, or each entry a line of its own.',
  'Yellow rows were proposed and are unsure: correct them, then empty the cell "unsure". Columns whose title begins with # are yours.',
  'Pictures that are missing are drawn as placeholders when the workbook is imported.',
];

const writeReadMe = (workbook: Workbook, formats: Formats): void => {
  const sheet = workbook.addWorksheet();
  free(
    sheet.setName(READ_ME ?? ''),
    sheet.setColumnWidth(0, 26),
    sheet.setColumnWidth(1, 24),
    sheet.setColumnWidth(2, 90),
  );
  let row = 0;
  for (const sentence of introduction) free(sheet.writeString(row++, 0, sentence));
  for (const { name, about, columns } of sheetPlans) {
    row += 1;
    free(sheet.writeStringWithFormat(row, 0, name, formats.title), sheet.writeString(row++, 2, about));
    for (const { title, about: description, example } of columns)
      free(
        sheet.writeString(row, 1, title),
        sheet.writeString(row++, 2, example === undefined ? description : `${description} Example: ${example}`),
      );
  }
  sheet.free();
};

/** The columns of a table: those of the plan, one per price list, and `unsure` if a row has it. */
const titlesIn = ({ name, columns }: SheetPlan, rows: readonly ExportedRow[]): readonly string[] => {
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  const plannedTitles = columns.flatMap(titlesOf);
  const lists =
    name === 'prices' ? [...used].filter((title) => !plannedTitles.includes(title) && title !== UNSURE) : [];
  return [...plannedTitles, ...lists, ...(used.has(UNSURE) ? [UNSURE] : [])];
};

const writeTable = (
  workbook: Workbook,
  { name, columns }: SheetPlan,
  titles: readonly string[],
  rows: readonly ExportedRow[],
  formats: Formats,
): void => {
  const sheet = workbook.addWorksheet();
  free(sheet.setName(name), sheet.setFreezePanes(1, 1));
  titles.forEach((title, column) => {
    const plan = columns.find((other) => titlesOf(other).includes(title));
    const format = isId(title) ? formats.idHead : formats.head;
    free(sheet.writeStringWithFormat(0, column, title, format), sheet.setColumnWidth(column, widthOf(title, rows)));
    if (plan !== undefined) noteOn(sheet, column, plan);
  });
  rows.forEach((row, index) => {
    const format = row[UNSURE] === undefined ? undefined : formats.unsure;
    titles.forEach((title, column) => {
      const cell = row[title];
      if (cell !== undefined && cell !== '')
        writeCell(sheet, index + 1, column, cell, format ?? (isId(title) ? formats.quiet : formats.text));
    });
  });
  // New rows are formatted as text, too.
  for (let row = rows.length + 1; row <= rows.length + SPARE_ROWS; row += 1)
    titles.forEach((title, column) => free(sheet.writeBlank(row, column, isId(title) ? formats.quiet : formats.text)));
  sheet.free();
};

/** Formatted empty rows below a table. */
const SPARE_ROWS = 60;

/**
 * All cells are text. A spreadsheet then neither converts `2-4` to a date nor a symbol to a number, and runs no
 * formula.
 */
const writeCell = (sheet: Worksheet, row: number, column: number, cell: string, format: Format): void =>
  free(sheet.writeStringWithFormat(row, column, cell, format));

const isId = (title: string): boolean => /^(id|lastId|updates|seriesId|groupId)$/.test(title);

const widthOf = (title: string, rows: readonly ExportedRow[]): number => {
  const longest = rows.slice(0, 200).reduce((most, row) => Math.max(most, row[title]?.length ?? 0), title.length);
  return Math.min(Math.max(longest + 2, 9), 44);
};

const noteOn = (sheet: Worksheet, column: number, { about, example }: SheetColumn): void => {
  const note = new Note(example === undefined ? about : `${about}\n\nExample: ${example}`);
  const sized = note.setWidth(280);
  free(sheet.insertNote(0, column, sized), sized, note);
};

const writeLists = (workbook: Workbook, choices: Choices): void => {
  const sheet = workbook.addWorksheet();
  free(sheet.setName(LISTS ?? ''));
  choices.forEach(([name, values], column) => {
    free(sheet.writeString(0, column, name));
    values.forEach((value, index) => free(sheet.writeString(index + 1, column, value)));
  });
  free(sheet.setHidden(true));
  sheet.free();
};

type Choices = readonly (readonly [name: string, values: readonly string[]])[];

/** The last row with drop-down lists, also for rows that do not exist yet. */
const LAST_ROW = 5000;

/** The drop-down lists of a sheet as XML. Other values may be entered. */
const validationsOf = ({ columns }: SheetPlan, titles: readonly string[], choices: Choices): string[] =>
  columns.flatMap(({ title, about, from }) => {
    const column = titles.indexOf(title);
    const source = from === undefined || column < 0 ? undefined : sourceOf(from, choices);
    if (source === undefined) return [];
    const letter = letterOf(column);
    return [
      `<dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="0" promptTitle="${escapeXml(title)}" prompt="${escapeXml(about.slice(0, 250))}" sqref="${letter}2:${letter}${LAST_ROW}"><formula1>${escapeXml(source)}</formula1></dataValidation>`,
    ];
  });

const sourceOf = (from: readonly string[] | string, choices: Choices): string | undefined => {
  if (typeof from !== 'string') return `"${from.join(',')}"`;
  const list = choices.findIndex(([name]) => name === from);
  if (list >= 0) {
    const count = choices[list]?.[1].length ?? 0;
    return count === 0 ? undefined : `${LISTS}!$${letterOf(list)}$2:$${letterOf(list)}$${count + 1}`;
  }
  const [sheet = '', title = ''] = from.split('.');
  const plan = sheetPlans.find(({ name }) => name === sheet);
  const column = plan?.columns.flatMap(titlesOf).indexOf(title) ?? -1;
  return column < 0 ? undefined : `'${sheet}'!$${letterOf(column)}$2:$${letterOf(column)}$${LAST_ROW}`;
};

const letterOf = (column: number): string =>
  (column < 26 ? '' : String.fromCodePoint(64 + Math.floor(column / 26))) + String.fromCodePoint(65 + (column % 26));

/** Adds drop-down lists to the written sheets, which the library does not support. */
const withValidations = (workbook: Uint8Array, bySheet: readonly (readonly string[])[]): Uint8Array => {
  const parts = unzipSync(workbook);
  bySheet.forEach((validations, index) => {
    const path = `xl/worksheets/sheet${index + 1}.xml`;
    const part = parts[path];
    if (part === undefined || validations.length === 0) return;
    const xml = new TextDecoder().decode(part);
    const list = `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`;
    parts[path] = new TextEncoder().encode(xml.replace('<pageMargins', `${list}<pageMargins`));
  });
  return zipSync(parts);
};
