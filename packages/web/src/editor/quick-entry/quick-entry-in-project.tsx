import { defaultsFromSet } from '@ramka/domain/set/frames';
import type { RoomEntry } from '@ramka/domain/project';
import { framedSet, type FramedSet, type ProductSet } from '@ramka/domain/set/product-set';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { failureWithReason, savingFailure } from '../../api/failure.ts';
import { setDefaultsFor } from '../../api/project.ts';
import { rememberListAnswers } from '../../flat-list/list-memory.ts';
import { type ChangeResult, makeChange } from '../../offline/make-change.ts';
import { outbox } from '../../offline/outbox.ts';
import { readSet } from '../../offline/pending-sets.ts';
import { queuedText } from '../../offline/waiting-text.ts';
import { addFlatList } from '../../project-changes/flat-list.ts';
import { addRoomSets } from '../../project-changes/room-entries.ts';
import { createSet, deleteSet } from '../../project-changes/sets.ts';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { type SnackbarAction, snackbars } from '../../platform/messages.ts';
import { catalogueQuery } from '../../project/catalogue.ts';
import { projectQuery, readProjectAgain, useProject } from '../../project/project-query.ts';
import { changesSaved } from '../../project/saved-changes.ts';
import { showChangeResult, useProjectChange } from '../../project/use-project-change.ts';
import { Select } from '../../ui/fields/select.tsx';
import { catalogueOf, type EditorCatalogue } from '../../project/editor-catalogue.ts';
import { newDraft, sameSet } from '../editing/draft.ts';

/** The quick-entry dialog with its rules, loaded on first use. */
export const QuickEntryDialog = lazyPart(async () => (await import('./quick-entry-dialog.tsx')).QuickEntryDialog);

export type QuickEntryInProjectProps = {
  /** The room that is open; undefined if none is. */
  readonly roomId: number | undefined;
  readonly onClose: () => void;
  /** Called after saving with the room's id, or 0 without a room. */
  readonly onSaved: (roomId: number) => void;
};

/** Select value for "no room". */
const NO_ROOM = 0;

/** Quick entry of new sets from any screen of the project, for a room or for the list of sets only. */
export const QuickEntryInProject = ({ roomId, onClose, onSaved }: QuickEntryInProjectProps): ReactElement | null => {
  const { typing } = useTexts();
  const project = useProject();
  const { data } = useQuery(catalogueQuery);
  const catalogue = useMemo(() => data && catalogueOf(data), [data]);
  const [chosenId, setChosenId] = useState(roomId ?? NO_ROOM);
  const saveTyped = useSaveTyped();
  const queries = useQueryClient();
  const addList = useProjectChange(addFlatList);
  const rooms = project.rooms.filter(({ planningId }) => planningId === null);
  const own = setDefaultsFor(project, roomId);
  const last = useLastSet(own === null);
  const defaults = useMemo(
    () => own ?? (last && last !== 'pending' && catalogue ? defaultsFromSet(last, catalogue) : undefined),
    [own, last, catalogue],
  );
  if (!catalogue || last === 'pending') return null;
  const line = catalogue.allLines.find(({ tag }) => tag === defaults?.lineTag);
  return (
    <QuickEntryDialog
      start={newDraft(line, catalogue, defaults)}
      catalogue={catalogue}
      onClose={onClose}
      onSave={async (sets) => {
        const saved = await saveTyped(sets, chosenId === NO_ROOM ? undefined : chosenId, catalogue);
        if (saved) onSaved(chosenId);
        return saved !== null;
      }}
      list={{
        defaults: defaults ?? null,
        roomId: chosenId === NO_ROOM ? null : chosenId,
        onAdd: async ({ addition, sets, rooms: newRooms, answers }, words) => {
          // Planned for an older state of the project, the list would add rooms that it has by now.
          await changesSaved(queries, project.id);
          const present = await readProjectAgain(queries, project.id).catch(() => null);
          if (present?.isChanged) {
            snackbars.error(words.changedSince);
            return false;
          }
          const added = await addList({
            addition: addition(),
            etag: present?.etag ?? null,
            message: words.added(sets, newRooms),
            staleMessage: words.changedSince,
          });
          if (added) {
            rememberListAnswers(answers);
            onSaved(chosenId);
          }
          return added;
        },
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
    </QuickEntryDialog>
  );
};

/**
 * Returns the latest set at the time of opening, whose defaults the new sets adopt. Undefined if there is none, or if
 * the project has set defaults. Sets that are added later have no influence on the typed text.
 */
const useLastSet = (isNeeded: boolean): ProductSet | 'pending' | undefined => {
  const { id, sets } = useProject();
  const [last] = useState(isNeeded ? sets[0] : undefined);
  const { data, isPending } = useQuery({
    queryKey: ['last-set', id, last?.id, last?.version],
    queryFn: async ({ signal }) => (last ? (await readSet(id, last.id, signal)).set : null),
    enabled: last !== undefined,
    retry: false,
  });
  if (last === undefined) return undefined;
  return isPending ? 'pending' : (data ?? undefined);
};

/**
 * Saves new sets in order, adds them to a room, if one is chosen, and resolves to their ids. The message about a single
 * set has the button *Undo*. Resolves to null after a failure, whose reason is shown. A further attempt continues after
 * the sets that were saved, so that none is saved twice.
 */
export const useSaveTyped = () => {
  const { common, typing, messages, editor } = useTexts();
  const remove = useProjectChange(deleteSet);
  const queries = useQueryClient();
  const { id: projectId, rooms } = useProject();
  const saved = useRef<readonly { readonly typed: ProductSet; readonly result: ChangeResult<'createSet'> }[]>([]);
  const save = async (
    typed: FramedSet,
    index: number,
    catalogue: EditorCatalogue,
  ): Promise<ChangeResult<'createSet'>> => {
    const before = saved.current[index];
    const input = { set: typed, defaults: defaultsFromSet(typed, catalogue) };
    const isSaved = before !== undefined && sameSet(before.typed, typed);
    const result = isSaved ? before.result : await makeChange(projectId, createSet, input);
    if (!isSaved) saved.current = [...saved.current.slice(0, index), { typed, result }];
    await showChangeResult(queries, projectId, { declared: createSet, input, result });
    return result;
  };
  const undoOf = ([created, ...others]: readonly RoomEntry[]): SnackbarAction | undefined =>
    created && others.length === 0
      ? {
          label: common.undo,
          perform: () => {
            const id = outbox.realId(projectId, created.id);
            const set = queries.getQueryData(projectQuery(projectId).queryKey)?.sets.find((one) => one.id === id);
            if (set) void remove(set);
          },
        }
      : undefined;
  return async (
    sets: readonly ProductSet[],
    roomId: number | undefined,
    catalogue: EditorCatalogue,
  ): Promise<readonly number[] | null> => {
    try {
      const entries: RoomEntry[] = [];
      let isQueued = false;
      for (const [index, typed] of sets.flatMap((set) => framedSet(set) ?? []).entries()) {
        const { ids, queued } = await save(typed, index, catalogue);
        entries.push(...ids.map((id) => ({ id, quantity: 1 })));
        isQueued ||= queued !== undefined;
      }
      if (roomId !== undefined) {
        const input = { roomId, entries };
        const result = await makeChange(projectId, addRoomSets, input);
        await showChangeResult(queries, projectId, { declared: addRoomSets, input, result });
        isQueued ||= result.queued !== undefined;
      }
      saved.current = [];
      const room = rooms.find(({ id }) => id === roomId);
      const one = room ? editor.save.createdInRoom(room.name) : editor.save.created;
      const message = sets.length === 1 ? one : typing.saved(sets.length, room?.name);
      snackbars.success(isQueued ? queuedText(projectId, messages) : message, undoOf(entries));
      return entries.map(({ id }) => id);
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      return null;
    }
  };
};
