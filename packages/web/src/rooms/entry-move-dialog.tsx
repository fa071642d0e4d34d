import { matchesSearch } from '@ramka/domain/search';
import { DoorOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useSubmit } from '../ui/form.ts';
import { useSearchThreshold } from '../ui/lists.ts';
import styles from './entry-move-dialog.module.css';
import { type EntryIds, useEntryOfDialog } from './entry-of-dialog.ts';
import { moveRoomEntry, nameOfEntry } from '../project-changes/room-entries.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type EntryMoveDialogProps = EntryIds & {
  /** Whether to copy the entry instead. */
  readonly copy: boolean;
  readonly onClose: () => void;
};

/** Chooses the room that an entry is moved or copied to, by one click. */
export const EntryMoveDialog = (props: EntryMoveDialogProps): ReactElement | null => {
  const { roomId, list, copy, onClose } = props;
  const texts = useTexts();
  const { common, rooms, spread } = texts;
  const entry = useEntryOfDialog(props, onClose);
  const project = useProject();
  const others = project.rooms.filter(({ id }) => id !== roomId);
  const moveEntry = useProjectChange(moveRoomEntry);
  const [query, setQuery] = useState('');
  const isSearched = useSearchThreshold(others.length, 13);
  const listed = others.filter((other) => matchesSearch(query, { name: other.name, symbols: [] }));
  const [chosenId, setChosenId] = useState<number>();
  const { busy, submit } = useSubmit(async (to: number) => {
    setChosenId(to);
    return entry !== undefined && moveEntry({ list, id: entry.id, from: roomId, to, before: null, copy });
  }, onClose);
  if (entry === undefined) return null;
  const name = nameOfEntry(project, { list, id: entry.id }, texts) ?? rooms.lostProduct(entry.id);
  return (
    <Dialog
      onClose={onClose}
      title={copy ? rooms.copyTo : rooms.moveTo}
      description={
        <>
          {name} <span translate="no">(×{entry.quantity})</span>
        </>
      }
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
