import { afterEach, expect, inject, test } from 'vitest';
import {
  firefox,
  isInstalled,
  openFirefox,
  openWebkit,
  type OtherBrowser,
  visitorIn,
  webkit,
} from './other-browser.ts';

const { address } = inject('server');

let browser: OtherBrowser | undefined;

afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

const ENTER = '\uE007';
const ESCAPE = '\uE00C';

/** Creates a project and a room, builds a set with mouse and keyboard, and opens every screen. */
const doTheJob = async (opened: OtherBrowser): Promise<void> => {
  const { open, see, press, type, place } = visitorIn(opened);
  await open(`${address}/el12/`);
  await press('input', /Nazwa inwestycji|np\./);
  await type(`Dom nad Odrą${ENTER}`);
  await expect.poll(place, { timeout: 30_000 }).toMatch(/\/pomieszczenia$/);
  const project = String(await place()).replace(/\/pomieszczenia$/, '');

  await press('input', /np. Salon/);
  await type(`Salon${ENTER}`);
  await see('section, article, li', /Salon/);
  await open(`${address}${project}/zestawy/nowy?createInGroupId=1&preselectedFrameLine=simon-54-premium`);
  await press('button', /^×2, ramka 2-krotna$/);
  await press('button', /DR2\/11/);
  await press('button', /^Dalej/);
  await press('button[data-card]', /DKW1\/11/, 2);
  await see('button', /^Miejsce 1: Łącznik jednobiegunowy/);
  await press('button[data-card]', /DKW5\/11/);
  await press('button', /^Miejsce 2/);
  await see('button', /^Miejsce 2: Łącznik świecznikowy/);
  await press('button', /^Zapisz zestaw/);
  await expect.poll(place, { timeout: 30_000 }).toMatch(/\/pomieszczenia$/);
  await see('a', /^Edytuj zestaw/);
  await press('button', /^Zamówienie i pliki$/);
  await press('[role=menuitem]', /^Inne formaty$/);
  await see('[role=menuitem]', /CSV/);
  await type(ESCAPE);

  for (const [screen, heading] of [
    ['', /Właściwości/],
    ['/zestawy', /Zestawy/],
    ['/zamowienie', /Zamówienie/],
    ['/ekatalog', /Produkty z katalogu/],
    ['/zmiana?family=black', /Zmiana serii/],
  ] as const) {
    await open(`${address}${project}${screen}`);
    await see('h1', heading);
  }
  await open(`${address}/el12/dostepnosc`);
  await see('h1', /Deklaracja/);
};

test('Firefox completes the main job', async ({ skip }) => {
  skip(!isInstalled(firefox), `Firefox is not installed: ${firefox.install}`);
  browser = await openFirefox(8121);
  await doTheJob(browser);
  expect(String(await browser.evaluate('navigator.userAgent'))).toContain('Firefox');
});

test('WebKit completes the main job', async ({ skip }) => {
  skip(!isInstalled(webkit), `WebKit is not installed: ${webkit.install}`);
  browser = await openWebkit(8122);
  await doTheJob(browser);
  expect(String(await browser.evaluate('navigator.userAgent'))).toContain('AppleWebKit');
});
