import type {
  Component,
  ComponentGroup,
  Controller,
  ControllerSlot,
  Frame,
  Module,
  Slot,
} from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import type { PageTexts } from '@ramka/texts/texts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { type Follower, followStore } from '../../platform/store.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { keepRecent } from '../catalogue/recent-modules.ts';
import { useAnnounce } from './announcer.tsx';
import type { Draft, DraftView } from './draft.ts';
import { editAnnouncement, refusalText, lossesText, replacesModules } from './edit-texts.ts';
import type { EditorStore } from './editor-store.ts';
import type { Edit, EditName } from './edits.ts';
import type { History } from './history.ts';

/** What every part of the editor draws from and asks of. */
export type Editor = {
  readonly draft: Draft;
  readonly history: History<Draft, EditName>;
  readonly catalogue: EditorCatalogue;
  /** Makes an edit and tells about it; false where the rules refuse it. */
  readonly edit: (edit: Edit) => boolean;
  /** Makes an edit that ends a drag: the picture shows it at once, what is around it follows in a task of its own. */
  readonly drop: (edit: Edit) => boolean;
  readonly view: (view: Partial<DraftView>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** Holds the editor of now. Whoever draws from it asks it: of five hundred cards around it none is looked at for an edit. */
export type EditorHolder = {
  readonly get: () => Editor;
  readonly subscribe: EditorStore['subscribe'];
  /** The editor as what is around the picture shows it. */
  readonly around: Follower<Editor>;
};

export const EditorContext = createContext<EditorHolder | null>(null);

/** The editor around this part. */
export const useEditor = (): Editor => {
  const { around } = useHolder();
  return useSyncExternalStore(around.subscribe, around.get);
};

/** The editor around a part of the picture, which shows a drop before all else does. */
export const useEditorAtOnce = (): Editor => {
  const { subscribe, get } = useHolder();
  return useSyncExternalStore(subscribe, get);
};

/** The editor as it is when it is asked for: once an answer has come. */
export const useEditorNow = (): (() => Editor) => useHolder().get;

const useHolder = (): EditorHolder => {
  const holder = useContext(EditorContext);
  if (holder === null) throw new Error('The editor is asked for outside of <EditorContext>');
  return holder;
};

/**
 * The editor over a store. It announces edits, says why one was refused, and offers to undo one that removed something.
 */
export const useEditorHolder = (store: EditorStore, catalogue: EditorCatalogue): EditorHolder => {
  const texts = useTexts();
  const announce = useAnnounce();
  return useMemo(
    () => holdEditor(store, catalogue, editingActions(store, catalogue, { texts, announce })),
    [store, catalogue, texts, announce],
  );
};

type EditingActions = Pick<Editor, 'edit' | 'undo' | 'redo'>;

/** The editor as it is after the last edit; the same until the next one. */
const holdEditor = (store: EditorStore, catalogue: EditorCatalogue, actions: EditingActions): EditorHolder => {
  const drop: Editor['drop'] = (edit) => around.later(() => actions.edit(edit));
  const withHistory = (history: Editor['history']): Editor => ({
    draft: history.present,
    history,
    catalogue,
    view: store.view,
    drop,
    ...actions,
  });
  let last = withHistory(store.history());
  const get = (): Editor => {
    const history = store.history();
    if (history !== last.history) last = withHistory(history);
    return last;
  };
  const around = followStore({ get, subscribe: store.subscribe });
  return { get, subscribe: store.subscribe, around };
};

type Telling = {
  readonly texts: PageTexts;
  readonly announce: (text: string) => void;
};

/** Edits, undo and redo that tell what they did. */
const editingActions = (
  store: EditorStore,
  catalogue: EditorCatalogue,
  { texts, announce }: Telling,
): EditingActions => {
  const { editor } = texts;
  const undo = (): void => {
    const name = store.undo();
    if (name) announce(editor.announce.undone(editor.edits[name]));
  };
  const redo = (): void => {
    const name = store.redo();
    if (name) announce(editor.announce.redone(editor.edits[name]));
  };
  const edit: Editor['edit'] = (edit) => {
    snackbars.clear();
    const applied = store.edit(edit, catalogue);
    if (!applied.ok) {
      snackbars.error(refusalText(applied.problem, texts));
      return false;
    }
    if (edit.kind === 'place-module') keepRecent(edit.card);
    const done = editAnnouncement(edit, applied.value, catalogue, texts);
    const lost = lossesText(applied.value.losses, catalogue, texts);
    // What is shown is read out as well.
    const shown = replacesModules(edit, applied.value) ? [done, lost].filter(Boolean).join('. ') : lost;
    if (shown === lost) announce(done);
    const takeBack = { label: editor.undoShort, perform: undo };
    if (lost !== '') snackbars.loss(shown, takeBack);
    else if (shown !== '') snackbars.success(shown, takeBack);
    return true;
  };
  return { edit, undo, redo };
};

/** A dialog of the editor, and what it is about. */
export type EditorDialog =
  | { readonly kind: 'options'; readonly slot: Slot }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'corner-box' }
  | { readonly kind: 'surface-box' }
  | { readonly kind: 'bill' }
  | { readonly kind: 'details'; readonly of: Described }
  | { readonly kind: 'rename' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'delete' };

/** What its details are asked for. */
export type Described =
  | { readonly card: ModuleCard }
  | { readonly frame: Frame }
  | { readonly option: DescribedOption }
  | { readonly controller: Controller; readonly slot: ControllerSlot }
  | { readonly addition: Addition };

/** What can be added around a frame. */
export type Addition = 'seal' | 'corner-box' | 'surface-box';

/** A component that can be chosen in a group of a placed module. */
export type DescribedOption = {
  readonly module: Module;
  readonly choice: ModuleChoice;
  readonly group: ComponentGroup;
  readonly component: Component;
  /** What is chosen instead; undefined where nothing is, or this. */
  readonly instead: Component | undefined;
};

export const OpenDialogContext = createContext<(dialog: EditorDialog) => void>(() => undefined);

/** Opens a dialog of the editor. */
export const useOpenDialog = (): ((dialog: EditorDialog) => void) => useContext(OpenDialogContext);
