import { useEffect, useRef } from 'react';
import { trackPointer, startDragAfterHold, type ScreenPoint } from '../dnd/track-pointer.ts';
import styles from './drag-entries.module.css';

/** The dragged item: a set or product, or a whole room. */
export type DraggedEntry = 'entry' | 'room';

/** Target of a drop. */
export type DropPlace = {
  readonly roomId: number;
  /** The entry that it is placed before; null for the end of the list. */
  readonly before: EntryKey | null;
  /** Whether the drop was in the second half of the room or card. */
  readonly after: boolean;
  /** Whether Alt was held, which copies instead of moving. */
  readonly copy: boolean;
};

/** Key of a room's entry, such as `sets-12`; the value of `data-entry` on its card. */
export type EntryKey = `${'sets' | 'products'}-${number}`;

/** The pressed element and the kind of item. */
export type Pressed = {
  readonly down: PointerEvent;
  /** The element of which a copy follows the pointer. */
  readonly element: HTMLElement;
  readonly kind: DraggedEntry;
  /** Whether the drag starts immediately, as on a handle, rather than after a finger was held for a moment. */
  readonly atOnce?: boolean;
};

/** Returns a stable drop callback that uses the latest rooms, which may have changed during the drag. */
export const useDrop = (drop: (place: DropPlace) => void): ((place: DropPlace) => void) => {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  return (place) => latest.current(place);
};

/**
 * Drags a card or room over the page. A copy of the element follows the pointer, and the drop target is marked. A press
 * without a move is a tap, and Escape cancels. Rooms are found by `data-room`, cards by `data-entry`.
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

/** Treats any pointer on a handle like a mouse, so that the drag starts immediately. */
const handlePress = ({ pointerId, clientX, clientY }: PointerEvent) => ({
  pointerId,
  pointerType: 'mouse',
  clientX,
  clientY,
});

/** A drop target and the elements that mark it. */
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
  const nextCard = x < (left + right) / 2 ? card : card.nextElementSibling;
  const key = nextCard instanceof HTMLElement ? nextCard.dataset['entry'] : undefined;
  return { roomId, before: isEntryKey(key) ? key : null, after: nextCard !== card, room, card };
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

/** Reports pressing and releasing of Alt. */
const followAlt = (signal: AbortSignal, onAlt: (alt: boolean) => void): void => {
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (event.key !== 'Alt') return;
        event.preventDefault();
        onAlt(type === 'keydown');
      },
      { signal },
    );
};

/** Distance in pixels from the upper and lower edge of the window within which the page scrolls during a drag. */
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

/** The copy that follows the pointer. It is not rendered by React: each move changes one style. */
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
