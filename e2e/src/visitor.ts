import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { startServer } from './start-server.ts';

/** A Polish visitor at a desk, with a server of their own; what they do on every screen. */
export type Visitor = {
  /** Of the server, without a slash at the end. */
  readonly address: () => string;
  /** Where the server keeps its store. */
  readonly dataFolder: () => string;
  readonly page: () => Page;
  /** Opens another window, as on another device; it is the visitor's from now on. */
  readonly takeOtherWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens an address below the base path. */
  readonly open: (path: string) => Promise<void>;
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

/** Starts a server and a browser for the tests of a file, and ends both after them. */
export const visitor = (settings: Readonly<Record<string, string>> = {}): Visitor => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  let page: Page;

  const takeOtherWindow = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ locale: 'pl-PL', viewport, ...options });
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  };

  beforeAll(async () => {
    server = await startServer(settings);
    browser = await openBrowser();
    await takeOtherWindow();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

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
    open: async (path) => {
      await page.goto(`${server.address}/el12/${path}`);
      await page.locator('h1').first().waitFor();
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
