import { Copy, List, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../../language/use-texts.ts';
import type { Action } from '../../ui/actions/action.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';

/** The editor's menu (specification §2): the component list, and what can be done with a saved set. */
export const useMenuActions = (setId: number | null, hasBill: boolean): readonly (readonly Action[])[] => {
  const { componentList, editor } = useTexts();
  const texts = editor.actions;
  const open = useOpenDialog();
  const list: Action = {
    name: 'component-list',
    label: componentList.title,
    icon: List,
    refusal: hasBill ? undefined : texts.needsFrame,
    perform: () => open({ kind: 'bill' }),
  };
  if (setId === null) return [[list]];
  return [
    [list],
    [
      { name: 'copy', label: texts.copy, icon: Copy, perform: () => open({ kind: 'copy' }) },
      { name: 'rename', label: texts.rename, icon: Pencil, perform: () => open({ kind: 'rename' }) },
    ],
    [{ name: 'delete', label: texts.delete, icon: Trash2, danger: true, perform: () => open({ kind: 'delete' }) }],
  ];
};
