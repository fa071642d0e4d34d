import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { APPLICATION, goTo, isOpenIn } from './go-to.ts';
import { openBrowser } from './open-browser.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** A Polish visitor at a desk; what they do on every screen. */
export type Visitor = {
  /** Of the server, without a slash at the end. */
  readonly address: () => string;
  /** Where the server keeps its store. */
  readonly dataFolder: () => string;
  readonly page: () => Page;
  /** Opens another window, as on another device; it is the visitor's from now on. */
  readonly takeOtherWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** Goes on with the visitor's phone; it is the same each time, and nothing of before is in it. */
  readonly takePhone: () => Promise<Page>;
  /**
   * Makes the window that of somebody who was never here: nothing is kept in it, held up or cut off, and it has its usual
   * size. What the browser has read and compiled stays, which makes it cheaper than another window.
   */
  readonly startAnew: () => Promise<void>;
  /** Opens an address below the base path, as who types it: the page is loaded. */
  readonly open: (path: string) => Promise<void>;
  /** Goes to an address below the base path, within the application where it is open: a third of the cost. */
  readonly goTo: (path: string) => Promise<void>;
  /** The same as somebody who was never here, as `startAnew` has it. */
  readonly goAnew: (path: string) => Promise<void>;
  /** Loads the page again and waits for the application, which takes the place of what stood in the HTML. */
  readonly reload: () => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Chooses an entry of the menu behind a button. */
  readonly choose: (menu: string, entry: string) => Promise<void>;
  /** Waits for a sentence on the screen. */
  readonly read: (sentence: string | RegExp) => Promise<void>;
  /** Closes the message at the lower edge, so that the next one is not taken for it. */
  readonly closeMessage: () => Promise<void>;
  readonly dialog: () => Locator;
  readonly room: (name: string) => Locator;
};

/** As wide and high as on most desks. */
const viewport = { width: 1440, height: 900 };

const ofPhones = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a window for the tests of a file; at the server that all share, or at their own one with these settings. */
export const visitor = (settings?: Readonly<Record<string, string>>): Visitor => {
  let server: Omit<RunningServer, 'stop'>;
  let browser: Browser;
  let page: Page;
  let phone: Page | undefined;
  const contexts: BrowserContext[] = [];

  const takeOtherWindow = async (options: BrowserContextOptions = {}): Promise<Page> => {
    // Who waits for no motion sees everything sooner; the tests of motion ask for it, and the main job is done with it.
    // What a service worker asks for passes by the tests that hold calls up: those of working offline ask for one.
    const quiet = { locale: 'pl-PL', viewport, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...quiet, ...options });
    contexts.push(context);
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  };

  beforeAll(async () => {
    const own = settings && (await startServer(settings));
    server = own ?? inject('server');
    browser = await openBrowser();
    await takeOtherWindow();
    return async () => {
      for (const context of contexts) await context.close();
      await own?.stop();
    };
  });

  const letGo = async (): Promise<void> => {
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize(page === phone ? ofPhones.viewport : viewport);
  };

  const startAnew = async (): Promise<void> => {
    await letGo();
    // The same origin, without the application.
    await page.goto(`${server.address}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };

  const application = (): Promise<void> => page.locator(APPLICATION).first().waitFor();

  const press = (name: string | RegExp): Promise<void> =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .filter({ visible: true })
      .first()
      .click();

  return {
    address: () => server.address,
    dataFolder: () => server.dataFolder,
    page: () => page,
    takeOtherWindow,
    takePhone: async () => {
      if (phone === undefined) return (phone = await takeOtherWindow(ofPhones));
      page = phone;
      await startAnew();
      return page;
    },
    startAnew,
    open: async (path) => {
      await page.goto(`${server.address}/el12/${path}`);
      await application();
    },
    goTo: (path) => goTo(page, server.address, path),
    goAnew: async (path) => {
      await letGo();
      if (!(await isOpenIn(page, server.address))) await startAnew();
      await goTo(page, server.address, path, { forgets: true });
    },
    reload: async () => {
      await page.reload();
      await application();
    },
    press,
    choose: async (menu, entry) => {
      await press(menu);
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
    read: (sentence) =>
      page
        .getByText(sentence, { exact: typeof sentence === 'string' })
        .filter({ visible: true })
        .first()
        .waitFor(),
    closeMessage: async () => {
      await page.locator('[data-snackbars]').getByRole('button', { name: 'Zamknij' }).first().click();
      await expect.poll(() => page.locator('[data-snackbars] button').count()).toBe(0);
    },
    dialog: () => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }),
    room: (name) => page.getByRole('region', { name, exact: true }),
  };
};
