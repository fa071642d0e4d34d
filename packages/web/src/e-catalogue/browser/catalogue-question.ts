/** What the visitor asks the e-catalogue for. */
export type CatalogueQuestion =
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'search'; readonly query: string };
