import type { ecatalogTreeFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allRanges } from './all-ranges.ts';
import { groupId, productGroupId } from './tree-ids.ts';

/** The tree of the browser as `e-catalogue/tree.json` tells it. */
export function ecatalogTree(): ReturnType<typeof ecatalogTreeFile.parse> {
  return allRanges.map(({ id, name, groups }) => ({
    id,
    name,
    groups: groups.map((group, groupIndex) => ({
      id: groupId(id, groupIndex),
      name: group.name,
      productGroups: group.productGroups.map((productGroup, index) => ({
        id: productGroupId(id, groupIndex, index),
        name: productGroup.name,
      })),
    })),
  }));
}
