import { once } from 'node:events';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { apiProject, type ApiProject } from '../api-project.ts';
import { plantProject } from '../plant-project.ts';
import { countCached, openPrecachedWindow, resetWindow, waitForCached, waitForCachedSet } from './offline-window.ts';
import { visitor } from '../visitor.ts';
import { startServer } from '../start-server.ts';

const someone = visitor();
const { address, takeOtherWindow } = someone;

/** Starts a gateway that answers all requests with a page of its own, instead of a server. */
const answerInPlace = async (port: number, status: number): Promise<Server> => {
  const gateway = createServer(({ url = '' }, answer) => {
    answer.writeHead(url.startsWith('/el12/') ? 404 : status, { 'content-type': 'text/html' });
    answer.end('<h1>Nobody is here</h1>');
  });
  gateway.listen(port, '127.0.0.1');
  await once(gateway, 'listening');
  return gateway;
};

let shared: Page | undefined;

/** The window that tests at the shared server use one after another. */
const precachedWindow = async (): Promise<Page> => {
  if (shared) await resetWindow(shared, address());
  return (shared ??= await openPrecachedWindow(someone));
};

describe('the app on a device that has cached it', () => {
  test('opens offline, and says so', async () => {
    const page = await precachedWindow();
    await page.goto(`${address()}/el12/`);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Utwórz inwestycję' }).waitFor();
    await expect.poll(() => page.getByText(/^Brak połączenia/).count()).toBe(1);
  });

  describe('whose server does not respond', () => {
    let origin: string;
    let page: Page;
    let project: ApiProject;
    let furnished: string;
    let unknown: ApiProject;
    let priceBefore: string | null;

    const price = () => page.getByText(/^Cena netto: \d/);

    beforeAll(async () => {
      const server = await startServer();
      origin = server.address;
      project = await apiProject(origin);
      await project.addRoom('Kuchnia');
      ({ id: furnished } = await plantProject(origin, [desk]));
      unknown = await apiProject(origin);
      page = await openPrecachedWindow(someone, origin);
      await page.goto(`${origin}/el12/projekt/${project.id}/pomieszczenia`);
      await waitForCached(page, `ramka-project-${project.id}`, 3);
      await page.goto(`${origin}/el12/projekt/${furnished}/zestawy/1`);
      await waitForCachedSet(page, furnished);
      priceBefore = await price().textContent();
      await server.stop();
    });

    test('opens with all its parts', async () => {
      await page.goto(`${origin}/el12/404`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.title()).not.toBe('');
    });

    test('opens projects behind a gateway that answers instead of the server, and keeps their cached data', async () => {
      const rooms = `${origin}/el12/projekt/${project.id}/pomieszczenia`;
      for (const status of [404, 200]) {
        const gateway = await answerInPlace(Number(new URL(origin).port), status);
        await page.goto(rooms);
        await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
        await page.getByPlaceholder('np. Salon').fill(`Pokój ${status}`);
        await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
        await page.getByRole('region', { name: `Pokój ${status}` }).waitFor();
        gateway.closeAllConnections();
        gateway.close();
        await once(gateway, 'close');
      }
      await page.goto(rooms);
      await expect.poll(() => page.getByText('Zmiany do wysłania: 2').count()).toBe(1);
    });

    test('shows the price of a saved set behind such a gateway, and what is not available', async () => {
      const gateway = await answerInPlace(Number(new URL(origin).port), 502);
      await page.goto(`${origin}/el12/projekt/${furnished}/zestawy/1`);
      await price().waitFor({ state: 'attached' });
      await expect.poll(() => price().textContent()).toBe(priceBefore);
      await page.goto(`${origin}/el12/projekt/${unknown.id}/zestawy`);
      await page
        .getByRole('heading', { name: 'Brak połączenia, a tej inwestycji nie ma jeszcze na tym urządzeniu' })
        .waitFor();
      expect(page.url()).toContain(unknown.id);

      await page.goto(`${origin}/el12/projekt/${furnished}/pomieszczenia`);
      await page.getByRole('button', { name: 'Zamówienie i pliki', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Zamówienie (PDF)' }).click();
      await page.getByText('Dokument przygotujemy, gdy wróci połączenie').first().waitFor();
      await page.getByRole('link', { name: 'Zestawy' }).first().click();
      await page
        .getByText(/^Po zmianie ekranu dokument/)
        .first()
        .waitFor();
      gateway.closeAllConnections();
      gateway.close();
      await once(gateway, 'close');
    });
  });

  test('never stays older than the server’s version, and caches the new one at once', async () => {
    const server = await startServer();
    const page = await openPrecachedWindow(someone, server.address);
    await page.getByText(/^© \d+ Ramka/).waitFor();
    const { dataFolder } = server;
    await server.stop({ keepStore: true });

    const folder = await mkdtemp(join(tmpdir(), 'ramka-deployments-'));
    const deployment: object = JSON.parse(await readFile('deployments/el12.json', 'utf8'));
    await writeFile(join(folder, 'el12.json'), JSON.stringify({ ...deployment, copyrightHolder: 'Nowa firma' }));
    await cp('deployments/showcase', join(folder, 'showcase'), { recursive: true });
    const port = Number(new URL(server.address).port);
    const next = await startServer({ DEPLOYMENTS_DIR: folder }, dataFolder, port);
    await page.reload();
    await page.getByText(/Nowa firma/).waitFor();
    const changedOver = () =>
      page.evaluate(async () => {
        const apps = (await caches.keys()).filter((name) => name.startsWith('ramka-app-'));
        const cached = await (await caches.open(apps.at(-1) ?? '')).match('/el12/');
        const worker = await navigator.serviceWorker.getRegistration();
        const settled = !worker?.installing && !worker?.waiting && worker?.active?.state === 'activated';
        return settled && ((await cached?.text()) ?? '').includes('Nowa firma');
      });
    await expect.poll(changedOver, { timeout: 200_000 }).toBe(true);
    await next.stop();
    await page.reload();
    await page.getByText(/Nowa firma/).waitFor();
  });

  test('caches the set first that is open in the editor', async () => {
    const { id } = await plantProject(address(), [desk, livingRoom, washBasin]);
    const page = await precachedWindow();
    await page.goto(`${address()}/el12/projekt/${id}/zestawy/2`);
    await waitForCached(page, `ramka-project-${id}`, 3, '/components/list?');
    const cached = await page.evaluate(async (project) => {
      const cache = await caches.open(`ramka-project-${project}`);
      return (await cache.keys()).map(({ url }) => /list\?sets=(\d+)/.exec(url)?.[1]).filter(Boolean);
    }, id);
    expect(cached).toHaveLength(3);
    expect(cached[0]).toBe('2');
  });

  test('caches a changed set again, and no others', async () => {
    const { id } = await plantProject(address(), [desk, livingRoom, washBasin]);
    const page = await precachedWindow();
    const allSetsCached = () =>
      page.evaluate(async (project) => {
        const cache = await caches.open(`ramka-project-${project}`);
        const sets = (await cache.keys()).filter(({ url }) => /\/set\/\d+$/.test(url));
        const cached = await Promise.all(sets.map((set) => cache.match(set)));
        return cached
          .map((set) => Number(set?.headers.get('x-kept-whole')?.split('-')[0]))
          .toSorted((one, other) => one - other);
      }, id);
    const opened = `${address()}/el12/projekt/${id}/pomieszczenia`;
    await page.goto(opened);
    await expect.poll(allSetsCached, { timeout: 200_000 }).toEqual([1, 1, 1]);

    const listed: string[] = [];
    page.context().on('request', (request) => {
      const set = /\/components\/list\?sets=(\d+)/.exec(request.url())?.[1];
      if (set !== undefined && request.serviceWorker() !== null) listed.push(set);
    });
    // The first set, because it is prefetched last.
    await fetch(`${address()}/api/project/${id}/set/1/name`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nad blatem' }),
    });
    await page.goto(opened);
    await expect.poll(allSetsCached, { timeout: 200_000 }).toEqual([1, 1, 2]);
    await expect.poll(() => listed).toEqual(['1']);
  });

  test('caches only the latest e-catalogue searches', async () => {
    const page = await precachedWindow();
    await page.goto(`${address()}/el12/`);
    await page.evaluate(async () => {
      for (let number = 101; number <= 160; number += 1) await fetch(`/api/ecatalog/search?query=DKW${number}`);
    });
    await expect.poll(() => countCached(page, 'ramka-catalogue-', '/ecatalog/search?query=DKW160')).toBe(1);
    await expect.poll(() => countCached(page, 'ramka-catalogue-', '/ecatalog/search')).toBe(50);
    await expect.poll(() => countCached(page, 'ramka-catalogue-', '/ecatalog/search?query=DKW101')).toBe(0);
  });

  test('can be installed: it has a name, colours and existing icons', async () => {
    const page = await takeOtherWindow();
    await page.goto(`${address()}/el12/`);
    const link = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(address() + link);
    const manifest: { name: string; scope: string; lang: string; icons: { src: string; type: string }[] } =
      await answer.json();
    expect(manifest).toMatchObject({ name: 'Ramka', scope: '/el12/', start_url: '/el12/', lang: 'pl' });
    for (const { src, type } of manifest.icons)
      expect((await page.request.get(address() + src)).headers()['content-type']).toBe(type);
  });
});

test('a device without space for a project says so offline, until it has space', async () => {
  const { id } = await plantProject(address(), [desk]);
  const page = await openPrecachedWindow(someone);
  const devTools = await page.context().newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: address(), quotaSize: used + 1000 });
  const isFull = (): Promise<boolean> => page.evaluate(() => localStorage.getItem('configurator.full-device') !== null);
  await page.goto(`${address()}/el12/projekt/${id}/pomieszczenia`);
  await expect.poll(isFull, { timeout: 150_000 }).toBe(true);
  await page.context().setOffline(true);
  await page.getByText(/^Brak połączenia\. Na urządzeniu zabrakło miejsca/).waitFor();

  await page.context().setOffline(false);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: address() });
  await page.reload();
  // Caching again took up to 40 seconds on a machine with two cores.
  await expect.poll(isFull, { timeout: 400_000 }).toBe(false);
  await page.context().setOffline(true);
  await page.getByText(/^Brak połączenia\. Pracuj dalej/).waitFor();
});
