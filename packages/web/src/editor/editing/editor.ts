import type { ControllerSlot, Frame, Slot } from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { hasSeal } from '@ramka/domain/set/seal';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../page/messages.ts';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import { keepRecent } from '../catalogue/recent-modules.ts';
import { useAnnounce } from './announcer.tsx';
import type { Draft, DraftView } from './draft.ts';
import { editAnnouncement, refusalText, removalsText, replacesModules } from './edit-texts.ts';
import type { EditorStore } from './editor-store.ts';
import { applyEdit, type Edit, type EditName } from './edits.ts';
import type { History } from './history.ts';

/** What every part of the editor draws from and asks of. */
export type Editor = {
  readonly draft: Draft;
  readonly history: History<Draft, EditName>;
  readonly catalogue: EditorCatalogue;
  /** Makes an edit and tells about it; false where the rules refuse it, or where it waits for an answer. */
  readonly edit: (edit: Edit, answered?: 'without-seal') => boolean;
  readonly view: (view: Partial<DraftView>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor around this part. */
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('The editor is asked for outside of <EditorContext>');
  return editor;
};

/**
 * The editor over a store. It asks before a module takes the seal off, announces edits, says why one was refused, and offers to undo one that removed something.
 */
export const useEditorStore = (
  store: EditorStore,
  catalogue: EditorCatalogue,
  onAsk: (placing: PlaceModule) => void = () => undefined,
): Editor => {
  const texts = useTexts();
  const announce = useAnnounce();
  const history = useSyncExternalStore(store.subscribe, store.history);

  return useMemo((): Editor => {
    const { editor } = texts;
    const undo = (): void => {
      const name = store.undo();
      if (name) announce(editor.announce.undone(editor.edits[name]));
    };
    const redo = (): void => {
      const name = store.redo();
      if (name) announce(editor.announce.redone(editor.edits[name]));
    };
    const edit: Editor['edit'] = (edit, answered) => {
      snackbars.clear();
      if (answered === undefined && takesSealOff(store.history().present, edit, catalogue)) {
        onAsk(edit);
        return false;
      }
      const applied = store.edit(edit, catalogue);
      if (!applied.ok) {
        snackbars.error(refusalText(applied.problem, texts));
        return false;
      }
      if (edit.kind === 'place-module') keepRecent(edit.card);
      const done = editAnnouncement(edit, applied.value, catalogue, texts);
      const lost = removalsText(applied.value.removals, catalogue, texts);
      // What is shown is read out as well.
      const shown = replacesModules(edit, applied.value) ? [done, lost].filter(Boolean).join('. ') : lost;
      if (shown === lost) announce(done);
      const takeBack = { label: editor.undoShort, perform: undo };
      if (lost !== '') snackbars.loss(shown, takeBack);
      else if (shown !== '') snackbars.success(shown, takeBack);
      return true;
    };
    return { draft: history.present, history, catalogue, edit, view: store.view, undo, redo };
  }, [store, history, catalogue, texts, announce, onAsk]);
};

/** A module that goes into a slot. */
type PlaceModule = Extract<Edit, { readonly kind: 'place-module' }>;

/** Whether a module takes the seal off the set that it is placed into, which is asked about first. */
const takesSealOff = (draft: Draft, edit: Edit, catalogue: EditorCatalogue): edit is PlaceModule => {
  if (edit.kind !== 'place-module' || !hasSeal(draft.set, catalogue)) return false;
  const applied = applyEdit(draft, edit, catalogue);
  return applied.ok && applied.value.removals.some(({ kind }) => kind === 'ip44');
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
export type Described = { readonly card: ModuleCard } | { readonly frame: Frame };

export const OpenDialogContext = createContext<(dialog: EditorDialog) => void>(() => undefined);

/** Opens a dialog of the editor. */
export const useOpenDialog = (): ((dialog: EditorDialog) => void) => useContext(OpenDialogContext);
