import {
  allSlots,
  type Component,
  type ComponentGroup,
  type Controller,
  type ControllerSlot,
  type Frame,
  type Module,
  type Slot,
} from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { type DeferredStore, createDeferredStore } from '../../platform/store.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { useAnnounce } from './announcer.tsx';
import type { Draft, DraftView } from './draft.ts';
import { differenceText, editAnnouncement, refusalText, lossesText, replacesModules } from './edit-texts.ts';
import type { AppliedEdit, EditorStore } from './editor-store.ts';
import type { Edit, EditName } from './edits.ts';
import type { History } from './history.ts';

/** The editor's state and actions, for all of its components. */
export type Editor = {
  readonly draft: Draft;
  readonly history: History<Draft, EditName>;
  readonly catalogue: EditorCatalogue;
  /** Performs an edit and announces its outcome; false if the rules refuse it. */
  readonly edit: (edit: Edit) => boolean;
  /** Performs an edit that ends a drag. The canvas re-renders immediately, everything else in a task of its own. */
  readonly commitDrop: (edit: Edit) => boolean;
  readonly view: (view: Partial<DraftView>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * The current editor in a stable object. Components subscribe to it, so that an edit does not re-render the drawer's
 * 500 cards through a context.
 */
export type EditorHandle = {
  readonly get: () => Editor;
  readonly subscribe: EditorStore['subscribe'];
  /** The editor for components around the canvas, which show a drop one task later. */
  readonly deferred: DeferredStore<Editor>;
};

export const EditorContext = createContext<EditorHandle | null>(null);

/** Returns the editor, and re-renders after each edit. A drop re-renders one task after the canvas. */
export const useEditor = (): Editor => {
  const { deferred } = useEditorHandle();
  return useSyncExternalStore(deferred.subscribe, deferred.get);
};

/** Returns the editor for components of the canvas, which re-render immediately after a drop. */
export const useCanvasEditor = (): Editor => {
  const { subscribe, get } = useEditorHandle();
  return useSyncExternalStore(subscribe, get);
};

/** Returns a function that reads the current editor, for use after an asynchronous call. */
export const useGetEditor = (): (() => Editor) => useEditorHandle().get;

const useEditorHandle = (): EditorHandle => {
  const holder = useContext(EditorContext);
  if (holder === null) throw new Error('The editor is used outside of <EditorContext>');
  return holder;
};

/** Called with a card and the number of slots that it was placed into. */
type PlacedListener = (card: ModuleCard, slots: number) => void;

/**
 * Creates the editor for a store. It announces edits, shows why an edit was refused, and offers to undo an edit that
 * removed something.
 */
export const useCreateEditor = (
  store: EditorStore,
  catalogue: EditorCatalogue,
  onPlaced?: PlacedListener,
): EditorHandle => {
  const texts = useTexts();
  const announce = useAnnounce();
  return useMemo(
    () => createEditorHandle(store, catalogue, editingActions(store, catalogue, { texts, announce, onPlaced })),
    [store, catalogue, texts, announce, onPlaced],
  );
};

type EditingActions = Pick<Editor, 'edit' | 'undo' | 'redo'>;

/** Derives the editor from the store. The object is the same until the history changes. */
const createEditorHandle = (store: EditorStore, catalogue: EditorCatalogue, actions: EditingActions): EditorHandle => {
  const commitDrop: Editor['commitDrop'] = (edit) => deferred.defer(() => actions.edit(edit));
  const withHistory = (history: Editor['history']): Editor => ({
    draft: history.present,
    history,
    catalogue,
    view: store.view,
    commitDrop,
    ...actions,
  });
  let last = withHistory(store.history());
  const get = (): Editor => {
    const history = store.history();
    if (history !== last.history) last = withHistory(history);
    return last;
  };
  const deferred = createDeferredStore({ get, subscribe: store.subscribe });
  return { get, subscribe: store.subscribe, deferred };
};

type EditingOptions = {
  readonly texts: PageTexts;
  readonly announce: (text: string) => void;
  readonly onPlaced: PlacedListener | undefined;
};

/** Edit, undo and redo, with announcements and messages. */
const editingActions = (
  store: EditorStore,
  catalogue: EditorCatalogue,
  { texts, announce, onPlaced }: EditingOptions,
): EditingActions => {
  const { editor } = texts;
  const announceStep = (take: () => EditName | undefined, textOf: (edit: string) => string): void => {
    const before = store.history().present.set;
    const name = take();
    const after = store.history().present.set;
    if (name) announce(textOf(editor.edits[name]));
    announce(differenceText({ before, after }, catalogue, texts));
  };
  const undo = (): void => {
    announceStep(store.undo, editor.announce.undone);
  };
  const redo = (): void => {
    announceStep(store.redo, editor.announce.redone);
  };
  const edit: Editor['edit'] = (edit) => {
    snackbars.clear();
    const applied = store.edit(edit, catalogue);
    if (!applied.ok) {
      snackbars.error(refusalText(applied.problem, texts));
      return false;
    }
    if (edit.kind === 'place-module') onPlaced?.(edit.card, changedSlots(applied.value));
    const done = editAnnouncement(edit, applied.value, catalogue, texts);
    const lossText = lossesText(applied.value.losses, catalogue, texts);
    // A message is announced by itself, so a separate announcement is only needed without one.
    const shown = replacesModules(edit, applied.value) ? [done, lossText].filter(Boolean).join('. ') : lossText;
    if (shown === lossText) announce(done);
    const undoAction = { label: editor.undoShort, perform: undo };
    if (lossText !== '') snackbars.loss(shown, undoAction);
    else if (shown !== '') snackbars.success(shown, undoAction);
    return true;
  };
  return { edit, undo, redo };
};

const changedSlots = ({ before, after }: AppliedEdit): number =>
  allSlots.filter((slot) => before.set.modules[slot] !== after.set.modules[slot]).length;

/** A dialog of the editor, with its subject. */
export type EditorDialog =
  | { readonly dialog: 'configure-module'; readonly slot: Slot }
  | { readonly dialog: 'choose-controller'; readonly slot: ControllerSlot }
  | { readonly dialog: 'choose-box'; readonly box: 'corner-box' | 'surface-box' }
  | { readonly dialog: 'details'; readonly of: Described }
  | { readonly dialog: 'bill' | 'copy-set' | 'rename-set' | 'delete-set' };

/** The subject of the details dialog. */
export type Described =
  | { readonly card: ModuleCard }
  | { readonly frame: Frame }
  | { readonly option: DescribedOption }
  | { readonly controller: Controller; readonly slot: ControllerSlot }
  | { readonly addition: Addition };

/** An item that can be added around a frame. */
export type Addition = 'seal' | 'corner-box' | 'surface-box';

/** A component that can be chosen in a group of a placed module. */
export type DescribedOption = {
  readonly module: Module;
  readonly choice: ModuleChoice;
  readonly group: ComponentGroup;
  readonly component: Component;
  /** The chosen component of the group, if it is another one; otherwise undefined. */
  readonly instead: Component | undefined;
};

export const OpenDialogContext = createContext<(dialog: EditorDialog) => void>(() => undefined);

/** Returns a function that opens a dialog of the editor. */
export const useOpenDialog = (): ((dialog: EditorDialog) => void) => useContext(OpenDialogContext);
