/** Where a saved set's picture is found (specification §3); its version makes it change with the set. */
export const setPictureAddress = (projectId: string, set: { readonly id: number; readonly version: string }): string =>
  `/product-set/${projectId}/${set.id}.png?${set.version}`;
