import { lookOfSet } from '@ramka/domain/set/frames';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { failureWithReason, savingFailure } from '../../api/failure.ts';
import { outbox } from '../../api/outbox.ts';
import { lookFor, withNewSet, withRoomSets } from '../../api/project.ts';
import { addRoomSets } from '../../api/room-calls.ts';
import { readSet, saveSet } from '../../api/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../page/connection.ts';
import { snackbars } from '../../page/messages.ts';
import { catalogueQuery } from '../../project/catalogue.ts';
import { projectEvents } from '../../project/project-events.ts';
import { projectQuery, useProject } from '../../project/project-query.ts';
import { Select } from '../../ui/fields/select.tsx';
import { catalogueOf, type EditorCatalogue } from '../../project/editor-catalogue.ts';
import { framedSet, newDraft } from '../editing/draft.ts';

/** The field and its rules, which come when somebody types for the first time. */
export const TypedSetDialog = lazyPart(async () => (await import('./typed-set-dialog.tsx')).TypedSetDialog);

export type TypingInProjectProps = {
  /** The room that the visitor is at; undefined where that is none. */
  readonly roomId: number | undefined;
  readonly onClose: () => void;
  /** Sets were saved for a room; 0: for none. */
  readonly onSaved: (roomId: number) => void;
};

/** The choice of no room. */
const NO_ROOM = 0;

/** Builds new sets by typing, for a room or for the list alone, from wherever in the project one is. */
export const TypingInProject = ({ roomId, onClose, onSaved }: TypingInProjectProps): ReactElement | null => {
  const { typing } = useTexts();
  const project = useProject();
  const { data } = useQuery(catalogueQuery);
  const catalogue = useMemo(() => data && catalogueOf(data), [data]);
  const [chosenId, setChosenId] = useState(roomId ?? NO_ROOM);
  const saveTyped = useSaveTyped();
  const rooms = project.rooms.filter(({ planningId }) => planningId === null);
  const last = useLastSet();
  if (!catalogue || last === 'pending') return null;
  const look = lookFor(project, roomId) ?? (last && lookOfSet(last, catalogue));
  const line = catalogue.allLines.find(({ tag }) => tag === look?.lineTag);
  return (
    <TypedSetDialog
      start={newDraft(line, catalogue, look)}
      catalogue={catalogue}
      onClose={onClose}
      onSave={async (sets) => {
        const saved = await saveTyped(sets, chosenId === NO_ROOM ? undefined : chosenId, catalogue);
        if (saved) onSaved(chosenId);
        return saved;
      }}
    >
      <Select
        label={typing.room}
        options={[
          { value: NO_ROOM, label: typing.noRoom },
          ...rooms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosenId}
        onValue={setChosenId}
      />
    </TypedSetDialog>
  );
};

/** The set that was made last, whose look the next one takes on; undefined where there is none. */
const useLastSet = (): ProductSet | 'pending' | undefined => {
  const { id, sets } = useProject();
  const last = sets[0];
  const { data, isPending } = useQuery({
    queryKey: ['last-set', id, last?.id, last?.version],
    queryFn: async ({ signal }) => (last ? (await readSet(id, last.id, signal)).set : null),
    enabled: last !== undefined,
    retry: false,
  });
  if (last === undefined) return undefined;
  return isPending ? 'pending' : (data ?? undefined);
};

/** Saves new sets in their order, each into a room where one is named; stops at the first that cannot be, and says why. */
export const useSaveTyped = () => {
  const { typing, messages, editor } = useTexts();
  const queries = useQueryClient();
  const { id: projectId, rooms } = useProject();
  const { queryKey } = projectQuery(projectId);
  return async (
    sets: readonly ProductSet[],
    roomId: number | undefined,
    catalogue: EditorCatalogue,
  ): Promise<boolean> => {
    const waits = outbox.keptSince(projectId);
    try {
      for (const set of sets) {
        const framed = framedSet(set);
        if (!framed) continue;
        const { set: stored } = await saveSet(projectId, { setId: null, etag: null }, framed);
        const look = lookOfSet(set, catalogue);
        queries.setQueryData(queryKey, (project) => project && withNewSet(project, stored, look));
        if (roomId === undefined) continue;
        const entries = await addRoomSets(projectId, roomId, [{ id: stored.id, quantity: 1 }]);
        queries.setQueryData(queryKey, (project) => project && withRoomSets(project, roomId, entries));
      }
      const room = rooms.find(({ id }) => id === roomId);
      const one = room ? editor.save.createdInRoom(room.name) : editor.save.created;
      const made = sets.length === 1 ? one : typing.saved(sets.length, room?.name);
      snackbars.success(waits() ? messages.waits : made);
      return true;
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      return false;
    } finally {
      projectEvents.tell({ kind: 'projectUpdated', projectId });
    }
  };
};
