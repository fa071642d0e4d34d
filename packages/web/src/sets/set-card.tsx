import { wallOfSet } from '@ramka/domain/wall';
import { tellingName } from '@ramka/texts/name-of-set';
import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  EllipsisVertical,
  ListChecks,
  ListPlus,
  Palette,
  Pencil,
  RectangleHorizontal,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { Room, SavedSet } from '../api/project.ts';
import { useDownloadMenu, useDrillingTemplate } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { useProjectId, useProjectPart } from '../project/project-query.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Action, Menu } from '../ui/menu.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './set-card.module.css';
import { type OpenDialog, useOpenDialog } from './open-dialog.ts';
import { fillSetWithBlanks } from '../project-changes/sets.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { usePictureMenu } from './picture-menu.ts';
import { SetName, SetPicture, SetPrice, SetSeries } from './set-face.tsx';

export type SelectableSetCardProps = {
  readonly set: SavedSet;
  readonly selected: boolean;
  readonly onSelected: () => void;
};

/** A set in the list. A set of the planning tool can be viewed and listed, but not changed. */
export const SelectableSetCard = (props: SelectableSetCardProps): ReactElement => {
  const { set, selected, onSelected } = props;
  const { sets, common, rooms } = useTexts();
  const projectId = useProjectId();
  const name = tellingName(set, { common });
  const { usage, wall } = useProjectPart((project) => ({
    usage: usageOf(project.rooms, set.id),
    wall: wallOfSet(project, set.id),
  }));
  return (
    <li
      className={styles['card']}
      style={wallStyle(wall)}
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
        <SetSeries set={set} className={styles['series']} />
        <SetName set={set} />
        <span className={styles['facts']}>
          <SetPrice set={set} />
          {usage.pieces > 0 && <span className="muted">{sets.usage.inRooms(usage.rooms, usage.pieces)}</span>}
        </span>
        {set.emptySlots > 0 && <span className={styles['empty-slots']}>{rooms.emptySlots(set.emptySlots)}</span>}
      </div>
      <SetMenu set={set} name={name} className={styles['menu']} />
    </li>
  );
};

/** The number of rooms that have a set, and of its pieces in them. */
const usageOf = (rooms: readonly Room[], setId: number): { readonly rooms: number; readonly pieces: number } => {
  const quantities = rooms.flatMap((room) => room.sets.flatMap(({ id, quantity }) => (id === setId ? [quantity] : [])));
  return { rooms: quantities.length, pieces: quantities.reduce((sum, quantity) => sum + quantity, 0) };
};

type SetMenuProps = {
  readonly set: SavedSet;
  readonly name: string;
  readonly className: string | undefined;
};

/** Actions that change a set or add it to rooms. */
const useSetActions = (set: SavedSet, openDialog: OpenDialog): readonly Action[] => {
  const { sets, rooms } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const cover = useProjectChange(fillSetWithBlanks);
  return [
    {
      name: 'edit',
      label: rooms.edit,
      icon: Pencil,
      perform: () =>
        void navigate({ to: '/projekt/$projectId/zestawy/$id', params: { projectId, id: String(set.id) } }),
    },
    {
      name: 'spread',
      label: sets.spread,
      icon: ListPlus,
      perform: () => openDialog({ dialog: 'set-quantities', setIds: [set.id] }),
    },
    ...(set.emptySlots > 0
      ? [
          {
            name: 'cover',
            label: rooms.cover(set.emptySlots),
            icon: RectangleHorizontal,
            perform: () => void cover(set),
          },
        ]
      : []),
    { name: 'copy', label: sets.copySet, icon: Copy, perform: () => openDialog({ dialog: 'copy-set', setId: set.id }) },
    {
      name: 'rename',
      label: sets.renameSet,
      icon: TextCursorInput,
      perform: () => openDialog({ dialog: 'rename-set', setId: set.id }),
    },
    {
      name: 'restyle',
      label: sets.restyle,
      icon: Palette,
      perform: () =>
        void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { sets: set.id } }),
    },
  ];
};

/** Menu of a set. A set of the planning tool cannot be renamed, copied or deleted. */
const SetMenu = ({ set, name, className }: SetMenuProps): ReactElement => {
  const { componentList, sets, rooms } = useTexts();
  const openDialog = useOpenDialog();
  const { groups, working } = useDownloadMenu({ kind: 'sets', setIds: [set.id] });
  const [documents = [], ...data] = groups;
  const template = useDrillingTemplate(set, null);
  const picture = usePictureMenu(set);
  const list: Action = {
    name: 'components',
    label: componentList.show,
    icon: ListChecks,
    perform: () => openDialog({ dialog: 'components', setIds: [set.id] }),
  };
  const changes = useSetActions(set, openDialog);
  const remove: Action = {
    name: 'delete',
    label: sets.deleteSet,
    icon: Trash2,
    danger: true,
    perform: () => openDialog({ dialog: 'delete-set', setId: set.id }),
  };
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={rooms.actionsFor(name)}
          working={working || template.working}
          silent
          className={className}
          data-menu=""
        />
      }
      groups={[
        set.isExternal ? [] : changes,
        [list],
        [...documents, ...template.items, ...picture],
        ...data,
        set.isExternal ? [] : [remove],
      ]}
    />
  );
};
