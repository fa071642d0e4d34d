import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { keptWindow, untilKept } from './kept-window.ts';

const someone = visitor();
const { address, takeOtherWindow } = someone;

let project: ApiProject;
let page: Page;

/** A device on which the project has been kept, and that has no connection from now on. */
const onSite = async (): Promise<Page> => {
  const window = await keptWindow(someone);
  await window.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
  await untilKept(window, `ramka-project-${project.id}`, 6);
  await window.context().setOffline(true);
  await window.getByText(/^Brak połączenia\. Pracuj dalej/).waitFor();
  return window;
};

const addRoom = async (window: Page, name: string): Promise<void> => {
  await window.getByPlaceholder(/Nazwa pomieszczenia/).fill(name);
  await window.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await window.getByRole('region', { name, exact: true }).waitFor();
};

const renameSet = async (window: Page, from: string, name: string): Promise<void> => {
  await window
    .getByRole('link', { name: new RegExp(from) })
    .first()
    .click();
  const field = window.getByRole('textbox', { name: 'Nazwa zestawu' });
  await field.fill(name);
  await window.getByRole('button', { name: 'Zapisz zestaw' }).first().click();
  await window.waitForURL(/\/zestawy$/);
};

const reconnect = (window: Page): Promise<void> => window.context().setOffline(false);

beforeEach(async () => {
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
  page = await onSite();
}, 90_000);

describe('work without a connection', () => {
  test('goes on through a reload, is sent once in its order, and goes on in another browser', async () => {
    await addRoom(page, 'Garaż');
    await addRoom(page, 'Piwnica');
    await page.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
    await renameSet(page, 'Biurko', 'Biurko przy oknie');
    await page.reload();
    await page.getByText('Biurko przy oknie').first().waitFor();
    await page.getByText('Zmiany do wysłania: 3').waitFor();
    await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByRole('region', { name: 'Piwnica', exact: true }).waitFor();
    expect((await project.load()).project.groups.map(({ name }) => name)).toEqual(['Kuchnia']);

    await reconnect(page);
    await expect
      .poll(async () => (await project.load()).productSets.map(({ name }) => name))
      .toEqual(['Biurko przy oknie']);
    const names = (await project.load()).project.groups.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Garaż', 'Kuchnia', 'Piwnica']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count()).toBe(0);

    const other = await takeOtherWindow();
    await other.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await other.getByRole('region', { name: 'Piwnica', exact: true }).waitFor();
    await addRoom(other, 'Strych');
    expect((await project.load()).project.groups).toHaveLength(4);
  });

  test('is not made twice where the answer went missing', async () => {
    await reconnect(page);
    await expect.poll(() => page.getByText(/^Brak połączenia/).count()).toBe(0);
    let sent = 0;
    await page.context().route('**/group', async (route) => {
      sent += 1;
      const answer = await route.fetch();
      if (sent === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await addRoom(page, 'Garaż');
    await expect.poll(() => sent, { timeout: 30_000 }).toBe(2);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count()).toBe(0);
    expect((await project.load()).project.groups.map(({ name }) => name)).toEqual(['Garaż', 'Kuchnia']);
  });

  test('of two devices on one set asks on the later one, and loses neither version', async () => {
    const other = await onSite();
    for (const [window, name] of [
      [page, 'Wersja elektryka'],
      [other, 'Wersja inwestora'],
    ] as const) {
      await window.goto(`${address()}/el12/projekt/${project.id}/zestawy`);
      await renameSet(window, 'Biurko', name);
    }
    await reconnect(page);
    await expect
      .poll(async () => (await project.load()).productSets.map(({ name }) => name))
      .toEqual(['Wersja elektryka']);
    await reconnect(other);
    const question = other.getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' });
    await question.waitFor();
    await question.getByRole('button', { name: 'Zapisz jako kopię' }).click();
    await expect
      .poll(async () => (await project.load()).productSets.map(({ name }) => name))
      .toEqual(['Wersja inwestora', 'Wersja elektryka']);
  });

  test('goes with the project when that is removed from the list', async () => {
    await addRoom(page, 'Garaż');
    await page.goto(`${address()}/el12/`);
    await page
      .getByRole('button', { name: /^Usuń inwestycję/ })
      .first()
      .click();
    expect(await page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(false);
    await reconnect(page);
    await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    expect((await project.load()).project.groups).toHaveLength(1);
  });
});
