import type { EcatalogSelection, WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../api/call.ts';
import { withoutSelection, withSelection } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

/** An e-catalogue product, and how many of it the project is to have. */
export type ProductQuantity = { readonly product: WireEcatalogProduct; readonly quantity: number };

export type SelectionChanges = {
  readonly addProduct: MakeChange<ProductQuantity>;
  readonly changeQuantity: MakeChange<ProductQuantity>;
  readonly removeProduct: MakeChange<EcatalogSelection>;
};

/** What can be done with the e-catalogue products of a project. */
export const useSelectionChanges = (): SelectionChanges => {
  const { ecatalogue } = useTexts();
  const undo = useUndo();
  const addProduct = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) =>
      call('addEcatalogProduct', { params: { projectId }, body: { catalogId: product.catalogId, quantity } }),
    applied: withSelection,
    success: () => ({ text: ecatalogue.productAdded }),
  });
  const changeQuantity = useProjectChange({
    run: (projectId, { product, quantity }: ProductQuantity) =>
      call('changeEcatalogProduct', { params: { projectId, catalogId: product.catalogId }, body: { quantity } }),
    applied: withSelection,
    success: () => ({ text: ecatalogue.quantityChanged }),
  });
  const removeProduct = useProjectChange({
    run: (projectId, { catalogId }: EcatalogSelection) =>
      callWithTag('removeEcatalogProduct', { params: { projectId, catalogId } }),
    applied: (loaded: LoadedProject, _answer, { catalogId }) => withoutSelection(loaded, catalogId),
    success: ({ removal }) => ({ text: ecatalogue.productDeleted, action: undo(removal) }),
  });
  return { addProduct, changeQuantity, removeProduct };
};

/** Products under one heading; null is "other series". */
export type ProductGroup<Product extends WireEcatalogProduct> = {
  readonly series: string | null;
  readonly products: readonly Product[];
};

/**
 * Products by their series, by name in the visitor's language; those of no series come last
 * (docs/specification.md#s2-127).
 */
export const groupBySeries = <Product extends WireEcatalogProduct>(
  products: readonly Product[],
  language: string,
): readonly ProductGroup<Product>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const groups = Map.groupBy(products, ({ serieName }) => serieName);
  return Array.from(groups, ([series, grouped]) => ({ series, products: grouped })).toSorted((a, b) => {
    if (a.series === null || b.series === null) {
      return Number(a.series === null) - Number(b.series === null);
    }
    return compare(a.series, b.series);
  });
};
