import type { ecatalogTreeFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allRanges } from './all-ranges.ts';

/** Id of a group: the series' and its place there. */
export function groupId(rangeId: number, index: number): number {
  return rangeId * 100 + index + 1;
}

/** Id of a product group: the group's and its place there. */
export function productGroupId(rangeId: number, groupIndex: number, index: number): number {
  return groupId(rangeId, groupIndex) * 100 + index + 1;
}

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
