import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  DoorOpen,
  Keyboard,
  List,
  type LucideIcon,
  Palette,
  Pencil,
  Redo2,
  Save,
  SaveAll,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useDownloadMenu } from '../../downloads/download-menu.tsx';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import type { ShortcutHandlers } from '../../platform/shortcuts.ts';
import { useProjectId } from '../../project/project-query.ts';
import type { Action } from '../../ui/menu.tsx';
import { useOpenDialog } from '../editing/editor.ts';
import { useEditor } from '../editing/editor.ts';

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

export type EditorActionsOptions = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  readonly ways: SaveMenu;
  /** Opens the field in which the set is typed. */
  readonly onType: () => void;
};

/** What can be done with the edited set: the bar's buttons and the keyboard take their actions from here. */
export type EditorActions = {
  readonly [
    name in
      | 'undo'
      | 'redo'
      | 'quickEntry'
      | 'save'
      | 'saveAndNext'
      | 'saveAndNextRoom'
      | 'componentList'
      | 'restyle'
      | 'copy'
      | 'rename'
      | 'delete'
  ]: Action & { readonly icon: LucideIcon };
};

export const useEditorActions = ({ setId, ways, onType }: EditorActionsOptions): EditorActions => {
  const { componentList, editor, sets, typing } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const { draft, catalogue, history, undo, redo } = useEditor();
  const { refusal, busy, nextRoom } = ways;
  const undone = history.past.at(-1);
  const redone = history.future[0];
  const frameRefusal = frameOfSet(draft.set, catalogue) ? editor.steps.needsControllers : editor.steps.needsFrame;
  return {
    undo: {
      name: 'undo',
      // Undo and redo name what they would take back or do again (docs/readings.md#r19).
      label: undone ? editor.undo(editor.edits[undone.name]) : editor.undoShort,
      icon: Undo2,
      shortcut: 'undo',
      refusal: undone ? undefined : editor.nothingToUndo,
      perform: undo,
    },
    redo: {
      name: 'redo',
      label: redone ? editor.redo(editor.edits[redone.name]) : editor.redoShort,
      icon: Redo2,
      shortcut: 'redo',
      refusal: redone ? undefined : editor.nothingToRedo,
      perform: redo,
    },
    quickEntry: {
      name: 'quick-entry',
      label: typing.open,
      icon: Keyboard,
      shortcut: 'quickEntry',
      perform: onType,
    },
    save: {
      name: 'save',
      label: editor.save.save,
      icon: Save,
      shortcut: 'save',
      refusal,
      busy,
      perform: ways.onSave,
    },
    saveAndNext: {
      name: 'save-and-next',
      label: editor.save.saveAndNext,
      icon: SaveAll,
      shortcut: 'saveAndNext',
      refusal,
      busy,
      perform: ways.onNext,
    },
    saveAndNextRoom: {
      name: 'save-and-next-room',
      label: nextRoom ? editor.save.saveAndGoTo(nextRoom.name) : editor.save.saveAndNext,
      icon: DoorOpen,
      shortcut: 'saveAndNextRoom',
      refusal,
      busy,
      perform: nextRoom?.onGo ?? ways.onNext,
    },
    componentList: {
      name: 'component-list',
      label: componentList.title,
      icon: List,
      refusal: isConfigured(draft.set, catalogue) ? undefined : frameRefusal,
      perform: () => open({ kind: 'bill' }),
    },
    restyle: {
      name: 'restyle',
      label: sets.restyle,
      icon: Palette,
      perform: () => {
        if (setId !== null)
          void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { sets: setId } });
      },
    },
    copy: { name: 'copy', label: editor.actions.copy, icon: Copy, perform: () => open({ kind: 'copy' }) },
    rename: { name: 'rename', label: editor.actions.rename, icon: Pencil, perform: () => open({ kind: 'rename' }) },
    delete: {
      name: 'delete',
      label: editor.actions.delete,
      icon: Trash2,
      danger: true,
      perform: () => open({ kind: 'delete' }),
    },
  };
};

/**
 * The editor's menu (docs/specification.md#s2-109): the component list, its downloads, and what can be done with a
 * saved set. `working`: a download is under way.
 */
export const useEditorMenu = (
  { componentList, restyle, copy, rename, delete: remove }: EditorActions,
  { setId, dirty }: Pick<EditorActionsOptions, 'setId'> & { readonly dirty: boolean },
): { readonly groups: readonly (readonly Action[])[]; readonly working: boolean } => {
  const { editor, downloads } = useTexts();
  const { draft, catalogue } = useEditor();
  const unsaved = setId === null || dirty ? downloads.saveFirst : undefined;
  const { groups, working } = useDownloadMenu(
    { kind: 'sets', setIds: setId === null ? [] : [setId] },
    { refusal: isConfigured(draft.set, catalogue) ? unsaved : editor.save.notConfigured },
  );
  const changes = setId === null ? [] : [[restyle, copy, rename], [remove]];
  return { groups: [[componentList], ...(setId === null ? [] : groups), ...changes], working };
};

/**
 * The keyboard's part of the actions. A refused one says why, as nothing else would be seen of the key; undo and redo are
 * silent at their ends.
 */
export const actionShortcuts = (actions: EditorActions): ShortcutHandlers =>
  Object.fromEntries(
    Object.values(actions)
      .filter(({ shortcut }) => shortcut !== undefined)
      .map(({ shortcut, refusal, busy, perform }) => [
        shortcut,
        () => {
          if (refusal === undefined) {
            if (busy !== true) perform();
          } else if (shortcut !== 'undo' && shortcut !== 'redo') snackbars.error(refusal);
        },
      ]),
  );
