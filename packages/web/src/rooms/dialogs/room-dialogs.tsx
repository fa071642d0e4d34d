import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { AddSetsDialog } from './add-sets-dialog.tsx';
import { DeleteRoomDialog } from './delete-room-dialog.tsx';
import { QuantityDialog } from './quantity-dialog.tsx';
import { RenameRoomDialog } from './rename-room-dialog.tsx';
import type { RoomDialog } from './room-dialog.ts';
import { SingleProductDialog } from '../single-product/single-product-dialog.tsx';
import { useRoomProductChanges } from '../changes/use-room-product-changes.ts';
import { useRoomSetChanges } from '../changes/use-room-set-changes.ts';

export type RoomDialogsProps = { readonly dialog: RoomDialog | undefined; readonly onClose: () => void };

/** Whichever dialog is open over the rooms. */
export const RoomDialogs = ({ dialog, onClose }: RoomDialogsProps): ReactElement => {
  const { roomDialogs } = useTexts();
  const { changeSetQuantity } = useRoomSetChanges();
  const { changeProductQuantity } = useRoomProductChanges();
  return (
    <>
      {dialog?.kind === 'rename-room' && <RenameRoomDialog room={dialog.room} onClose={onClose} />}
      {dialog?.kind === 'delete-room' && <DeleteRoomDialog room={dialog.room} onClose={onClose} />}
      {dialog?.kind === 'add-sets' && <AddSetsDialog room={dialog.room} onClose={onClose} />}
      {dialog?.kind === 'single-product' && (
        <SingleProductDialog room={dialog.room} seriesTag={dialog.seriesTag} onClose={onClose} />
      )}
      {dialog?.kind === 'set-quantity' && (
        <QuantityDialog
          title={roomDialogs.changeSetQuantityTitle}
          room={dialog.room}
          entry={dialog.entry}
          onChange={changeSetQuantity}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'product-quantity' && (
        <QuantityDialog
          title={roomDialogs.changeProductQuantityTitle}
          room={dialog.room}
          entry={dialog.entry}
          onChange={changeProductQuantity}
          onClose={onClose}
        />
      )}
    </>
  );
};
