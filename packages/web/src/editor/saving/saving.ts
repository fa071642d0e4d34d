import { type SetDefaults, defaultsFromSet } from '@ramka/domain/set/frames';
import { missingParts } from '@ramka/domain/set/missing-parts';
import { isConfigured, type ProductSet } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, failureWithReason, savingFailure } from '../../api/failure.ts';
import { outbox } from '../../offline/outbox.ts';
import { type Project, type SavedSet, withNewSet, withRoomSets, withSet, withSetInRoom } from '../../api/project.ts';
import { addRoomSets } from '../../offline/room-calls.ts';
import { saveSetInRoom } from '../../api/set-calls.ts';
import { saveSet } from '../../offline/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { projectEvents } from '../../project/project-events.ts';
import { projectQuery, showChange, useProjectId } from '../../project/project-query.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { topmostRequest } from '../../ui/close-request.ts';
import { useIsCurrentRoute } from '../../ui/form.ts';
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
  /** Does something that a save has to wait for. */
  readonly whileBusy: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
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
    try {
      const { set: stored, etag } = await send(projectId, saved, set, as);
      setSaved({ setId: stored.id, etag, set });
      const kind = { as, defaults: defaultsFromSet(set, catalogue) };
      await showChange(queries, projectId, (project) => withStored(project, saved.setId, stored, kind));
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return stored;
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
  return { saved, busy, stale, forgetStale: () => setStale(null), save, setSaved, whileBusy };
};

const send = (projectId: string, seen: Pick<SavedState, 'setId' | 'etag'>, set: ProductSet, as: SaveAs | undefined) => {
  const framed = framedSet(set);
  if (!framed) throw new Error('A set without a frame cannot be saved');
  if (as === 'copy') return saveSet(projectId, { setId: null, etag: null }, framed);
  return as && seen.setId !== null
    ? saveSetInRoom(projectId, { setId: seen.setId, etag: seen.etag, roomId: as.inRoomId }, framed)
    : saveSet(projectId, seen, framed);
};

type Stored = { readonly as: SaveAs | undefined; readonly defaults: SetDefaults | undefined };

/** The project with what was saved. */
const withStored = (project: Project, setId: number | null, stored: SavedSet, { as, defaults }: Stored): Project => {
  if (typeof as === 'object' && setId !== null) return withSetInRoom(project, as.inRoomId, setId, stored);
  return setId === null || as === 'copy' ? withNewSet(project, stored, defaults) : withSet(project, stored);
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
  /** Leads to the list from a set that was deleted (docs/specification.md#s8-24). */
  readonly leaveDeleted: () => void;
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
 * (docs/readings.md#r33). Stays where the set was changed or something was opened during the saving, and leads nobody away
 * who has left meanwhile.
 */
export const useSaveAndLeave = (saving: Saving, rooms: RoomsOfSaving, onSaved: () => void): SaveAndLeave => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const goToRoom = useGoToRoom(projectId);
  const { draft } = useEditor();
  const { isNew, saveAndTell } = useSaveAndTell(saving, rooms, onSaved);
  const isHere = useIsCurrentRoute();
  const underWay = useRef<{ goOn: (() => void) | undefined }>(undefined);
  const onScreen = useRef(draft.set);
  useEffect(() => {
    onScreen.current = draft.set;
  });

  const goToList = (): Promise<void> =>
    navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, ignoreBlocker: true });

  const saveAndLeave: SaveAndLeave['saveAndLeave'] = async (as, goOn) => {
    // Who asks again while it is saved only says where to go then.
    if (underWay.current) {
      underWay.current.goOn = goOn ?? underWay.current.goOn;
      return;
    }
    const wish = (underWay.current = { goOn });
    const before = topmostRequest();
    const saved = await saving.whileBusy(() => saveAndTell(as));
    underWay.current = undefined;
    const opened = topmostRequest();
    const goesOn = sameSet(onScreen.current, draft.set) && (opened === undefined || opened === before);
    if (saved === null || !isHere() || !goesOn) return;
    if (wish.goOn) wish.goOn();
    else await (saved.into ? goToRoom(saved.into.id) : goToList());
  };
  return {
    unfinished: isNew && rooms.into !== undefined && saving.saved.setId !== null,
    saveAndLeave,
    leave: (goOn) => (goOn ? goOn() : void goToList()),
    leaveDeleted: () => {
      if (!isHere()) return;
      onSaved();
      void goToList();
    },
  };
};

/** Saves the set, puts a new one into its room, and says so; answers that room, or null where something failed (and was told). */
const useSaveAndTell = (saving: Saving, { into: room, from }: RoomsOfSaving, onSaved: () => void) => {
  const projectId = useProjectId();
  const putIntoRoom = usePutIntoRoom(projectId);
  const { draft } = useEditor();
  const { editor, messages } = useTexts();
  const nextStep = useNextStep(projectId, from);
  const isHere = useIsCurrentRoute();
  const [isNew, setIsNew] = useState(saving.saved.setId === null);
  const unplaced = useRef<{ readonly set: ProductSet; readonly stored: SavedSet }>(undefined);

  const store = async (as: 'copy' | 'in-room' | undefined): Promise<SavedSet | null> => {
    const before = unplaced.current;
    // It may be in its room already, though no answer came: only the same call, made next, is made once.
    if (as === undefined && before && sameSet(before.set, draft.set)) return before.stored;
    return saving.save(draft.set, as === 'in-room' ? from && { inRoomId: from.id } : as);
  };

  const saveAndTell = async (as: 'copy' | 'in-room' | undefined) => {
    const waits = outbox.queuedSince(projectId);
    const stored = await store(as);
    if (!stored) return null;
    if (isHere()) onSaved();
    const into = isNew ? room : undefined;
    const placed = into && (await putIntoRoom(into, stored));
    unplaced.current = placed === 'unsure' ? { set: draft.set, stored } : undefined;
    if (placed !== undefined && placed !== 'placed') return null;
    setIsNew(false);
    const told = into
      ? editor.save.createdInRoom(into.name)
      : as === 'in-room' && from
        ? editor.save.savedInRoom(from.name)
        : isNew || as === 'copy'
          ? editor.save.created
          : editor.save.saved;
    snackbars.success(waits() ? messages.waits : told, nextStep(stored));
    return { into };
  };
  return { isNew, saveAndTell };
};

/** Leads to the list of sets, where one is put into many rooms. */
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

/** What a message of saving offers: the way back to the room from which a set was opened, or to put it into rooms. */
const useNextStep = (projectId: string, from: RoomsOfSaving['from']) => {
  const { editor, sets } = useTexts();
  const goToRoom = useGoToRoom(projectId);
  const spreadSet = useAddSetToRooms(projectId);
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

/** Adds a saved set to its room; answers what became of that, and tells where it failed. */
const usePutIntoRoom = (projectId: string) => {
  const queries = useQueryClient();
  const { messages } = useTexts();
  return async (room: TargetRoom, set: SavedSet): Promise<'placed' | 'refused' | 'unsure'> => {
    try {
      const sets = await addRoomSets(projectId, room.id, [{ id: set.id, quantity: room.quantity }]);
      await showChange(queries, projectId, (project) => withRoomSets(project, room.id, sets));
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      return 'placed';
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      // A room that is gone by now keeps nobody here.
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      return failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 ? 'refused' : 'unsure';
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
