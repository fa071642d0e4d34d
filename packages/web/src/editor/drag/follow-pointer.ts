import { HOLD_TIME, meaningOfMove, type Point } from './press.ts';

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
 * Follows a pressed pointer until it is released. A click stays a click and a scrolling finger scrolls: then the
 * listener hears nothing. Returns how to stop early.
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
