import { House, Layers } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SaveAndLeave } from './saving.ts';
import styles from './stale-question.module.css';

type Rooms = {
  /** The room from which the set was opened, if it still contains the set. */
  readonly from: RoomOfSet | undefined;
  /** All rooms that contain the set. */
  readonly rooms: readonly RoomOfSet[];
};

/** Saving that first asks for its scope, if necessary. */
type ScopedSaving = {
  /** Saves the set. `goOn` replaces the default destination. */
  readonly save: (goOn?: () => void) => void;
  readonly question: ReactElement;
};

/**
 * Asks whether to change a set in all rooms or only in the one from which it was opened. Saves without asking if only
 * one room contains the set.
 */
export const useScopedSaving = (
  { from, rooms }: Rooms,
  busy: boolean,
  saveAndLeave: SaveAndLeave['saveAndLeave'],
): ScopedSaving => {
  const [asked, setAsked] = useState<{ readonly goOn: (() => void) | undefined }>();
  const answer = (as?: 'in-room'): void => {
    setAsked(undefined);
    void saveAndLeave(as, asked?.goOn);
  };
  return {
    save: (goOn) => {
      if (from && rooms.length > 1 && !busy) setAsked({ goOn });
      else void saveAndLeave(undefined, goOn);
    },
    question: (
      <DialogPresence>
        {asked && from && (
          <ScopeDialog
            from={from}
            rooms={rooms}
            onEverywhere={() => answer()}
            onInRoom={() => answer('in-room')}
            onStay={() => setAsked(undefined)}
          />
        )}
      </DialogPresence>
    ),
  };
};

type ScopeDialogProps = {
  readonly from: RoomOfSet;
  readonly rooms: readonly RoomOfSet[];
  readonly onEverywhere: () => void;
  readonly onInRoom: () => void;
  readonly onStay: () => void;
};

const ScopeDialog = ({ from, rooms, onEverywhere, onInRoom, onStay }: ScopeDialogProps): ReactElement => {
  const { editor, sets } = useTexts();
  return (
    <Dialog
      onClose={onStay}
      keepOnOutsidePress
      title={sets.scope.title}
      description={sets.scope.text(rooms.map(({ name, quantity }) => sets.usage.room(name, quantity)).join(', '))}
    >
      <div className={styles['choices']}>
        <Button variant="primary" icon={Layers} wide onClick={onEverywhere}>
          {sets.scope.everywhere}
        </Button>
        <Button icon={House} wide onClick={onInRoom}>
          {sets.scope.inRoom(from.name)}
        </Button>
        <Button variant="quiet" wide onClick={onStay}>
          {editor.stale.stay}
        </Button>
      </div>
    </Dialog>
  );
};
