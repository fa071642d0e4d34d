import {
  colourFamiliesFile,
  componentRolesFile,
  finishesFile,
  functionsFile,
  sharedWordsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { fileOf, type RangeFile } from './sheet-cells.ts';
import { rowFault, type SheetName, type SheetRow } from './read-sheets.ts';
import { checkedRows, numberCell, phrasesCell, type SheetEntry, textCell, wordsCell } from './sheet-cells.ts';
import type { SheetReading } from './sheet-reading.ts';

/** The files for substitutes across series, from their sheets: functions, roles, families of colours and finishes. */
export const counterpartsOfSheets = ({ sheets, faults }: SheetReading): readonly RangeFile[] => {
  const rowsOf = (name: SheetName): readonly SheetRow[] => sheets.get(name) ?? [];
  const files: readonly (readonly [SheetName, readonly SheetEntry<unknown>[]])[] = [
    ['colour-families', checkedRows(rowsOf('colour-families'), colourFamiliesFile.element, familyOf, faults)],
    ['finishes', checkedRows(rowsOf('finishes'), finishesFile.element, finishOf, faults)],
    ['shared-words', checkedRows(rowsOf('shared-words'), sharedWordsFile.element, sharedWordsOf, faults)],
    ['functions', functionsOf(rowsOf('functions'), rowsOf('stand-ins'), faults)],
    [
      'component-roles',
      rolesOf(rowsOf('component-roles'), rowsOf('role-attributes'), rowsOf('attribute-values'), faults),
    ],
  ];
  return files.filter(([name]) => sheets.has(name)).map(([name, entries]) => fileOf(`${name}.json`, entries));
};

const plain = <Entry>(entries: readonly SheetEntry<Entry>[]): readonly Entry[] => entries.map(({ entry }) => entry);

const familyOf = (row: SheetRow): object => ({
  id: row.cells['id'],
  name: textCell(row, 'name'),
  hexColor: row.cells['hexColor'],
});

const finishOf = (row: SheetRow): object => ({ ...familyOf(row), family: row.cells['family'] });

const functionsOf = (
  rows: readonly SheetRow[],
  standInRows: readonly SheetRow[],
  faults: ImportFinding[],
): readonly SheetEntry<unknown>[] => {
  const standIns = checkedRows(standInRows, functionsFile.element.shape.nearest.element, standInOf, faults);
  const byFunction = entriesBelow(standIns, 'function', rows, 'functions', faults);
  const functionOf = (row: SheetRow): object => ({
    id: row.cells['id'],
    name: textCell(row, 'name'),
    shortName: textCell(row, 'shortName'),
    words: phrasesCell(row, 'words'),
    nearest: byFunction.get(row.cells['id']) ?? [],
    fulfills: wordsCell(row, 'fulfills'),
  });
  return checkedRows(rows, functionsFile.element, functionOf, faults);
};

const sharedWordsOf = (row: SheetRow): object => ({
  words: phrasesCell(row, 'words') ?? {},
  functions: wordsCell(row, 'functions'),
});

const standInOf = (row: SheetRow): object => ({
  function: row.cells['nearest'],
  loses: textCell(row, 'loses'),
  touchPoints: numberCell(row, 'touchPoints'),
});

const rolesOf = (
  rows: readonly SheetRow[],
  attributeRows: readonly SheetRow[],
  valueRows: readonly SheetRow[],
  faults: ImportFinding[],
): readonly SheetEntry<unknown>[] => {
  const attributeEntry = componentRolesFile.element.shape.attributes.element;
  const values = checkedRows(valueRows, attributeEntry.shape.values.element, named, faults);
  const attributeKeys = new Set(attributeRows.map((row) => keyed(row, 'id')));
  for (const { row } of values) {
    if (!attributeKeys.has(keyed(row, 'attribute'))) faults.push(orphan(row, 'attribute', 'role-attributes'));
  }
  const attributeOf = (row: SheetRow): object => ({
    ...named(row),
    carried: row.cells['carried'],
    values: plain(values.filter((value) => keyed(value.row, 'attribute') === keyed(row, 'id'))),
  });
  const attributes = checkedRows(attributeRows, attributeEntry, attributeOf, faults);
  const byRole = entriesBelow(attributes, 'role', rows, 'component-roles', faults);
  const roleOf = (row: SheetRow): object => ({ ...named(row), attributes: byRole.get(row.cells['id']) ?? [] });
  return checkedRows(rows, componentRolesFile.element, roleOf, faults);
};

/** The name of an attribute within its role, from this column. */
const keyed = ({ cells }: SheetRow, column: string): string => `${cells['role']} ${cells[column]}`;

const named = (row: SheetRow): object => ({ id: row.cells['id'], name: textCell(row, 'name') });

/** Groups entries of a sheet by the id of their parent entry in another sheet. Entries without a parent are faults. */
const entriesBelow = <Entry>(
  entries: readonly SheetEntry<Entry>[],
  column: string,
  above: readonly SheetRow[],
  sheet: SheetName,
  faults: ImportFinding[],
): ReadonlyMap<string | undefined, readonly Entry[]> => {
  const parentIds = new Set(above.map(({ cells }) => cells['id']));
  for (const { row } of entries) if (!parentIds.has(row.cells[column])) faults.push(orphan(row, column, sheet));
  return new Map([...Map.groupBy(entries, ({ row }) => row.cells[column])].map(([id, list]) => [id, plain(list)]));
};

const orphan = (row: SheetRow, column: string, sheet: SheetName): ImportFinding =>
  rowFault(row, column, `The sheet ${sheet} has no row with this id.`);
