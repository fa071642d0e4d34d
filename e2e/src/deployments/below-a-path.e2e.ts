import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@ramka/server/testing/free-port';
import { shareLink } from '@ramka/contract/wire/share-links';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { addRoom, SENDING, waitForCached } from '../offline/offline-window.ts';
import { startServer } from '../start-server.ts';
import { visitor } from '../visitor.ts';

const PREFIX = '/konfigurator';

const { takeOtherWindow } = visitor();

/** Stop the processes that the tests have started, the last one first. */
const stops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Starts a server below the prefix, on a port of its own. Returns its origin. */
const startBelowPath = async (): Promise<string> => {
  const server = await startServer({ PATH_PREFIX: PREFIX, TRUST_PROXY: 'loopback' });
  stops.push(server.stop);
  return new URL(server.address).origin;
};

/** Writes the other site of the host, and returns the folder of a proxy, which contains it. */
const folderWithSite = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-host-'));
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/index.html'), '<!doctype html><title>Shop</title><h1>Shop</h1>');
  return folder;
};

/** Starts a proxy, and waits until it serves the other site. Returns the origin. */
const run = async (command: string, words: readonly string[], origin: string, folder: string): Promise<string> => {
  const child: ChildProcess = spawn(command, words, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  stops.push(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const deadline = Date.now() + 120_000;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${command} serves nothing at ${origin}`);
    await pause(50);
  }
  return origin;
};

/** The file of `host/` that the documentation shows, for another port of the server and other folders. */
const configuration = async (
  file: string,
  server: string,
  ...replaced: readonly [string, string][]
): Promise<string> => {
  let text = await readFile(`host/${file}`, 'utf8');
  for (const [from, to] of [['127.0.0.1:8080', new URL(server).host] as const, ...replaced]) {
    if (!text.includes(from)) throw new Error(`host/${file} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
};

const startNginx = async (server: string): Promise<string> => {
  const [folder, port] = [await folderWithSite(), await freePort()];
  const file = await configuration('nginx-below-a-path.conf', server, ['/var/log/nginx', folder]);
  await writeFile(join(folder, 'ramka.conf'), file);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid nginx.pid; error_log error.log; events {}
    http {
      include /etc/nginx/mime.types; access_log access.log;
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
      server {
        listen 127.0.0.1:${port}; root ${folder}/site;
        location ~ \\.(?:png|svg|js|css)$ { return 410; }
        include ramka.conf;
      }
    }`,
  );
  return run(NGINX, ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], `http://127.0.0.1:${port}`, folder);
};

const startCaddy = async (server: string): Promise<string> => {
  const [folder, port] = [await folderWithSite(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const file = await configuration(
    'Caddyfile-below-a-path',
    server,
    ['\nshop.example {', `\n${origin} {`],
    ['/srv/shop', join(folder, 'site')],
    ['\n{\n', '\n{\n\tadmin off\n'],
  );
  await writeFile(join(folder, 'Caddyfile'), file);
  return run(CADDY, ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], origin, folder);
};

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';

describe.each([
  { host: 'without a proxy', isInstalled: true, start: undefined },
  { host: 'behind nginx (Debian package nginx)', isInstalled: existsSync(NGINX), start: startNginx },
  { host: 'behind Caddy (Debian package caddy)', isInstalled: existsSync(CADDY), start: startCaddy },
])('below a path of a host, $host', ({ isInstalled, start }) => {
  let origin: string;
  let page: Page;
  let project: ApiProject;
  const outside = new Set<string>();
  const failures: string[] = [];

  beforeAll(async () => {
    if (!isInstalled) return;
    const server = await startBelowPath();
    origin = start === undefined ? server : await start(server);
    page = await takeOtherWindow({ serviceWorkers: 'allow' });
    page.on('pageerror', (error) => failures.push(error.message));
    page.context().on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:' && !pathname.startsWith(`${PREFIX}/`)) outside.add(pathname);
    });
    page.context().on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
  });

  const at = (path: string) => `${origin}${PREFIX}/el12/${path}`;

  test.skipIf(!isInstalled)(
    'a project is created, filled, and open again after a reload, with its picture',
    async () => {
      await page.goto(`${origin}${PREFIX}/`);
      await page.getByLabel('Nazwa inwestycji').fill('Dom pod lasem');
      await page.getByRole('button', { name: 'Utwórz inwestycję' }).click();
      await page.waitForURL(/\/konfigurator\/el12\/projekt\/[^/]{8}\/pomieszczenia$/);
      await addRoom(page, 'Salon');

      project = await apiProject(origin + PREFIX, 'Dom nad Odrą');
      await project.putSets(await project.addRoom('Kuchnia'), [[await project.addSet(desk), 2]]);
      await page.goto(at(`projekt/${project.id}/pomieszczenia`));
      await page.reload();
      const picture = page.locator('img[src*="/product-set/"]').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      await expect
        .poll(async () => new URL(await picture.evaluate((image: HTMLImageElement) => image.src)).pathname)
        .toMatch(/^\/konfigurator\/product-set\//);
    },
  );

  test.skipIf(!isInstalled)('the editor shows a set with its pictures and fonts', async () => {
    await page.goto(at(`projekt/${project.id}/zestawy/1`));
    const bill = page.getByRole('complementary', { name: 'Lista elementów' });
    await expect.poll(() => bill.innerText()).toMatch(/^Cena netto\s+\d/);
    await page.getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
      .toBe(true);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      .toBe(true);
  });

  test.skipIf(!isInstalled)('a document is downloaded', async () => {
    await page.goto(at(`projekt/${project.id}/pomieszczenia`));
    const saved = page.waitForEvent('download', { timeout: 180_000 });
    await page.getByRole('button', { name: 'Zamówienie i pliki', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Zestawienie materiałów dla siebie (PDF)', exact: true }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.skipIf(!isInstalled)('a share link shows the project with its pictures and fonts', async () => {
    const answer = await page.evaluate(async (address) => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ name: 'Dla klienta', frozen: false, prices: true, variants: false, until: null });
      return (await fetch(address, { method: 'POST', headers, body })).json();
    }, `${PREFIX}/api/project/${project.id}/views`);
    await page.goto(at(`projekt/${project.id}`));
    await page.getByRole('button', { name: 'Udostępnij' }).first().click();
    const link = page.getByRole('link', { name: /^Otwórz link/ });
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(at(`podglad/${shareLink.parse(answer).id}`));
    await page.goto(address);
    await page.getByText('Dom nad Odrą').first().waitFor();
    await page.getByRole('img').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
      .toBe(true);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      .toBe(true);
  });

  test.skipIf(!isInstalled)('the API documentation is shown', async () => {
    await page.goto(`${origin}${PREFIX}/api/docs`);
    await expect.poll(() => page.locator('.servers option').first().textContent()).toBe(`${PREFIX}/api`);
  });

  test.skipIf(!isInstalled)('the project opens and is changed offline, and the change is sent', async () => {
    await page.goto(at(`projekt/${project.id}/pomieszczenia`));
    await waitForCached(page, `${PREFIX}:ramka-project-${project.id}`, 6);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
    await addRoom(page, 'Sień');
    await page.reload();
    await page.getByRole('region', { name: 'Sień' }).waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await project.load()).project.groups.map(({ name }) => name), SENDING)
      .toContain('Sień');
  });

  test.skipIf(!isInstalled)('no request has failed or has left the prefix', () => {
    expect([...outside]).toEqual([]);
    expect(failures).toEqual([]);
  });
});

describe.skipIf(!existsSync(NGINX))('another site of the same host (Debian package nginx)', () => {
  let origin: string;

  beforeAll(async () => {
    origin = await startNginx(await startBelowPath());
  });

  test('keeps what it has stored, is never answered by the service worker, and gets no request', async () => {
    const page = await takeOtherWindow({ serviceWorkers: 'allow' });
    await page.goto(origin);
    await page.evaluate(async () => {
      localStorage.setItem('cart', 'full');
      // As another deployment on this host would store it.
      localStorage.setItem('configurator.projects', '[{"id":"aB3dE6gH","name":"Inny dom"}]');
      for (const name of ['shop-v1', 'ramka-app-1', 'ramka-app-2', 'ramka-app-3', 'ramka-project-aB3dE6gH'])
        await (await caches.open(name)).put('/stored', new Response('theirs'));
    });
    await page.goto(`${origin}${PREFIX}/el12/`);
    expect(await page.getByText('Inny dom').count()).toBe(0);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await waitForCached(page, `${PREFIX}:ramka-catalogue-`, 10);

    await page.goto(origin);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('full');
    expect(await page.evaluate(() => caches.keys())).toEqual(
      expect.arrayContaining(['shop-v1', 'ramka-app-1', 'ramka-app-2', 'ramka-app-3', 'ramka-project-aB3dE6gH']),
    );
  });

  test('reaches neither metrics nor readiness, and the rest of the host does not reach the product', async () => {
    for (const path of [`${PREFIX}/metrics`, `${PREFIX}/readyz`, '/el12/', '/api/app-data'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${origin}${PREFIX}/healthz`)).status).toBe(200);
    expect(await (await fetch(origin)).text()).toContain('Shop');
  });
});
