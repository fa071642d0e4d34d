import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const unknownProject = 'Nie znaleziono inwestycji o tym identyfikatorze';
const rememberedTitle = 'Ostatnio otwierane na tym urządzeniu';

const { address, page, open, press, choose, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

beforeEach(async () => {
  await page().context().close();
  await takeOtherWindow();
});

const told = async (sentence: string): Promise<void> => {
  await page().getByText(sentence, { exact: true }).first().waitFor();
};

const remember = (projects: readonly { readonly id: string; readonly name: string }[]) =>
  page()
    .context()
    .addInitScript((kept) => localStorage.setItem('configurator.projects', kept), JSON.stringify(projects));

const rememberedIds = () =>
  page().evaluate(() => (localStorage.getItem('configurator.projects') ?? '').match(/"id":"[^"]+"/g) ?? []);

describe('a failed request for the code of dialogs', () => {
  const attempts = [
    { screen: 'pomieszczenia', parts: '**/rooms-dialogs-*.js', opens: 'Zmień nazwę pomieszczenia', about: 'Kuchnia' },
    { screen: 'zestawy', parts: '**/sets-dialogs-*.js', opens: 'Zmień nazwę zestawu', about: 'Biurko' },
  ];

  test.for(attempts)('has no effect on $screen until a dialog is opened', async ({ screen, parts, opens, about }) => {
    await page().route(parts, (route) => route.abort());
    const refused = page().waitForEvent('requestfailed');
    await open(`projekt/${id}/${screen}`);
    const menu = page().getByRole('button', { name: `Działania: ${about}`, exact: true });
    await Promise.all([refused, menu.waitFor()]);
    await page().waitForTimeout(500);
    expect(await menu.isVisible()).toBe(true);
    await choose(`Działania: ${about}`, opens);
    await told('Nie udało się wyświetlić tej strony');
    await page().unroute(parts);
    await press('Wczytaj ponownie');
    await choose(`Działania: ${about}`, opens);
    await page().getByRole('dialog').waitFor();
  });
});

describe('a rejecting server', () => {
  test('leads from the URL of an unknown project to the start screen, with the reason', async () => {
    await page().goto(`${address()}/el12/projekt/zzzzzzzz/pomieszczenia`);
    await told(unknownProject);
    expect(new URL(page().url()).pathname).toBe('/el12/');
  });

  // Holds §4.2, §8.25.
  test('removes a deleted project from the remembered ones', async () => {
    await remember([
      { id: 'zzzzzzzz', name: 'Dom, którego nie ma' },
      { id, name: 'Dom nad Łabą' },
    ]);
    await page().goto(`${address()}/el12/`);
    const list = page().getByRole('region', { name: rememberedTitle });
    await list.getByRole('button', { name: /^Dom, którego nie ma/ }).click();
    await told(unknownProject);
    await expect.poll(rememberedIds).toEqual([`"id":"${id}"`]);
    expect(await list.getByRole('listitem').count()).toBe(1);
  });
});

describe('the remembered projects', () => {
  test('can be searched from a certain number, and removed with undo', async () => {
    const names = ['Żuraw', 'Bielik', 'Czapla', 'Dudek', 'Emu', 'Flaming', 'Gil', 'Ibis'];
    await remember(names.map((name, index) => ({ id: `aaaaaaa${index + 2}`, name })));
    await page().goto(`${address()}/el12/`);
    const list = page().getByRole('region', { name: rememberedTitle });
    await list.getByRole('searchbox').fill('zura');
    expect(await list.getByRole('listitem').count()).toBe(1);
    await list.getByRole('button', { name: 'Usuń inwestycję „Żuraw”' }).click();
    await told('Inwestycja „Żuraw” zniknęła z tej listy');
    expect(await rememberedIds()).toHaveLength(7);
    await press('Cofnij');
    await expect.poll(rememberedIds).toHaveLength(8);
  });
});
