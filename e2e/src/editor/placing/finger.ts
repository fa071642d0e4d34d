import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
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
  /** Presses an element for this many milliseconds, which must be shorter than a long press, then swipes up. */
  readonly restAndSwipe: (from: Locator, milliseconds: number) => Promise<void>;
  readonly swipeUp: (from: Locator) => Promise<void>;
};

/** Length of a swipe in pixels. */
const SWIPE = 160;

/** Milliseconds after which a finger that rests starts a drag: `HOLD_TIME` of the product, less the delay of its events. */
const LIFTS_AFTER = 400;

/** Creates a finger for a page. */
export const fingerOn = async (page: Page): Promise<Finger> => {
  const session = await page.context().newCDPSession(page);
  return {
    carry: async (from, to) => {
      const [start, end] = [await centreOf(from), await centreOf(to)];
      await touch(session, 'touchStart', start);
      // The picture that follows the finger.
      await page.locator('body > img').waitFor({ state: 'attached' });
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
    restAndSwipe: (from, milliseconds) => swipe(page, session, from, milliseconds),
    swipeUp: (from) => swipe(page, session, from, 0),
  };
};

/** Swipes once the page, which grows while its parts load, can be scrolled that far. */
const swipe = async (page: Page, session: CDPSession, from: Locator, resting: number): Promise<void> => {
  const scrollableBy = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(scrollableBy).toBeGreaterThan(SWIPE);
  const { x, y } = await centreOf(from);
  const begin = async (milliseconds: number): Promise<boolean> => {
    const start = Date.now();
    await touch(session, 'touchStart', { x, y });
    await rest(milliseconds);
    await touch(session, 'touchMove', { x, y: y - SWIPE / 8 });
    return Date.now() - start < LIFTS_AFTER;
  };
  // On a busy machine, the finger may have rested for so long that it has lifted the element.
  for (let milliseconds = resting; !(await begin(milliseconds)); milliseconds /= 2) await touch(session, 'touchCancel');
  for (let step = 2; step <= 8; step += 1) await touch(session, 'touchMove', { x, y: y - (SWIPE / 8) * step });
  await touch(session, 'touchEnd');
};

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  point?: Point,
): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
