import { useEffect, useEffectEvent, useState } from 'react';
import type { Room, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { outbox } from '../offline/outbox.ts';
import { snackbars } from '../platform/messages.ts';
import { usePresence } from '../ui/dialog-presence.tsx';
import { useProjectId, useProjectPart } from './project-query.ts';

/**
 * Returns the current state of a dialog's subject. Calls `onDeleted` if the subject is deleted while the dialog is open;
 * during the closing animation its last state is returned. Undefined if it was deleted before the dialog opened.
 */
export const useSubject = <Subject>(found: Subject | undefined, onDeleted: () => void): Subject | undefined => {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const { open } = usePresence();
  const isDeleted = open && found === undefined;
  const notifyDeleted = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isDeleted) notifyDeleted();
  }, [isDeleted]);
  return found ?? last;
};

/** Behaviour after the subject was deleted: close with a message, or without one for a question about the deletion. */
type OnDeletion = 'notify' | 'close';

/** Returns the room of a dialog. The dialog closes when the room is deleted. */
export const useRoomOfDialog = (
  roomId: number,
  onClose: () => void,
  onDeletion: OnDeletion = 'notify',
): Room | undefined => {
  const { rooms: words } = useTexts();
  const isRoom = useIsId(roomId);
  const found = useProjectPart(({ rooms }) => rooms.find(({ id }) => isRoom(id)));
  return useSubject(found, () => {
    onClose();
    if (onDeletion === 'notify') snackbars.error(words.roomDeleted);
  });
};

/** Returns the set of a dialog. The dialog closes when the set is deleted. */
export const useSetOfDialog = (
  setId: number,
  onClose: () => void,
  onDeletion: OnDeletion = 'notify',
): SavedSet | undefined => {
  const { sets: words } = useTexts();
  const isSet = useIsId(setId);
  const found = useProjectPart(({ sets }) => sets.find(({ id }) => isSet(id)));
  return useSubject(found, () => {
    onClose();
    if (onDeletion === 'notify') snackbars.error(words.deleted);
  });
};

/**
 * Returns a function that compares ids with one that may be temporary, because an object created offline gets another
 * id from the server.
 */
export const useIsId = (id: number): ((other: number) => boolean) => {
  const realId = outbox.realId(useProjectId(), id);
  return (other) => other === id || other === realId;
};
