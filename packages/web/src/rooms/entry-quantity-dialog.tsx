import { changedQuantity } from '@ramka/domain/quantity';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { useProject } from '../project/project-query.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { type EntryIds, useEntryOfDialog } from './entry-of-dialog.ts';
import { changeRoomProduct, changeRoomSet, nameOfEntry } from '../project-changes/room-entries.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type EntryQuantityDialogProps = EntryIds & {
  readonly onClose: () => void;
};

/**
 * Changes the quantity of a set or product in a room. Values below 1 are ignored silently
 * (docs/specification.md#s5-15).
 */
export const EntryQuantityDialog = (props: EntryQuantityDialogProps): ReactElement | null => {
  const { roomId, list, onClose } = props;
  const texts = useTexts();
  const { common, roomDialogs } = texts;
  const isSet = list === 'sets';
  const change = useProjectChange(isSet ? changeRoomSet : changeRoomProduct);
  const room = useRoomOfDialog(roomId, onClose);
  const entry = useEntryOfDialog(props, onClose);
  const [typed, setTyped] = useState<number>();
  const project = useProject();
  if (room === undefined || entry === undefined) return null;
  const name = nameOfEntry(project, { list, id: entry.id }, texts) ?? texts.rooms.lostProduct(entry.id);
  return (
    <FormDialog
      title={isSet ? roomDialogs.changeSetQuantityTitle : roomDialogs.changeProductQuantityTitle}
      description={`${name} – ${room.name}`}
      onClose={onClose}
      onSubmit={() => {
        const quantity = changedQuantity(typed ?? entry.quantity);
        if (quantity === undefined || quantity === entry.quantity) return true;
        return change({ roomId: room.id, entry: { id: entry.id, quantity } });
      }}
    >
      <QuantityField
        label={common.quantity}
        value={typed ?? entry.quantity}
        onValue={setTyped}
        read={(number) => number}
        fallback={entry.quantity}
        first
      />
    </FormDialog>
  );
};
