/** A place on the screen in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** What a drag tells while it lasts. `onLift` comes first, and exactly one of `onDrop` and `onCancel` last. */
export type DragListener = {
  readonly onLift: (point: Point) => void;
  readonly onMove: (point: Point) => void;
  readonly onDrop: (point: Point) => void;
  readonly onCancel: () => void;
};

/** What is read of the event with which a pointer went down. */
export type PointerDown = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>;

/**
 * Follows a pressed pointer until it is released; returns how to stop early. The listener hears nothing of a click, or
 * of a finger that scrolls.
 */
export const followPointer = (down: PointerDown, listener: DragListener): (() => void) => {
  const press = { pointerType: down.pointerType, start: pointOf(down) };
  const ending = new AbortController();
  let lifted = false;
  let last = press.start;

  const end = (): void => {
    clearTimeout(hold);
    ending.abort();
  };
  const lift = (): void => {
    lifted = true;
    listener.onLift(last);
  };
  const stop = (): void => {
    if (ending.signal.aborted) return;
    end();
    if (lifted) listener.onCancel();
  };
  const hold = down.pointerType === 'touch' ? setTimeout(lift, HOLD_TIME) : undefined;

  const handleMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    last = pointOf(event);
    if (lifted) listener.onMove(last);
    else if (meaningOfMove(press, last) === 'scroll') end();
    else if (meaningOfMove(press, last) === 'drag') lift();
  };
  const handleUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (!lifted) return;
    swallowNextClick();
    listener.onDrop(pointOf(event));
  };

  const { signal } = ending;
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  window.addEventListener('blur', stop, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && lifted && cancelBy(event, stop), {
    signal,
    capture: true,
  });
  // A finger that carries something must not scroll the page with it.
  window.addEventListener('touchmove', (event) => lifted && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return stop;
};

const pointOf = (event: PointerDown): Point => ({ x: event.clientX, y: event.clientY });

const cancelBy = (event: KeyboardEvent, stop: () => void): void => {
  event.preventDefault();
  event.stopPropagation();
  stop();
};

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The browser sends a click after the release when it happens over the element where the press began. */
const swallowNextClick = (): void => {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
};

/** A pointer that went down on something that can be dragged. */
export type Press = { readonly pointerType: string; readonly start: Point };

/** What a moving pointer means: still a click, the start of a drag, or the page being scrolled. */
export type PressMeaning = 'click' | 'drag' | 'scroll';

/** Pixels that a mouse or pen moves before a click becomes a drag. */
const DRAG_DISTANCE = 4;
/** Pixels that a finger may tremble while it holds. */
const HOLD_TOLERANCE = 10;
/** Milliseconds that a finger holds before it lifts what lies under it. */
export const HOLD_TIME = 220;

/** A mouse drags at once; a finger that moves before it has held long enough scrolls. */
export const meaningOfMove = (press: Press, now: Point): PressMeaning => {
  const distance = Math.hypot(now.x - press.start.x, now.y - press.start.y);
  if (press.pointerType === 'touch') return distance > HOLD_TOLERANCE ? 'scroll' : 'click';
  return distance > DRAG_DISTANCE ? 'drag' : 'click';
};
