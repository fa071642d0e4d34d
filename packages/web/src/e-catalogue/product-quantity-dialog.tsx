import { canConfirmCatalogueQuantity, catalogueQuantity } from '@ramka/domain/quantity';
import { useState, type ReactElement } from 'react';
import type { EcatalogueProduct } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Price } from '../ui/price.tsx';
import styles from './product-quantity-dialog.module.css';
import { addCatalogueItem, changeCatalogueItem } from '../project-changes/ecatalogue.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type ProductQuantityDialogProps = { readonly product: EcatalogueProduct; readonly onClose: () => void };

/**
 * Dialog for the quantity of an e-catalogue product. A quantity without a price cannot be confirmed
 * (docs/specification.md#s5-21).
 */
export const ProductQuantityDialog = ({ product, onClose }: ProductQuantityDialogProps): ReactElement => {
  const { common, ecatalogue } = useTexts();
  const { selections } = useProject();
  const inProject = selections.find(({ catalogId }) => catalogId === product.catalogId);
  const [typed, setTyped] = useState<number>();
  const quantity = typed ?? inProject?.quantity ?? 1;
  const { price } = product;
  const change = useProjectChange(inProject === undefined ? addCatalogueItem : changeCatalogueItem);
  return (
    <FormDialog
      title={ecatalogue.quantityTitle}
      description={
        <>
          <span translate="no">{product.symbol}</span> · {product.name}
        </>
      }
      submitLabel={inProject === undefined ? common.add : common.save}
      disabled={!canConfirmCatalogueQuantity(price ?? 0, quantity)}
      onSubmit={() => change({ product, quantity })}
      onClose={onClose}
    >
      <div className={styles['row']}>
        <QuantityField label={common.quantity} value={quantity} onValue={setTyped} read={catalogueQuantity} first />
        <p className={styles['sum']}>
          <span>{common.sum}</span>
          <Price value={price === null ? null : price * quantity} size="large" />
        </p>
      </div>
      {price === null && <p className={styles['note']}>{ecatalogue.notOrderable}</p>}
    </FormDialog>
  );
};
