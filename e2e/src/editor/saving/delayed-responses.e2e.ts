import { describe, expect, test } from 'vitest';
import { changeInOtherTab, delayResponses } from '../../delayed-responses.ts';
import { editing } from '../editing.ts';

const { page, read, press, choose, dialog, place, project, openSet, openNew, builder, saveButton, nameField } =
  editing();

const leaveFor = (screen: string) => page().getByRole('link', { name: screen, exact: true }).click();

const sets = async () => (await project().load()).productSets;

/** Opens a new set for a new room, and chooses its frame. */
const newSetIn = async (name: string): Promise<number> => {
  const id = await project().addRoom(name);
  await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
  await builder().chooseFrame('TR1/111');
  return id;
};

const piecesIn = async (roomId: number) =>
  (await project().load()).project.groups.find(({ id }) => id === roomId)?.bundles.map(({ quantity }) => quantity);

describe('while a set is being saved', () => {
  test('leaving keeps the visitor on the new screen, with the changes begun there', async () => {
    await openSet({ frame: 'TR2/111', name: 'Spiżarnia' });
    await nameField().fill('Spiżarnia i pralnia');
    const responses = await delayResponses(page(), 'PUT', '**/set/*');
    await saveButton().click();
    await responses.processed(1);
    await leaveFor('Pomieszczenia');
    await dialog().getByRole('button', { name: 'Tak', exact: true }).click();
    await expect.poll(place).toBe('/pomieszczenia');
    await responses.release();
    await read('Zmiany w zestawie zostały zapisane');
    expect(place()).toBe('/pomieszczenia');
  });

  test('leaving with saving creates no second set, and goes to the requested screen', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/111');
    const before = (await sets()).length;
    const responses = await delayResponses(page(), 'POST', '**/set');
    await saveButton().click();
    await responses.processed(1);
    await leaveFor('Pomieszczenia');
    await dialog().getByRole('button', { name: 'Zapisz i wyjdź' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await responses.release();
    await expect.poll(place).toBe('/pomieszczenia');
    await expect.poll(() => sets()).toHaveLength(before + 1);
  });

  test('saving from the question of unsaved changes leads to the requested screen', async () => {
    await openSet({ frame: 'TR2/111', name: 'Strych' });
    await nameField().fill('Poddasze');
    const responses = await delayResponses(page(), 'PUT', '**/set/*');
    await saveButton().click();
    await responses.processed(1);
    await leaveFor('Pomieszczenia');
    await dialog().waitFor();
    await responses.release();
    await expect.poll(place).toBe('/pomieszczenia');
    expect(await dialog().count()).toBe(0);
  });

  test('a new set is added to its room once, however often it is saved before the response', async () => {
    const id = await newSetIn('Gabinet');
    const responses = await delayResponses(page(), 'POST', '**/setlist');
    await saveButton().click();
    await responses.processed(1);
    await saveButton().click({ force: true });
    await page().keyboard.press('Control+s');
    await responses.release();
    await expect.poll(place).toBe('/pomieszczenia');
    await expect.poll(() => piecesIn(id)).toEqual([1]);
  });

  test('a new set is added to its room once if the response is lost and it is saved again', async () => {
    const id = await newSetIn('Warsztat');
    let aborted = 0;
    await page().route('**/setlist', async (route) => {
      if (aborted > 0) return route.continue();
      aborted += 1;
      await route.fetch();
      return route.abort();
    });
    await saveButton().click();
    await read(/^Wystąpił błąd podczas zapisywania danych/);
    await saveButton().click();
    await expect.poll(place).toBe('/pomieszczenia');
    await expect.poll(() => piecesIn(id)).toEqual([1]);
  });

  test('a set opened in the meantime stays open', async () => {
    await openSet({ frame: 'TR2/111', name: 'Pralnia' });
    await nameField().fill('Suszarnia');
    const responses = await delayResponses(page(), 'PUT', '**/set/*');
    await saveButton().click();
    await responses.processed(1);
    await choose('Więcej działań', 'Lista elementów');
    await dialog().waitFor();
    await responses.release();
    await read('Zmiany w zestawie zostały zapisane');
    expect(place()).toMatch(/^\/zestawy\/\d+$/);
    await expect.poll(() => dialog().count()).toBe(1);
  });

  test('an earlier response with the project does not remove the saved set', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/111');
    await nameField().fill('Nowy w holu');
    const responses = await delayResponses(page(), 'GET', new RegExp(`/api/project/${project().id}$`));
    await changeInOtherTab(page(), project().id);
    await responses.processed(1);
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    await page().getByRole('link', { name: 'Edytuj zestaw „Nowy w holu”' }).waitFor();
    const read = page().waitForEvent('requestfinished', (request) => request.url().endsWith(project().id));
    await responses.release();
    await read;
    await page().waitForTimeout(300);
    expect(await page().getByRole('link', { name: 'Edytuj zestaw „Nowy w holu”' }).count()).toBe(1);
  });
});

describe('while a set is being renamed', () => {
  test('a name typed in the meantime stays, and can be saved without a false conflict', async () => {
    const id = await openSet({ frame: 'TR2/111', name: 'Wiatrołap' });
    await choose('Więcej działań', 'Zmień nazwę');
    await dialog().getByRole('textbox').fill('Przedpokój');
    const responses = await delayResponses(page(), 'POST', '**/name');
    await press('Zapisz');
    await responses.processed(1);
    await dialog().getByRole('button', { name: 'Anuluj' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await nameField().fill('Sień');
    await saveButton().click({ force: true });
    await responses.release();
    await read('Nazwa zestawu została zmieniona');
    await expect.poll(() => nameField().inputValue()).toBe('Sień');
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    await expect.poll(async () => (await sets()).find((set) => set.id === id)?.name).toBe('Sień');
  });
});

describe('while a set is being copied', () => {
  test('a set opened in the meantime stays open', async () => {
    await openSet({ frame: 'TR2/111', name: 'Spiżarka' });
    await choose('Więcej działań', 'Kopiuj zestaw');
    const responses = await delayResponses(page(), 'PUT', /sourceId/);
    await press('Kopiuj');
    await responses.processed(1);
    await dialog().getByRole('button', { name: 'Anuluj' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await choose('Więcej działań', 'Lista elementów');
    await dialog().waitFor();
    await responses.release();
    await read('Zestaw został skopiowany');
    await expect.poll(() => dialog().count()).toBe(1);
  });
});

describe('while a set is being deleted', () => {
  test('a visitor who has left stays on the new screen', async () => {
    await openSet({ frame: 'TR2/111', name: 'Schowek' });
    await choose('Więcej działań', 'Usuń zestaw');
    const responses = await delayResponses(page(), 'DELETE', '**/set/*');
    await dialog().getByRole('button', { name: 'Usuń zestaw' }).click();
    await responses.processed(1);
    await dialog().getByRole('button', { name: 'Anuluj' }).click();
    await leaveFor('Pomieszczenia');
    await expect.poll(place).toBe('/pomieszczenia');
    await responses.release();
    await read('Zestaw został usunięty');
    expect(place()).toBe('/pomieszczenia');
  });
});
