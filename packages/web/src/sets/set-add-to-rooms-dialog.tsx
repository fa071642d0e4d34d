import { type ReactElement, useState } from 'react';
import type { Room, SavedSet } from '../api/project.ts';
import { useProject, useProjectId, useProjectPart } from '../project/project-query.ts';
import { catalogueQuantity } from '@ramka/domain/quantity';
import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Plus } from 'lucide-react';
import { fillRooms } from '../project-changes/room-entries.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange } from '../project/use-project-change.ts';
import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSearchThreshold } from '../ui/lists.ts';
import { SetPicture } from './set-face.tsx';
import styles from './set-add-to-rooms-dialog.module.css';

export type SetAddToRoomsDialogProps = { readonly setIds: readonly number[]; readonly onClose: () => void };

/** Dialog that adds one or more sets to several rooms, with a quantity for each room. */
export const SetAddToRoomsDialog = ({ setIds, onClose }: SetAddToRoomsDialogProps): ReactElement => {
  const { sets, isGone } = useSetsOfDialog(setIds);
  const { common, editor, rooms: words, spread } = useTexts();
  const { rooms } = useProject();
  const { isSearched, query, setQuery, listed, quantities, setQuantity, oneMore, asked } = useAddToRooms(rooms);
  const fill = useFillRooms(sets);
  const [only] = sets.length === 1 ? sets : [];
  const description = only ? undefined : spread.eachOfMany;
  return (
    <FormDialog
      title={only ? spread.title(nameOfSet(only, { common })) : spread.titleOfMany(sets.length)}
      description={isGone ? editor.stale.goneTitle : description}
      width={580}
      keepOnOutsidePress={asked.length > 0}
      submitLabel={spread.confirm(asked.length)}
      disabled={asked.length === 0}
      onSubmit={() => fill(asked)}
      onClose={onClose}
    >
      <SetsToAdd sets={sets} />
      {isSearched && (
        <TextField label={spread.search} type="search" value={query} onValue={setQuery} data-autofocus="" />
      )}
      <p className={styles['none']} aria-live="polite">
        {rooms.length === 0 ? words.noRooms : listed.length === 0 && spread.noneFound}
      </p>
      <OneEachButton count={listed.length} onPress={oneMore} />
      <ul className={styles['rooms']}>
        {listed.map((room, index) => (
          <RoomRow
            key={room.id}
            room={room}
            present={only && room.sets.find(({ id }) => id === only.id)?.quantity}
            quantity={quantities.get(room.id) ?? 0}
            first={index === 0 && !isSearched}
            onQuantity={(quantity) => setQuantity(room.id, quantity)}
          />
        ))}
      </ul>
    </FormDialog>
  );
};

/**
 * Returns the sets of the dialog in their current state. If all of them are deleted, the dialog reports that and shows
 * the last ones, so that typed quantities are not lost.
 */
const useSetsOfDialog = (
  setIds: readonly number[],
): { readonly sets: readonly SavedSet[]; readonly isGone: boolean } => {
  const found = useProjectPart(({ sets }) => sets.filter(({ id }) => setIds.includes(id)));
  const [last, setLast] = useState(found);
  const isGone = found.length === 0;
  if (!isGone && found !== last) setLast(found);
  return { sets: isGone ? last : found, isGone };
};

type OneEachButtonProps = { readonly count: number; readonly onPress: () => void };

/** Button that adds one piece in each listed room; null for a single room. */
const OneEachButton = ({ count, onPress }: OneEachButtonProps): ReactElement | null => {
  const { spread } = useTexts();
  return count < 2 ? null : (
    <Button size="small" icon={Plus} onClick={onPress}>
      {spread.oneEach}
    </Button>
  );
};

/** Number of rooms above which a search field is shown. */
const SEARCHED_FROM = 12;

/** State of the quantities per room, and the filtered rooms. */
const useAddToRooms = (rooms: readonly Room[]) => {
  const isSearched = useSearchThreshold(rooms.length, SEARCHED_FROM + 1);
  const [query, setQuery] = useState('');
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const listed = rooms.filter(({ name }) => matchesSearch(query, { name, symbols: [] }));
  const asked = rooms.flatMap(({ id }): Asked[] => {
    const quantity = quantities.get(id) ?? 0;
    return quantity === 0 ? [] : [{ roomId: id, quantity }];
  });
  const setQuantity = (roomId: number, quantity: number): void =>
    setQuantities(new Map([...quantities, [roomId, quantity]]));
  const oneMore = (): void =>
    setQuantities(
      new Map([
        ...quantities,
        ...listed.map(({ id }) => [id, catalogueQuantity((quantities.get(id) ?? 0) + 1)] as const),
      ]),
    );
  return { isSearched, query, setQuery, listed, quantities, setQuantity, oneMore, asked };
};

/** A room with the quantity of each set. */
type Asked = { readonly roomId: number; readonly quantity: number };

const useFillRooms = (sets: readonly SavedSet[]): MakeChange<readonly Asked[]> => {
  const fill = useProjectChange(fillRooms);
  return (requested) =>
    fill(requested.map(({ roomId, quantity }) => ({ roomId, sets: sets.map(({ id }) => ({ id, quantity })) })));
};

/** Pictures of the sets, as many as fit on one line. */
const SetsToAdd = ({ sets }: { readonly sets: readonly SavedSet[] }): ReactElement => {
  const projectId = useProjectId();
  return (
    <div className={styles['sets']}>
      {sets.slice(0, 4).map((set) => (
        <span key={set.id} className={styles['picture']}>
          <SetPicture projectId={projectId} set={set} />
        </span>
      ))}
    </div>
  );
};

type RoomRowProps = {
  readonly room: Room;
  /** Quantity already in the room; undefined for none, or for several sets. */
  readonly present: number | undefined;
  readonly quantity: number;
  readonly first: boolean;
  readonly onQuantity: (quantity: number) => void;
};

const RoomRow = ({ room, present, quantity, first, onQuantity }: RoomRowProps): ReactElement => {
  const { spread } = useTexts();
  return (
    <li className={styles['room']} data-chosen={quantity > 0 ? '' : undefined}>
      <span className={styles['words']}>
        <span className={styles['name']}>{room.name}</span>
        {present !== undefined && <span className="muted">{spread.present(present)}</span>}
      </span>
      <QuantityField
        label={spread.quantityIn(room.name)}
        labelHidden
        compact
        least={0}
        value={quantity}
        onValue={onQuantity}
        read={catalogueQuantity}
        first={first}
      />
    </li>
  );
};
