import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { hasServiceWorker, probeConnection, whenOnline } from './connection.ts';
import { whenIdle } from './idle.ts';

/** Timeout for loading a part of the app, in milliseconds (docs/specification.md#s9-16). */
const LOAD_TIMEOUT = 120_000;

/**
 * Loads a part of the app, such as code or texts. Without a connection it waits for one, unless a service worker may
 * have the part in its cache. A failed load is repeated once the server responds, because the page may not know yet
 * that it is offline. Rejects after a timeout (docs/readings.md#r34-9-16).
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the app did not arrive within ${LOAD_TIMEOUT} ms`)),
      LOAD_TIMEOUT,
    );
  });
  const loading = (hasServiceWorker() ? load() : whenOnline(load)).catch(async () => {
    await probeConnection();
    return whenOnline(load);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
};

/** A component whose code is loaded on first rendering or earlier by `load`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

/**
 * Creates a component with lazily loaded code. `fallback` is rendered until it has loaded, by default nothing. A
 * failure is thrown to the screen's error boundary (docs/readings.md#r34-9-16), unless the part is optional: then it is
 * left out, and the screen stays usable. Code that is already loaded renders immediately, whereas React's `lazy` delays
 * by up to 300 ms after suspending.
 */
export const lazyPart = <Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { optional = false }: { readonly optional?: boolean } = {},
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await loadPart(loadCode);
    return loaded;
  };
  const Part = (props: Props): ReactNode => {
    const [{ Component, failure }, setState] = useState<LoadState<Props>>(() => ({ Component: loaded }));
    useEffect(() => {
      if (Component !== undefined) return;
      load().then(
        (component) => setState({ Component: component }),
        (error: unknown) => setState({ failure: { error } }),
      );
    }, [Component]);
    if (failure !== undefined) {
      if (optional) return null;
      throw failure.error;
    }
    return Component === undefined ? fallback : createElement(Component, props);
  };
  return Object.assign(Part, { load });
};

type LoadState<Props> = {
  readonly Component?: ComponentType<Props> | undefined;
  readonly failure?: { readonly error: unknown };
};

/**
 * Preloads code that a screen may need, once the browser is idle. Errors are ignored, because they are reported when
 * the code is used.
 */
export const usePreload = (load: () => Promise<unknown>): void =>
  useEffect(
    () =>
      void whenIdle()
        .then(load)
        .catch(() => undefined),
    [load],
  );
