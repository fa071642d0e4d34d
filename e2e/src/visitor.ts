import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject } from 'vitest';
import { applicationIn, goTo, isOpenIn } from './go-to.ts';
import { keepMessages } from './keep-messages.ts';
import { openBrowser } from './open-browser.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Options of a window. */
export type WindowOptions = BrowserContextOptions & {
  /** Messages close by themselves as for visitors, for tests of that. By default they stay. */
  readonly messagesClose?: boolean;
};

/** A visitor with a desktop browser and the Polish interface, and the actions available on every screen. */
export type Visitor = {
  /** The server's address, without a trailing slash. */
  readonly address: () => string;
  /** The server's data folder. */
  readonly dataFolder: () => string;
  readonly page: () => Page;
  /** Opens a window in a new browser context, as on another device. `page` returns it from then on. */
  readonly takeOtherWindow: (options?: WindowOptions) => Promise<Page>;
  /** Switches to the visitor's phone. It is one window, reset each time. */
  readonly takePhone: () => Promise<Page>;
  /**
   * Resets the window to that of a new visitor: storage, routes and offline mode are cleared, and its size is restored.
   * Cached scripts stay, which makes this cheaper than a new window.
   */
  readonly startFresh: () => Promise<void>;
  /** Loads a path below the base path. */
  readonly open: (path: string) => Promise<void>;
  /** Navigates to a path below the base path, within the app if it is open, which takes a third of the time. */
  readonly goTo: (path: string) => Promise<void>;
  /** Like `goTo`, after `startFresh`. */
  readonly goFresh: (path: string) => Promise<void>;
  /** Reloads the page, and waits until the app has replaced the prerendered HTML. */
  readonly reload: () => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Chooses an entry of a button's menu. */
  readonly choose: (menu: string, ...entries: readonly string[]) => Promise<void>;
  /** Waits for a text on the screen. */
  readonly read: (sentence: string | RegExp) => Promise<void>;
  /** Closes the message, so that it is not mistaken for the next one. */
  readonly closeMessage: () => Promise<void>;
  readonly dialog: () => Locator;
  readonly room: (name: string) => Locator;
};

/** A common size of desktop windows. */
const viewport = { width: 1440, height: 900 };

const ofPhones = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a window for the tests of a file, at the shared server, or with `settings` at a server of its own. */
export const visitor = (settings?: Readonly<Record<string, string>>): Visitor => {
  let server: Omit<RunningServer, 'stop'>;
  let browser: Browser;
  let page: Page;
  let phone: Page | undefined;
  const contexts: BrowserContext[] = [];

  const takeOtherWindow = async ({ messagesClose = false, ...options }: WindowOptions = {}): Promise<Page> => {
    // Reduced motion makes tests faster; the tests of motion request it. Service workers are blocked, because their
    // requests bypass the routes of the tests; the offline tests allow them.
    const quiet = { locale: 'pl-PL', viewport, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...quiet, ...options });
    contexts.push(context);
    if (!messagesClose) await keepMessages(context);
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // The first page loads while other browsers start.
    page.setDefaultNavigationTimeout(120_000);
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

  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      const shown = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
      process.stderr.write(`The page of the failed test, ${page.url()}:\n${shown.slice(0, 2000)}\n`);
    });
  });

  const resetPage = async (): Promise<void> => {
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize(page === phone ? ofPhones.viewport : viewport);
  };

  const startFresh = async (): Promise<void> => {
    await resetPage();
    // A page of the same origin without the app.
    await page.goto(`${server.address}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };

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
      await startFresh();
      return page;
    },
    startFresh,
    open: async (path) => {
      await page.goto(`${server.address}/el12/${path}`);
      await applicationIn(page);
    },
    goTo: (path) => goTo(page, server.address, path),
    goFresh: async (path) => {
      await resetPage();
      if (!(await isOpenIn(page, server.address))) await startFresh();
      await goTo(page, server.address, path, { forgets: true });
    },
    reload: async () => {
      await page.reload();
      await applicationIn(page);
    },
    press,
    choose: async (menu, ...entries) => {
      await press(menu);
      for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
    read: (sentence) =>
      page
        .getByText(sentence, { exact: typeof sentence === 'string' })
        .filter({ visible: true })
        .first()
        .waitFor(),
    closeMessage: async () => {
      await page.locator('[data-message] > button:last-child').evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
      await expect.poll(() => page.locator('[data-snackbars] button').count()).toBe(0);
    },
    dialog: () => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }),
    room: (name) => page.getByRole('region', { name, exact: true }),
  };
};
