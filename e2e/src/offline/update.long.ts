import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiProject } from '../api-project.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { visitor } from '../visitor.ts';
import { openPrecachedWindow, waitForCachedSet } from './offline-window.ts';

const someone = visitor();

/** The next version's word for the rooms, instead of "Pomieszczenia". */
const OTHER_WORD = 'Izby i pokoje';

let nextVersion: string;
let server: RunningServer | undefined;

/** Copies this checkout with changed pages: they are rebuilt with one different word. */
const buildNextVersion = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'ramka-next-'));
  const link = async (folder: string, but: string): Promise<void> => {
    await mkdir(join(root, folder), { recursive: true });
    for (const name of await readdir(folder))
      if (!but.split(' ').includes(name)) await symlink(resolve(folder, name), join(root, folder, name));
  };
  await link('.', 'build packages data');
  await link('build', 'web server');
  await link('packages', 'server');
  // A symbolic link would be resolved to the original folder.
  for (const folder of ['build/server', 'packages/server']) await cp(folder, join(root, folder), { recursive: true });
  // The test runner's value of NODE_ENV would build React's slower development code into the pages.
  vi.stubEnv('NODE_ENV', 'production');
  const { build } = await import('vite');
  await build({
    root: 'packages/web',
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: relative('packages/web', join(root, 'build/web')), emptyOutDir: true },
    plugins: [
      {
        name: 'next-version',
        transform: (code, id) =>
          id.endsWith('/texts/src/pl/shell.ts') ? code.replace('Pomieszczenia', OTHER_WORD) : undefined,
      },
    ],
  });
  vi.unstubAllEnvs();
  return root;
};

beforeAll(async () => {
  nextVersion = await buildNextVersion();
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await rm(nextVersion, { recursive: true, force: true });
});

const addRoom = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('np. Salon').fill(name);
  await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
};

const nextLink = (page: Page) => page.getByRole('link', { name: OTHER_WORD }).first();

test('another version of the app takes over with pending changes: none is lost, no old page is shown, and no page reloads by itself', async () => {
  server = await startServer();
  const { address, dataFolder } = server;
  const project = await apiProject(address);
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
  const rooms = `${address}/el12/projekt/${project.id}/pomieszczenia`;
  const page = await openPrecachedWindow(someone, address);
  await page.goto(rooms);
  await waitForCachedSet(page, project.id);
  // A second window is in the middle of work in the previous version.
  const old = await page.context().newPage();
  await old.goto(rooms);
  await old.getByRole('region', { name: 'Kuchnia' }).waitFor();
  await old.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await server.stop({ keepStore: true });

  await addRoom(page, 'Garaż');
  await addRoom(page, 'Piwnica');
  await page.getByText(/Zmiany do wysłania: 2/).waitFor();
  expect(await nextLink(page).count()).toBe(0);

  server = await startServer({}, dataFolder, Number(new URL(address).port), nextVersion);
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.reload();
  // The service worker of the previous version responds, but with the new page.
  await nextLink(page).waitFor({ state: 'attached' });
  const names = async () => (await project.load()).project.groups.map(({ name }) => name).toSorted();
  await expect.poll(names, { timeout: 40_000 }).toEqual(['Garaż', 'Kuchnia', 'Piwnica']);
  await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), { timeout: 20_000 }).toBe(0);

  // The other window shows a notice, and continues with all parts of its own version.
  await old.getByText(/^Jest nowa wersja konfiguratora/).waitFor({ timeout: 30_000 });
  await old.getByRole('link', { name: 'Katalog', exact: true }).click();
  await old.getByRole('heading', { level: 1, name: /Produkty z katalogu/ }).waitFor();
  expect(await old.locator('body[data-same-page]').count()).toBe(1);
  expect(await nextLink(old).count()).toBe(0);
  expect(loads).toBe(1);

  await server.stop({ keepStore: true });
  await page.reload();
  await nextLink(page).waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'Piwnica', exact: true }).waitFor();
  expect(loads).toBe(2);
});
