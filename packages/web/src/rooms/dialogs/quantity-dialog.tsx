import type { QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { changedQuantity } from '@ramka/domain/quantity';
import { useState, type ReactElement } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../language/use-texts.ts';
import type { MakeChange } from '../../project/use-project-change.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { RoomEntryAt } from '../changes/use-room-set-changes.ts';

export type QuantityDialogProps = {
  readonly title: string;
  readonly room: WireGroup;
  readonly entry: QuantityEntry;
  readonly onChange: MakeChange<RoomEntryAt>;
  readonly onClose: () => void;
};

/** Changes how many of a set or product a room has; what is below 1 is silently ignored (specification §5). */
export const QuantityDialog = ({ title, room, entry, onChange, onClose }: QuantityDialogProps): ReactElement => {
  const { common } = useTexts();
  const [typed, setTyped] = useState(entry.quantity);
  const { busy, submit } = useSubmit(async () => {
    const quantity = changedQuantity(typed);
    const asked = quantity !== undefined && quantity !== entry.quantity;
    return !asked || (await onChange({ roomId: room.id, entry: { id: entry.id, quantity } }));
  }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={room.name}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <QuantityField label={common.quantity} value={typed} onValue={setTyped} read={(number) => number} first />
    </Dialog>
  );
};
