import type { EcatalogSelection, WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../api/call.ts';
import { useTexts } from '../language/use-texts.ts';
import { withoutSelection, withSelection } from '../project/loaded-project-edits.ts';
import { useProjectChange, type MakeChange } from '../project/use-project-change.ts';
import { useUndo } from '../project/use-undo.ts';

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
