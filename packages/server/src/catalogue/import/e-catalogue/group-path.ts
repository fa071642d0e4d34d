import type { CatalogueText } from '@ramka/contract/catalogue-format/text';
import { textOfForeign } from '../foreign-text.ts';
import type { GroupRecord } from '../import-record.ts';

/** The names from the top of the file's tree down to a group; a group inside of itself ends the way. */
export const groupPath = (
  groups: ReadonlyMap<string, GroupRecord>,
  groupKey: string | undefined,
): readonly CatalogueText[] => {
  const path: CatalogueText[] = [];
  const passed = new Set<string>();
  let group = groups.get(groupKey ?? '');
  while (group !== undefined && !passed.has(group.key)) {
    passed.add(group.key);
    const name = textOfForeign(group.name);
    if (name !== undefined) path.unshift(name);
    group = groups.get(group.parentKey ?? '');
  }
  return path;
};
