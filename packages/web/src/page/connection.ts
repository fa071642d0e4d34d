import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { createStore } from './store.ts';

/** When what is shown of the project was kept on this device; null while it is what the server has. */
export const shownSince = createStore<Date | null>(null);

/** How long a part of the app may take to arrive, in milliseconds (docs/specification.md#s9-16). */
const PATIENCE = 120_000;

/**
 * Loads a part of the app, its code or its texts: without a connection it waits for one, unless a service worker has it on
 * this device. Rejects where it does not arrive in time (docs/readings.md#r34-9-16).
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A part of the app did not arrive within ${PATIENCE} ms`)), PATIENCE);
  });
  const loading = isKeptHere() ? load() : whenOnline(load);
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
};

/**
 * A component whose code arrives when it is first drawn; nothing stands in its place until then, unless something shall.
 * Where it does not arrive the screen says so (docs/readings.md#r34-9-16).
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: await loadPart(load) }));
  const WithPlace = (props: Props): ReactNode =>
    createElement(Suspense, { fallback: meanwhile }, createElement<Props>(Part as ComponentType<Props>, props));
  return WithPlace;
};

/** Loads what a screen may open once the screen is there; that it did not arrive is told when it is opened. */
export const useLoadedAhead = (load: () => Promise<unknown>): void =>
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);

/** Whether a service worker answers for this page. Browsers have none where the connection is not safe. */
export const isKeptHere = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

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
