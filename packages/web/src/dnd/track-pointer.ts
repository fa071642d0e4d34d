/** A place on the screen in CSS pixels. */
export type ScreenPoint = { readonly x: number; readonly y: number };

/** What a drag tells while it lasts. `onLift` comes first, and exactly one of `onDrop`, `onTap` and `onCancel` last. */
export type DragListener = {
  readonly onLift: (point: ScreenPoint) => void;
  readonly onMove: (point: ScreenPoint) => void;
  readonly onDrop: (point: ScreenPoint) => void;
  /** Released where it went down, and never away from there: a tap or click, however long it took. */
  readonly onTap: () => void;
  readonly onCancel: () => void;
};

/** What is read of the event with which a pointer went down. */
export type PointerDown = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>;

/**
 * Follows a pressed pointer until it is released; returns how to stop early. The listener hears nothing of a click, or
 * of a finger that scrolls.
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

/** A finger that carries something must not scroll the page with it, nor open a menu. */
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

/** Milliseconds after which a busy phone has long sent the click of a release. */
const LATEST_CLICK = 1000;

/**
 * The browser sends a click after the release when it happens over the element where the press began: at once, or as late
 * as a busy phone comes to it. A key's click, which counts no presses, is not it, nor is one after the next press.
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

/** What was called off by a key is not clicked when its pointer is released at last. */
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

/** A pointer that went down on something that can be dragged. */
export type Press = { readonly pointerType: string; readonly start: ScreenPoint };

/** What a moving pointer means: still a click, the start of a drag, or the page being scrolled. */
export type PressMeaning = 'click' | 'drag' | 'scroll';

/** Pixels that a mouse or pen moves before a click becomes a drag. */
const DRAG_DISTANCE = 4;
/** Pixels that a finger or a hand on a mouse may tremble while it holds. */
const TREMBLE = 10;
/** Milliseconds that a finger holds before it lifts what lies under it. */
export const HOLD_TIME = 450;

/** A mouse drags at once; a finger that moves before it has held long enough scrolls. */
export const meaningOfMove = (press: Press, now: ScreenPoint): PressMeaning => {
  const distance = distanceBetween(press.start, now);
  if (press.pointerType === 'touch') return distance > TREMBLE ? 'scroll' : 'click';
  return distance > DRAG_DISTANCE ? 'drag' : 'click';
};

const distanceBetween = (from: ScreenPoint, to: ScreenPoint): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Keeps hover effects off for the time of a drag: the pointer's events go to what was pressed. */
export const startDragAfterHold = ({ target, pointerId, pointerType }: PointerEvent): void => {
  // A finger is held by what it touched anyway.
  if (pointerType !== 'touch' && target instanceof Element && target.isConnected) target.setPointerCapture(pointerId);
};
