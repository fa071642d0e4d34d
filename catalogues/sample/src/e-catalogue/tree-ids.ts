/** Id of a group: the series' and its place there. */
export function groupId(rangeId: number, index: number): number {
  return rangeId * 100 + index + 1;
}

/** Id of a product group: the group's and its place there. */
export function productGroupId(rangeId: number, groupIndex: number, index: number): number {
  return groupId(rangeId, groupIndex) * 100 + index + 1;
}
