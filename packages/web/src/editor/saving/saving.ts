import { type Look, lookOfSet } from '@ramka/domain/set/frames';
import { missingParts } from '@ramka/domain/set/missing-parts';
import { isConfigured, type ProductSet } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, failureWithReason, savingFailure } from '../../api/failure.ts';
import { outbox } from '../../api/outbox.ts';
import { type Project, type SavedSet, withNewSet, withRoomSets, withSet, withSetInRoom } from '../../api/project.ts';
import { addRoomSets } from '../../api/room-calls.ts';
import { saveSet, saveSetInRoom } from '../../api/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../page/messages.ts';
import { projectEvents } from '../../project/project-events.ts';
import { projectQuery, useProjectId } from '../../project/project-query.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { type Draft, framedSet, sameSet } from '../editing/draft.ts';
import { useEditor } from '../editing/editor.ts';

/** What the server has of the set being edited. */
export type SavedState = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  /** The version that a save must find unchanged (docs/readings.md#r13). */
  readonly etag: string | null;
  readonly set: ProductSet;
};

/** Why the server did not overwrite: somebody saved a newer version, or the set is gone. */
export type Staleness = 'changed' | 'gone';

/** Something else than saving a set everywhere: as a new one, or as a copy in its place in one room. */
type SaveAs = 'copy' | { readonly inRoomId: number };

/** Saving, as it stands. */
export type Saving = {
  readonly saved: SavedState;
  readonly busy: boolean;
  readonly stale: Staleness | null;
  readonly forgetStale: () => void;
  /** Saves the set, as a new one or for one room if wanted; answers it, or null where that failed (and was told). */
  readonly save: (set: ProductSet, as?: SaveAs) => Promise<SavedSet | null>;
  readonly setSaved: (saved: SavedState) => void;
};

/**
 * Saves the set being edited; what is on screen stays there whatever happens (docs/specification.md#s7-41,
 * docs/specification.md#s8-20, docs/readings.md#r13).
 */
export const useSaving = (start: SavedState): Saving => {
  const [saved, setSaved] = useState(start);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<Staleness | null>(null);
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const { catalogue } = useEditor();

  const save: Saving['save'] = async (set, as) => {
    snackbars.clear();
    setBusy(true);
    try {
      const { set: stored, etag } = await send(projectId, saved, set, as);
      setSaved({ setId: stored.id, etag, set });
      queries.setQueryData(
        projectQuery(projectId).queryKey,
        (project) => project && withStored(project, saved.setId, stored, { as, look: lookOfSet(set, catalogue) }),
      );
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return stored;
    } catch (failure) {
      const staleness = stalenessOf(failure, as);
      setStale(staleness);
      if (staleness === null) snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { saved, busy, stale, forgetStale: () => setStale(null), save, setSaved };
};

const send = (projectId: string, seen: Pick<SavedState, 'setId' | 'etag'>, set: ProductSet, as: SaveAs | undefined) => {
  const framed = framedSet(set);
  if (!framed) throw new Error('A set without a frame cannot be saved');
  if (as === 'copy') return saveSet(projectId, { setId: null, etag: null }, framed);
  return as && seen.setId !== null
    ? saveSetInRoom(projectId, { setId: seen.setId, etag: seen.etag, roomId: as.inRoomId }, framed)
    : saveSet(projectId, seen, framed);
};

type Stored = { readonly as: SaveAs | undefined; readonly look: Look | undefined };

/** The project with what was saved. */
const withStored = (project: Project, setId: number | null, stored: SavedSet, { as, look }: Stored): Project => {
  if (typeof as === 'object' && setId !== null) return withSetInRoom(project, as.inRoomId, setId, stored);
  return setId === null || as === 'copy' ? withNewSet(project, stored, look) : withSet(project, stored);
};

const stalenessOf = (failure: unknown, as: SaveAs | undefined): Staleness | null => {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.status === 412) return 'changed';
  // Of one room it may only say that the set is there no more.
  return failure.code === 'unknown-set' && typeof as !== 'object' ? 'gone' : null;
};

/** The room that a new set goes into, and how many of it. */
export type TargetRoom = { readonly id: number; readonly name: string; readonly quantity: number };

/** Saving that leads out of the editor. */
export type SaveAndLeave = {
  /** Whether the set was saved but is not in its room yet: saving again puts it there. */
  readonly unfinished: boolean;
  /** `goOn` leads where the visitor wanted to go instead. */
  readonly saveAndLeave: (as?: 'copy' | 'in-room', goOn?: () => void) => Promise<void>;
  /** Leads where saving leads, when there is nothing to save (docs/specification.md#s5-28). */
  readonly leave: (goOn?: () => void) => void;
};

/** The rooms that saving has to do with. */
type RoomsOfSaving = {
  /** The one that a new set goes into. */
  readonly into: TargetRoom | undefined;
  /** The one from which a saved set was opened. */
  readonly from: Pick<TargetRoom, 'id' | 'name'> | undefined;
};

/**
 * Saves the set and leaves: to the room that a new set was made for, which it is put into first, or else to the list
 * (docs/specification.md#s4-31), whose message leads back to the room from which the set was opened
 * (docs/readings.md#r33). Stays where the set was changed during the saving.
 */
export const useSaveAndLeave = (
  saving: Saving,
  { into: room, from }: RoomsOfSaving,
  onSaved: () => void,
): SaveAndLeave => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const goToRoom = useGoToRoom(projectId);
  const putIntoRoom = usePutIntoRoom(projectId);
  const { draft } = useEditor();
  const { editor, messages } = useTexts();
  const nextStep = useNextStep(projectId, from);
  const [isNew, setIsNew] = useState(saving.saved.setId === null);
  const onScreen = useRef(draft.set);
  useEffect(() => {
    onScreen.current = draft.set;
  });

  const goToList = (): Promise<void> =>
    navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });

  const saveAndLeave: SaveAndLeave['saveAndLeave'] = async (as, goOn) => {
    const inRoom = as === 'in-room' ? from : undefined;
    const waits = outbox.keptSince(projectId);
    const stored = await saving.save(draft.set, inRoom ? { inRoomId: inRoom.id } : as === 'copy' ? as : undefined);
    if (!stored) return;
    onSaved();
    const target = isNew ? room : undefined;
    if (target && !(await putIntoRoom(target, stored))) return;
    setIsNew(false);
    const told = target
      ? editor.save.createdInRoom(target.name)
      : inRoom
        ? editor.save.savedInRoom(inRoom.name)
        : isNew || as === 'copy'
          ? editor.save.created
          : editor.save.saved;
    snackbars.success(waits() ? messages.waits : told, nextStep(stored));
    if (!sameSet(onScreen.current, draft.set)) return;
    if (goOn) {
      goOn();
      return;
    }
    await (target ? goToRoom(target.id) : goToList());
  };
  return {
    unfinished: isNew && room !== undefined && saving.saved.setId !== null,
    saveAndLeave,
    leave: (goOn) => (goOn ? goOn() : void goToList()),
  };
};

/** Leads to the list of sets, where one is put into many rooms. */
const useSpreadSet = (projectId: string) => {
  const navigate = useNavigate();
  return (setId: number): Promise<void> =>
    navigate({
      to: '/projekt/$projectId/zestawy',
      params: { projectId },
      search: { spread: setId },
      ignoreBlocker: true,
    });
};

/** What a message of saving offers: the way back to the room from which a set was opened, or to put it into rooms. */
const useNextStep = (projectId: string, from: RoomsOfSaving['from']) => {
  const { editor, sets } = useTexts();
  const goToRoom = useGoToRoom(projectId);
  const spreadSet = useSpreadSet(projectId);
  return (set: SavedSet) =>
    from
      ? { label: editor.save.backToRoom(from.name), perform: () => void goToRoom(from.id) }
      : { label: sets.spread, perform: () => void spreadSet(set.id) };
};

/** Leads to the rooms, opened at one. */
const useGoToRoom = (projectId: string) => {
  const navigate = useNavigate();
  return (roomId: number): Promise<void> =>
    navigate({
      to: '/projekt/$projectId/pomieszczenia',
      params: { projectId },
      search: { openedGroupId: roomId },
      ignoreBlocker: true,
    });
};

/** Adds a saved set to its room; answers whether that succeeded, and tells where it did not. */
const usePutIntoRoom = (projectId: string) => {
  const queries = useQueryClient();
  const { messages } = useTexts();
  return async (room: TargetRoom, set: SavedSet): Promise<boolean> => {
    try {
      const sets = await addRoomSets(projectId, room.id, [{ id: set.id, quantity: room.quantity }]);
      queries.setQueryData(
        projectQuery(projectId).queryKey,
        (project) => project && withRoomSets(project, room.id, sets),
      );
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return true;
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      // A room that is gone by now keeps nobody here.
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return false;
    }
  };
};

/**
 * Why a set cannot be saved now, in the visitor's language; undefined where it can (docs/specification.md#s5-27,
 * docs/readings.md#r22).
 */
export const saveRefusal = ({ set }: Draft, catalogue: EditorCatalogue, { editor }: PageTexts): string | undefined => {
  if (!isConfigured(set, catalogue)) return editor.save.notConfigured;
  if (missingParts(set, catalogue).length > 0) return editor.save.replaceFirst;
  return undefined;
};
