import type { Texts } from '@ramka/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  ChevronDown,
  EllipsisVertical,
  Grid2x2Plus,
  ListPlus,
  Lock,
  PackagePlus,
  Palette,
  Pencil,
  SwatchBook,
  Trash2,
} from 'lucide-react';
import { memo, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Room } from '../api/project.ts';
import { lookFor, roomCost } from '../api/project.ts';
import { useDownloadMenu } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { ToolButton } from '../planning-tool/tool-button.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { searchOfLook } from '../project/new-set.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { type Action, Menu } from '../ui/menu.tsx';
import { Price } from '../ui/price.tsx';
import type { RoomDialog } from './room-dialogs.tsx';
import { RoomEntriesGrid } from './room-entries.tsx';
import styles from './room-panel.module.css';

export type RoomPanelProps = {
  readonly room: Room;
  /** Whether the address asks for this room: it opens and comes into sight. */
  readonly asked: boolean;
  readonly onDialog: (dialog: RoomDialog) => void;
};

/** A room: its name, how much is in it, and its sets and products. */
export const RoomPanel = memo(({ room, asked, onDialog }: RoomPanelProps): ReactElement => {
  const { rooms } = useTexts();
  const project = useProject();
  const { open, toggle } = useOpenPanel(project.id, room.id, asked);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [asked]);
  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={`${id}-name`}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={`${id}-content`}
            onClick={toggle}
          >
            <ChevronDown className={styles['chevron']} aria-hidden />
            <span id={`${id}-name`} className={styles['name']}>
              {room.name}
            </span>
            <span className={styles['count']}>{rooms.entries(room.sets.length + room.products.length)}</span>
          </button>
        </h2>
        {room.planningId !== null && (
          <span className={styles['lock']}>
            <Lock aria-hidden />
            {rooms.locked}
          </span>
        )}
        <span>
          <span className="visually-hidden">{rooms.roomCost}: </span>
          <Price value={roomCost(project, room)} />
        </span>
        <RestyleLink room={room} />
        <RoomMenu room={room} onDialog={onDialog} />
      </div>
      <div id={`${id}-content`} className={styles['content']} hidden={!open}>
        <RoomEntriesGrid room={room} onDialog={onDialog} />
        <RoomButtons room={room} onDialog={onDialog} />
      </div>
    </section>
  );
});

RoomPanel.displayName = 'RoomPanel';

/** Leads to another series, finish or colour for the sets of a room; null where it has none. */
const RestyleLink = ({ room }: { readonly room: Room }): ReactElement | null => {
  const { restyle } = useTexts();
  const projectId = useProjectId();
  return room.sets.length === 0 ? null : (
    <IconLink
      to="/projekt/$projectId/zmiana"
      params={{ projectId }}
      search={{ groupId: room.id }}
      icon={Palette}
      label={restyle.openRoom(room.name)}
    />
  );
};

export type OpenPanel = { readonly open: boolean; readonly toggle: () => void };

/** Whether the panel of a room is open, remembered in this browser; one that the address asks for opens. */
const useOpenPanel = (projectId: string, roomId: number, asked: boolean): OpenPanel => {
  const [open, setOpen] = useState(() => asked || !closedRooms(projectId).includes(roomId));
  const toggle = (): void => {
    const others = closedRooms(projectId).filter((id) => id !== roomId);
    browserStorage.setItem(keyOf(projectId), JSON.stringify(open ? [...others, roomId] : others));
    setOpen(!open);
  };
  return { open, toggle };
};

const keyOf = (projectId: string): string => `configurator.closed-rooms.${projectId}`;

const closedRooms = (projectId: string): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(browserStorage.getItem(keyOf(projectId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

type RoomMenuProps = { readonly room: Room; readonly onDialog: (dialog: RoomDialog) => void };

/** What can be done with a room: to change how it looks, to download what is in it, and to rename or delete it unless it is locked. */
const RoomMenu = ({ room, onDialog }: RoomMenuProps): ReactElement | null => {
  const texts = useTexts();
  const { rooms, restyle } = texts;
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { groups, working } = useDownloadMenu({ kind: 'room', roomId: room.id });
  const filled = room.sets.length + room.products.length > 0;
  const locked = room.planningId !== null;
  const ownSets = new Set(useProject().sets.flatMap(({ id, isExternal }) => (isExternal ? [] : [id])));
  if (locked && !filled) {
    return null;
  }
  const look: Action = {
    name: 'restyle',
    label: restyle.open,
    icon: Palette,
    perform: () =>
      void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { groupId: room.id } }),
  };
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={rooms.actionsFor(room.name)} working={working} silent />}
      groups={[
        room.sets.some(({ id }) => ownSets.has(id)) ? [look] : [],
        ...(filled ? groups : []),
        locked ? [] : changesOf(room, texts, onDialog),
      ]}
    />
  );
};

const changesOf = (
  room: Room,
  { rooms, properties }: Texts,
  onDialog: RoomPanelProps['onDialog'],
): readonly Action[] => [
  {
    name: 'look',
    label: properties.look.room,
    icon: SwatchBook,
    perform: () => onDialog({ kind: 'room-look', room }),
  },
  {
    name: 'rename',
    label: rooms.renameRoom,
    icon: Pencil,
    perform: () => onDialog({ kind: 'rename-room', room }),
  },
  {
    name: 'delete',
    label: rooms.deleteRoom,
    icon: Trash2,
    danger: true,
    perform: () => onDialog({ kind: 'delete-room', room }),
  },
];

type RoomButtonsProps = { readonly room: Room; readonly onDialog: (dialog: RoomDialog) => void };

/**
 * What can be put into a room: a new set, a single product where the catalogue has any, a set that exists already; and
 * the way to order what is in it.
 */
const RoomButtons = ({ room, onDialog }: RoomButtonsProps): ReactElement => {
  const { rooms } = useTexts();
  const project = useProject();
  const { data: catalogue } = useQuery(catalogueQuery);
  const hasSingleProducts = Object.keys(catalogue?.productCategories ?? {}).length > 0;
  const hasSets = project.sets.some(({ isExternal }) => !isExternal);
  return (
    <div className={styles['buttons']}>
      <LinkButton
        to="/projekt/$projectId/zestawy/$id"
        params={{ projectId: project.id, id: 'nowy' }}
        search={{ createInGroupId: room.id, ...searchOfLook(lookFor(project, room.id)) }}
        size="small"
        icon={Grid2x2Plus}
      >
        {rooms.createSet}
      </LinkButton>
      {hasSingleProducts && (
        <Button
          size="small"
          icon={PackagePlus}
          onClick={() => onDialog({ kind: 'single-product', room, seriesTag: undefined })}
        >
          {rooms.addSingleProduct}
        </Button>
      )}
      {hasSets && (
        <Button size="small" icon={ListPlus} onClick={() => onDialog({ kind: 'add-sets', room })}>
          {rooms.addSets}
        </Button>
      )}
      <ToolButton room={room} size="small" />
      {room.sets.length + room.products.length > 0 && (
        <ShopButton subject={{ kind: 'room', roomId: room.id }} size="small" brief />
      )}
    </div>
  );
};
