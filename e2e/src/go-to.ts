import type { Page } from 'playwright-core';

/**
 * Navigates to a path below `/el12/`. If the app is already open, the navigation stays within it, which takes a third
 * of the time of loading the page. It passes through the start screen, skips the question about unsaved changes, clears
 * the query cache and closes all messages.
 */
export const goTo = async (
  page: Page,
  server: string,
  path: string,
  { forgets = false }: { /** Also clears the browser's storage. */ readonly forgets?: boolean } = {},
): Promise<void> => {
  if (!(await isOpenIn(page, server))) await page.goto(`${server}/el12/${path}`);
  else
    await page.evaluate(
      async ({ last, forgets }) => {
        // The router stores itself here for its devtools.
        const router = Reflect.get(window, '__TSR_ROUTER__') as AppRouter | undefined;
        if (router === undefined) throw new Error('no router is open');
        const shown = (address: string): Promise<void> =>
          new Promise((resolve) => {
            const stop = router.subscribe('onRendered', () => {
              stop();
              resolve();
            });
            router.history.push(address, undefined, { ignoreBlocker: true });
          });
        if (location.pathname !== '/el12/') await shown('/el12/');
        router.options.context.queries.clear();
        for (const close of document.querySelectorAll<HTMLElement>('[data-message] > button:last-child')) close.click();
        if (forgets) {
          localStorage.clear();
          sessionStorage.clear();
        }
        if (last !== '/el12/') await shown(last);
      },
      { last: `/el12/${path}`, forgets },
    );
  await applicationIn(page);
};

/** Whether the page shows the app of this server. */
export const isOpenIn = async (page: Page, server: string): Promise<boolean> =>
  page.url().startsWith(`${server}/el12/`) && (await page.locator(APPLICATION).count()) > 0;

/**
 * Waits until the app has replaced the prerendered HTML and its fonts have loaded. Without Arial or a similar font of
 * the system, they change the layout, and a click at that moment would miss.
 */
export const applicationIn = async (page: Page): Promise<void> => {
  await page.locator(APPLICATION).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** The heading of a screen of the app. */
export const APPLICATION = 'h1:not([data-prerendered] *)';

/** The parts of the app's router used here. */
type AppRouter = {
  readonly subscribe: (event: 'onRendered', heard: () => void) => () => void;
  readonly history: {
    readonly push: (address: string, state: undefined, options: { readonly ignoreBlocker: boolean }) => void;
  };
  readonly options: { readonly context: { readonly queries: { readonly clear: () => void } } };
};
