import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { afterEach, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import {
  firefox,
  isInstalled,
  openFirefox,
  openWebkit,
  type OtherBrowser,
  visitorIn,
  webkit,
} from './other-browser.ts';

let browser: OtherBrowser | undefined;
let server: RunningServer | undefined;

afterEach(async () => {
  await browser?.close();
  await server?.stop();
  [browser, server] = [undefined, undefined];
});

/**
 * The number of responses in a cache. The first call starts the asynchronous count, so a result is available from the
 * next call on.
 */
const countCached = ({ evaluate }: OtherBrowser, cache: string) =>
  evaluate(`(() => {
    const of = async (name) => (await (await caches.open(name)).keys()).length;
    void caches.has('${cache}').then(async (is) => { window.kept = is ? await of('${cache}') : 0; });
    return window.kept ?? 0;
  })()`);

/** Reloads the page with JavaScript. WebDriver's own command treats a refused connection as a failed load. */
const reload = async ({ evaluate }: OtherBrowser): Promise<void> => {
  await evaluate("(document.body.dataset.before = '', location.reload(), 0)");
  const isAnother = () => evaluate("document.body !== null && !('before' in document.body.dataset)").catch(() => false);
  await expect.poll(isAnother, { timeout: 30_000 }).toBe(true);
};

/**
 * Opens a project online, continues without a server and across a reload, and lets the changes be sent when the server
 * is back. Returns a function that reports whether changes are still pending.
 */
const workOffline = async (opened: OtherBrowser): Promise<() => Promise<unknown>> => {
  const { open, see, press } = visitorIn(opened);
  server = await startServer();
  const { address, dataFolder } = server;
  const project = await apiProject(address);
  const room = await project.addRoom('Kuchnia');
  await project.putSets(room, [[await project.addSet(desk), 3]]);
  const quantities = async () => (await project.load()).project.groups[0]?.bundles.map(({ quantity }) => quantity);
  const rooms = `${address}/el12/projekt/${project.id}/pomieszczenia`;

  await open(`${address}/el12/`);
  await expect.poll(() => opened.evaluate('!!navigator.serviceWorker.controller'), { timeout: 40_000 }).toBe(true);
  await open(rooms);
  await expect.poll(() => countCached(opened, `ramka-project-${project.id}`), { timeout: 40_000 }).toBeGreaterThan(5);
  await server.stop({ keepStore: true });

  await reload(opened);
  await see('p', /^Pokazujemy stan i ceny z: /);
  await press('button', /^Więcej: Biurko/);
  await see('p', /Zmiany do wysłania: 1/);
  await reload(opened);
  await see('p', /Zmiany do wysłania: 1/);

  server = await startServer({}, dataFolder, Number(new URL(address).port));
  await expect.poll(quantities, { timeout: 60_000 }).toEqual([4]);
  return () => opened.evaluate("document.body.innerText.includes('Zmiany do wysłania')");
};

test('Firefox works without a server', async ({ skip }) => {
  skip(!isInstalled(firefox), `Firefox is not installed: ${firefox.install}`);
  browser = await openFirefox(8123);
  const hasPendingChanges = await workOffline(browser);
  await expect.poll(hasPendingChanges, { timeout: 30_000 }).toBe(false);
});

test('WebKit works without a server', async ({ skip }) => {
  skip(!isInstalled(webkit), `WebKit is not installed: ${webkit.install}`);
  browser = await openWebkit(8124);
  const hasPendingChanges = await workOffline(browser);
  await expect.poll(hasPendingChanges, { timeout: 30_000 }).toBe(false);
});
