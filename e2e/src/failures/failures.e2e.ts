import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const unknownProject = 'Nie znaleziono inwestycji o tym identyfikatorze';

const { address, page, open, press, choose, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk]));
});

beforeEach(async () => {
  await page().context().close();
  await takeOtherWindow();
});

const waitForText = async (sentence: string): Promise<void> => {
  await page().getByText(sentence, { exact: true }).first().waitFor();
};

describe('a failed request for the code of dialogs', () => {
  const attempts = [
    { screen: 'pomieszczenia', parts: '**/rooms-dialogs-*.js', opens: 'Zmień nazwę pomieszczenia', about: 'Kuchnia' },
    { screen: 'zestawy', parts: '**/sets-dialogs-*.js', opens: 'Zmień nazwę zestawu', about: 'Biurko' },
  ];

  test.for(attempts)('has no effect on $screen until a dialog is opened', async ({ screen, parts, opens, about }) => {
    await page().route(parts, (route) => route.abort());
    const failedRequest = page().waitForEvent('requestfailed', { timeout: 180_000 });
    await open(`projekt/${id}/${screen}`);
    const menu = page().getByRole('button', { name: `Działania: ${about}`, exact: true });
    await Promise.all([failedRequest, menu.waitFor()]);
    await page().waitForTimeout(500);
    expect(await menu.isVisible()).toBe(true);
    await choose(`Działania: ${about}`, opens);
    await waitForText('Nie udało się wyświetlić tej strony');
    await page().unroute(parts);
    await press('Wczytaj ponownie');
    await choose(`Działania: ${about}`, opens);
    await page().getByRole('dialog').waitFor();
  });
});

describe('a rejecting server', () => {
  test('leads from the URL of an unknown project to the start screen, with the reason', async () => {
    await page().goto(`${address()}/el12/projekt/zzzzzzzz/pomieszczenia`);
    await waitForText(unknownProject);
    await expect.poll(() => new URL(page().url()).pathname).toBe('/el12/');
  });
});
