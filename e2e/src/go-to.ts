import type { Page } from 'playwright-core';

/**
 * Goes to an address below `/el12/` of a server: within the application where it stands open there, as its links do, which
 * costs a third of loading the page. It goes by way of the first screen, without asking about what was not saved, and
 * everything is read anew from the server; messages are closed.
 */
export const goTo = async (
  page: Page,
  server: string,
  path: string,
  { forgets = false }: { /** Empties what the browser keeps, too. */ readonly forgets?: boolean } = {},
): Promise<void> => {
  if (!(await isOpenIn(page, server))) await page.goto(`${server}/el12/${path}`);
  else
    await page.evaluate(
      async ({ last, forgets }) => {
        // The router leaves itself here for its own tools.
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
  await page.locator(APPLICATION).first().waitFor();
};

/** Whether the application of a server stands open. */
export const isOpenIn = async (page: Page, server: string): Promise<boolean> =>
  page.url().startsWith(`${server}/el12/`) && (await page.locator(APPLICATION).count()) > 0;

/** The heading of a screen, once the application has taken the place of what stood in the HTML. */
export const APPLICATION = 'h1:not([data-prerendered] *)';

/** What is used here of the application's router. */
type AppRouter = {
  readonly subscribe: (event: 'onRendered', heard: () => void) => () => void;
  readonly history: {
    readonly push: (address: string, state: undefined, options: { readonly ignoreBlocker: boolean }) => void;
  };
  readonly options: { readonly context: { readonly queries: { readonly clear: () => void } } };
};
