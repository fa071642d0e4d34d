import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import { Copy, List, Pencil, Trash2 } from 'lucide-react';
import { useDownloadMenu } from '../../downloads/download-menu.tsx';
import { useTexts } from '../../language/texts.ts';
import type { Action } from '../../ui/menu.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useEditor } from '../state/editor-context.ts';

export type MenuOfSet = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  readonly dirty: boolean;
};

/**
 * The editor's menu (specification §2): the component list, its downloads once the set on screen is saved and
 * configured, and what can be done with a saved set. Also whether a download is under way.
 */
export const useMenuActions = ({
  setId,
  dirty,
}: MenuOfSet): { readonly groups: readonly (readonly Action[])[]; readonly working: boolean } => {
  const { componentList, editor, downloads } = useTexts();
  const texts = editor.actions;
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
      { name: 'copy', label: texts.copy, icon: Copy, perform: () => open({ kind: 'copy' }) },
      { name: 'rename', label: texts.rename, icon: Pencil, perform: () => open({ kind: 'rename' }) },
    ],
    [{ name: 'delete', label: texts.delete, icon: Trash2, danger: true, perform: () => open({ kind: 'delete' }) }],
  ];
  return { groups: [[list], ...groups, ...changes], working };
};
