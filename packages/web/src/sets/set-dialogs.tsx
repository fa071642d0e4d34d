import { type ReactElement, useState } from 'react';
import { type Room, type SavedSet, withRooms } from '../api/project.ts';
import { listedTag } from '../api/set-calls.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { ComponentListDialog } from './component-list-dialog.tsx';
import { CopySetDialog, DeleteSetDialog, RenameSetDialog } from './set-changes.tsx';
import { catalogueQuantity } from '@ramka/domain/quantity';
import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Plus } from 'lucide-react';
import { fillRooms } from '../offline/room-calls.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useSubmit } from '../ui/form.ts';
import { useSearchThreshold } from '../ui/lists.ts';
import { SetPicture } from './set-face.tsx';
import styles from './add-to-rooms-dialog.module.css';

/** The dialog that is open over the list of sets, and what it is about. */
export type SetDialog =
  | { readonly kind: 'components'; readonly setIds: readonly number[] }
  | { readonly kind: 'spread'; readonly setIds: readonly number[] }
  | { readonly kind: 'copy'; readonly set: SavedSet }
  | { readonly kind: 'rename'; readonly set: SavedSet }
  | { readonly kind: 'delete'; readonly set: SavedSet };

export type SetDialogRootProps = { readonly dialog: SetDialog; readonly onClose: () => void };

/** The dialog that is open over the list of sets. */
export const SetDialogRoot = ({ dialog, onClose }: SetDialogRootProps): ReactElement => {
  const { sets } = useProject();
  if (dialog.kind === 'components') return <ComponentListDialog setIds={dialog.setIds} onClose={onClose} />;
  if (dialog.kind === 'spread')
    return <AddToRoomsDialog sets={sets.filter(({ id }) => dialog.setIds.includes(id))} onClose={onClose} />;
  return <ChangeDialog {...dialog} onClose={onClose} />;
};

type ChangeDialogProps = Exclude<SetDialog, { readonly kind: 'components' | 'spread' }> & {
  readonly onClose: () => void;
};

/** A change of a set as it is listed now: who was refused because it had changed sees it anew, and can go on. */
const ChangeDialog = ({ kind, set, onClose }: ChangeDialogProps): ReactElement => {
  const listed = useProject().sets.find(({ id }) => id === set.id) ?? set;
  switch (kind) {
    case 'copy':
      return <CopySetDialog set={listed} onClose={onClose} />;
    case 'rename':
      return <RenameSetDialog setId={set.id} etag={listedTag(listed)} start={set.name} onClose={onClose} />;
    case 'delete':
      return <DeleteSetDialog set={listed} onClose={onClose} />;
  }
};

export type AddToRoomsDialogProps = { readonly sets: readonly SavedSet[]; readonly onClose: () => void };

/** Puts one set, or each of several, into many rooms at once: how many into each. */
export const AddToRoomsDialog = ({ sets, onClose }: AddToRoomsDialogProps): ReactElement => {
  const chosen = useKnownSets(sets);
  const { common, rooms: words, spread } = useTexts();
  const { rooms } = useProject();
  const { isSearched, query, setQuery, listed, quantities, setQuantity, oneMore, asked } = useAddToRooms(rooms);
  const fill = useFillRooms(chosen);
  const { busy, submit } = useSubmit(() => fill(asked), onClose);
  const [only] = chosen.length === 1 ? chosen : [];
  return (
    <Dialog
      onClose={onClose}
      {...(only
        ? { title: spread.title(nameOfSet(only, { common })) }
        : { title: spread.titleOfMany(chosen.length), description: spread.eachOfMany })}
      width={580}
      onSubmit={submit}
      keepOnOutsidePress={asked.length > 0}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={asked.length === 0} busy={busy}>
            {spread.confirm(asked.length)}
          </Button>
        </>
      }
    >
      <SetsToAdd sets={chosen} />
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
    </Dialog>
  );
};

/** The sets, or those of the opening where all are gone: the server says so then, and nothing that was typed goes with them. */
const useKnownSets = (sets: readonly SavedSet[]): readonly SavedSet[] => {
  const [opened] = useState(sets);
  return sets.length > 0 ? sets : opened;
};

type OneEachButtonProps = { readonly count: number; readonly onPress: () => void };

/** One more into every room that is listed; null where that is a single one. */
const OneEachButton = ({ count, onPress }: OneEachButtonProps): ReactElement | null => {
  const { spread } = useTexts();
  return count < 2 ? null : (
    <Button size="small" icon={Plus} onClick={onPress}>
      {spread.oneEach}
    </Button>
  );
};

/** Rooms that are overlooked without a search. */
const SEARCHED_FROM = 12;

/** How many go into each room, and the rooms that are listed. */
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

/** A room and how many of each set it gets. */
type Asked = { readonly roomId: number; readonly quantity: number };

const useFillRooms = (sets: readonly SavedSet[]): MakeChange<readonly Asked[]> => {
  const { spread } = useTexts();
  const undo = useUndo();
  return useProjectChange({
    run: (projectId, asked: readonly Asked[]) =>
      fillRooms(
        projectId,
        asked.map(({ roomId, quantity }) => ({ roomId, sets: sets.map(({ id }) => ({ id, quantity })) })),
      ),
    applied: (project, { rooms }) => withRooms(project, rooms),
    success: ({ removal }, asked) => ({ text: spread.done(asked.length), action: undo(removal) }),
  });
};

/** What is spread: pictures of the sets, as many as fit on a line. */
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
  /** How many the room has already; undefined: none, or several sets are spread. */
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
        {present !== undefined && <span className={styles['present']}>{spread.present(present)}</span>}
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
