import { canConfirmCatalogueQuantity, catalogueQuantity } from '@ramka/domain/quantity';
import { useState, type ReactElement } from 'react';
import type { EcatalogueProduct } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { useSubmit } from '../ui/form.ts';
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
  const { busy, submit } = useSubmit(() => change({ product, quantity }), onClose);
  return (
    <Dialog
      onClose={onClose}
      title={ecatalogue.quantityTitle}
      description={`${product.symbol} · ${product.name}`}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!canConfirmCatalogueQuantity(price ?? 0, quantity)}
            busy={busy}
          >
            {inProject === undefined ? common.add : common.save}
          </Button>
        </>
      }
    >
      <div className={styles['row']}>
        <QuantityField label={common.quantity} value={quantity} onValue={setTyped} read={catalogueQuantity} first />
        <p className={styles['sum']}>
          <span>{common.sum}</span>
          <Price value={price === null ? null : price * quantity} size="large" />
        </p>
      </div>
      {price === null && <p className={styles['note']}>{ecatalogue.notOrderable}</p>}
    </Dialog>
  );
};
