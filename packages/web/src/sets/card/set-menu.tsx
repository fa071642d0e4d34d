import type { WireBundle } from '@ramka/contract/wire/bundle';
import { Copy, EllipsisVertical, ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDownloadMenu } from '../../downloads/use-download-menu.ts';
import { useTexts } from '../../language/use-texts.ts';
import type { Action } from '../../ui/actions/action.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import type { SetDialog } from '../dialogs/set-dialog.ts';

export type SetMenuProps = {
  readonly set: WireBundle;
  readonly name: string;
  readonly className: string | undefined;
  readonly onDialog: (dialog: SetDialog) => void;
};

/** What can be done with a set; one of the planning tool is neither renamed, copied nor deleted. */
export const SetMenu = ({ set, name, className, onDialog }: SetMenuProps): ReactElement => {
  const { sets, rooms } = useTexts();
  const { groups, working } = useDownloadMenu({ kind: 'sets', setIds: [set.id] });
  const components: Action = {
    name: 'components',
    label: sets.showComponents,
    icon: ListChecks,
    perform: () => onDialog({ kind: 'components', setIds: [set.id] }),
  };
  const changes: readonly Action[] = [
    { name: 'rename', label: sets.renameSet, icon: Pencil, perform: () => onDialog({ kind: 'rename', set }) },
    { name: 'copy', label: sets.copySet, icon: Copy, perform: () => onDialog({ kind: 'copy', set }) },
    {
      name: 'delete',
      label: sets.deleteSet,
      icon: Trash2,
      danger: true,
      perform: () => onDialog({ kind: 'delete', set }),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={rooms.actionsFor(name)}
          working={working}
          silent
          className={className}
        />
      }
      groups={[[components], ...groups, set.type === 'external' ? [] : changes]}
    />
  );
};
