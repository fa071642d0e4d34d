import { wallOfRoom } from '@ramka/domain/wall';
import type { PageTexts } from '@ramka/texts/texts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  Copy,
  EllipsisVertical,
  GripVertical,
  Lock,
  Palette,
  Pencil,
  ShoppingCart,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, memo, type ReactElement, type RefObject, useEffect, useId, useRef } from 'react';
import type { MinorUnits } from '@ramka/domain/money';
import { countsOf, type Project, type Room, roomCost, type RoomCounts } from '../api/project.ts';
import { useOrderAndFiles } from '../downloads/order-and-files-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProjectId, useProjectPart } from '../project/project-query.ts';
import { classNames } from '../ui/class-names.ts';
import { isFocusLost } from '../ui/focus.ts';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { type Action, type Groups, Menu, MenuActions } from '../ui/menu.tsx';
import { Price } from '../ui/price.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import { startEntryDrag, useDrop } from './drag-entries.ts';
import { reorderRooms } from '../project-changes/rooms.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { type OpenDialog, useOpenDialog } from './open-dialog.ts';
import { RoomEntriesGrid } from './room-entries.tsx';
import styles from './room-panel.module.css';

export type RoomPanelProps = {
  readonly room: Room;
  /** Whether the address names this room, which is then expanded and scrolled to. */
  readonly isLinkTarget: boolean;
  readonly open: boolean;
  readonly onToggle: (roomId: number) => void;
};

/** A room: name, summary, sets and products. */
export const RoomPanel = memo(({ room, isLinkTarget, open, onToggle }: RoomPanelProps): ReactElement => {
  const { counts, cost, wall } = useProjectPart((project) => ({
    counts: countsOf(project, [room]),
    cost: roomCost(project, room),
    wall: wallOfRoom(project, room.id),
  }));
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useScrollIntoView(panel, isLinkTarget);
  return (
    <section
      ref={panel}
      className={styles['panel']}
      data-room={room.id}
      data-locked={room.planningId === null ? undefined : ''}
      data-open={open ? '' : undefined}
      aria-labelledby={`${id}-name`}
    >
      <RoomHead {...{ id, room, counts, cost, open, onToggle }} />
      <div id={`${id}-content`} className={styles['content']} style={wallStyle(wall)} hidden={!open}>
        <RoomEntriesGrid room={room} />
      </div>
    </section>
  );
});

RoomPanel.displayName = 'RoomPanel';

type RoomHeadProps = Pick<RoomPanelProps, 'room' | 'open' | 'onToggle'> & {
  readonly id: string;
  readonly counts: RoomCounts;
  readonly cost: MinorUnits | null;
};

const RoomHead = ({ id, room, counts, cost, open, onToggle }: RoomHeadProps): ReactElement => {
  const { rooms, sets } = useTexts();
  return (
    <div className={styles['head']}>
      <RoomHandle room={room} />
      <h2 className={styles['heading']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => onToggle(room.id)}
          onKeyDown={moveBetweenHeads}
        >
          <ChevronDown className={styles['chevron']} aria-hidden />
          <span className={styles['words']}>
            <span id={`${id}-name`} className={styles['name']}>
              {room.name}
            </span>
            <span className={styles['count']}>
              {rooms.counts({ sets: room.sets.length, products: room.products.length, points: counts.points })}
            </span>
          </span>
        </button>
      </h2>
      {room.planningId !== null && (
        <span className={styles['lock']}>
          <Lock aria-hidden />
          {rooms.locked(pageSettings.planningTool?.name ?? '')}
        </span>
      )}
      {room.sets.length + room.products.length > 0 && (
        <>
          <span className={styles['cost']}>
            <span className="visually-hidden">{rooms.roomCost}: </span>
            {cost === null ? sets.awaited : <Price value={cost} />}
          </span>
          <RestyleLink room={room} />
        </>
      )}
      <RoomMenu room={room} />
    </div>
  );
};

/** Link that restyles the sets of a room; null if it has none. On phones the link is in the room's menu. */
const RestyleLink = ({ room }: { readonly room: Room }): ReactElement | null => {
  const { restyle } = useTexts();
  const projectId = useProjectId();
  return room.sets.length === 0 || room.planningId !== null ? null : (
    <IconLink
      to="/projekt/$projectId/zmiana"
      params={{ projectId }}
      search={{ groupId: room.id }}
      icon={Palette}
      size="small"
      className={classNames(styles['tool'], styles['restyle'])}
      label={restyle.openRoom(room.name)}
    />
  );
};

/** Scrolls to the room that the address names, after the router has restored the scroll position. */
const useScrollIntoView = (panel: RefObject<HTMLElement | null>, isLinkTarget: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    if (!isLinkTarget) return undefined;
    const show = (): void => {
      panel.current?.scrollIntoView({ block: 'start' });
      panel.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
    };
    show();
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [isLinkTarget, panel, router]);
};

const roomIdsOf = ({ rooms }: Project): readonly number[] => rooms.map(({ id }) => id);

/** Handle that moves a room in the list, by dragging or with the arrow keys. */
const RoomHandle = ({ room }: { readonly room: Room }): ReactElement | null => {
  const { rooms } = useTexts();
  const all = useProjectPart(roomIdsOf);
  const order = useProjectChange(reorderRooms);
  const handle = useRef<HTMLButtonElement>(null);
  const at = all.indexOf(room.id);
  const moveTo = (place: number): void => {
    if (place === at || place < 0 || place >= all.length) return;
    void order(all.toSpliced(at, 1).toSpliced(place, 0, room.id));
    const { activeElement } = document;
    // React moves the element before the next frame, by which it may lose the focus. On a slow device, the visitor may
    // have moved on by then.
    requestAnimationFrame(() => {
      if (document.activeElement !== activeElement && !isFocusLost()) return;
      handle.current?.focus({ preventScroll: true });
      handle.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const drop = useDrop(({ roomId, after }) => {
    const others = all.filter((id) => id !== room.id);
    if (roomId !== room.id) moveTo(others.indexOf(roomId) + (after ? 1 : 0));
  });
  if (all.length < 2) return null;
  return (
    <IconButton
      ref={handle}
      icon={GripVertical}
      size="small"
      className={classNames(styles['tool'], styles['handle'])}
      label={rooms.moveRoom(room.name)}
      data-name={room.name}
      onPointerDown={({ nativeEvent: down, currentTarget: element }) => {
        if (down.button === 0) startEntryDrag({ down, element, kind: 'room', atOnce: true }, drop);
      }}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        moveTo(at + step);
      }}
    />
  );
};

/** Moves the focus between the heads of rooms with the arrow keys, Home and End, as in any accordion. */
const moveBetweenHeads = (event: KeyboardEvent<HTMLElement>): void => {
  const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
  const heads = [...document.querySelectorAll<HTMLElement>('[data-room] h2 > [aria-expanded]')];
  const at = heads.indexOf(currentTarget);
  const next = { ArrowUp: heads[at - 1], ArrowDown: heads[at + 1], Home: heads[0], End: heads.at(-1) }[key];
  if (next === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  next.focus();
};

type RoomMenuProps = { readonly room: Room };

/** Menu of a room: order and files, and restyle, rename and delete unless the room is locked. */
const RoomMenu = ({ room }: RoomMenuProps): ReactElement => {
  const { rooms } = useTexts();
  const { groups, working, dialog } = useOrderAndFiles({ kind: 'room', roomId: room.id });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={rooms.actionsFor(room.name)}
            className={styles['tool']}
            working={working}
            silent
            data-menu=""
          />
        }
        groups={<RoomActions room={room} files={groups} />}
      />
      {dialog}
    </>
  );
};

type RoomActionsProps = RoomMenuProps & { readonly files: Groups };

const RoomActions = ({ room, files }: RoomActionsProps): ReactElement => {
  const texts = useTexts();
  const { downloads, sets } = texts;
  const projectId = useProjectId();
  const navigate = useNavigate();
  const filled = room.sets.length + room.products.length > 0;
  const isLocked = room.planningId !== null;
  const restyle: Action = {
    name: 'restyle',
    label: sets.restyle,
    icon: Palette,
    perform: () =>
      void navigate({ to: '/projekt/$projectId/zmiana', params: { projectId }, search: { groupId: room.id } }),
  };
  const openDialog = useOpenDialog();
  const places = useRoomPlaces(room, openDialog);
  return (
    <MenuActions
      groups={[
        [...(isLocked ? [] : [restyle]), ...places],
        filled ? [{ name: 'files', label: downloads.orderAndFiles, icon: ShoppingCart, groups: files }] : [],
        isLocked ? [] : changesOf(room, texts, openDialog),
      ]}
    />
  );
};

const changesOf = (room: Room, { rooms }: PageTexts, openDialog: OpenDialog): readonly Action[] => [
  {
    name: 'rename',
    label: rooms.renameRoom,
    icon: Pencil,
    perform: () => openDialog({ dialog: 'rename-room', roomId: room.id }),
  },
  {
    name: 'delete',
    label: rooms.deleteRoom,
    icon: Trash2,
    danger: true,
    perform: () => openDialog({ dialog: 'delete-room', roomId: room.id }),
  },
];

/** Actions that copy a room or move it one position up or down. */
const useRoomPlaces = (room: Room, openDialog: OpenDialog): readonly Action[] => {
  const { rooms } = useTexts();
  const order = useProjectChange(reorderRooms);
  const all = useProjectPart(roomIdsOf);
  const at = all.indexOf(room.id);
  const moveTo = (place: number): void => void order(all.toSpliced(at, 1).toSpliced(place, 0, room.id));
  return [
    {
      name: 'copy',
      label: rooms.copyRoom,
      icon: Copy,
      perform: () => openDialog({ dialog: 'copy-room', roomId: room.id }),
    },
    ...(at > 0 ? [{ name: 'up', label: rooms.roomUp, icon: ArrowUp, perform: () => moveTo(at - 1) }] : []),
    ...(at < all.length - 1
      ? [{ name: 'down', label: rooms.roomDown, icon: ArrowDown, perform: () => moveTo(at + 1) }]
      : []),
  ];
};
