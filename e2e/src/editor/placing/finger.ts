import type { CDPSession, Locator, Page } from 'playwright-core';
import { centreOf, type Point } from '../../centre-of.ts';

/**
 * Touch input on an emulated phone through the DevTools protocol, because Playwright's taps support neither holding nor
 * swiping.
 */
export type Finger = {
  /** Long-presses one element and drags it to another. */
  readonly carry: (from: Locator, to: Locator) => Promise<void>;
  /** Presses an element for this many milliseconds without moving. */
  readonly press: (on: Locator, milliseconds: number) => Promise<void>;
  /** Presses an element for this many milliseconds, then swipes up. */
  readonly restAndSwipe: (from: Locator, milliseconds: number) => Promise<void>;
  readonly swipeUp: (from: Locator) => Promise<void>;
};

/** Milliseconds; longer than a long press takes to start a drag. */
const HOLD = 600;

/** Length of a swipe in pixels. */
export const SWIPE = 160;

/** Creates a finger for a page. */
export const fingerOn = async (page: Page): Promise<Finger> => {
  const session = await page.context().newCDPSession(page);
  return {
    carry: async (from, to) => {
      const [start, end] = [await centreOf(from), await centreOf(to)];
      await touch(session, 'touchStart', start);
      await rest(HOLD);
      for (const part of [0.2, 0.6, 1]) {
        const x = start.x + (end.x - start.x) * part;
        await touch(session, 'touchMove', { x, y: start.y + (end.y - start.y) * part });
      }
      await touch(session, 'touchEnd');
    },
    press: async (on, milliseconds) => {
      await on.scrollIntoViewIfNeeded();
      await touch(session, 'touchStart', await centreOf(on));
      await rest(milliseconds);
      await touch(session, 'touchEnd');
    },
    restAndSwipe: (from, milliseconds) => swipe(session, from, milliseconds),
    swipeUp: (from) => swipe(session, from, 0),
  };
};

const swipe = async (session: CDPSession, from: Locator, resting: number): Promise<void> => {
  const { x, y } = await centreOf(from);
  await touch(session, 'touchStart', { x, y });
  await rest(resting);
  for (let step = 1; step <= 8; step += 1) await touch(session, 'touchMove', { x, y: y - (SWIPE / 8) * step });
  await touch(session, 'touchEnd');
};

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
