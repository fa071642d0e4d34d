import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitors.ts';

/** The loading times of a page, in milliseconds. */
export type Loading = {
  /** Largest contentful paint. */
  readonly largestPaint: number;
  /** Blocking time after the first contentful paint: the sum of the long tasks' durations beyond 50 ms each. */
  readonly blocked: number;
  /** Time when the `ready` element was present; 0 if none was given. */
  readonly complete: number;
};

/** Milliseconds between two checks whether a page is loaded. */
const QUIET = 1000;

/**
 * Opens a URL and waits until the network is idle. `ready` is the selector of an element that must also be present. The
 * page records all times itself, because queries during loading would slow down a slow device.
 */
export const loadingOf = async ({ session, run }: Visitor, address: string, ready?: string): Promise<Loading> => {
  const quiet = Promise.withResolvers<void>();
  const idle = new Set<unknown>();
  let navigated: string | undefined;
  // On a slow machine, the preceding blank page may report its idle state after the navigation has begun.
  session.listen((event, { name, loaderId }) => {
    if (event !== 'Page.lifecycleEvent' || name !== 'networkIdle') return;
    idle.add(loaderId);
    if (loaderId === navigated) quiet.resolve();
  });
  const { identifier } = await session.send<{ readonly identifier: string }>('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${observe.toString()})(${JSON.stringify(ready)})`,
  });
  ({ loaderId: navigated } = await session.send<{ readonly loaderId: string }>('Page.navigate', { url: address }));
  if (idle.has(navigated)) quiet.resolve();
  // A page that reloads itself, or never stops loading, has no idle state of this navigation.
  const timer = setTimeout(() => quiet.reject(new Error(`${address} does not become idle`)), PATIENCE);
  await quiet.promise.finally(() => clearTimeout(timer));
  for (let waited = 0; waited < PATIENCE; waited += QUIET) {
    await pause(QUIET);
    const loading = await run(observedLoading);
    if (loading.largestPaint === 0 || (ready !== undefined && loading.complete === 0)) continue;
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    return loading;
  }
  throw new Error(`${address} has no ${ready ?? 'paint'}`);
};

/** Milliseconds after which loading counts as failed. */
const PATIENCE = 60_000;

/** Runs in the page after loading. */
const observedLoading = (): Loading => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { largestPaint, complete, tasks } = Reflect.get(window, 'observed') as Observed;
  const after = tasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
  return { largestPaint, complete, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
};

type Observed = {
  largestPaint: number;
  complete: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
};

/** Runs in the page before its own scripts. */
const observe = (ready: string | undefined): void => {
  const observed: Observed = { largestPaint: 0, complete: 0, tasks: [] };
  Reflect.set(window, 'observed', observed);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) observed.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  if (ready === undefined) return;
  const observer = new MutationObserver(() => {
    if (document.querySelector(ready) === null) return;
    observer.disconnect();
    observed.complete = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
};
