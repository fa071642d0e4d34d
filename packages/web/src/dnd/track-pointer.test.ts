import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DragListener, trackPointer, HOLD_TIME, meaningOfMove, type PointerDown } from './track-pointer.ts';

type EventName = 'lift' | 'move' | 'drop' | 'tap' | 'cancel';

const aListener = (): DragListener & { readonly events: EventName[] } => {
  const events: EventName[] = [];
  return {
    events,
    onLift: () => events.push('lift'),
    onMove: () => events.push('move'),
    onDrop: () => events.push('drop'),
    onTap: () => events.push('tap'),
    onCancel: () => events.push('cancel'),
  };
};

/** Minimal pointer event; a real one needs a browser. */
const aPointerEvent = (type: string, x: number, pointerType = 'mouse'): Event & PointerDown =>
  Object.assign(new Event(type), { pointerId: 1, pointerType, clientX: x, clientY: 0 });

describe('tracking a pointer', () => {
  let page = new EventTarget();
  const send = (type: string, x: number): boolean => page.dispatchEvent(aPointerEvent(type, x));
  const click = (presses = 1): boolean =>
    page.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail: presses }));

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('does not report a click', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0), listener);
    send('pointermove', 2);
    send('pointerup', 2);
    expect(listener.events).toEqual([]);
  });

  it('starts when a mouse moves, and drops where it is released', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0), listener);
    send('pointermove', 8);
    send('pointermove', 40);
    send('pointerup', 40);
    send('pointermove', 60);
    expect(listener.events).toEqual(['lift', 'move', 'drop']);
  });

  it('starts once a finger has been held long enough', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0, 'touch'), listener);
    send('pointermove', 3);
    expect(listener.events).toEqual([]);
    vi.advanceTimersByTime(HOLD_TIME);
    send('pointermove', 30);
    send('pointerup', 30);
    expect(listener.events).toEqual(['lift', 'move', 'drop']);
  });

  it.each([
    ['a finger that was held long and is released in place', 'touch', [2, 6], 'tap'],
    ['a mouse that moved slightly', 'mouse', [5, 9], 'tap'],
    ['a mouse that moved away and came back', 'mouse', [5, 40, 3], 'drop'],
    ['a finger that dragged', 'touch', [30], 'drop'],
  ] as const)('%s: what began as a %s and went to %o is a %s', (_who, pointerType, places, last) => {
    const listener = aListener();
    const send = (type: string, x: number) => page.dispatchEvent(aPointerEvent(type, x, pointerType));
    trackPointer(aPointerEvent('pointerdown', 0, pointerType), listener);
    vi.advanceTimersByTime(2 * HOLD_TIME);
    for (const x of places) send('pointermove', x);
    send('pointerup', places.at(-1) ?? 0);
    expect(listener.events.at(0)).toBe('lift');
    expect(listener.events.at(-1)).toBe(last);
  });

  it('ignores a finger that rests for a moment and then scrolls', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0, 'touch'), listener);
    vi.advanceTimersByTime(300);
    send('pointermove', 60);
    vi.advanceTimersByTime(HOLD_TIME);
    send('pointerup', 300);
    expect(listener.events).toEqual([]);
  });

  describe('a click after a drag', () => {
    const clicks: string[] = [];

    beforeEach(() => {
      clicks.length = 0;
      trackPointer(aPointerEvent('pointerdown', 0), aListener());
      send('pointermove', 40);
    });
    const release = (): void => {
      send('pointerup', 40);
      page.addEventListener('click', (event) => clicks.push(event.defaultPrevented ? 'swallowed' : 'heard'));
    };

    it('is suppressed once: the one of the release, however late a busy phone sends it', () => {
      release();
      vi.advanceTimersByTime(400);
      click();
      click();
      expect(clicks).toEqual(['swallowed', 'heard']);
    });

    it('is suppressed if it belongs to the release after Escape', () => {
      page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' }));
      release();
      click();
      click();
      expect(clicks).toEqual(['swallowed', 'heard']);
    });

    it('is not suppressed if it comes from a key or another press', () => {
      release();
      click(0);
      send('pointerdown', 90);
      click();
      expect(clicks).toEqual(['heard', 'heard']);
    });

    it('is not suppressed long after a release that caused no click', () => {
      release();
      vi.advanceTimersByTime(1100);
      click();
      expect(clicks).toEqual(['heard']);
    });
  });

  it('ignores a finger that scrolls', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0, 'touch'), listener);
    send('pointermove', 30);
    vi.advanceTimersByTime(HOLD_TIME);
    send('pointerup', 60);
    expect(listener.events).toEqual([]);
  });

  it('is cancelled by Escape and by the browser', () => {
    for (const end of ['keydown', 'pointercancel', 'blur']) {
      const listener = aListener();
      trackPointer(aPointerEvent('pointerdown', 0), listener);
      send('pointermove', 8);
      page.dispatchEvent(Object.assign(new Event(end, { cancelable: true }), { key: 'Escape' }));
      send('pointerup', 8);
      expect(listener.events).toEqual(['lift', 'cancel']);
    }
  });

  it('ignores a second finger', () => {
    const listener = aListener();
    trackPointer(aPointerEvent('pointerdown', 0), listener);
    page.dispatchEvent(Object.assign(aPointerEvent('pointermove', 90), { pointerId: 2 }));
    expect(listener.events).toEqual([]);
  });
});

describe('a moving pointer', () => {
  it.each([
    ['mouse', { x: 2, y: 2 }, 'click'],
    ['mouse', { x: 4, y: 4 }, 'drag'],
    ['pen', { x: 0, y: 5 }, 'drag'],
    ['touch', { x: 6, y: 6 }, 'click'],
    ['touch', { x: 0, y: 11 }, 'scroll'],
  ] as const)('of type %s at %o is a %s', (pointerType, now, meaning) => {
    expect(meaningOfMove({ pointerType, start: { x: 0, y: 0 } }, now)).toBe(meaning);
  });
});
