import { setToWire } from '@ramka/contract/translate/product-set';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { addRoom, countCached, queueChange, onSite, SENDING } from './offline-window.ts';

const someone = visitor();
const { address, takeOtherWindow } = someone;

/** The message about a change that is stored on the device. */
const QUEUED = /^Zmiana czeka na tym urządzeniu/;

let project: ApiProject;
let page: Page;

const renameSet = async (window: Page, from: string, name: string): Promise<void> => {
  await window
    .getByRole('link', { name: new RegExp(from) })
    .first()
    .click();
  const field = window.getByRole('textbox', { name: 'Nazwa zestawu' });
  await field.fill(name);
  await window.getByRole('button', { name: 'Zapisz zestaw' }).first().click();
  await window.waitForURL(/\/zestawy$/);
  await window.getByText(QUEUED).waitFor();
};

const roomNames = async () => (await project.load()).project.groups.map(({ name }) => name).toSorted();
const setNames = async () => (await project.load()).productSets.map(({ name }) => name);

const roomId = (name: string, { project: { groups } }: LoadedProject): number =>
  groups.find((room) => room.name === name)?.id ?? 0;

/** The number of slots in the flat, as stored on the server. */
const points = async (): Promise<number> => {
  const { project: flat, productSets } = await project.load();
  const slots = new Map(productSets.map((set) => [set.id, set.slots]));
  const pieces = flat.groups.flatMap(({ bundles }) => bundles);
  return pieces.reduce((sum, { id, quantity }) => sum + quantity * (slots.get(id) ?? 0), 0);
};

const more = (window: Page): Promise<void> =>
  window
    .getByRole('button', { name: /^Więcej: Biurko/ })
    .first()
    .click();

const chooseFor = async (within: Page | Locator, menu: string, ...entries: readonly string[]): Promise<void> => {
  await within.getByRole('button', { name: menu, exact: true }).click();
  for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

const reconnect = (window: Page): Promise<void> => window.context().setOffline(false);

beforeEach(async () => {
  project = await apiProject(address());
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [[await project.addSet(desk), 4]]);
  page = await onSite(someone, project.id, page);
});

describe('working offline', () => {
  test('on a flat of thirty slots survives a reload, is sent once in order, and is visible in another browser', async () => {
    expect(await points()).toBe(16);
    await addRoom(page, 'Garaż');
    await addRoom(page, 'Piwnica');
    await more(page);
    await more(page);
    // Two presses are one change if they follow each other quickly enough.
    await page.getByText(/Zmiany do wysłania: [34]$/).waitFor();
    await page.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
    await renameSet(page, 'Biurko', 'Biurko przy oknie');
    await page.reload();
    await page.getByText('Biurko przy oknie').first().waitFor();
    await page.getByText(/Zmiany do wysłania: [45]$/).waitFor();
    await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByRole('region', { name: 'Piwnica', exact: true }).waitFor();
    expect(await roomNames()).toEqual(['Kuchnia']);

    await reconnect(page);
    await expect.poll(setNames, SENDING).toEqual(['Biurko przy oknie']);
    await expect.poll(() => roomNames()).toEqual(['Garaż', 'Kuchnia', 'Piwnica']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    await expect.poll(() => points()).toBe(24);

    await project.putSets(roomId('Piwnica', await project.load()), [[await project.addSet(washBasin), 1]]);
    const other = await takeOtherWindow();
    await other.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await other.getByRole('region', { name: 'Piwnica', exact: true }).waitFor();
    await more(other);
    await expect.poll(points, SENDING).toBe(30);
    await other
      .getByText(/30 punktów/)
      .first()
      .waitFor();
  });

  test('renames the project: locally at once and after a reload, on the server after reconnecting', async () => {
    await page.goto(`${address()}/el12/projekt/${project.id}`);
    const name = page.getByRole('textbox', { name: 'Nazwa inwestycji' });
    await name.fill('Dom pod lasem');
    await name.press('Enter');
    await page.getByText(QUEUED).waitFor();
    await page.getByText('Zmiany do wysłania: 1').waitFor();
    await page.reload();
    await page.getByText('Zmiany do wysłania: 1').waitFor();
    await expect.poll(() => name.inputValue()).toBe('Dom pod lasem');
    expect((await project.load()).project.name).toBe('Dom nad Łabą');
    await reconnect(page);
    await expect.poll(async () => (await project.load()).project.name, SENDING).toBe('Dom pod lasem');
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    await page.goto(`${address()}/el12/`);
    await page.locator('option', { hasText: 'Dom pod lasem' }).waitFor({ state: 'attached' });
  });

  test('shows a new set without a name as such, and adds no description before it is written', async () => {
    const payload = { ...setToWire({ ...desk.set, frameId: 54_014 }, null), name: '' };
    await queueChange(page, project.id, { name: 'createSet', body: { payload } });
    await page.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
    await page.getByRole('button', { name: 'Działania: Zestaw bez nazwy', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Edytuj zestaw „Zestaw bez nazwy”', exact: true }).waitFor();
    expect(await setNames()).toEqual(['Biurko']);
  });

  test('shows the series of a new set on its cards, and marks its price as unknown', async () => {
    const payload = { ...setToWire({ ...desk.set, frameId: 54_014 }, null), name: 'Nowy' };
    await queueChange(page, project.id, { name: 'createSet', body: { payload } });
    await page.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
    const card = page.getByRole('listitem').filter({ hasText: 'Nowy' });
    await card.getByText('Simon 54', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Pokaż swoje zestawy', exact: true }).click();
    const entry = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Nowy' });
    await entry.getByText('Simon 54', { exact: true }).waitFor();
    expect(await entry.textContent()).not.toContain('0,00');
  });

  test('copies and moves rooms and sets', async () => {
    await chooseFor(page, 'Działania: Kuchnia', 'Kopiuj z zawartością');
    await page.getByRole('dialog').getByRole('button', { name: 'Kopiuj', exact: true }).click();
    const copy = page.getByRole('region', { name: 'Kuchnia (2)', exact: true });
    await copy.waitFor();
    await chooseFor(copy, 'Działania: Biurko', 'Pomieszczenia i kolejność', 'Powiel tutaj');
    // The copy opens in the editor, although the server has not created it yet.
    const name = page.getByRole('textbox', { name: 'Nazwa zestawu' });
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe('Biurko (2)');
    await page.goBack();
    await addRoom(page, 'Garaż');
    await chooseFor(copy, 'Działania: Biurko (2)', 'Pomieszczenia i kolejność', 'Przenieś do…');
    await page.getByRole('dialog').getByRole('button', { name: 'Garaż' }).click();
    await page.getByText('Zmiany do wysłania: 4').waitFor();
    await page.reload();
    const garage = page.getByRole('region', { name: 'Garaż', exact: true });
    await garage.getByText('Biurko (2)').first().waitFor();

    await reconnect(page);
    await expect
      .poll(async () => {
        const { project: sent, productSets } = await project.load();
        const nameOf = new Map(productSets.map(({ id, name }) => [id, name]));
        return sent.groups.map(({ name, bundles }) => [
          name,
          ...bundles.map(({ id, quantity }) => `${quantity} × ${nameOf.get(id)}`),
        ]);
      }, SENDING)
      .toEqual([
        ['Garaż', '1 × Biurko (2)'],
        ['Kuchnia (2)', '4 × Biurko'],
        ['Kuchnia', '4 × Biurko'],
      ]);
    // The server's copy replaces the temporary one.
    await garage.getByText('Biurko (2)').first().waitFor();
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
  });

  test('keeps a quantity that is still being counted when the page is reloaded', async () => {
    await more(page);
    await page.reload();
    await expect.poll(() => page.getByText('Zmiany do wysłania: 1').count()).toBe(1);
    await reconnect(page);
    await expect.poll(points, SENDING).toBe(20);
  });

  test('keeps changes being sent and changes queued behind them when the page is reloaded', async () => {
    await reconnect(page);
    await expect.poll(() => page.getByText(/^Brak połączenia/).count(), SENDING).toBe(0);
    let requests = 0;
    // The server accepts the connection, but never responds.
    const silence = (): void => {
      requests += 1;
    };
    await page.context().route('**/group', silence);
    await page.getByPlaceholder('np. Salon').fill('Garaż');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests, SENDING).toBe(1);
    await more(page);
    await page.context().unroute('**/group', silence);
    await page.reload();
    await expect.poll(points, SENDING).toBe(20);
    await expect.poll(() => roomNames()).toEqual(['Garaż', 'Kuchnia']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    await expect.poll(() => page.getByRole('region', { name: 'Garaż', exact: true }).count()).toBe(1);
  });

  test('sends nothing twice if a response is lost', async () => {
    await reconnect(page);
    await expect.poll(() => page.getByText(/^Brak połączenia/).count(), SENDING).toBe(0);
    let sent = 0;
    await page.context().route('**/group', async (route) => {
      sent += 1;
      const answer = await route.fetch();
      if (sent === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await addRoom(page, 'Garaż');
    await expect.poll(() => sent, SENDING).toBe(2);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    await expect
      .poll(async () => (await project.load()).project.groups.map(({ name }) => name))
      .toEqual(['Garaż', 'Kuchnia']);
  });

  test('on one set with two devices asks on the later one, and loses neither version', async () => {
    const other = await onSite(someone, project.id);
    for (const [window, name] of [
      [page, 'Wersja elektryka'],
      [other, 'Wersja inwestora'],
    ] as const) {
      await window.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
      await renameSet(window, 'Biurko', name);
    }
    await reconnect(page);
    await expect
      .poll(async () => (await project.load()).productSets.map(({ name }) => name), SENDING)
      .toEqual(['Wersja elektryka']);
    await reconnect(other);
    const question = other.getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' });
    await question.waitFor(SENDING);
    await question.getByRole('button', { name: 'Zapisz jako kopię' }).click();
    await expect
      .poll(async () => (await project.load()).productSets.map(({ name }) => name), SENDING)
      .toEqual(['Wersja inwestora', 'Wersja elektryka']);
  });

  test('ends if the project was deleted in the meantime, and removes its local data', async () => {
    await addRoom(page, 'Garaż');
    const method = 'DELETE';
    await fetch(`${address()}/api/project/${project.id}`, {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    await reconnect(page);
    await page.waitForURL(/\/el12\/$/, SENDING);
    const errorText = page.getByText(/Nie znaleziono inwestycji o tym identyfikatorze/).first();
    await errorText.waitFor();
    await expect.poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(false);
    await expect.poll(() => countCached(page, `ramka-project-${project.id}`)).toBe(0);
  });
});
