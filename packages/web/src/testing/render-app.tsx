import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';
import '../skeleton/skeleton.css';
import { currentTexts } from '../language/current-texts.ts';
import { TextsProvider } from '../language/texts-provider.tsx';
import { snackbars } from '../platform/messages.ts';
import { createAppRouter } from '../routes/router.ts';
import { holdTimers } from './hold-timers.ts';

/** The app in a window, and the actions available on every screen. */
export type RenderedApp = {
  /** The path below the base path, with the query. */
  readonly address: () => string;
  /** Navigates to another path within the app. */
  readonly goTo: (path: string) => Promise<void>;
  readonly goBack: () => void;
  readonly goForward: () => void;
  /** Loads the app again, as a reload does: what the browser stores remains. */
  readonly reload: () => Promise<void>;
  /** Lets the time pass after which the shown messages close. */
  readonly closeMessages: () => void;
};

/** A common size of desktop windows. */
const desktop = { width: 1440, height: 900 };

const BASE = '/el12/';

/** Milliseconds after which a message closes by itself. */
export const MESSAGE = 3000;

/**
 * Renders the whole app at a path below the base path, in a desktop window, as a visitor with an empty storage finds it.
 * Its requests go to `fetch`, which the test stubs. Messages stay until they are closed or the next action starts: on a
 * busy machine, they would close before the test has looked.
 */
export const renderApp = async (path: string, { width, height } = desktop): Promise<RenderedApp> => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(width, height);
  const timers = holdTimers(MESSAGE);
  let app = await loadApp(`${BASE}${path}`);
  const address = (): string => app.history.location.href;
  return {
    address: () => address().slice(BASE.length),
    goTo: (to) => app.router.navigate({ href: `${BASE}${to}` }),
    goBack: () => app.history.back(),
    goForward: () => app.history.forward(),
    reload: async () => {
      await app.unmount();
      app = await loadApp(address());
    },
    closeMessages: () => timers.elapse(MESSAGE),
  };
};

const loadApp = async (address: string) => {
  snackbars.clear();
  snackbars.clearRecent();
  onlineManager.setOnline(true);
  notifyManager.setScheduler(queueMicrotask);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'offlineFirst', staleTime: 20_000, retry: false },
      mutations: { networkMode: 'always' },
    },
  });
  const router = createAppRouter(BASE, queries);
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history });
  const { container, unmount } = await render(
    <QueryClientProvider client={queries}>
      <TextsProvider start={await currentTexts()}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>,
  );
  container.id = 'app';
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeInTheDocument();
  return { router, history, unmount };
};

/** A button by its name, or the first one whose name matches. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

export const press = (name: string | RegExp): Promise<void> => button(name).click();

/** Presses a button of a message. Clicks within the page, so that the mouse does not rest on the next message. */
export const pressInMessage = async (name: string): Promise<void> => {
  const press = (): boolean => {
    const element = page.elementLocator(document.body).getByRole('button', { name, exact: true }).elements()[0];
    if (element instanceof HTMLElement) element.click();
    return element !== undefined;
  };
  await expect.poll(press).toBe(true);
};

/** Chooses an entry of a button's menu, or of its submenu. */
export const choose = async (menu: string | RegExp, ...entries: readonly string[]): Promise<void> => {
  await press(menu);
  for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** Waits for a text on the screen. */
export const expectText = async (text: string | RegExp): Promise<void> => {
  const isVisible = (): boolean =>
    page
      .getByText(text, { exact: typeof text === 'string' })
      .elements()
      .some((element) => element.checkVisibility());
  await expect.poll(isVisible, { message: String(text) }).toBe(true);
};

/** The texts of the shown messages. */
export const messages = (): readonly string[] => snackbars.shown().map(({ text }) => text);

/** Simulates a change of the project in another tab, so that this one reloads it. */
export const changeInOtherTab = (): void => {
  const tabs = new BroadcastChannel('configurator.project-updated');
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  tabs.postMessage('aB3dE6gH');
  tabs.close();
};

/** The open dialog. */
export const dialog = (): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Presses a button of the open dialog. */
export const pressInDialog = async (name: string | RegExp): Promise<void> =>
  dialog()
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .click();

export const dialogIsClosed = async (): Promise<void> => {
  await expect.poll(() => document.querySelectorAll('[role=dialog], [role=alertdialog]').length).toBe(0);
};

export const pressKey = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** A room on the screen of rooms. */
export const room = (name: string): Locator => page.getByRole('region', { name, exact: true });

/** The names of the rooms in their order. */
export const roomNames = (): readonly string[] =>
  [...document.querySelectorAll('[data-room] h2 [id]')].map(({ textContent }) => textContent);

/** Waits, for what must not happen meanwhile. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
