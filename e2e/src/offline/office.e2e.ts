import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { addRoom, onSite, openPrecachedWindow, SENDING } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

let project: ApiProject;
let kitchen: number;
let page: Page;

const roomNames = async () => (await project.load()).project.groups.map(({ name }) => name);
const reconnect = (): Promise<void> => page.context().setOffline(false);

const choose = async (menu: string, ...entries: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: menu, exact: true }).first().click();
  for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

const deletedAtTheOffice = async (path: string): Promise<void> => {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await fetch(`${address()}/api/project/${project.id}${path}`, { method: 'DELETE', headers });
};

beforeEach(async () => {
  project = await apiProject(address());
  kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [
    [await project.addSet(desk), 4],
    [await project.addSet(washBasin), 1],
  ]);
  page ??= await openPrecachedWindow(someone, address(), { messagesClose: true });
  page = await onSite(someone, project.id, page);
});

describe('reconnecting after others have changed the project', () => {
  test('shows rejected changes until they are confirmed, and sends the others at once', async () => {
    for (const name of [/^Więcej: Biurko/, /^Więcej: Łazienka/])
      await page.getByRole('button', { name }).first().click();
    await addRoom(page, 'Garaż');
    await page.getByText('Zmiany do wysłania: 3').waitFor();
    await deletedAtTheOffice(`/group/${kitchen}`);
    await reconnect();
    await expect.poll(roomNames, SENDING).toEqual(['Garaż']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    const errorText = page.getByText('Serwer nie przyjął zmian: Kuchnia. Powód: Nie znaleziono pomieszczenia.');
    await errorText.first().waitFor();
    await page.waitForTimeout(4000);
    expect(await errorText.count()).toBeGreaterThan(0);
  });

  test('names copies of rooms and moved sets by their own names', async () => {
    await addRoom(page, 'Garaż');
    await choose('Działania: Kuchnia', 'Kopiuj z zawartością');
    await page.getByRole('dialog').getByRole('button', { name: 'Kopiuj', exact: true }).click();
    await page.getByText('Zmiany do wysłania: 2').waitFor();
    const room = page.getByRole('region', { name: 'Kuchnia', exact: true });
    await room.getByRole('button', { name: 'Działania: Biurko', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Pomieszczenia i kolejność', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Przenieś do…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Garaż' }).click();
    await page.getByText('Zmiany do wysłania: 3').waitFor();
    await deletedAtTheOffice(`/group/${kitchen}`);
    await reconnect();
    await page
      .getByText(/nie przyjął zmian: Kuchnia \(2\)\. .* nie przyjął zmian: Biurko\. /)
      .first()
      .waitFor(SENDING);
    await expect.poll(() => roomNames()).toEqual(['Garaż']);
  });

  test('maps installation progress of a new room to the id from the server', async () => {
    await addRoom(page, 'Garaż');
    await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Przenieś do…');
    await page.getByRole('dialog').getByRole('button', { name: 'Garaż' }).click();
    await page.getByText('Zmiany do wysłania: 2').waitFor();
    await page.goto(`${address()}/el12/projekt/${project.id}/montaz`);
    const garage = page.getByRole('region', { name: 'Garaż' });
    await garage
      .getByRole('group', { name: /^Całe pomieszczenie/ })
      .getByLabel('Puszka')
      .check();
    await garage.getByText('Zostało – mechanizmy: 16 · ramki: 4').waitFor();
    await reconnect();
    await expect.poll(roomNames, SENDING).toEqual(['Garaż', 'Kuchnia']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count(), SENDING).toBe(0);
    await page.waitForTimeout(1000);
    await expect.poll(() => garage.locator('p').first().innerText()).toBe('Zostało – mechanizmy: 16 · ramki: 4');
  });

  test('shows on the start screen, too, that the project was deleted together with the pending changes', async () => {
    await addRoom(page, 'Garaż');
    await page.goto(`${address()}/el12/`);
    await page.getByRole('button', { name: /^Dom nad Łabą.*Zmiany do wysłania: 1/ }).waitFor();
    await deletedAtTheOffice('');
    await reconnect();
    await page
      .getByText('Serwer nie przyjął zmian: Dom nad Łabą. Powód: Nie znaleziono inwestycji')
      .first()
      .waitFor(SENDING);
    await expect.poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(false);
  });
});
