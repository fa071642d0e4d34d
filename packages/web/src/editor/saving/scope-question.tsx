import { House, Layers } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SaveAndLeave } from './saving.ts';

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
 * Asks whether to change a set in all rooms or only in the one from which it was opened, or in one of them if it was
 * opened elsewhere (docs/readings.md#r41). Saves without asking unless several rooms contain the set.
 */
export const useScopedSaving = (
  { from, rooms }: Rooms,
  busy: boolean,
  saveAndLeave: SaveAndLeave['saveAndLeave'],
): ScopedSaving => {
  const [pending, setPending] = useState<{ readonly goOn: (() => void) | undefined }>();
  const answer = (inRoom?: RoomOfSet): void => {
    setPending(undefined);
    void saveAndLeave(inRoom && { inRoom }, pending?.goOn);
  };
  return {
    save: (goOn) => {
      if (rooms.length > 1 && !busy) setPending({ goOn });
      else void saveAndLeave(undefined, goOn);
    },
    question: (
      <DialogPresence>
        {pending && (
          <ScopeDialog
            from={from}
            rooms={rooms}
            onEverywhere={() => answer()}
            onInRoom={answer}
            onStay={() => setPending(undefined)}
          />
        )}
      </DialogPresence>
    ),
  };
};

type ScopeDialogProps = {
  readonly from: RoomOfSet | undefined;
  readonly rooms: readonly RoomOfSet[];
  readonly onEverywhere: () => void;
  readonly onInRoom: (room: RoomOfSet) => void;
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
      <div className="stack">
        <Button variant="primary" icon={Layers} wide onClick={onEverywhere}>
          {sets.scope.everywhere}
        </Button>
        {(from ? [from] : rooms).map((room) => (
          <Button key={room.id} icon={House} wide onClick={() => onInRoom(room)}>
            {sets.scope.inRoom(room.name)}
          </Button>
        ))}
        <Button variant="quiet" wide onClick={onStay}>
          {editor.stale.stay}
        </Button>
      </div>
    </Dialog>
  );
};
