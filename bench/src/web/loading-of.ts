import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitors.ts';

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
 * Opens an address and waits until all is quiet. `ready`: what is there once the page is whole, where the network is quiet
 * before that. The page notes for itself when what happened: whatever asks it meanwhile would hold a slow device up.
 */
export const loadingOf = async ({ session, run }: Visitor, address: string, ready?: string): Promise<Loading> => {
  const quiet = Promise.withResolvers<void>();
  const idle = new Set<unknown>();
  let navigated: string | undefined;
  // The blank page before it may become idle late, on a slow machine after the navigation has begun.
  session.hear((event, { name, loaderId }) => {
    if (event !== 'Page.lifecycleEvent' || name !== 'networkIdle') return;
    idle.add(loaderId);
    if (loaderId === navigated) quiet.resolve();
  });
  const { identifier } = await session.send<{ readonly identifier: string }>('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${observe.toString()})(${JSON.stringify(ready)})`,
  });
  ({ loaderId: navigated } = await session.send<{ readonly loaderId: string }>('Page.navigate', { url: address }));
  if (idle.has(navigated)) quiet.resolve();
  await quiet.promise;
  for (let waited = 0; waited < PATIENCE; waited += QUIET) {
    await pause(QUIET);
    const loading = await run(observedLoading);
    if (loading.largestPaint === 0 || (ready !== undefined && loading.whole === 0)) continue;
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    return loading;
  }
  throw new Error(`${address} has no ${ready ?? 'paint'}`);
};

/** Milliseconds after which a page that is not whole will not become it. */
const PATIENCE = 60_000;

/** Runs in the page at the end. */
const observedLoading = (): Loading => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { largestPaint, whole, tasks } = Reflect.get(window, 'observed') as Observed;
  const after = tasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
  return { largestPaint, whole, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
};

type Observed = {
  largestPaint: number;
  whole: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
};

/** Runs in the page before anything else does. */
const observe = (ready: string | undefined): void => {
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
  });
  whole.observe(document, { childList: true, subtree: true });
};
