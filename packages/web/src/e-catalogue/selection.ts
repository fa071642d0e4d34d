import {
  addSelection,
  changeSelection,
  type EcatalogueProduct,
  removeSelection,
  type Selection,
} from '../api/products.ts';
import { type Project, withoutSelection, withSelection } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

/** An e-catalogue product, and how many of it the project is to have. */
export type ProductQuantity = { readonly product: EcatalogueProduct; readonly quantity: number };

export type SelectionChanges = {
  readonly addProduct: MakeChange<ProductQuantity>;
  readonly changeQuantity: MakeChange<ProductQuantity>;
  readonly removeProduct: MakeChange<Selection>;
};

/** What can be done with the e-catalogue products of a project. */
export const useSelectionChanges = (): SelectionChanges => {
  const { ecatalogue } = useTexts();
  const undo = useUndo();
  const addProduct = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) => addSelection(projectId, product.catalogId, quantity),
    applied: withSelection,
    success: () => ({ text: ecatalogue.productAdded }),
  });
  const changeQuantity = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) => changeSelection(projectId, product.catalogId, quantity),
    applied: withSelection,
    success: () => ({ text: ecatalogue.quantityChanged }),
  });
  const removeProduct = useProjectChange({
    dedupeKey: 'removeSelection',
    run: (projectId, { catalogId }: Selection) => removeSelection(projectId, catalogId),
    applied: (project: Project, _removal, { catalogId }) => withoutSelection(project, catalogId),
    success: (removal) => ({ text: ecatalogue.productDeleted, action: undo(removal) }),
  });
  return { addProduct, changeQuantity, removeProduct };
};

/** Products under one heading; null is "other series". */
export type ProductGroup<Product extends EcatalogueProduct> = {
  readonly series: string | null;
  readonly products: readonly Product[];
};

/**
 * Products by their series, by name in the visitor's language; those of no series come last
 * (docs/specification.md#s2-127).
 */
export const groupBySeries = <Product extends EcatalogueProduct>(
  products: readonly Product[],
  language: string,
): readonly ProductGroup<Product>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const groups = Map.groupBy(products, ({ seriesName }) => seriesName);
  return Array.from(groups, ([series, grouped]) => ({ series, products: grouped })).toSorted((a, b) => {
    if (a.series === null || b.series === null) {
      return Number(a.series === null) - Number(b.series === null);
    }
    return compare(a.series, b.series);
  });
};
