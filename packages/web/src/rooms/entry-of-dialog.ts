import type { RoomEntry } from '@ramka/domain/project';
import type { EntryList } from '../project-changes/room-entries.ts';
import { useIsId, useSubject } from '../project/dialog-subject.ts';
import { useProjectPart } from '../project/project-query.ts';

/** Identifies a set or single product in a room. */
export type EntryIds = { readonly roomId: number; readonly list: EntryList; readonly entryId: number };

/** Returns the entry of a dialog in its current state. The dialog closes when the entry is removed from the room. */
export const useEntryOfDialog = ({ roomId, list, entryId }: EntryIds, onClose: () => void): RoomEntry | undefined => {
  const isRoom = useIsId(roomId);
  const isEntry = useIsId(entryId);
  const found = useProjectPart(({ rooms }) => rooms.find(({ id }) => isRoom(id))?.[list].find(({ id }) => isEntry(id)));
  return useSubject(found, onClose);
};
