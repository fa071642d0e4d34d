import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { hasServiceWorker, probeConnection, whenOnline } from './connection.ts';
import { whenIdle } from './idle.ts';

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
  const loading = (hasServiceWorker() ? load() : whenOnline(load)).catch(async () => {
    await probeConnection();
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
