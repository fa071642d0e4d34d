import { tag } from '@ramka/contract/catalogue-format/fields';
import type { ImportFinding } from '../import-finding.ts';
import type { SheetEntry } from './checked-rows.ts';
import { rowFault } from './sheet-row.ts';

/** Entries by the tag in a column of their rows, which says the file that they go into. */
export const entriesByTag = <Entry>(
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
