import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How a page loaded, in milliseconds. */
export type Loading = {
  /** When the largest thing in sight was painted. */
  readonly largestPaint: number;
  /** How long tasks kept the page from answering after its first paint: what each took beyond 50 ms. */
  readonly blocked: number;
  /** When what makes it whole was there; 0 where that was not asked. */
  readonly whole: number;
};

/** How long nothing may happen any more until a page counts as loaded, in milliseconds. */
const QUIET = 1000;

/**
 * Opens an address in a fresh page and waits until all is quiet. `ready`: what is there once the page is whole, where the
 * network is quiet before that.
 */
export const loadingOf = async (page: Page, address: string, ready?: string): Promise<Loading> => {
  await page.addInitScript(observe, { ready, word: READY });
  // The page says so itself: what is asked of it from outside begins with a script that takes a slow device 60 ms.
  const said = ready === undefined ? undefined : page.waitForEvent('console', (message) => message.text() === READY);
  await Promise.all([said, page.goto(address)]);
  await page.waitForLoadState('networkidle');
  await pause(QUIET);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { largestPaint, whole, tasks } = Reflect.get(window, 'observed') as Observed;
    const after = tasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
    return { largestPaint, whole, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
  });
};

/** What a page says on its console once it is whole. */
const READY = 'the page is whole';

type Observed = {
  largestPaint: number;
  whole: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
};

/** Runs in the page before anything else does. */
const observe = ({ ready, word }: { readonly ready: string | undefined; readonly word: string }): void => {
  const observed: Observed = { largestPaint: 0, whole: 0, tasks: [] };
  Reflect.set(window, 'observed', observed);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  if (ready === undefined) return;
  const whole = new MutationObserver(() => {
    if (document.querySelector(ready) === null) return;
    whole.disconnect();
    observed.whole = performance.now();
    console.debug(word);
  });
  whole.observe(document, { childList: true, subtree: true });
};
