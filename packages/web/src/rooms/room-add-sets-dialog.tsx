import { wholePieces } from '@ramka/domain/quantity';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { memo, type ReactElement, useCallback, useState } from 'react';
import type { SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { SetPicture, SetPrice, SetSeries } from '../sets/set-face.tsx';
import { FindBar, useFoundSets } from '../sets/set-search.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useDeferredList } from '../ui/lists.ts';
import styles from './room-add-sets-dialog.module.css';
import { addRoomSets } from '../project-changes/room-entries.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type RoomAddSetsDialogProps = { readonly roomId: number; readonly onClose: () => void };

/**
 * Dialog that adds sets to a room. At least one must be chosen (docs/specification.md#s5-16); the choice remains while
 * others are searched.
 */
export const RoomAddSetsDialog = ({ roomId, onClose }: RoomAddSetsDialogProps): ReactElement | null => {
  const { sets, roomDialogs } = useTexts();
  const project = useProject();
  const room = useRoomOfDialog(roomId, onClose);
  const addSets = useProjectChange(addRoomSets);
  const { quantities, choose } = useSetsToAdd(project.sets);
  const { found, search, onSearch } = useFoundSets(project.sets.filter(({ isExternal }) => !isExternal));
  const listed = useDeferredList(found);
  if (room === undefined) return null;
  return (
    <FormDialog
      onClose={onClose}
      title={roomDialogs.addSetsTitle(room.name)}
      width={580}
      submitLabel={roomDialogs.addSets(quantities.size)}
      disabled={quantities.size === 0}
      onSubmit={() => {
        const entries = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
        return addSets({ roomId: room.id, entries });
      }}
      keepOnOutsidePress={quantities.size > 0}
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
          <SetToAdd
            key={set.id}
            set={set}
            present={room.sets.find(({ id }) => id === set.id)?.quantity}
            quantity={quantities.get(set.id)}
            onQuantity={choose}
          />
        ))}
      </ul>
    </FormDialog>
  );
};

type SetsToAdd = {
  /** Quantities of the chosen sets by set id. */
  readonly quantities: ReadonlyMap<number, number>;
  /** An undefined quantity deselects the set. */
  readonly choose: (setId: number, quantity: number | undefined) => void;
};

/** State of the chosen sets and quantities. Deleted sets are left out. */
const useSetsToAdd = (sets: readonly SavedSet[]): SetsToAdd => {
  const [chosen, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const choose: SetsToAdd['choose'] = useCallback(
    (setId, quantity) =>
      setQuantities((known) => {
        const next = new Map(known);
        if (quantity === undefined) {
          next.delete(setId);
        } else {
          next.set(setId, quantity);
        }
        return next;
      }),
    [],
  );
  const ids = new Set(sets.map(({ id }) => id));
  return { quantities: new Map([...chosen].filter(([id]) => ids.has(id))), choose };
};

type SetToAddProps = {
  readonly set: SavedSet;
  /** Quantity already in the room; undefined for none. */
  readonly present: number | undefined;
  /** Undefined while the set is not chosen. */
  readonly quantity: number | undefined;
  readonly onQuantity: (setId: number, quantity: number | undefined) => void;
};

/** Row of a set with a checkbox and a quantity. */
const SetToAdd = memo(({ set, present, quantity, onQuantity }: SetToAddProps): ReactElement => {
  const { common, rooms, spread } = useTexts();
  const projectId = useProjectId();
  const label = (
    <span className={styles['label']}>
      <span className={styles['picture']}>
        <SetPicture projectId={projectId} set={set} />
      </span>
      <span className={styles['words']}>
        <SetSeries set={set} className={styles['series']} />
        <span className={styles['name']}>{nameOfSet(set, { common })}</span>
        <span className={styles['facts']}>
          <SetPrice set={set} />
          {present !== undefined && <span>{spread.present(present)}</span>}
          {set.emptySlots > 0 && <span className={styles['empty-slots']}>{rooms.emptySlots(set.emptySlots)}</span>}
        </span>
      </span>
    </span>
  );
  return (
    <li className={styles['set']} data-chosen={quantity === undefined ? undefined : ''}>
      <Checkbox
        checked={quantity !== undefined}
        onChecked={(checked) => onQuantity(set.id, checked ? 1 : undefined)}
        label={label}
      />
      {quantity !== undefined && (
        <QuantityField
          label={common.quantity}
          labelHidden
          compact
          value={quantity}
          onValue={(pieces) => onQuantity(set.id, pieces)}
          read={wholePieces}
        />
      )}
    </li>
  );
});
SetToAdd.displayName = 'SetToAdd';
