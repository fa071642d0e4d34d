import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepMessages } from './keep-messages.ts';
import { openBrowser } from './open-browser.ts';
import { setBuilder, shown } from './set-builder.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Thousands separator: a narrow no-break space (docs/readings.md#r5). */
const NARROW_SPACE = '\u202F';

let server: RunningServer;
let browser: Browser;
let page: Page;
const failures: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  await keepMessages(page.context());
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
});

afterAll(async () => {
  await page.context().close();
  await server.stop();
});

describe('the main job, in Polish on the sample catalogue', () => {
  let projectId = '';

  // Holds §1.1, §1.2.
  test('a project gets a name and a room', async () => {
    await page.goto(`${server.address}/el12/`);
    await page.getByLabel('Nazwa inwestycji').fill('Dom pod lasem');
    await page.getByRole('button', { name: 'Utwórz inwestycję' }).click();
    await page.waitForURL(/\/el12\/projekt\/[^/]{8}\/pomieszczenia$/);
    projectId = /projekt\/([^/]{8})/.exec(page.url())?.[1] ?? '';

    await page.getByPlaceholder('np. Salon').fill('Łazienka');
    await page.getByRole('button', { name: 'Dodaj pomieszczenie' }).click();
    await page.getByText('pusto').waitFor();
    expect(projectId).toMatch(/^[2-9A-HJ-NP-Za-km-z]{8}$/);
  });

  // Holds §1.5, §1.6, §1.8, §1.10, D7, C5.7.
  test('worked example 1 is built by hand: IP44, a surface box, a socket with a transparent lid', async () => {
    const editor = setBuilder(page);
    await page.getByRole('region', { name: 'Łazienka' }).getByRole('link', { name: 'Nowy zestaw' }).click();
    await page.getByText('Tworzenie zestawu w pomieszczeniu „Łazienka”').waitFor();

    await editor.chooseLine(/^Simon 55 Line/);
    await editor.chooseSlots(2);
    await editor.chooseFrame('TR2/111');
    await editor.next();

    await editor.drag(editor.card(/Łącznik świecznikowy.*TKW5\/111/), editor.slot(1));
    await editor
      .slot(1)
      .and(page.getByRole('button', { name: /Łącznik świecznikowy/ }))
      .waitFor();
    await editor.showModules('Gniazda wtyczkowe');
    await editor.card(/TGZ1BUZP\/111A/).dblclick();
    await editor
      .slot(2)
      .and(page.getByRole('button', { name: /Gniazdo IP44/ }))
      .waitFor();

    await editor.changeOptions(1, async (dialog) => {
      await dialog.getByRole('checkbox', { name: /TU1W/ }).click();
    });
    await editor.changeOptions(2, async (dialog) => {
      await dialog.getByText('SGZ1CMR').click();
    });
    await editor.switchOn('Uszczelka IP44');
    await editor.switchOn('Puszka natynkowa');
    await page.getByRole('dialog').getByRole('radio', { name: 'biały mat', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wybierz', exact: true }).click();

    await expect
      .poll(() => editor.billWith('150,90 zł'))
      .toEqual([
        'TR2/111 × 1',
        'TU2 × 1',
        'TPN2/111 × 1',
        'TKW5/111 × 1',
        'SW5MR × 1',
        'TU1W × 1',
        'TGZ1BUZP/111A × 1',
        'SGZ1CMR × 1',
      ]);
  });

  // Holds §1.2, §2.58, §2.59.
  test('the set is added to the room with its quantity, picture and price', async () => {
    await page.getByLabel('Nazwa zestawu').fill('Umywalka');
    await page.getByLabel('Liczba zestawów').fill('2');
    await setBuilder(page).save();
    await page.waitForURL(/\/pomieszczenia/);

    const room = page.getByRole('region', { name: 'Łazienka' });
    await room.getByRole('link', { name: 'Edytuj zestaw „Umywalka”' }).waitFor();
    await room.getByText('×2', { exact: true }).waitFor();
    await room.getByText('1 zestaw · 4 punkty').waitFor();
    await shown(page, '301,80 zł').waitFor();
    const picture = room.locator('img[src*="/product-set/"]').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  });

  // Holds §1.5, §1.6, §1.7, C5.9.
  test('worked example 3 is built by hand: a glass panel with two controllers and a socket', async () => {
    const editor = setBuilder(page);
    await page.goto(`${server.address}/el12/projekt/${projectId}/zestawy/nowy`);
    await editor.chooseLine(/^Simon 54 Touch/);
    await editor.chooseSlots(3);
    await editor.chooseFrame('DTP3-@@M/70');

    const first = await editor.openControllers(1);
    expect(first.offered.map(symbolOf)).toEqual(['DTS1', 'DTS2', 'DTZ2', 'DTD2', 'DTP4']);
    await first.choose('DTZ2');
    expect(await page.getByRole('button', { name: 'Dalej' }).count()).toBe(0);
    const second = await editor.openControllers(2);
    expect(second.offered.map(symbolOf)).toEqual(['DTS2', 'DTZ2', 'DTD2', 'DTP4']);
    await second.choose('DTP4');
    await editor.next();

    await editor.showModules('Gniazda wtyczkowe');
    await editor.card(/Gniazdo z uziemieniem.*DGZ1ZP\/11$/).dblclick();
    await editor.changeOptions(3, async (dialog) => {
      await dialog.getByText('SGZ1CM', { exact: false }).click();
    });

    await expect
      .poll(() => editor.billWith(`1${NARROW_SPACE}170,10 zł`))
      .toEqual(['DTP3-24M/70 × 1', 'DTZ2 × 1', 'DTP4 × 1', 'DGZ1ZP/11 × 1', 'SGZ1CM × 1']);
    await page.getByLabel('Nazwa zestawu').fill('Salon – wejście');
    await editor.save();
    await page.waitForURL(/\/zestawy$/);
    await page.getByText('Salon – wejście').first().waitFor();
  });

  // Holds §1.19, §1.20.
  test('the project is opened again by its id, and from the list of remembered projects', async () => {
    await page.goto(`${server.address}/el12/`);
    await page.getByLabel('Identyfikator inwestycji').fill(projectId);
    await page.getByRole('button', { name: 'Wczytaj', exact: true }).click();
    await page.waitForURL(new RegExp(`/projekt/${projectId}/pomieszczenia`));
    await shown(page, '301,80 zł').waitFor();

    await page.goto(`${server.address}/el12/`);
    const remembered = page.getByRole('region', { name: 'Ostatnio otwierane na tym urządzeniu' });
    await remembered.getByRole('button', { name: /^Dom pod lasem/ }).click();
    await page.waitForURL(new RegExp(`/projekt/${projectId}/pomieszczenia`));
    await expect.poll(() => page.title()).toContain('Dom pod lasem');
  });

  // Holds §1.3, §1.19, §2.48, §6.1, §6.2.
  test('another device opens it by the same id, also after a restart of the server', async () => {
    const { dataFolder } = server;
    // An open page would report the outage of its server.
    await page.goto('about:blank');
    await server.stop({ keepStore: true });
    server = await startServer({}, dataFolder);
    const stranger = await browser.newContext({ locale: 'pl-PL' });
    const other = await stranger.newPage();
    await other.goto(`${server.address}/el12/projekt/${projectId}/pomieszczenia`);
    await other.getByRole('link', { name: 'Edytuj zestaw „Umywalka”' }).click();
    await other.getByRole('button', { name: /^Miejsce 2: Gniazdo IP44/ }).waitFor();
    await shown(other, '150,90 zł').waitFor();
    await expect.poll(() => other.title()).toContain('Dom pod lasem');
    await stranger.close();
  });

  test('no request failed', () => {
    expect(failures).toEqual([]);
  });
});

const symbolOf = (text: string): string => /DT[A-Z]\d/.exec(text)?.[0] ?? text;
