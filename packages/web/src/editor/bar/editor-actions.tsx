import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import { useNavigate } from '@tanstack/react-router';
import { Copy, List, Palette, Pencil, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ReactElement, useLayoutEffect } from 'react';
import { useDownloadMenu } from '../../downloads/download-menu.tsx';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { useProjectId } from '../../project/project-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Action } from '../../ui/menu.tsx';
import { useOpenDialog } from '../editing/editor.ts';
import { useEditor } from '../editing/editor.ts';

export type MenuOfSet = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  readonly dirty: boolean;
};

/**
 * The editor's menu (docs/specification.md#s2-109): the component list, its downloads, and what can be done with a
 * saved set. `working`: a download is under way.
 */
export const useMenuActions = ({
  setId,
  dirty,
}: MenuOfSet): { readonly groups: readonly (readonly Action[])[]; readonly working: boolean } => {
  const { componentList, editor, downloads, sets } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const { draft, catalogue } = useEditor();
  const configured = isConfigured(draft.set, catalogue);
  const lacking = frameOfSet(draft.set, catalogue) ? editor.steps.needsControllers : editor.steps.needsFrame;
  const unsaved = setId === null || dirty ? downloads.saveFirst : undefined;
  const { groups, working } = useDownloadMenu(
    { kind: 'sets', setIds: setId === null ? [] : [setId] },
    { refusal: configured ? unsaved : editor.save.notConfigured },
  );
  const list: Action = {
    name: 'component-list',
    label: componentList.title,
    icon: List,
    refusal: configured ? undefined : lacking,
    perform: () => open({ kind: 'bill' }),
  };
  if (setId === null) return { groups: [[list]], working };
  const changes: readonly (readonly Action[])[] = [
    [
      {
        name: 'restyle',
        label: sets.restyle,
        icon: Palette,
        perform: () =>
          void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { sets: setId } }),
      },
      { name: 'copy', label: editor.actions.copy, icon: Copy, perform: () => open({ kind: 'copy' }) },
      { name: 'rename', label: editor.actions.rename, icon: Pencil, perform: () => open({ kind: 'rename' }) },
    ],
    [
      {
        name: 'delete',
        label: editor.actions.delete,
        icon: Trash2,
        danger: true,
        perform: () => open({ kind: 'delete' }),
      },
    ],
  ];
  return { groups: [[list], ...groups, ...changes], working };
};

/** Undo and redo, each naming what it would take back or do again (docs/readings.md#r19). */
export const HistoryButtons = (): ReactElement => {
  const { editor } = useTexts();
  const { history, undo, redo } = useEditor();
  const undone = history.past.at(-1);
  const redone = history.future[0];
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undone ? editor.undo(editor.edits[undone.name]) : editor.undoShort}
        aria-keyshortcuts="Control+Z"
        refusal={undone ? undefined : editor.nothingToUndo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={redone ? editor.redo(editor.edits[redone.name]) : editor.redoShort}
        aria-keyshortcuts="Control+Y"
        refusal={redone ? undefined : editor.nothingToRedo}
        onClick={redo}
      />
    </>
  );
};

/** How the set can be saved now. */
export type SaveMenu = {
  /** Whether it is being saved. */
  readonly busy: boolean;
  /** Why it cannot be; undefined where it can. */
  readonly refusal: string | undefined;
  /** Saves, and leaves. */
  readonly onSave: () => void;
  /** Saves, and begins the next set. */
  readonly onNext: () => void;
  /** The room whose turn it is, and how to save and begin its first set; undefined where there is none. */
  readonly nextRoom: { readonly name: string; readonly onGo: () => void } | undefined;
};

/**
 * Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo (docs/readings.md#r19): in a text field these keys belong to the text.
 * Ctrl+S saves, Ctrl+Enter begins the next set and Ctrl+Shift+Enter that of the next room, from wherever one is but a
 * dialog.
 */
export const useShortcuts = ({ busy, refusal, onSave, onNext, nextRoom }: SaveMenu): void => {
  const { undo, redo } = useEditor();
  // Before it is painted: who presses the keys as soon as the set is seen is heard.
  useLayoutEffect(() => {
    const save = (perform: () => void): void => {
      if (refusal !== undefined) snackbars.error(refusal);
      else if (!busy) perform();
    };
    const handleKey = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      ({ undo, redo, save: () => save(onSave), next: () => save(onNext), room: () => save(nextRoom?.onGo ?? onNext) })[
        shortcut
      ]();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [undo, redo, busy, refusal, onSave, onNext, nextRoom]);
};

const shortcutOf = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
  if (!(ctrlKey || metaKey) || altKey || isIn(target, '[role="dialog"]')) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'enter') return shiftKey ? 'room' : 'next';
  if (isIn(target, 'input, textarea, select')) return undefined;
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : undefined;
};

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
