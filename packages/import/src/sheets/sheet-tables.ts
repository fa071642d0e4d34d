import { articlesFile, framesFile, modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { tag } from '@ramka/contract/catalogue-format/fields';
import type { ArticleEntry, FrameEntry, ModuleEntry } from '@ramka/server/catalogue/files/catalogue-files';
import type { ImportFinding } from '../import-findings.ts';
import { rowFault, type SheetRow } from './read-sheets.ts';
import {
  attributesCell,
  boxesCell,
  checkedRows,
  combinationsCell,
  numberCell,
  numbersCell,
  type SheetEntry,
  textCell,
  yesNoCell,
} from './sheet-cells.ts';

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
      attributes: attributesCell(row, 'attributes'),
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
  finish: row.cells['finish'],
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
  role: row.cells['role'],
  quantity: numberCell(row, 'quantity') ?? 1,
  required: yesNoCell(row, 'required'),
  userDefinedQuantity: yesNoCell(row, 'userDefinedQuantity'),
  components: numbersCell(row, 'components'),
});

const moduleFields = (row: SheetRow, groups: readonly SheetEntry<Group>[]): object => ({
  id: numberCell(row, 'id'),
  name: textCell(row, 'name'),
  function: row.cells['function'],
  image: row.cells['image'],
  categoryId: numberCell(row, 'categoryId'),
  visibleComponents: numbersCell(row, 'visibleComponents'),
  groups: groups.map(({ entry }) => entry),
  disablesIp44: yesNoCell(row, 'disablesIp44'),
  disabledFrameLines: numbersCell(row, 'disabledFrameLines'),
});

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
