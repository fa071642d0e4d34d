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
import { useProjectId, useProjectPart } from '../../project/project-query.ts';
import { usePictureMenu } from '../../sets/picture-menu.ts';
import type { Action, Groups } from '../../ui/menu.tsx';
import { useOpenDialog } from '../editing/editor.ts';
import { useEditor } from '../editing/editor.ts';

/** The ways to save the set, and whether saving is possible now. */
export type SaveMenu = {
  /** Whether a save is in progress. */
  readonly busy: boolean;
  /** Reason why the set cannot be saved; undefined if it can. */
  readonly refusal: string | undefined;
  /** Saves the set and leaves the editor. */
  readonly onSave: () => void;
  /** Saves the set and begins the next one. */
  readonly onNext: () => void;
  /** The next empty room, with a callback that saves and begins its first set; undefined if there is none. */
  readonly nextRoom: { readonly name: string; readonly onGo: () => void } | undefined;
};

export type EditorActionsOptions = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  readonly saveMenu: SaveMenu;
  /** Opens the quick-entry dialog. */
  readonly onType: () => void;
};

/**
 * The actions for the edited set as a whole: toolbar buttons, menu and their keyboard shortcuts are derived from this list.
 * The keys of a slot are handled in `canvas/slots.ts`, and all shortcuts are declared in `platform/shortcuts.ts`.
 */
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

export const useEditorActions = ({ setId, saveMenu, onType }: EditorActionsOptions): EditorActions => {
  const { componentList, editor, sets, typing } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const { draft, catalogue, history, undo, redo } = useEditor();
  const { refusal, busy, nextRoom } = saveMenu;
  const undone = history.past.at(-1);
  const redone = history.future[0];
  const frameRefusal = frameOfSet(draft.set, catalogue) ? editor.steps.needsControllers : editor.steps.needsFrame;
  return {
    undo: {
      name: 'undo',
      // The labels of undo and redo name the edit that they would undo or redo (docs/readings.md#r19).
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
      perform: saveMenu.onSave,
    },
    saveAndNext: {
      name: 'save-and-next',
      label: editor.save.saveAndNext,
      icon: SaveAll,
      shortcut: 'saveAndNext',
      refusal,
      busy,
      perform: saveMenu.onNext,
    },
    saveAndNextRoom: {
      name: 'save-and-next-room',
      label: nextRoom ? editor.save.saveAndGoTo(nextRoom.name) : editor.save.saveAndNext,
      icon: DoorOpen,
      shortcut: 'saveAndNextRoom',
      refusal,
      busy,
      perform: nextRoom?.onGo ?? saveMenu.onNext,
    },
    componentList: {
      name: 'component-list',
      label: componentList.title,
      icon: List,
      refusal: isConfigured(draft.set, catalogue) ? undefined : frameRefusal,
      perform: () => open({ dialog: 'bill' }),
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
    copy: { name: 'copy', label: editor.actions.copy, icon: Copy, perform: () => open({ dialog: 'copy-set' }) },
    rename: {
      name: 'rename',
      label: editor.actions.rename,
      icon: Pencil,
      perform: () => open({ dialog: 'rename-set' }),
    },
    delete: {
      name: 'delete',
      label: editor.actions.delete,
      icon: Trash2,
      danger: true,
      perform: () => open({ dialog: 'delete-set' }),
    },
  };
};

/**
 * The editor's menu (docs/specification.md#s2-109): quick entry, component list, downloads, and actions for a saved set.
 * `working` is true while a download is in progress.
 */
export const useEditorMenu = (
  { quickEntry, componentList, restyle, copy, rename, delete: remove }: EditorActions,
  {
    setId,
    roomId,
    dirty,
  }: Pick<EditorActionsOptions, 'setId'> & {
    /** The room on whose wall the set is shown; undefined outside of rooms. */
    readonly roomId: number | undefined;
    readonly dirty: boolean;
  },
): { readonly groups: Groups; readonly working: boolean } => {
  const { editor, downloads } = useTexts();
  const { draft, catalogue } = useEditor();
  const unsaved = setId === null || dirty ? downloads.saveFirst : undefined;
  const { groups, working } = useDownloadMenu(
    { kind: 'sets', setIds: setId === null ? [] : [setId] },
    { refusal: isConfigured(draft.set, catalogue) ? unsaved : editor.save.notConfigured },
  );
  const set = useProjectPart(({ sets }) => sets.find(({ id }) => id === setId));
  const picture = usePictureMenu(set, { roomId, refusal: unsaved });
  const changes = setId === null ? [] : [[restyle, copy, rename], [remove]];
  return {
    groups: [[quickEntry, componentList], ...(setId === null ? [] : [...groups, picture]), ...changes],
    working,
  };
};

/**
 * Shortcut handlers for the actions. A refused action shows its reason, because a shortcut gives no other feedback.
 * Undo and redo stay silent at the ends of the history.
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
