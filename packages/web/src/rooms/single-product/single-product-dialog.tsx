import type { WireSingleProduct } from '@ramka/contract/wire/product';
import type { WireGroup } from '@ramka/contract/wire/project';
import { formatPrice } from '@ramka/domain/money';
import { wholePieces } from '@ramka/domain/quantity';
import { useState, type ReactElement } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../language/use-texts.ts';
import { pageSettings } from '../../page/page-settings.ts';
import { totalCost } from '../../project/costs.ts';
import { useProject } from '../../project/use-project.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ProductChoice } from './product-choice.tsx';
import { RoomSelect } from './room-select.tsx';
import { useRoomProductChanges } from '../changes/use-room-product-changes.ts';
import styles from './single-product-dialog.module.css';

export type SingleProductDialogProps = {
  /** Undefined: the visitor chooses the room, too. */
  readonly room: WireGroup | undefined;
  readonly seriesTag: string | undefined;
  readonly onClose: () => void;
};

/** Puts a complete product, which needs no frame, into a room: series, category, product, quantity. */
export const SingleProductDialog = ({ room, seriesTag, onClose }: SingleProductDialogProps): ReactElement => {
  const { common, roomDialogs } = useTexts();
  const loaded = useProject();
  const { addProduct } = useRoomProductChanges();
  const [roomId, setRoomId] = useState(room?.id ?? loaded.project.groups[0]?.id ?? null);
  const [product, setProduct] = useState<WireSingleProduct>();
  const [quantity, setQuantity] = useState(1);
  const canAdd = product !== undefined && roomId !== null;
  const { busy, submit } = useSubmit(async () => canAdd && (await addProduct({ roomId, product, quantity })), onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={roomDialogs.singleProductTitle}
      description={room?.name}
      width="wide"
      onSubmit={submit}
      footer={
        <>
          <p className={styles['total']}>
            {roomDialogs.projectTotal(formatPrice(totalCost(loaded), pageSettings.currencyLabel))}
          </p>
          <QuantityField
            label={common.quantity}
            labelHidden
            value={quantity}
            onValue={setQuantity}
            read={wholePieces}
          />
          <Button type="submit" look="primary" disabled={!canAdd} busy={busy}>
            {common.add}
          </Button>
        </>
      }
    >
      {room === undefined && <RoomSelect roomId={roomId} onRoom={setRoomId} />}
      <ProductChoice startSeries={seriesTag} product={product} onProduct={setProduct} />
    </Dialog>
  );
};
