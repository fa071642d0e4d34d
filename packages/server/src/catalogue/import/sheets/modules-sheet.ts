import { modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { ModuleEntry } from '../../files/catalogue-files.ts';
import type { ImportFinding } from '../import-finding.ts';
import { numberCell, numbersCell, textCell, yesNoCell } from './cells.ts';
import { checkedRows, type SheetEntry } from './checked-rows.ts';
import { entriesByTag } from './entries-by-tag.ts';
import { rowFault, type SheetRow } from './sheet-row.ts';

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
