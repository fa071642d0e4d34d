import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { createStore } from './store.ts';

/** When what is shown of the project was kept on this device; null while it is what the server has. */
export const shownSince = createStore<Date | null>(null);

/** How long a part of the app may take to arrive, in milliseconds (docs/specification.md#s9-16). */
const LOAD_TIMEOUT = 120_000;

/**
 * Loads a part of the app, its code or its texts: without a connection it waits for one, unless a service worker has it on
 * this device. What failed is loaded once more as soon as the server answers: the page may not have heard yet that there is
 * no connection. Rejects where it does not arrive in time (docs/readings.md#r34-9-16).
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the app did not arrive within ${LOAD_TIMEOUT} ms`)),
      LOAD_TIMEOUT,
    );
  });
  const loading = (isKeptHere() ? load() : whenOnline(load)).catch(async () => {
    await doubtConnection();
    return whenOnline(load);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
};

/** A component whose code arrives when it is first drawn, or before, once somebody may need it. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

/**
 * Makes such a component of what loads it; nothing stands in its place until it is there, unless something shall. Where it
 * does not arrive the screen says so (docs/readings.md#r34-9-16). Code that is here is drawn at once: what React's `lazy`
 * suspends for, however short, it shows 300 ms later.
 */
export const lazyPart = <Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyPart<Props> => {
  let here: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    here ??= await loadPart(loadCode);
    return here;
  };
  const Part = (props: Props): ReactNode => {
    const [{ Shown, failure }, setShown] = useState<Arrived<Props>>(() => ({ Shown: here }));
    useEffect(() => {
      if (Shown !== undefined) return;
      load().then(
        (arrived) => setShown({ Shown: arrived }),
        (error: unknown) => setShown({ failure: { error } }),
      );
    }, [Shown]);
    if (failure !== undefined) throw failure.error;
    return Shown === undefined ? meanwhile : createElement(Shown, props);
  };
  return Object.assign(Part, { load });
};

type Arrived<Props> = {
  readonly Shown?: ComponentType<Props> | undefined;
  readonly failure?: { readonly error: unknown };
};

/**
 * Loads what a screen may open once the screen is there and has drawn its pictures; that it did not arrive is told when it is
 * opened.
 */
export const useLoadedAhead = (load: () => Promise<unknown>): void =>
  useEffect(
    () =>
      void whenIdle()
        .then(load)
        .catch(() => undefined),
    [load],
  );

/** Waits until the screen is there and has drawn its pictures, as far as the browser says. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Whether a service worker answers for this page. Browsers have none where the connection is not safe. */
export const isKeptHere = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Milliseconds that a sign of the server may take. */
const PROBE_TIMEOUT = 5000;

/** Whether the server answers: it says everything in JSON, what stands on the way to it has pages of its own. */
const hasAnswered = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch('/api/app-data', { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    return headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
};

let question: Promise<boolean> | undefined;

/**
 * Asks the server for a sign, after something that nobody answered: whether there is a connection hangs on it, whatever the
 * browser believes (docs/decisions/0118-the-service-worker-asks-the-network-first.md).
 */
export const doubtConnection = async (): Promise<void> => {
  question ??= hasAnswered().finally(() => {
    question = undefined;
  });
  const before = onlineManager.isOnline();
  const answered = await question;
  // What the browser has said meanwhile is newer.
  if (onlineManager.isOnline() === before) onlineManager.setOnline(answered);
};

/** Milliseconds after which the server is asked for a sign again while there is no connection. */
const PROBE_INTERVAL = 5000;

/** Asks for as long as there is no connection whether it is back: browsers do not always say. Answers how to have it end. */
export const watchConnection = (): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (online: boolean): void => {
    clearInterval(timer);
    if (!online) timer = setInterval(() => void doubtConnection(), PROBE_INTERVAL);
  };
  const stop = onlineManager.subscribe(follow);
  follow(onlineManager.isOnline());
  return () => {
    stop();
    clearInterval(timer);
  };
};

/** Does something as soon as there is a connection: at once where there is one. */
export const whenOnline = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  await new Promise<void>((resolve) => {
    if (onlineManager.isOnline()) {
      resolve();
      return;
    }
    const stop = onlineManager.subscribe((online) => {
      if (online) {
        stop();
        resolve();
      }
    });
  });
  return act();
};
