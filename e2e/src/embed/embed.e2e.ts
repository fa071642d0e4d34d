import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@ramka/server/testing/free-port';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Frame, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from '../deployments/own-deployment.ts';
import { visitDeployment } from '../deployments/visit-deployment.ts';

/**
 * Serves a product page of a shop, with a strict policy, on another site than the configurator. `start` are attributes of
 * the element.
 */
const aShopPage = async (port: number, configurator: string, start = ''): Promise<string> => {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${configurator}; frame-src ${configurator}`,
    );
    answer.end(`<!doctype html><html lang="pl"><title>Sklep</title><h1>Ramka 2-krotna</h1>
      <ramka-configurator src="${configurator}/el12/" ${start}></ramka-configurator>
      <script async src="${configurator}/embed.js"></script>`);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${port}/`;
};

/** Starts a configurator that a shop may frame, with a project of two sets in one room. */
const aFramedConfigurator = async () => {
  const port = await freePort();
  const own = await ownDeployment('el12', { embed: { origins: [`http://localhost:${port}`] } });
  onTestFinished(own.erase);
  const { address } = await visitDeployment.start(own.settings);
  const project = await apiProject(address);
  await project.putSets(await project.addRoom('Gabinet'), [[await project.addSet(desk), 2]]);
  return { address, port, project };
};

type Received = readonly [type: string, detail: unknown];

/** Presses the button of a shop page and collects the events of the element. */
const openFrame = async (page: Page, shop: string) => {
  await page.goto(shop);
  const button = page.getByRole('button', { name: 'Skonfiguruj' });
  await button.waitFor();
  await page.evaluate(() => {
    const received: Received[] = [];
    Object.assign(window, { received });
    for (const type of ['ready', 'height', 'changed', 'order', 'closed'])
      document.addEventListener(`ramka-${type}`, (event) => {
        if (event instanceof CustomEvent) received.push([type, event.detail]);
      });
  });
  await button.click();
  const received = (): Promise<readonly Received[]> => page.evaluate(() => Reflect.get(window, 'received'));
  const last = async (type: string) => (await received()).findLast(([each]) => each === type)?.[1];
  const frame = async (): Promise<Frame> => {
    await expect.poll(() => page.frames().length).toBe(2);
    const [, opened] = page.frames();
    if (opened === undefined) throw new Error('there is no frame');
    return opened;
  };
  const height = async (): Promise<number> => (await page.locator('iframe').boundingBox())?.height ?? 0;
  return { received, last, frame: await frame(), height };
};

test('a listed shop frames the configurator, follows its height and hears of changes', async () => {
  const { address, port, project } = await aFramedConfigurator();
  const page = await visitDeployment.openPage('pl-PL');
  const { received, last, frame, height } = await openFrame(page, await aShopPage(port, address));
  await expect.poll(() => last('ready')).toBeNull();

  await frame.goto(`${address}/el12/projekt/${project.id}/pomieszczenia`);
  await expect.poll(() => last('changed')).toEqual({ sets: 1, pieces: 2, sum: 582.6, currency: 'PLN' });
  const before = await height();
  await frame.getByPlaceholder('np. Salon').fill('Salon; Kuchnia; Hol; Łazienka');
  await frame.getByPlaceholder('np. Salon').press('Enter');
  await frame.getByRole('region', { name: 'Łazienka' }).waitFor();
  await expect.poll(height).toBeGreaterThan(before);
  expect(await height()).toBeLessThanOrEqual(900);

  await frame.goto(`${address}/el12/brak`);
  await expect.poll(height).toBe(720);
  await frame.goto(`${address}/el12/projekt/${project.id}`);

  await frame.getByRole('link', { name: 'Otwórz w osobnym oknie' }).waitFor();
  await frame.getByRole('button', { name: 'Zamknij konfigurator' }).click();
  await expect.poll(() => last('closed')).toBeNull();
  await expect.poll(() => page.locator('iframe').isVisible()).toBe(false);
  expect(JSON.stringify(await received())).not.toContain(project.id);
});

test('a set of the product page is begun, saved and ordered in the frame, and the shop hears of both', async () => {
  const { address, port } = await aFramedConfigurator();
  const page = await visitDeployment.openPage('pl-PL');
  const start = 'line="simon-54-premium" finish="black-matt" function="socket-earthed-e" name="Dom pod lasem"';
  const { received, last, frame } = await openFrame(page, await aShopPage(port, address, start));
  const press = (name: string | RegExp) => frame.getByRole('button', { name }).first().click();

  await press('Rozpocznij');
  await frame.getByRole('button', { name: /^Miejsce 1: Gniazdo z uziemieniem/ }).waitFor();
  await press(/^Zapisz zestaw/);
  await frame.waitForURL(/\/zestawy$/);
  await expect.poll(() => last('changed')).toEqual({ sets: 1, pieces: 0, sum: 0, currency: 'PLN' });

  await frame.getByRole('checkbox', { name: /^Zaznacz zestaw/ }).click();
  await press('Zamów w sklepie');
  const opening = page.waitForEvent('popup');
  await press('Przejdź do sklepu');
  await (await opening).getByText('DR1/49').waitFor();
  await expect
    .poll(() => last('order'))
    .toEqual({ items: 3, shareLink: expect.stringContaining(`${address}/el12/podglad/`) });
  const [, projectId = ''] = /projekt\/(\w{8})/.exec(frame.url()) ?? [];
  expect(JSON.stringify(await received())).not.toContain(projectId);
});

test('a shop that is not listed cannot frame the configurator, and its visitors get a link', async () => {
  const { address } = await aFramedConfigurator();
  const page = await visitDeployment.openPage('pl-PL');
  const { received, frame } = await openFrame(page, await aShopPage(await freePort(), address));
  await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
  const link = page.getByRole('link', { name: 'Otwórz w osobnym oknie' });
  await link.waitFor();
  await expect.poll(() => link.getAttribute('href')).toContain(`${address}/el12/start`);
  expect(await received()).toEqual([]);
});

/**
 * Makes the storage of frames throw, as browsers do that block the data of third parties. The headless browser has no
 * such setting.
 */
const blockStorageOfFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window.parent === window) return;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: deny });
    Object.assign(LockManager.prototype, { request: async () => deny(), query: async () => deny() });
  });

test('a project is planned in a frame where the browser blocks storage', async () => {
  const { address, port, project } = await aFramedConfigurator();
  const page = await visitDeployment.openPage('pl-PL');
  await blockStorageOfFrames(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { last, frame } = await openFrame(page, await aShopPage(port, address));
  await expect.poll(() => last('ready')).toBeNull();
  await frame.goto(`${address}/el12/projekt/${project.id}/pomieszczenia`);
  await expect
    .poll(() => frame.getByRole('complementary').first().innerText())
    .toContain('Ta przeglądarka nie pozwala zapamiętywać tu inwestycji.');
  await frame
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await expect.poll(() => last('changed')).toEqual({ sets: 1, pieces: 3, sum: 873.9, currency: 'PLN' });
  await frame.getByRole('link', { name: 'Biurko' }).first().click();
  await frame.getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
  expect(errors).toEqual([]);
});
