/** A drawer of modules, or of single products: a category and its subcategories. */
export type Category = {
  readonly id: number;
  readonly name: string;
  readonly subCategories: readonly { readonly id: number; readonly name: string }[];
};
