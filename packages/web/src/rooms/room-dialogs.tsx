import type { RoomEntry } from '@ramka/domain/project';
import { nameOfCopy } from '@ramka/domain/names';
import { changedQuantity } from '@ramka/domain/quantity';
import { matchesSearch } from '@ramka/domain/search';
import { DoorOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Project, Room, SavedSet } from '../api/project.ts';
import type { EntryList } from '../offline/room-calls.ts';
import { useTexts } from '../language/texts.ts';
import { SetDefaultsDialog } from '../project/set-defaults-dialog.tsx';
import type { MakeChange } from '../project/project-change.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { useSubmit } from '../ui/form.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useSearchThreshold } from '../ui/lists.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { AddToRoomsDialog } from '../sets/set-dialogs.tsx';
import { AddSetsDialog } from './add-sets-dialog.tsx';
import {
  type EntryInRoom,
  useRoomChanges,
  useRoomLayoutChanges,
  useRoomProductChanges,
  useRoomSetChanges,
} from './room-changes.ts';
import styles from './room-dialogs.module.css';
import { SingleProductDialog } from './single-product-dialog.tsx';

/** The dialog that is open over the rooms, and what it is about. */
export type RoomDialog =
  | { readonly kind: 'rename-room'; readonly room: Room }
  | { readonly kind: 'delete-room'; readonly room: Room }
  | { readonly kind: 'room-set-defaults'; readonly room: Room }
  | { readonly kind: 'add-sets'; readonly room: Room }
  | { readonly kind: 'single-product'; readonly room: Room | undefined; readonly seriesTag: string | undefined }
  | { readonly kind: 'set-quantity'; readonly room: Room; readonly entry: RoomEntry }
  | { readonly kind: 'product-quantity'; readonly room: Room; readonly entry: RoomEntry }
  | { readonly kind: 'copy-room'; readonly room: Room }
  | { readonly kind: 'spread-set'; readonly set: SavedSet }
  | MoveEntry;

/** Carrying an entry into a room that is still to be chosen. */
type MoveEntry = {
  readonly kind: 'carry-entry';
  readonly room: Room;
  readonly list: EntryList;
  readonly entry: RoomEntry;
  readonly name: string;
  /** Whether it stays where it is, too. */
  readonly copy: boolean;
};

export type RoomDialogRootProps = { readonly dialog: RoomDialog; readonly onClose: () => void };

/** The dialog that is open over the rooms. */
export const RoomDialogRoot = ({ dialog: opened, onClose }: RoomDialogRootProps): ReactElement => {
  const dialog = resolveLatest(opened, useProject());
  const { roomDialogs } = useTexts();
  const { changeSetQuantity } = useRoomSetChanges();
  const { changeProductQuantity } = useRoomProductChanges();
  switch (dialog.kind) {
    case 'rename-room':
      return <RenameRoomDialog room={dialog.room} onClose={onClose} />;
    case 'delete-room':
      return <DeleteRoomDialog room={dialog.room} onClose={onClose} />;
    case 'room-set-defaults':
      return <SetDefaultsDialog room={dialog.room} onClose={onClose} />;
    case 'copy-room':
      return <CopyRoomDialog room={dialog.room} onClose={onClose} />;
    case 'spread-set':
      return <AddToRoomsDialog sets={[dialog.set]} onClose={onClose} />;
    case 'carry-entry':
      return <MoveEntryDialog {...dialog} onClose={onClose} />;
    case 'add-sets':
      return <AddSetsDialog room={dialog.room} onClose={onClose} />;
    case 'single-product':
      return <SingleProductDialog room={dialog.room} seriesTag={dialog.seriesTag} onClose={onClose} />;
    case 'set-quantity':
      return (
        <QuantityDialog
          title={roomDialogs.changeSetQuantityTitle}
          room={dialog.room}
          entry={dialog.entry}
          counted={dialog.counted}
          onChange={changeSetQuantity}
          onClose={onClose}
        />
      );
    case 'product-quantity':
      return (
        <QuantityDialog
          title={roomDialogs.changeProductQuantityTitle}
          room={dialog.room}
          entry={dialog.entry}
          counted={dialog.counted}
          onChange={changeProductQuantity}
          onClose={onClose}
        />
      );
  }
};

/** A dialog about its room and entry as they are now, whoever has changed them since it was opened; as they were where they are gone. */
const resolveLatest = (dialog: RoomDialog, { rooms }: Pick<Project, 'rooms'>): RoomDialog & Counted => {
  if (!('room' in dialog)) return dialog;
  const room = rooms.find(({ id }) => id === dialog.room?.id);
  if (room === undefined) return dialog;
  if (!('entry' in dialog)) return { ...dialog, room };
  const list = dialog.kind === 'carry-entry' ? dialog.list : dialog.kind === 'set-quantity' ? 'sets' : 'products';
  const entry = room[list].find(({ id }) => id === dialog.entry.id) ?? dialog.entry;
  return { ...dialog, room, entry, counted: dialog.entry.quantity };
};

/** The quantity with which a dialog was opened: its card has counted it, and the project may have yet to get it. */
type Counted = { readonly counted?: number };

type QuantityDialogProps = {
  readonly title: string;
  readonly room: Room;
  readonly entry: RoomEntry;
  readonly counted: number | undefined;
  readonly onChange: MakeChange<EntryInRoom>;
  readonly onClose: () => void;
};

/**
 * Changes how many of a set or product a room has; what is below 1 is silently ignored (docs/specification.md#s5-15).
 */
const QuantityDialog = ({ title, room, entry, counted, onChange, onClose }: QuantityDialogProps): ReactElement => {
  const { common } = useTexts();
  const [typed, setTyped] = useState(counted === entry.quantity ? undefined : counted);
  const { busy, submit } = useSubmit(async () => {
    const quantity = changedQuantity(typed ?? entry.quantity);
    const asked = quantity !== undefined && (quantity !== entry.quantity || quantity !== counted);
    return !asked || (await onChange({ roomId: room.id, entry: { id: entry.id, quantity } }));
  }, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={room.name}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <QuantityField
        label={common.quantity}
        value={typed ?? entry.quantity}
        onValue={setTyped}
        read={(number) => number}
        fallback={entry.quantity}
        first
      />
    </Dialog>
  );
};

type RoomDialogProps = { readonly room: Room; readonly onClose: () => void };

/** Renames a room; here the name must have more than 3 characters (docs/specification.md#s5-12). */
const RenameRoomDialog = ({ room, onClose }: RoomDialogProps): ReactElement => {
  const { common, rooms } = useTexts();
  const { renameRoom } = useRoomChanges();
  return (
    <NameDialog
      title={rooms.renameRoom}
      label={rooms.roomName}
      subject="renamed-room"
      start={room.name}
      confirmLabel={common.save}
      onName={(name) => renameRoom({ room, name })}
      onClose={onClose}
    />
  );
};

/** Copies a room with all that is in it. */
const CopyRoomDialog = ({ room, onClose }: RoomDialogProps): ReactElement => {
  const { common, rooms } = useTexts();
  const project = useProject();
  const { addRooms } = useRoomLayoutChanges();
  return (
    <NameDialog
      title={rooms.copyRoom}
      label={rooms.roomName}
      subject="room"
      start={nameOfCopy(room.name, new Set(project.rooms.map(({ name }) => name)))}
      confirmLabel={common.copy}
      onName={(name) => addRooms([{ name, sourceId: room.id }])}
      onClose={onClose}
    />
  );
};

/** Chooses the room that an entry goes into, in one press. */
const MoveEntryDialog = (props: MoveEntry & { readonly onClose: () => void }): ReactElement => {
  const { room, list, entry, name, copy, onClose } = props;
  const { common, rooms, spread } = useTexts();
  const others = useProject().rooms.filter(({ id }) => id !== room.id);
  const { moveEntry } = useRoomLayoutChanges();
  const [query, setQuery] = useState('');
  const isSearched = useSearchThreshold(others.length, 13);
  const listed = others.filter((other) => matchesSearch(query, { name: other.name, symbols: [] }));
  const [chosenId, setChosenId] = useState<number>();
  const { busy, submit } = useSubmit((to: number) => {
    setChosenId(to);
    return moveEntry({ list, id: entry.id, from: room.id, to, before: null, copy });
  }, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={copy ? rooms.copyTo : rooms.moveTo}
      description={`${name} (×${entry.quantity})`}
      footer={<Button onClick={onClose}>{common.cancel}</Button>}
    >
      {isSearched && (
        <TextField label={spread.search} type="search" value={query} onValue={setQuery} data-autofocus="" />
      )}
      <p aria-live="polite">{listed.length === 0 && spread.noneFound}</p>
      <ul className={styles['choices']}>
        {listed.map((other, index) => (
          <li key={other.id}>
            <Button
              wide
              variant="quiet"
              icon={DoorOpen}
              data-autofocus={index === 0 && !isSearched ? '' : undefined}
              busy={busy && other.id === chosenId}
              onClick={() => submit(other.id)}
            >
              {other.name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Asks before a room is deleted. */
const DeleteRoomDialog = ({ room, onClose }: RoomDialogProps): ReactElement => {
  const { rooms } = useTexts();
  const { deleteRoom } = useRoomChanges();
  const { busy, submit } = useSubmit(() => deleteRoom(room), onClose);
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={rooms.deleteQuestion(room.name)}
      confirmLabel={rooms.deleteRoom}
      onConfirm={submit}
      onCancel={onClose}
    >
      {rooms.deleteNote}
    </ConfirmDialog>
  );
};
