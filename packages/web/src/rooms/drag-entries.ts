import { useEffect, useRef } from 'react';
import { trackPointer, startDragAfterHold, type ScreenPoint } from '../dnd/track-pointer.ts';
import styles from './drag-entries.module.css';

/** What is dragged over the rooms: a set or product, or a room itself. */
export type DraggedEntry = 'entry' | 'room';

/** Where something was dropped. */
export type DropPlace = {
  readonly roomId: number;
  /** The entry that it is to stand before, by its list; null: last. */
  readonly before: EntryKey | null;
  /** Whether it lies behind the middle of the room that it was dropped on. */
  readonly after: boolean;
  /** Whether Alt was held: a copy, and the thing itself stays. */
  readonly copy: boolean;
};

/** Which entry of a room, such as `sets-12`: on its card as `data-entry`. */
export type EntryKey = `${'sets' | 'products'}-${number}`;

/** What is pressed, and what it is. */
export type Pressed = {
  readonly down: PointerEvent;
  /** What follows the pointer as a picture of it. */
  readonly element: HTMLElement;
  readonly kind: DraggedEntry;
  /** Lifts at once, as from a handle that does nothing else; otherwise a finger holds for a moment first. */
  readonly atOnce?: boolean;
};

/** Drops on the rooms as they are then, whoever has changed them while it was dragged. */
export const useDrop = (drop: (place: DropPlace) => void): ((place: DropPlace) => void) => {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  return (place) => latest.current(place);
};

/**
 * Drags a card or a room over the page: its picture follows the pointer, rooms and cards mark where it would fall. A slow tap
 * is a tap, and Escape puts back. Rooms are found by `data-room`, cards by `data-entry`.
 */
export const startEntryDrag = (
  { down, element, kind, atOnce = false }: Pressed,
  onDrop: (place: DropPlace) => void,
  onTap: () => void = () => undefined,
): void => {
  let last: ScreenPoint = { x: down.clientX, y: down.clientY };
  let spot: Spot | undefined;
  let ghost: Ghost | undefined;
  const listening = new AbortController();
  const hover = (): void => {
    unmark(spot);
    spot = spotAt(last, kind);
    mark(spot, kind);
  };
  const end = (): void => {
    listening.abort();
    unmark(spot);
    ghost?.remove();
    delete document.documentElement.dataset['dragging'];
  };
  trackPointer(atOnce ? { ...handlePress(down) } : down, {
    onLift: (point) => {
      startDragAfterHold(down);
      document.documentElement.dataset['dragging'] = kind;
      ghost = createGhost(element, kind);
      ghost.moveTo(point, down.altKey);
      followAlt(listening.signal, (alt) => ghost?.moveTo(last, alt));
      scrollAtEdges(listening.signal, () => last, hover);
      last = point;
      hover();
    },
    onMove: (point) => {
      last = point;
      ghost?.moveTo(point);
      hover();
    },
    onDrop: () => {
      const copy = ghost?.isCopy() ?? false;
      const place = spot;
      end();
      if (place) onDrop({ roomId: place.roomId, before: place.before, after: place.after, copy });
    },
    onTap: () => {
      end();
      onTap();
    },
    onCancel: end,
  });
};

/** A press on a handle: whatever presses it drags at once. */
const handlePress = ({ pointerId, clientX, clientY }: PointerEvent) => ({
  pointerId,
  pointerType: 'mouse',
  clientX,
  clientY,
});

/** A place that something would fall into, and what marks it on screen. */
type Spot = Omit<DropPlace, 'copy'> & { readonly room: HTMLElement; readonly card: HTMLElement | undefined };

const spotAt = ({ x, y }: ScreenPoint, kind: DraggedEntry): Spot | undefined => {
  const under = document.elementFromPoint(x, y);
  const room = under?.closest<HTMLElement>('[data-room]') ?? undefined;
  const roomId = Number(room?.dataset['room']);
  if (!room || !Number.isSafeInteger(roomId)) return undefined;
  const area = room.getBoundingClientRect();
  const after = y > (area.top + area.bottom) / 2;
  const card = kind === 'entry' ? (under?.closest<HTMLElement>('[data-entry]') ?? undefined) : undefined;
  if (!card) return { roomId, before: null, after, room, card };
  const { left, right } = card.getBoundingClientRect();
  const standing = x < (left + right) / 2 ? card : card.nextElementSibling;
  const key = standing instanceof HTMLElement ? standing.dataset['entry'] : undefined;
  return { roomId, before: isEntryKey(key) ? key : null, after: standing !== card, room, card };
};

const isEntryKey = (key: string | undefined): key is EntryKey => key !== undefined && /^(sets|products)-\d+$/.test(key);

const mark = (spot: Spot | undefined, kind: DraggedEntry): void => {
  if (!spot) return;
  const side = spot.after ? 'after' : 'before';
  spot.room.dataset['over'] = kind === 'room' ? side : '';
  if (spot.card) spot.card.dataset['over'] = side;
};

const unmark = (spot: Spot | undefined): void => {
  delete spot?.room.dataset['over'];
  delete spot?.card?.dataset['over'];
};

/** Tells whether Alt is held, whenever that changes. */
const followAlt = (signal: AbortSignal, tell: (alt: boolean) => void): void => {
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (event.key !== 'Alt') return;
        event.preventDefault();
        tell(type === 'keydown');
      },
      { signal },
    );
};

/** Pixels from the upper and lower edge of the window in which the page scrolls under what is dragged. */
const EDGE = 72;

const scrollAtEdges = (signal: AbortSignal, pointer: () => ScreenPoint, onScroll: () => void): void => {
  const step = (): void => {
    if (signal.aborted) return;
    const { y } = pointer();
    const beyond = y < EDGE ? y - EDGE : Math.max(0, y - (window.innerHeight - EDGE));
    if (beyond !== 0) {
      window.scrollBy(0, beyond / 5);
      onScroll();
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** The picture that follows the pointer, outside of React: a move costs one style change. */
type Ghost = {
  readonly moveTo: (point: ScreenPoint, copy?: boolean) => void;
  readonly isCopy: () => boolean;
  readonly remove: () => void;
};

const createGhost = (element: HTMLElement, kind: DraggedEntry): Ghost => {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.ariaHidden = 'true';
  const picture = kind === 'entry' ? element.querySelector('img') : null;
  if (picture) {
    const { width, height } = picture.getBoundingClientRect();
    const copy = document.createElement('img');
    copy.src = picture.src;
    copy.alt = '';
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    ghost.append(copy);
  } else {
    ghost.classList.add(styles['words'] ?? '');
    ghost.append(element.dataset['name'] ?? '');
  }
  document.body.append(ghost);
  return {
    moveTo: ({ x, y }, copy) => {
      if (copy !== undefined) ghost.toggleAttribute('data-copy', copy);
      ghost.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%)`;
    },
    isCopy: () => ghost.hasAttribute('data-copy'),
    remove: () => ghost.remove(),
  };
};
