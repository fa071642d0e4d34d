/** A position on the screen in CSS pixels. */
export type ScreenPoint = { readonly x: number; readonly y: number };

/** Callbacks of a drag. `onLift` is called first, and exactly one of `onDrop`, `onTap` and `onCancel` last. */
export type DragListener = {
  readonly onLift: (point: ScreenPoint) => void;
  readonly onMove: (point: ScreenPoint) => void;
  readonly onDrop: (point: ScreenPoint) => void;
  /** Released without having moved away from the start: a tap or click, regardless of its duration. */
  readonly onTap: () => void;
  readonly onCancel: () => void;
};

/** The properties of `pointerdown` events that are used. */
export type PointerDown = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>;

/**
 * Tracks a pressed pointer until it is released. Returns a function that stops tracking. No callback is called for a
 * click or for a finger that scrolls.
 */
export const trackPointer = (down: PointerDown, listener: DragListener): (() => void) => {
  const press = { pointerType: down.pointerType, start: screenPointOf(down) };
  const ending = new AbortController();
  let lifted = false;
  let strayed = false;
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
    last = screenPointOf(event);
    strayed ||= distanceBetween(press.start, last) > TREMBLE;
    if (lifted) listener.onMove(last);
    else if (meaningOfMove(press, last) === 'scroll') end();
    else if (meaningOfMove(press, last) === 'drag') lift();
  };
  const handleUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (!lifted) return;
    if (!strayed && distanceBetween(press.start, screenPointOf(event)) <= TREMBLE) listener.onTap();
    else listener.onDrop(screenPointOf(event));
    swallowNextClick();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !lifted) return;
    swallow(event);
    swallowRelease(down.pointerId);
    stop();
  };

  const { signal } = ending;
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  for (const end of ['pointercancel', 'blur']) window.addEventListener(end, stop, { signal });
  window.addEventListener('keydown', handleKey, { signal, capture: true });
  keepPageStill(() => lifted, signal);
  return stop;
};

/** Prevents scrolling and context menus while a finger drags an item. */
const keepPageStill = (isCarrying: () => boolean, signal: AbortSignal): void => {
  window.addEventListener('touchmove', (event) => isCarrying() && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
};

const screenPointOf = (event: PointerDown): ScreenPoint => ({ x: event.clientX, y: event.clientY });

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Milliseconds after which a release no longer causes a click, even on a slow phone. */
const LATEST_CLICK = 1000;

/**
 * Suppresses the click that the browser fires after a release over the pressed element, possibly with a delay on slow
 * phones. Keyboard clicks, which have a `detail` of 0, and clicks after the next press are not suppressed.
 */
const swallowNextClick = (): void => {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  const handleClick = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    swallow(event);
    end();
  };
  window.addEventListener('click', handleClick, { signal, capture: true });
  window.addEventListener('pointerdown', end, { signal, capture: true });
  setTimeout(end, LATEST_CLICK);
};

/** Suppresses the click of a pointer that is released after its drag was cancelled by a key. */
const swallowRelease = (pointerId: number): void => {
  const ending = new AbortController();
  const handleEnd = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    ending.abort();
    if (event.type === 'pointerup') swallowNextClick();
  };
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, handleEnd, { signal: ending.signal });
  }
};

/** A press on a draggable element. */
export type Press = { readonly pointerType: string; readonly start: ScreenPoint };

/** Interpretation of a pointer's movement: still a click, the start of a drag, or scrolling. */
export type PressMeaning = 'click' | 'drag' | 'scroll';

/** Pixels that a mouse or pen has to move before a press becomes a drag. */
const DRAG_DISTANCE = 4;
/** Pixels that a pointer may move unintentionally while it is held. */
const TREMBLE = 10;
/** Milliseconds that a finger has to be held before a drag starts. */
export const HOLD_TIME = 450;

/** A mouse drags immediately; a finger that moves before the hold time scrolls. */
export const meaningOfMove = (press: Press, now: ScreenPoint): PressMeaning => {
  const distance = distanceBetween(press.start, now);
  if (press.pointerType === 'touch') return distance > TREMBLE ? 'scroll' : 'click';
  return distance > DRAG_DISTANCE ? 'drag' : 'click';
};

const distanceBetween = (from: ScreenPoint, to: ScreenPoint): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Captures the pointer during a drag, so that other elements show no hover effects. */
export const startDragAfterHold = ({ target, pointerId, pointerType }: PointerEvent): void => {
  // Touch pointers are captured implicitly.
  if (pointerType !== 'touch' && target instanceof Element && target.isConnected) target.setPointerCapture(pointerId);
};
