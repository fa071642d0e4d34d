import type { ReactElement } from 'react';
import { useSubject } from '../project/dialog-subject.ts';
import { useProjectPart } from '../project/project-query.ts';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { CatalogueBrowser } from './catalogue-browser.tsx';
import { ProductQuantityDialog } from './product-quantity-dialog.tsx';

/** The dialogs of the e-catalogue screen. */
export type EcatalogueDialog =
  | { readonly dialog: 'browse'; readonly seriesId?: number }
  | { readonly dialog: 'product-quantity'; readonly catalogId: number };

/** Renders the open dialog. */
export const EcatalogueDialogs = ({ dialog, onClose }: DispatcherProps<EcatalogueDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'browse':
      return <CatalogueBrowser seriesId={dialog.seriesId} onClose={onClose} />;
    case 'product-quantity':
      return <ChosenProductQuantity catalogId={dialog.catalogId} onClose={onClose} />;
  }
};

type ChosenProductQuantityProps = { readonly catalogId: number; readonly onClose: () => void };

/** Dialog for the quantity of one of the project's products. */
const ChosenProductQuantity = ({ catalogId, onClose }: ChosenProductQuantityProps): ReactElement | null => {
  const found = useProjectPart(({ selections }) => selections.find((product) => product.catalogId === catalogId));
  const product = useSubject(found, onClose);
  return product === undefined ? null : <ProductQuantityDialog product={product} onClose={onClose} />;
};
