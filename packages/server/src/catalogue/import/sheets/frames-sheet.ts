import { framesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { FrameEntry } from '../../files/catalogue-files.ts';
import type { ImportFinding } from '../import-finding.ts';
import { boxesCell, combinationsCell, numberCell, textCell } from './cells.ts';
import { checkedRows } from './checked-rows.ts';
import { entriesByTag } from './entries-by-tag.ts';
import type { SheetRow } from './sheet-row.ts';

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
