import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { chooseLanguage, openLanguageChoice } from '../choose-language.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, read, takeOtherWindow } = visitor();

const notice = 'Brak połączenia. Zmiany zapiszesz, gdy połączenie wróci.';

let project: ApiProject;

beforeEach(async () => {
  await page().context().close();
  // A new window has loaded nothing of the app yet.
  await takeOtherWindow();
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
});

const goOffline = (offline: boolean) => page().context().setOffline(offline);

describe('without a connection', () => {
  test('a screen that was never opened waits, and loads after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await page().getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    await page().evaluate(() => document.body.setAttribute('data-same-page', ''));
    await goOffline(true);
    await read(notice);
    await page().getByRole('link', { name: 'Katalog', exact: true }).click();
    await page().waitForURL(/\/ekatalog$/);
    await read(notice);
    await goOffline(false);
    await read('Nie dodano jeszcze produktów z katalogu');
    expect(await page().locator('body[data-same-page]').count()).toBe(1);
  });

  test('another language waits, and loads after reconnecting', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await page().getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    const choice = await openLanguageChoice(page());
    await choice.waitFor();
    await goOffline(true);
    await choice.selectOption('cs');
    await page().keyboard.press('Escape');
    await choice.waitFor({ state: 'detached' });
    await read(notice);
    await goOffline(false);
    await page().getByRole('heading', { level: 1, name: 'Místnosti v projektu' }).waitFor();
  });

  test('a language that was chosen before the page noticed the outage loads, too', async () => {
    await open(`projekt/${project.id}/pomieszczenia`);
    await page().getByRole('region', { name: 'Kuchnia', exact: true }).waitFor();
    let cut = 0;
    await page().route(/\/assets\/app\/cs-[^/]*\.js$/, (route) => (cut++ === 0 ? route.abort() : route.continue()));
    await chooseLanguage(page(), 'cs');
    await page().getByRole('heading', { level: 1, name: 'Místnosti v projektu' }).waitFor();
    expect(cut).toBe(2);
  });
});
