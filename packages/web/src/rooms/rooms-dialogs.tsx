import type { ReactElement } from 'react';
import { SetRenameDialog } from '../sets/set-rename-dialog.tsx';
import { RoomQuantitiesDialog, SetQuantitiesDialog } from '../sets/set-quantities-dialog.tsx';
import type { DispatcherProps } from '../ui/screen-dialogs.tsx';
import { EntryMoveDialog } from './entry-move-dialog.tsx';
import type { EntryIds } from './entry-of-dialog.ts';
import { EntryQuantityDialog } from './entry-quantity-dialog.tsx';
import { RoomAddProductDialog } from './room-add-product-dialog.tsx';
import { RoomCopyDialog } from './room-copy-dialog.tsx';
import { RoomDeleteDialog } from './room-delete-dialog.tsx';
import { RoomRenameDialog } from './room-rename-dialog.tsx';

/** The dialogs of the rooms screen. */
export type RoomsDialog =
  | { readonly dialog: 'rename-room' | 'copy-room' | 'delete-room'; readonly roomId: number }
  | { readonly dialog: 'room-quantities'; readonly roomId: number }
  | { readonly dialog: 'add-product'; readonly roomId: number | undefined; readonly seriesTag?: string }
  | { readonly dialog: 'set-quantities' | 'rename-set'; readonly setId: number }
  | (EntryIds & { readonly dialog: 'move-entry'; readonly copy: boolean })
  | (EntryIds & { readonly dialog: 'entry-quantity' });

/** Renders the open dialog. */
export const RoomsDialogs = ({ dialog, onClose }: DispatcherProps<RoomsDialog>): ReactElement => {
  switch (dialog.dialog) {
    case 'rename-room':
      return <RoomRenameDialog roomId={dialog.roomId} onClose={onClose} />;
    case 'copy-room':
      return <RoomCopyDialog roomId={dialog.roomId} onClose={onClose} />;
    case 'delete-room':
      return <RoomDeleteDialog roomId={dialog.roomId} onClose={onClose} />;
    case 'room-quantities':
      return <RoomQuantitiesDialog roomId={dialog.roomId} onClose={onClose} />;
    case 'add-product':
      return <RoomAddProductDialog roomId={dialog.roomId} seriesTag={dialog.seriesTag} onClose={onClose} />;
    case 'set-quantities':
      return <SetQuantitiesDialog setIds={[dialog.setId]} onClose={onClose} />;
    case 'rename-set':
      return <SetRenameDialog setId={dialog.setId} onClose={onClose} />;
    case 'move-entry':
      return <EntryMoveDialog {...dialog} onClose={onClose} />;
    case 'entry-quantity':
      return <EntryQuantityDialog {...dialog} onClose={onClose} />;
  }
};
