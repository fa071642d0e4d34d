import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { addRoom, onSite, SENDING } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

let project: ApiProject;
let page: Page;

const roomNames = async () => (await project.load()).project.groups.map(({ name }) => name).toSorted();

const reconnect = (window: Page): Promise<void> => window.context().setOffline(false);

beforeEach(async () => {
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
  page = await onSite(someone, project.id);
  await addRoom(page, 'Garaż');
});

describe('pending changes of a project that is not open', () => {
  test('are shown on the start screen and sent from there', async () => {
    await page.goto(`${address()}/el12/`);
    await page.getByRole('button', { name: /^Dom nad Łabą.*Zmiany do wysłania: 1/ }).waitFor();
    await reconnect(page);
    await expect.poll(roomNames, SENDING).toEqual(['Garaż', 'Kuchnia']);
    await expect.poll(() => page.getByText(/Zmiany do wysłania/).count()).toBe(0);
  });

  test('are sent from the start screen, too, after the project was removed from the list', async () => {
    await page.evaluate(() => localStorage.setItem('configurator.projects', '[]'));
    await page.goto(`${address()}/el12/`);
    await reconnect(page);
    await expect.poll(roomNames, SENDING).toEqual(['Garaż', 'Kuchnia']);
  });

  test('are sent while another project is open', async () => {
    const other = await apiProject(address(), 'Biuro');
    await other.addRoom('Recepcja');
    const next = await page.context().newPage();
    await page.close();
    await reconnect(next);
    await next.goto(`${address()}/el12/projekt/${other.id}/pomieszczenia`);
    await next.getByRole('region', { name: 'Recepcja', exact: true }).waitFor();
    await expect.poll(roomNames, SENDING).toEqual(['Garaż', 'Kuchnia']);
  });

  test('are deleted with the project after a question', async () => {
    await page.goto(`${address()}/el12/`);
    const remove = page.getByRole('button', { name: /^Usuń inwestycję/ }).first();
    await remove.click();
    const question = page.getByRole('alertdialog', { name: /^Usuń inwestycję/ });
    await question.getByText(/zmiany, które nie zostały jeszcze wysłane \(1\)/).waitFor();
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(true);
    await remove.click();
    await question.getByRole('button', { name: 'Usuń i odrzuć zmiany' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), project.id)).toBe(false);
    await reconnect(page);
    await page.goto(`${address()}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    expect((await project.load()).project.groups).toHaveLength(1);
  });
});
