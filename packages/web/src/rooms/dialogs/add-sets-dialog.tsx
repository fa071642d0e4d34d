import type { WireGroup } from '@ramka/contract/wire/project';
import type { ReactElement } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../language/use-texts.ts';
import { useProject } from '../../project/use-project.ts';
import { FindBar } from '../../sets/finding/find-bar.tsx';
import { useFoundSets } from '../../sets/finding/use-found-sets.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useGrowingList } from '../../ui/display/use-growing-list.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SetToAdd } from './set-to-add.tsx';
import { useRoomSetChanges } from '../changes/use-room-set-changes.ts';
import { useSetsToAdd } from './use-sets-to-add.ts';
import styles from './add-sets-dialog.module.css';

export type AddSetsDialogProps = { readonly room: WireGroup; readonly onClose: () => void };

/** Puts sets of the list into a room; at least one must be chosen (specification §5), and stays so while others are searched. */
export const AddSetsDialog = ({ room, onClose }: AddSetsDialogProps): ReactElement => {
  const { common, roomDialogs, sets } = useTexts();
  const { productSets } = useProject();
  const { addSets } = useRoomSetChanges();
  const { quantities, choose } = useSetsToAdd();
  const { found, search, onSearch } = useFoundSets(productSets.filter(({ type }) => type === 'regular'));
  const listed = useGrowingList(found);
  const { busy, submit } = useSubmit(() => {
    const entries = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
    return addSets({ roomId: room.id, entries });
  }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={roomDialogs.addSetsTitle(room.name)}
      width={580}
      onSubmit={submit}
      keepOnOutsidePress={quantities.size > 0}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" disabled={quantities.size === 0} busy={busy}>
            {roomDialogs.addSets(quantities.size)}
          </Button>
        </>
      }
    >
      {search !== undefined && (
        <div className={styles['search']}>
          <FindBar search={search} onSearch={onSearch} first />
        </div>
      )}
      <p className={styles['none']} aria-live="polite">
        {found.length === 0 && sets.noneFound}
      </p>
      <ul className={styles['list']} data-searched={search === undefined ? undefined : ''}>
        {listed.map((set) => (
          <SetToAdd key={set.id} set={set} quantity={quantities.get(set.id)} onQuantity={choose} />
        ))}
      </ul>
    </Dialog>
  );
};
