import {
  addCatalogueItem,
  changeCatalogueItem,
  type EcatalogueProduct,
  removeCatalogueItem,
  type CatalogueItem,
} from '../api/products.ts';
import { type Project, withoutCatalogueItem, withCatalogueItem } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

/** An e-catalogue product with the requested quantity. */
export type ProductQuantity = { readonly product: EcatalogueProduct; readonly quantity: number };

export type CatalogueItemChanges = {
  readonly addProduct: MakeChange<ProductQuantity>;
  readonly changeQuantity: MakeChange<ProductQuantity>;
  readonly removeProduct: MakeChange<CatalogueItem>;
};

/** Actions that change the project's e-catalogue products. */
export const useCatalogueItemChanges = (): CatalogueItemChanges => {
  const { ecatalogue } = useTexts();
  const undo = useUndo();
  const addProduct = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) =>
      addCatalogueItem(projectId, product.catalogId, quantity),
    applied: withCatalogueItem,
    success: () => ({ text: ecatalogue.productAdded }),
  });
  const changeQuantity = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) =>
      changeCatalogueItem(projectId, product.catalogId, quantity),
    applied: withCatalogueItem,
    success: () => ({ text: ecatalogue.quantityChanged }),
  });
  const removeProduct = useProjectChange({
    dedupeKey: 'removeSelection',
    run: (projectId, { catalogId }: CatalogueItem) => removeCatalogueItem(projectId, catalogId),
    applied: (project: Project, _removal, { catalogId }) => withoutCatalogueItem(project, catalogId),
    success: (removal) => ({ text: ecatalogue.productDeleted, action: undo(removal) }),
  });
  return { addProduct, changeQuantity, removeProduct };
};

/** Products of a series; null for "other series". */
export type ProductGroup<Product extends EcatalogueProduct> = {
  readonly series: string | null;
  readonly products: readonly Product[];
};

/**
 * Groups products by series, sorted by name in the visitor's language. Products without a series come last
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
