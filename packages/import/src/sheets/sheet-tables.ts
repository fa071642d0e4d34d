import { articlesFile, framesFile, modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { tag } from '@ramka/contract/catalogue-format/fields';
import { allLanguages } from '@ramka/domain/text';
import type { ArticleEntry, FrameEntry, ModuleEntry } from '@ramka/server/catalogue/files/catalogue-files';
import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import type { z } from 'zod';
import type { ImportFinding } from '../import-findings.ts';
import { rowFault, type SheetRow } from './read-sheets.ts';

/** The sheet of articles as `articles.json` has it. */
export const articlesOfSheet = (rows: readonly SheetRow[], faults: ImportFinding[]): readonly ArticleEntry[] =>
  checkedRows(
    rows,
    articlesFile.element,
    (row) => ({
      id: numberCell(row, 'id'),
      symbol: row.cells['symbol'],
      name: textCell(row, 'name'),
      seriesTag: row.cells['seriesTag'],
      colourId: numberCell(row, 'colourId'),
      picture: row.cells['picture'],
      catalogUrl: row.cells['catalogUrl'],
    }),
    faults,
  ).map(({ entry }) => entry);

/** The sheet of frames as the files of `frames/` have it, by the tag of their line. */
export const framesOfSheet = (
  rows: readonly SheetRow[],
  faults: ImportFinding[],
): ReadonlyMap<string, readonly FrameEntry[]> =>
  entriesByTag(checkedRows(rows, framesFile.element, frameOf, faults), 'line', faults);

const frameOf = (row: SheetRow): object => ({
  id: numberCell(row, 'id'),
  subcategoryId: numberCell(row, 'subcategoryId'),
  slots: numberCell(row, 'slots'),
  sort: numberCell(row, 'sort'),
  image: row.cells['image'],
  geometry: { height: numberCell(row, 'height'), window: numberCell(row, 'window') },
  sealId: numberCell(row, 'sealId'),
  cornerBoxes: boxesCell(row, 'cornerBoxes'),
  surfaceBoxes: boxesCell(row, 'surfaceBoxes'),
  ...panelFields(row),
});

/** What a glass panel has beyond a plain frame. */
const panelFields = (row: SheetRow): object => {
  const { controllerSlots, symbol } = row.cells;
  if (controllerSlots === undefined) return {};
  return {
    symbol,
    name: textCell(row, 'name'),
    touchLayout: {
      controllerSlots: Array.from(controllerSlots, (letter) => (/[CM]/.test(letter) ? letter === 'C' : letter)),
      controllerVariations: combinationsCell(row, 'controllerVariations'),
    },
  };
};

type Group = ModuleEntry['groups'][number];

/** The sheets of modules and their groups as the files of `modules/` have them, by the tag of their series. */
export const modulesOfSheets = (
  moduleRows: readonly SheetRow[],
  groupRows: readonly SheetRow[],
  faults: ImportFinding[],
): ReadonlyMap<string, readonly ModuleEntry[]> => {
  const groups = checkedRows(groupRows, modulesFile.element.shape.groups.element, groupOf, faults);
  const byModule = Map.groupBy(groups, ({ row }) => row.cells['module']);
  const moduleOf = (row: SheetRow): object => moduleFields(row, byModule.get(row.cells['id']) ?? []);
  const modules = checkedRows(moduleRows, modulesFile.element, moduleOf, faults);
  const ids = new Set(moduleRows.map(({ cells }) => cells['id']));
  for (const row of groupRows) {
    if (!ids.has(row.cells['module']))
      faults.push(rowFault(row, 'module', 'The sheet of modules has none of this id.'));
  }
  return entriesByTag(modules, 'series', faults);
};

const groupOf = (row: SheetRow): object => ({
  id: numberCell(row, 'id'),
  name: textCell(row, 'name'),
  quantity: numberCell(row, 'quantity') ?? 1,
  required: yesNoCell(row, 'required'),
  userDefinedQuantity: yesNoCell(row, 'userDefinedQuantity'),
  components: numbersCell(row, 'components'),
});

const moduleFields = (row: SheetRow, groups: readonly SheetEntry<Group>[]): object => ({
  id: numberCell(row, 'id'),
  name: textCell(row, 'name'),
  image: row.cells['image'],
  categoryId: numberCell(row, 'categoryId'),
  visibleComponents: numbersCell(row, 'visibleComponents'),
  groups: groups.map(({ entry }) => entry),
  disablesIp44: yesNoCell(row, 'disablesIp44'),
  disabledFrameLines: numbersCell(row, 'disabledFrameLines'),
});

/** An entry of a sheet, and the row that it came from. */
type SheetEntry<Entry> = { readonly row: SheetRow; readonly entry: Entry };

/** Makes entries of rows; what the format's schema refuses becomes faults that name the column. */
const checkedRows = <Entry>(
  rows: readonly SheetRow[],
  schema: z.ZodType<Entry>,
  valueOf: (row: SheetRow) => object,
  faults: ImportFinding[],
): readonly SheetEntry<Entry>[] =>
  rows.flatMap((row) => {
    const value = withoutEmpty(valueOf(row));
    const answer = schema.safeParse(value);
    if (answer.success) return [{ row, entry: answer.data }];
    for (const { path, message } of schemaFaults('', '', value, answer.error.issues))
      faults.push(rowFault(row, path.replace(/^\./, ''), message));
    return [];
  });

/** Columns that hold no field of the format. */
const withoutEmpty = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** Entries by the tag in a column of their rows, which says the file that they go into. */
const entriesByTag = <Entry>(
  entries: readonly SheetEntry<Entry>[],
  column: string,
  faults: ImportFinding[],
): ReadonlyMap<string, readonly Entry[]> => {
  const byTag = new Map<string, Entry[]>();
  for (const { row, entry } of entries) {
    const answer = tag.safeParse(row.cells[column]);
    if (!answer.success) faults.push(rowFault(row, column, 'The row needs a tag here, such as "simon-54".'));
    else byTag.set(answer.data, [...(byTag.get(answer.data) ?? []), entry]);
  }
  return byTag;
};

/*
 * Cells as values of the catalogue format, left as text where they are none: the format's own schema says then what is
 * wrong with them.
 */

/** A number; undefined where the cell is empty. */
const numberCell = ({ cells }: SheetRow, column: string): unknown => numberOf(cells[column]);

/** Numbers between spaces. */
const numbersCell = ({ cells }: SheetRow, column: string): readonly unknown[] => wordsOf(cells[column]).map(numberOf);

/** `yes` or `no`; empty is `no`. */
const yesNoCell = ({ cells }: SheetRow, column: string): unknown => {
  const text = cells[column]?.toLowerCase() ?? 'no';
  return text === 'yes' || (text === 'no' ? false : text);
};

/** A text of one column for all languages, or of five. */
const textCell = ({ cells }: SheetRow, column: string): unknown => {
  const inLanguages = allLanguages.map((language) => [language, cells[`${column}_${language}`]] as const);
  if (inLanguages.every(([, text]) => text === undefined)) return cells[column];
  return Object.fromEntries(inLanguages.filter(([, text]) => text !== undefined));
};

/** Box entries: `54811:401:1 54812:401:3`, an article, a colour and a quantity each. */
const boxesCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map((entry) => {
    const [articleId, colourId, quantity = '1', ...more] = entry.split(':');
    return more.length > 0
      ? entry
      : { articleId: numberOf(articleId), colourId: numberOf(colourId), quantity: numberOf(quantity) };
  });

/** Combinations of numbers: `2-4 4-2`. */
const combinationsCell = ({ cells }: SheetRow, column: string): readonly unknown[] =>
  wordsOf(cells[column]).map((combination) => combination.split('-').map(numberOf));

const wordsOf = (text: string | undefined): readonly string[] => text?.split(/\s+/) ?? [];

const numberOf = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
};
