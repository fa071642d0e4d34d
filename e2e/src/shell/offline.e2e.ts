import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read, dialog, takeOtherWindow } = visitor();

const notice = 'Brak połączenia. Zmiany zapiszesz, gdy połączenie wróci.';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';

let project: ApiProject;

beforeEach(async () => {
  await page().context().close();
  // A new window has loaded nothing of the app yet.
  await takeOtherWindow();
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
});

const goOffline = (offline: boolean) => page().context().setOffline(offline);

const noticed = () => page().getByText(notice, { exact: true }).count();

describe('without a connection', () => {
  test('the screen says so until the connection is back', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    expect(await noticed()).toBe(0);
    await goOffline(true);
    await read(notice);
    await goOffline(false);
    await expect.poll(noticed).toBe(0);
  });

  test('a change is refused, the input stays, and can be saved after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await goOffline(true);
    const name = page().getByPlaceholder('np. Salon');
    await name.fill('Garaż');
    await press('Dodaj pomieszczenie');
    await read(storeFailed);
    expect(await name.inputValue()).toBe('Garaż');
    await goOffline(false);
    await press('Dodaj pomieszczenie');
    await read('Pomieszczenie „Garaż” zostało utworzone');
  });

  test('a dialog keeps its input', async () => {
    await open(`projekt/${project.id}/zestawy`);
    await press('Działania: Biurko');
    await page().getByRole('menuitem', { name: 'Kopiuj zestaw' }).click();
    await dialog().getByLabel('Nazwa zestawu').fill('Drugie biurko');
    await goOffline(true);
    await dialog().getByRole('button', { name: 'Kopiuj', exact: true }).click();
    await read(storeFailed);
    await goOffline(false);
    await dialog().getByRole('button', { name: 'Kopiuj', exact: true }).click();
    await read('Zestaw został skopiowany');
    expect((await project.load()).productSets.map(({ name }) => name)).toEqual(['Drugie biurko', 'Biurko']);
  });

  test('a screen that was never opened waits, and loads after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await page().evaluate(() => document.body.setAttribute('data-same-page', ''));
    await goOffline(true);
    await read(notice);
    await page().getByRole('link', { name: 'Zobacz produkty z katalogu' }).click();
    await page().waitForURL(/\/ekatalog$/);
    await read(notice);
    await goOffline(false);
    await read('Nie dodano jeszcze produktów z katalogu');
    expect(await page().locator('body[data-same-page]').count()).toBe(1);
  });

  test('the e-catalogue waits, and loads after reconnecting', async () => {
    await open(`projekt/${project.id}/ekatalog`);
    await goOffline(true);
    await press('Przeglądaj katalog');
    await goOffline(false);
    const series = dialog().getByLabel('Seria').locator('option:not([disabled])');
    await expect.poll(() => series.count()).toBeGreaterThan(3);
  });

  test('another language waits, and loads after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await goOffline(true);
    await page().getByLabel('Język').selectOption('cs');
    await read(notice);
    await goOffline(false);
    await page().getByRole('heading', { level: 1, name: 'Místnosti v projektu' }).waitFor();
  });

  test('a language that was chosen before the page noticed the outage loads, too', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    let cut = 0;
    await page().route(/\/assets\/app\/cs-[^/]*\.js$/, (route) => (cut++ === 0 ? route.abort() : route.continue()));
    await page().getByLabel('Język').selectOption('cs');
    await page().getByRole('heading', { level: 1, name: 'Místnosti v projektu' }).waitFor();
    expect(cut).toBe(2);
  });

  test('the start screen says that a project is not on the device, and opens it after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await open('');
    await goOffline(true);
    await read(notice);
    const remembered = page().getByRole('button', { name: new RegExp(`^Dom nad Łabą`) });
    await remembered.click();
    await read('Brak połączenia, a tej inwestycji nie ma jeszcze na tym urządzeniu');
    await goOffline(false);
    await remembered.click();
    await page().waitForURL(/\/pomieszczenia$/);
    await page().getByRole('region', { name: 'Kuchnia' }).waitFor();
  });
});
