import { tellingName } from '@ramka/texts/name-of-set';
import { useNavigate } from '@tanstack/react-router';
import { Copy, EllipsisVertical, ListChecks, Palette, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SavedSet } from '../api/project.ts';
import { useDownloadMenu } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { useProjectId } from '../project/project-query.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Action, Menu } from '../ui/menu.tsx';
import { Price } from '../ui/price.tsx';
import styles from './set-card.module.css';
import type { SetDialog } from './set-dialogs.tsx';
import { SetName } from './set-name.tsx';
import { SetPicture } from './set-picture.tsx';

export type SelectableSetCardProps = {
  readonly set: SavedSet;
  readonly selected: boolean;
  readonly onSelected: () => void;
  readonly onDialog: (dialog: SetDialog) => void;
};

/** A set in the list; one of the planning tool can be looked at and listed, not changed. */
export const SelectableSetCard = (props: SelectableSetCardProps): ReactElement => {
  const { set, selected, onSelected, onDialog } = props;
  const { sets, common } = useTexts();
  const projectId = useProjectId();
  const seriesName = useSeriesName();
  const name = tellingName(set, { common });
  return (
    <li
      className={styles['card']}
      data-selected={selected ? '' : undefined}
      data-leads={!set.isExternal ? '' : undefined}
    >
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['select']}>
        <Checkbox checked={selected} onChecked={onSelected} label={sets.select(name)} labelHidden />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']}>{seriesName(set.seriesTag)}</span>
        <SetName set={set} className={styles['name']} />
        <Price value={set.price} />
      </div>
      <SetMenu set={set} name={name} className={styles['menu']} onDialog={onDialog} />
    </li>
  );
};

type SetMenuProps = {
  readonly set: SavedSet;
  readonly name: string;
  readonly className: string | undefined;
  readonly onDialog: (dialog: SetDialog) => void;
};

/** What can be done with a set; one of the planning tool is neither renamed, copied nor deleted. */
const SetMenu = ({ set, name, className, onDialog }: SetMenuProps): ReactElement => {
  const { sets, rooms, restyle } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { groups, working } = useDownloadMenu({ kind: 'sets', setIds: [set.id] });
  const components: Action = {
    name: 'components',
    label: sets.showComponents,
    icon: ListChecks,
    perform: () => onDialog({ kind: 'components', setIds: [set.id] }),
  };
  const changes: readonly Action[] = [
    {
      name: 'restyle',
      label: restyle.open,
      icon: Palette,
      perform: () =>
        void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { sets: set.id } }),
    },
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
      groups={[[components], ...groups, set.isExternal ? [] : changes]}
    />
  );
};
