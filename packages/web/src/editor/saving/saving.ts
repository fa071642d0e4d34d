import { defaultsFromSet } from '@ramka/domain/set/frames';
import { missingParts } from '@ramka/domain/set/missing-parts';
import { framedSet, frameOfSet, freeModuleSlots, isConfigured, type ProductSet } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, failureWithReason, savingFailure } from '../../api/failure.ts';
import { makeChange } from '../../offline/make-change.ts';
import { outbox } from '../../offline/outbox.ts';
import { queuedText } from '../../offline/waiting-text.ts';
import type { ChangeEndpoint, DeclaredChange } from '../../project-changes/project-change.ts';
import { addRoomSets } from '../../project-changes/room-entries.ts';
import { createSet, saveSet, saveSetInRoom } from '../../project-changes/sets.ts';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { projectQuery, useProjectId } from '../../project/project-query.ts';
import { showChangeResult } from '../../project/use-project-change.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { useRequestOrigin } from '../../ui/request-origin.ts';
import { type Draft, sameSet } from '../editing/draft.ts';
import { useEditor } from '../editing/editor.ts';

/** The server's state of the set being edited. */
export type SavedState = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  /** The version that a save must find unchanged (docs/readings.md#r13). */
  readonly etag: string | null;
  readonly set: ProductSet;
};

/** Why the server refused to overwrite the set: a newer version exists, or the set was deleted. */
export type Staleness = 'changed' | 'gone';

/** A saved set, on the server or in the queue. */
type StoredSet = { readonly id: number; readonly isQueued: boolean };

/** Ways to save other than changing the set everywhere: as a new set, or as a copy that replaces it in one room. */
type SaveAs = 'copy' | { readonly inRoom: Pick<TargetRoom, 'id' | 'name'> };

/** State and functions of saving. */
export type Saving = {
  readonly saved: SavedState;
  readonly busy: boolean;
  readonly stale: Staleness | null;
  readonly clearStale: () => void;
  /**
   * Saves the set, optionally as a new one or for one room. Resolves to the saved set, or to null after a failure,
   * which has been reported.
   */
  readonly save: (set: ProductSet, as?: SaveAs) => Promise<StoredSet | null>;
  readonly setSaved: (saved: SavedState) => void;
  /** Runs an action during which saving is disabled. */
  readonly whileBusy: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Saves the set being edited. The set on screen stays as it is, even after a failure (docs/specification.md#s7-41,
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

  const make = async <Name extends ChangeEndpoint, Input>(
    declared: DeclaredChange<Name, Input>,
    input: Input,
    set: ProductSet,
  ): Promise<StoredSet> => {
    const result = await makeChange(projectId, declared, input);
    const id = result.ids[0] ?? outbox.realId(projectId, saved.setId ?? 0);
    setSaved({ setId: id, etag: result.etag, set });
    await showChangeResult(queries, projectId, { declared, input, result });
    return { id, isQueued: result.queued !== undefined };
  };
  const save: Saving['save'] = async (set, as) => {
    snackbars.clear();
    const framed = framedSet(set);
    if (!framed) throw new Error('A set without a frame cannot be saved');
    const { setId, etag } = saved;
    try {
      if (setId === null || as === 'copy')
        return await make(createSet, { set: framed, defaults: defaultsFromSet(set, catalogue) }, set);
      if (as) return await make(saveSetInRoom, { setId, etag, roomId: as.inRoom.id, set: framed }, set);
      return await make(saveSet, { setId, etag, set: framed }, set);
    } catch (failure) {
      const staleness = stalenessOf(failure, as);
      setStale(staleness);
      if (staleness === null) snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return null;
    }
  };
  const whileBusy: Saving['whileBusy'] = async (act) => {
    setBusy(true);
    return act().finally(() => setBusy(false));
  };
  return { saved, busy, stale, clearStale: () => setStale(null), save, setSaved, whileBusy };
};

const stalenessOf = (failure: unknown, as: SaveAs | undefined): Staleness | null => {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.status === 412) return 'changed';
  // For a single room, this error may only mean that the room no longer contains the set.
  return failure.code === 'unknown-set' && typeof as !== 'object' ? 'gone' : null;
};

/** The room that a new set is added to, and its quantity. */
export type TargetRoom = { readonly id: number; readonly name: string; readonly quantity: number };

/** Saving, followed by leaving the editor. */
export type SaveAndLeave = {
  /** Whether the set was saved but not yet added to its room; another save adds it. */
  readonly unfinished: boolean;
  /** Saves and leaves. `goOn` replaces the default destination. */
  readonly saveAndLeave: (as?: SaveAs, goOn?: () => void) => Promise<void>;
  /** Leaves as after a save, if there is nothing to save (docs/specification.md#s5-28). */
  readonly leave: (goOn?: () => void) => void;
  /** Leaves for the list of sets after the set was deleted (docs/specification.md#s8-24). */
  readonly leaveDeleted: () => void;
};

/** The rooms involved in saving. */
type RoomsOfSaving = {
  /** The room that a new set is added to. */
  readonly into: TargetRoom | undefined;
  /** The room from which a saved set was opened. */
  readonly from: Pick<TargetRoom, 'id' | 'name'> | undefined;
};

/**
 * Saves the set and leaves the editor. A new set is first added to its room, and the editor leads there; otherwise it
 * leads to the list of sets (docs/specification.md#s4-31), with a message that links to the room from which the set was
 * opened (docs/readings.md#r33). The editor stays if the set was edited or a dialog was opened during the save. It does
 * not navigate if the visitor has left in the meantime.
 */
export const useSaveAndLeave = (saving: Saving, rooms: RoomsOfSaving, onSaved: () => void): SaveAndLeave => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const goToRoom = useGoToRoom(projectId);
  const { draft } = useEditor();
  const { isNew, saveAndReport } = useSaveAndReport(saving, rooms, onSaved);
  const markOrigin = useRequestOrigin();
  const [editorOrigin] = useState(markOrigin);
  const inProgress = useRef<{ goOn: (() => void) | undefined }>(undefined);
  const onScreen = useRef(draft.set);
  useEffect(() => {
    onScreen.current = draft.set;
  });

  const goToList = (): Promise<void> =>
    navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });

  const leaveFor = (room: TargetRoom | undefined): Promise<void> => (room ? goToRoom(room.id) : goToList());

  const saveAndLeave: SaveAndLeave['saveAndLeave'] = async (as, goOn) => {
    // A further request during the save only changes the destination.
    if (inProgress.current) {
      inProgress.current.goOn = goOn ?? inProgress.current.goOn;
      return;
    }
    const request = (inProgress.current = { goOn });
    const origin = markOrigin();
    const saved = await saving.whileBusy(() => saveAndReport(as));
    inProgress.current = undefined;
    if (saved === null || !origin.isUncovered() || !sameSet(onScreen.current, draft.set)) return;
    if (request.goOn) request.goOn();
    else await leaveFor(saved.into);
  };
  return {
    unfinished: isNew && rooms.into !== undefined && saving.saved.setId !== null,
    saveAndLeave,
    leave: (goOn) => (goOn ? goOn() : void leaveFor(rooms.into)),
    leaveDeleted: () => {
      if (!editorOrigin.isOnScreen()) return;
      onSaved();
      void goToList();
    },
  };
};

/**
 * Saves the set, adds a new one to its room, and shows a message. Resolves to that room, or to null after a failure,
 * which has been reported.
 */
const useSaveAndReport = (saving: Saving, { into: room, from }: RoomsOfSaving, onSaved: () => void) => {
  const projectId = useProjectId();
  const putIntoRoom = usePutIntoRoom(projectId);
  const { draft, catalogue } = useEditor();
  const { editor, messages, rooms } = useTexts();
  const nextStep = useNextStep(projectId, from);
  const markOrigin = useRequestOrigin();
  const [isNew, setIsNew] = useState(saving.saved.setId === null);
  const unplaced = useRef<{ readonly set: ProductSet; readonly stored: StoredSet }>(undefined);

  const store = async (as: SaveAs | undefined): Promise<StoredSet | null> => {
    const before = unplaced.current;
    // The earlier request may have succeeded without a response. Its idempotency key makes a repetition safe, provided
    // that it is the same request and the next one.
    if (as === undefined && before && sameSet(before.set, draft.set)) return before.stored;
    return saving.save(draft.set, as);
  };

  const saveAndReport = async (as: SaveAs | undefined) => {
    const origin = markOrigin();
    const stored = await store(as);
    if (!stored) return null;
    if (origin.isOnScreen()) onSaved();
    const into = isNew ? room : undefined;
    const placed = into && (await putIntoRoom(into, stored));
    unplaced.current = placed === 'unsure' ? { set: draft.set, stored } : undefined;
    if (placed === 'refused' || placed === 'unsure') return null;
    setIsNew(false);
    const frame = frameOfSet(draft.set, catalogue);
    const empty = frame ? freeModuleSlots(draft.set, frame).length : 0;
    const message = into
      ? editor.save.createdInRoom(into.name)
      : typeof as === 'object'
        ? editor.save.savedInRoom(as.inRoom.name)
        : isNew || as === 'copy'
          ? editor.save.created
          : editor.save.saved;
    snackbars.success(
      stored.isQueued || placed === 'queued' ? queuedText(projectId, messages) : message,
      nextStep(stored, empty > 0),
      empty > 0 ? rooms.emptySlots(empty) : undefined,
    );
    return { into };
  };
  return { isNew, saveAndReport };
};

/** Returns a function that opens the list of sets with the dialog that adds a set to rooms. */
const useAddSetToRooms = (projectId: string) => {
  const navigate = useNavigate();
  return (setId: number): Promise<void> =>
    navigate({
      to: '/projekt/$projectId/zestawy',
      params: { projectId },
      search: { spread: setId },
      ignoreBlocker: true,
    });
};

/**
 * Returns the button of a saved message: back to the room from which the set was opened, back to a set with empty slots,
 * or add the set to rooms.
 */
const useNextStep = (projectId: string, from: RoomsOfSaving['from']) => {
  const { editor, sets } = useTexts();
  const navigate = useNavigate();
  const openSet = (id: number): Promise<void> =>
    navigate({ to: '/projekt/$projectId/zestawy/$id', params: { projectId, id: String(id) } });
  const goToRoom = useGoToRoom(projectId);
  const addSetToRooms = useAddSetToRooms(projectId);
  return (set: StoredSet, isUnfinished: boolean) => {
    if (from) return { label: editor.save.backToRoom(from.name), perform: () => void goToRoom(from.id) };
    return isUnfinished
      ? { label: editor.save.backToSet, perform: () => void openSet(set.id) }
      : { label: sets.spread, perform: () => void addSetToRooms(set.id) };
  };
};

/** Returns a function that opens the list of rooms at one of them. */
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

/** Adds a saved set to its room. Reports a failure; `unsure` means that the request may still have succeeded. */
const usePutIntoRoom = (projectId: string) => {
  const queries = useQueryClient();
  const { messages } = useTexts();
  return async (room: TargetRoom, set: StoredSet): Promise<'placed' | 'queued' | 'refused' | 'unsure'> => {
    try {
      const input = { roomId: room.id, entries: [{ id: set.id, quantity: room.quantity }] };
      const result = await makeChange(projectId, addRoomSets, input);
      await showChangeResult(queries, projectId, { declared: addRoomSets, input, result });
      return result.queued ? 'queued' : 'placed';
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      // Reloads the project, so that a room deleted in the meantime does not block leaving.
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 ? 'refused' : 'unsure';
    }
  };
};

/**
 * Returns the text of why a set cannot be saved; undefined if it can (docs/specification.md#s5-27,
 * docs/readings.md#r22).
 */
export const saveRefusal = ({ set }: Draft, catalogue: EditorCatalogue, { editor }: PageTexts): string | undefined => {
  if (!isConfigured(set, catalogue)) return editor.save.notConfigured;
  if (missingParts(set, catalogue).length > 0) return editor.save.replaceFirst;
  return undefined;
};
