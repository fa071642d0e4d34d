import { useEffect, useEffectEvent, useState } from 'react';
import type { Room, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { outbox } from '../offline/outbox.ts';
import { snackbars } from '../platform/messages.ts';
import { usePresence } from '../ui/dialog-presence.tsx';
import { useProjectId, useProjectPart } from './project-query.ts';

/**
 * The subject of a dialog as the query cache has it now. Calls `onGone` once it is deleted while the dialog is open; until
 * the dialog has left the screen, it shows the subject as it was last. Undefined: it was deleted before the dialog came.
 */
export const useSubject = <Subject>(found: Subject | undefined, onGone: () => void): Subject | undefined => {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const { open } = usePresence();
  const isGone = open && found === undefined;
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  return found ?? last;
};

/** What a dialog does when its subject is deleted: a question about the deletion closes without a message. */
type WhenGone = 'tell' | 'close';

/** The room of a dialog, by its id. The dialog closes when the room is deleted. */
export const useRoomOfDialog = (roomId: number, onClose: () => void, whenGone: WhenGone = 'tell'): Room | undefined => {
  const { rooms: words } = useTexts();
  const isRoom = useIsId(roomId);
  const found = useProjectPart(({ rooms }) => rooms.find(({ id }) => isRoom(id)));
  return useSubject(found, () => {
    onClose();
    if (whenGone === 'tell') snackbars.error(words.roomDeleted);
  });
};

/** The set of a dialog, by its id. The dialog closes when the set is deleted. */
export const useSetOfDialog = (
  setId: number,
  onClose: () => void,
  whenGone: WhenGone = 'tell',
): SavedSet | undefined => {
  const { sets: words } = useTexts();
  const isSet = useIsId(setId);
  const found = useProjectPart(({ sets }) => sets.find(({ id }) => isSet(id)));
  return useSubject(found, () => {
    onClose();
    if (whenGone === 'tell') snackbars.error(words.deleted);
  });
};

/** Compares ids with one that may be temporary: what was created offline has another id once the server knows it. */
export const useIsId = (id: number): ((other: number) => boolean) => {
  const realId = outbox.realId(useProjectId(), id);
  return (other) => other === id || other === realId;
};
