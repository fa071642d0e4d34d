import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How a page loaded, in milliseconds. */
export type Loading = {
  /** When the largest thing in sight was painted. */
  readonly largestPaint: number;
  /** How long tasks kept the page from answering after its first paint: what each took beyond 50 ms. */
  readonly blocked: number;
};

/** How long nothing may happen any more until a page counts as loaded, in milliseconds. */
const QUIET = 1000;

/**
 * Opens an address in a fresh page and waits until all is quiet. `ready`: what is there once the page is whole, where the
 * network is quiet before that.
 */
export const loadingOf = async (page: Page, address: string, ready?: string): Promise<Loading> => {
  await page.addInitScript(observe);
  await page.goto(address);
  if (ready !== undefined) await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await pause(QUIET);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { largestPaint, tasks } = Reflect.get(window, 'observed') as Observed;
    const after = tasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
    return { largestPaint, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
  });
};

type Observed = { largestPaint: number; readonly tasks: { readonly start: number; readonly duration: number }[] };

/** Runs in the page before anything else does. */
const observe = (): void => {
  const observed: Observed = { largestPaint: 0, tasks: [] };
  Reflect.set(window, 'observed', observed);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};
