import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page, Request, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { addRoom, queueChange, onSite, SENDING } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

let project: ApiProject;
let page: Page;
/** Idempotency keys of the rejected requests. */
let keys: (string | undefined)[];

const roomNames = async () => (await project.load()).project.groups.map(({ name }) => name);
const question = () => page.getByRole('dialog', { name: 'Jednej zmiany nie udaje się wysłać' });
const garage = (window: Page) => window.getByRole('region', { name: 'Garaż', exact: true });
const pendingNotice = () => page.getByText(/^Zmiany do wysłania/);

/** Rejects all changes that mention the garage, as a proxy would, and no others. */
const forbid = async (answer: Parameters<Route['fulfill']>[0]): Promise<void> => {
  await page.context().route('**/api/project/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET' || !(request.postData() ?? '').includes('Garaż')) return route.fallback();
    keys.push((await request.allHeaders())['idempotency-key']);
    return route.fulfill(answer);
  });
};

/** Requests of the page that are not answered yet. */
const inFlight = new Set<Request>();

/**
 * Advances the clock by one retry interval and waits for the response. Advancing further would time out the request.
 */
const tryOnce = async (): Promise<void> => {
  await page.clock.fastForward('00:15');
  await page.waitForTimeout(300);
  await expect.poll(() => inFlight.size, SENDING).toBe(0);
};

/** Advances the clock by more than a minute, with several retries. */
const waitLong = async (): Promise<void> => {
  for (let tries = 0; tries < 6; tries += 1) await tryOnce();
};

/** Advances the clock until the visitor is asked about the stuck change. */
const waitForRequest = async (): Promise<void> => {
  await expect
    .poll(
      async () => {
        await tryOnce();
        return question().isVisible();
      },
      { timeout: 240_000 },
    )
    .toBe(true);
};

beforeEach(async () => {
  project = await apiProject(address());
  keys = [];
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [[await project.addSet(desk), 4]]);
  page = await onSite(someone, project.id);
  await page.clock.install();
  await page.reload();
  await page.getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
  inFlight.clear();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
});

describe('a change that a proxy always rejects', () => {
  test('can be discarded together with its dependent changes; the others are sent', async () => {
    await addRoom(page, 'Garaż');
    await addRoom(page, 'Piwnica');
    await page.getByRole('button', { name: 'Działania: Biurko', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Pomieszczenia i kolejność', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Przenieś do…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Garaż' }).click();
    await page.getByText('Zmiany do wysłania: 3').waitFor();
    await forbid({ status: 500, json: { code: 'fault', message: 'Wystąpił błąd podczas zapisywania danych' } });
    await page.context().setOffline(false);
    await expect.poll(() => keys.length, SENDING).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await question().count()).toBe(0);
    await waitForRequest();
    await question()
      .getByText(/wysłać zmiany: Garaż\. Powód: Wystąpił błąd/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(new Set(keys).size).toBe(1);
    expect(await roomNames()).toEqual(['Kuchnia']);

    await question().getByRole('button', { name: 'Odrzuć tę zmianę' }).click();
    await expect.poll(roomNames, SENDING).toEqual(['Piwnica', 'Kuchnia']);
    await expect.poll(() => pendingNotice().count(), SENDING).toBe(0);
    const kitchen = page.getByRole('region', { name: 'Kuchnia', exact: true });
    await kitchen.getByText('Biurko').first().waitFor();
    await expect.poll(() => garage(page).count()).toBe(0);
  });

  test('stays pending while the question is dismissed, and is sent once when the proxy accepts it again', async () => {
    await addRoom(page, 'Garaż');
    await addRoom(page, 'Piwnica');
    await forbid({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' });
    await page.context().setOffline(false);
    await expect.poll(() => keys.length, SENDING).toBeGreaterThan(0);
    await waitForRequest();
    await question()
      .getByText(/Powód: HTTP\s403\./)
      .waitFor();
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    // Retries continue, without asking again each time.
    const before = keys.length;
    await waitLong();
    expect(keys.length).toBeGreaterThan(before);
    expect(await question().count()).toBe(0);
    await page.getByRole('button', { name: 'Jednej zmiany nie udaje się wysłać' }).click();
    await question().getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await question()
      .getByText(/Powód: HTTP\s403\./)
      .waitFor();
    expect(await roomNames()).toEqual(['Kuchnia']);

    await page.context().unrouteAll();
    await question().getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect.poll(roomNames, SENDING).toEqual(['Piwnica', 'Garaż', 'Kuchnia']);
    await expect.poll(() => pendingNotice().count(), SENDING).toBe(0);
    await waitLong();
    await expect.poll(() => roomNames()).toEqual(['Piwnica', 'Garaż', 'Kuchnia']);
    expect(await question().count()).toBe(0);
  });

  test('disappears when it is discarded, even as the last one, and in other windows', async () => {
    await addRoom(page, 'Garaż');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await garage(other).waitFor();
    await forbid({ status: 500, json: { code: 'fault', message: 'Wystąpił błąd' } });
    await page.context().setOffline(false);
    await expect.poll(() => keys.length, SENDING).toBeGreaterThan(0);
    await waitForRequest();
    await question().getByRole('button', { name: 'Odrzuć tę zmianę' }).click();
    for (const window of [page, other]) await expect.poll(() => garage(window).count()).toBe(0);
    await expect.poll(() => pendingNotice().count(), SENDING).toBe(0);
  });

  test('and contains a set is corrected in the editor and sent once', async () => {
    const payload = { ...setToWire({ ...desk.set, frameId: 54_014 }, null), name: 'Garaż' };
    await queueChange(page, project.id, { name: 'createSet', body: { payload } });
    await page.reload();
    await addRoom(page, 'Piwnica');
    await forbid({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' });
    await page.context().setOffline(false);
    await expect.poll(() => keys.length, SENDING).toBeGreaterThan(0);
    await waitForRequest();
    await question().getByRole('button', { name: 'Otwórz w edytorze' }).click();
    const name = page.getByRole('textbox', { name: 'Nazwa zestawu' });
    await name.waitFor();
    await expect.poll(() => inFlight.size, SENDING).toBe(0);
    const before = keys.length;
    await waitLong();
    expect(keys.length).toBe(before);
    await name.fill('Biurko w garażu');
    await page.getByRole('button', { name: 'Zapisz zestaw' }).first().click();
    await expect.poll(roomNames, SENDING).toEqual(['Piwnica', 'Kuchnia']);
    await expect
      .poll(async () => (await project.load()).productSets.map((set) => set.name))
      .toEqual(['Biurko w garażu', 'Biurko']);
  });
});
