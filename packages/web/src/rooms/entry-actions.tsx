import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { useNavigate } from '@tanstack/react-router';
import {
  ArrowLeft,
  ArrowRight,
  Copy,
  CopyPlus,
  CornerDownRight,
  DoorOpen,
  EllipsisVertical,
  Hash,
  ListPlus,
  Minus,
  Pencil,
  Plus,
  RectangleHorizontal,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import type { RoomEntry } from '@ramka/domain/project';
import type { Room, SavedSet } from '../api/project.ts';
import {
  duplicateInRoom,
  type EntryList,
  moveRoomEntry,
  removeRoomProduct,
  removeRoomSet,
} from '../project-changes/room-entries.ts';
import { useDrillingTemplate } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { fillSetWithBlanks } from '../project-changes/sets.ts';
import { usePictureMenu } from '../sets/picture-menu.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type Action, type Groups, Menu, MenuActions } from '../ui/menu.tsx';
import { type RequestOrigin, useRequestOrigin } from '../ui/request-origin.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { useOpenDialog } from './open-dialog.ts';
import { useQuantitySteps } from './use-quantity-steps.ts';
import styles from './entry-actions.module.css';

/** A set or single product in its room. */
export type EntryOfRoom = { readonly room: Room; readonly list: EntryList; readonly entry: RoomEntry };

export type EntryMenuProps = EntryOfRoom & {
  readonly name: string;
  readonly className: string | undefined;
  /** Undefined for a product. */
  readonly set?: SavedSet | undefined;
};

/** Menu of a set or product in a room. It includes all actions that are possible by dragging. */
export const EntryMenu = ({ className, ...entry }: EntryMenuProps): ReactElement => {
  const markOrigin = useRequestOrigin();
  const { rooms } = useTexts();
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={rooms.actionsFor(entry.name)}
          size="small"
          silent
          className={className}
          data-menu=""
        />
      }
      groups={<EntryActions {...entry} markOrigin={markOrigin} />}
    />
  );
};

type EntryActionsProps = Omit<EntryMenuProps, 'className'> & {
  /** Origin of the card, because the menu is unmounted when a response arrives. */
  readonly markOrigin: () => RequestOrigin;
};

const EntryActions = (props: EntryActionsProps): ReactElement => {
  const { room, list, entry, set, markOrigin } = props;
  const openDialog = useOpenDialog();
  const { rooms, sets } = useTexts();
  const remove = useProjectChange(list === 'sets' ? removeRoomSet : removeRoomProduct);
  const { rooms: all } = useProject();
  const places = usePlaceActions({ room, list, entry });
  const own = useSetActions({ room, set, markOrigin });
  const rename: readonly Action[] =
    set && !set.isExternal
      ? [
          {
            name: 'rename',
            label: sets.renameSet,
            icon: TextCursorInput,
            perform: () => openDialog({ dialog: 'rename-set', setId: set.id }),
          },
        ]
      : [];
  const quantities: Action[] = set
    ? [
        {
          name: 'spread',
          label: sets.spread,
          icon: ListPlus,
          perform: () => openDialog({ dialog: 'set-quantities', setId: set.id }),
        },
      ]
    : [];
  const { items: template } = useDrillingTemplate(set, room.id);
  const picture = usePictureMenu(set, { roomId: room.id });
  const ids = { roomId: room.id, list, entryId: entry.id };
  const moves: readonly Action[] =
    all.length < 2
      ? []
      : [
          {
            name: 'move',
            label: rooms.moveTo,
            icon: CornerDownRight,
            perform: () => openDialog({ dialog: 'move-entry', copy: false, ...ids }),
          },
          {
            name: 'copy',
            label: rooms.copyTo,
            icon: Copy,
            perform: () => openDialog({ dialog: 'move-entry', copy: true, ...ids }),
          },
        ];
  const quantity: Action = {
    name: 'quantity',
    label: rooms.changeQuantity,
    icon: Hash,
    perform: () => openDialog({ dialog: 'entry-quantity', ...ids }),
  };
  const removeEntry: Action = {
    name: 'remove',
    label: rooms.removeFromRoom,
    icon: Trash2,
    danger: true,
    perform: () => void remove({ roomId: room.id, entry }),
  };
  const others: Groups = [[...quantities, ...moves, ...own.copies], places].filter((group) => group.length > 0);
  const toRooms = { name: 'rooms', label: rooms.otherRooms, icon: DoorOpen, groups: others };
  return (
    <MenuActions
      groups={[
        [...own.edits, ...rename, quantity],
        [...(others.length > 0 ? [toRooms] : []), ...own.covers, ...template, ...picture],
        [removeEntry],
      ]}
    />
  );
};

type SetActions = Readonly<Record<'edits' | 'copies' | 'covers', readonly Action[]>>;

/** Actions for the set itself: edit, create a variant for this room, and fill empty slots with blanks. */
const useSetActions = ({
  room,
  set,
  markOrigin,
}: Pick<EntryActionsProps, 'room' | 'set' | 'markOrigin'>): SetActions => {
  const { rooms } = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const cover = useProjectChange(fillSetWithBlanks);
  const origin = useRef<RequestOrigin>(undefined);
  const open = (id: number): void =>
    void navigate({
      to: '/projekt/$projectId/zestawy/$id',
      params: { projectId, id: String(id) },
      search: { openedFromGroupId: room.id },
    });
  const duplicate = useProjectChange(duplicateInRoom, {
    onSuccess: ({ ids: [copyId] }) => {
      // Does not navigate if the visitor has left the screen or opened something else meanwhile.
      if (copyId !== undefined && origin.current?.isUncovered()) open(copyId);
    },
  });
  if (!set || set.isExternal) return { edits: [], copies: [], covers: [] };
  const covers: Action = {
    name: 'cover',
    label: rooms.cover(set.emptySlots),
    icon: RectangleHorizontal,
    perform: () => void cover(set),
  };
  return {
    edits: [{ name: 'edit', label: rooms.edit, icon: Pencil, perform: () => open(set.id) }],
    copies: [
      {
        name: 'duplicate',
        label: rooms.duplicateHere,
        icon: CopyPlus,
        perform: () => {
          origin.current = markOrigin();
          void duplicate({ roomId: room.id, setId: set.id });
        },
      },
    ],
    covers: set.emptySlots > 0 ? [covers] : [],
  };
};

/** Actions that move an entry one position up or down in its room. */
const usePlaceActions = ({ room, list, entry }: EntryOfRoom): readonly Action[] => {
  const { rooms } = useTexts();
  const { sets } = useProject();
  const moveEntry = useProjectChange(moveRoomEntry);
  const external = new Set(list === 'sets' ? sets.flatMap(({ id, isExternal }) => (isExternal ? [id] : [])) : []);
  const ids = room[list].map(({ id }) => id);
  const at = ids.indexOf(entry.id);
  // Sets of the planning tool stay first, in the order of delivery.
  if (external.has(entry.id)) return [];
  const moveBefore = (before: number | null): void =>
    void moveEntry({ list, id: entry.id, from: room.id, to: room.id, before, copy: false });
  const previous = ids[at - 1];
  return [
    ...(previous !== undefined && !external.has(previous)
      ? [{ name: 'earlier', label: rooms.earlier, icon: ArrowLeft, perform: () => moveBefore(previous) }]
      : []),
    ...(at < ids.length - 1
      ? [{ name: 'later', label: rooms.later, icon: ArrowRight, perform: () => moveBefore(ids[at + 2] ?? null) }]
      : []),
  ];
};

export type QuantityStepperProps = EntryOfRoom & {
  /** The entry's name, for screen readers. */
  readonly name: string;
};

/** The quantity of an entry, with buttons that change it by one. */
export const QuantityStepper = ({ name, room, list, entry }: QuantityStepperProps): ReactElement => {
  const { rooms } = useTexts();
  const { quantity } = entry;
  const count = useQuantitySteps({ roomId: room.id, list, entry });
  const [live, setLive] = useState(false);
  // The live region is active only while the quantity is changed, because an opening dialog processes every live region
  // of the page.
  return (
    // The focus of a tap shows the buttons (see `room-entries.module.css`).
    <fieldset className={styles['place']} tabIndex={-1}>
      <span
        role="presentation"
        className={styles['stepper']}
        onPointerDown={() => setLive(true)}
        onFocus={() => setLive(true)}
        onBlur={() => setLive(false)}
      >
        <span className={styles['quantity']} aria-live={live ? 'polite' : undefined} translate="no">
          ×{quantity}
        </span>
        <IconButton
          icon={Minus}
          size="small"
          silent
          label={rooms.oneLess(name)}
          className={styles['step']}
          disabled={quantity <= 1}
          onClick={() => count(-1)}
        />
        <IconButton
          icon={Plus}
          size="small"
          silent
          label={rooms.oneMore(name)}
          className={styles['step']}
          disabled={quantity >= LARGEST_QUANTITY}
          onClick={() => count(1)}
        />
      </span>
    </fieldset>
  );
};
