import { describe, expect, test } from 'vitest';
import { editing } from '../editing.ts';

const { page, dialog, plant, openSet, openNew, builder, project, place, nameField, press, saveButton } = editing();

const question = () => page().getByRole('alertdialog', { name: 'Niezapisane zmiany' });

const toRooms = () => page().getByRole('link', { name: 'Pomieszczenia' }).first().click();

/** Opens a set from the list, so that the history has an earlier entry. */
const openFromList = async (): Promise<string> => {
  const id = await plant({ frame: 'TR2/111', modules: { 1: 'TKW1/111' } });
  await page().goto(`${new URL(page().url()).origin}/el12/projekt/${project().id}/zestawy`);
  await page().locator(`a[href$="/zestawy/${id}"]`).first().click();
  await page().getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
  return `/zestawy/${id}`;
};

/** All ways of leaving the editor within the app: name, action, destination. */
const exits: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  ['a link', toRooms, '/pomieszczenia'],
  ['the back button', () => page().goBack(), '/zestawy'],
  [
    'another set of the drawer',
    async () => {
      await press('Pokaż swoje zestawy');
      await dialog().getByRole('link').last().click();
    },
    '/zestawy/1',
  ],
  [
    'the main navigation',
    async () => {
      await press('Otwórz menu');
      await dialog().getByRole('link', { name: 'Zestawy' }).click();
    },
    '/zestawy',
  ],
];

describe('leaving with unsaved changes', () => {
  // Holds §2.116, §4.39, §4.40, §8.44.
  test.each(exits)('by %s asks; "no" stays and keeps the changes', async (_way, leave) => {
    await openSet({ frame: 'TR1/111', name: 'Ten drugi' });
    const here = await openFromList();
    await nameField().fill('Inna nazwa');
    await leave();
    await question().getByText('Czy chcesz odrzucić niezapisane zmiany i wyjść z edycji?').waitFor();
    await expect.poll(place).toBe(here);
    await question().getByRole('button', { name: 'Nie' }).click();
    await question().waitFor({ state: 'hidden' });
    await expect.poll(place).toBe(here);
    await expect.poll(() => nameField().inputValue()).toBe('Inna nazwa');
    await expect.poll(() => saveButton().getAttribute('data-dirty')).toBe('');
  });

  // Holds §2.116, §4.39, §4.40.
  test.each(exits)('by %s leaves after "yes" and discards the changes', async (_way, leave, there) => {
    const here = await openFromList();
    await nameField().fill('Do odrzucenia');
    await leave();
    await question().getByRole('button', { name: 'Tak' }).click();
    await expect.poll(place).toBe(there);
    await page().goto(`${new URL(page().url()).origin}/el12/projekt/${project().id}${here}`);
    await expect.poll(() => nameField().inputValue()).toBe('');
    expect(await dialog().count()).toBe(0);
  });

  // Holds §4.39.
  test('keeps no discarded changes, even if the page closes before the next screen is shown', async () => {
    await openSet({ frame: 'TR1/111' });
    const id = (await openFromList()).split('/').at(-1);
    await nameField().fill('Do odrzucenia');
    await toRooms();
    const storedDrafts = await question()
      .getByRole('button', { name: 'Tak' })
      .evaluate(async (yes: HTMLElement) => {
        yes.click();
        await new Promise((resolve) => setTimeout(resolve));
        window.dispatchEvent(new Event('pagehide'));
        return Object.keys(localStorage).filter((key) => key.startsWith('configurator.draft.'));
      });
    expect(storedDrafts.filter((key) => key.endsWith(`.${id}`))).toEqual([]);
  });

  // Holds §4.39.
  test('by closing the tab triggers the browser’s question', async () => {
    await openFromList();
    await nameField().fill('Niezapisana');
    const asked = page().waitForEvent('dialog');
    await page().close({ runBeforeUnload: true });
    const browserQuestion = await asked;
    expect(browserQuestion.type()).toBe('beforeunload');
    await browserQuestion.dismiss();
    await expect.poll(() => nameField().inputValue()).toBe('Niezapisana');
  });
});

describe('leaving without unsaved changes', () => {
  // Holds §4.38, §4.39.
  test('asks nothing', async () => {
    await openFromList();
    await toRooms();
    await expect.poll(place).toBe('/pomieszczenia');
    expect(await question().count()).toBe(0);
  });

  // Holds §4.39.
  test('asks nothing after the changes were undone', async () => {
    await openFromList();
    await press('Usuń produkt z miejsca 1');
    await press(/^Cofnij: /);
    await toRooms();
    await expect.poll(place).toBe('/pomieszczenia');
  });

  test('triggers no question of the browser on a reload', async () => {
    await openFromList();
    let asked = false;
    page().once('dialog', (browserQuestion) => {
      asked = true;
      void browserQuestion.accept();
    });
    await page().reload();
    await page().getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
    expect(asked).toBe(false);
    page().removeAllListeners('dialog');
  });
});

const beginAnother = async (): Promise<void> => {
  await press('Otwórz menu');
  await dialog().getByRole('link', { name: 'Nowy zestaw' }).click();
};

/** Begins another set in a new one without changes, and waits until it has replaced that. */
const startAgain = async (): Promise<void> => {
  const earlier = await nameField().elementHandle();
  await beginAnother();
  await expect.poll(() => earlier?.evaluate((field) => field.isConnected)).toBe(false);
};

describe('"new set" in a new set', () => {
  // Holds §2.116, §4.40, R35.
  test.each([
    ['of the same address', undefined],
    ['of another address', '?preselectedFrameLine=simon-10'],
  ])('%s asks, and "yes" discards the present set', async (_which, search) => {
    await openNew(search);
    if (search === undefined) await startAgain();
    await nameField().fill('Do odrzucenia');
    await beginAnother();
    await question().getByRole('button', { name: 'Nie' }).click();
    await expect.poll(() => nameField().inputValue()).toBe('Do odrzucenia');
    await beginAnother();
    await question().getByRole('button', { name: 'Tak' }).click();
    await expect.poll(() => nameField().inputValue()).toBe('');
    await expect.poll(() => question().count()).toBe(0);
    // A set without a frame cannot be saved yet.
    await expect.poll(() => saveButton().count()).toBe(0);
  });

  test('starts again if nothing was changed', async () => {
    await openNew();
    await startAgain();
    await startAgain();
    expect(await question().count()).toBe(0);
  });

  test('is not started by a link within the page', async () => {
    await openNew();
    await startAgain();
    await nameField().fill('Zostaje');
    await page().evaluate(() => {
      location.hash = 'content';
    });
    await page().goBack();
    expect(await question().count()).toBe(0);
    await expect.poll(() => nameField().inputValue()).toBe('Zostaje');
  });
});

describe('a new set for a room', () => {
  // Holds §4.40.
  test('asks before it becomes a new set without a room', async () => {
    const room = await project().addRoom('Łazienka');
    await openNew(`?createInGroupId=${room}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/111');
    await press('Otwórz menu');
    await dialog().getByRole('link', { name: 'Nowy zestaw' }).click();
    await question().getByRole('button', { name: 'Tak' }).click();
    await question().waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page().url()).search).not.toContain('createInGroupId');
    await expect.poll(() => page().getByText('Tworzenie zestawu w pomieszczeniu').count()).toBe(0);
  });

  test('links to the single products of its room', async () => {
    const room = await project().addRoom('Pralnia');
    await project().addRoom('Salon');
    await openNew(`?createInGroupId=${room}`);
    await page()
      .getByRole('link', { name: /Aquarius/ })
      .click();
    await expect.poll(() => dialog().textContent()).toContain('Pralnia');
  });
});

// Holds §2.115.
test('a saved set belongs to no room, whatever its URL says', async () => {
  const room = await project().addRoom('Strych');
  const id = await plant({ frame: 'TR2/111' });
  await page().goto(
    `${new URL(page().url()).origin}/el12/projekt/${project().id}/zestawy/${id}?createInGroupId=${room}`,
  );
  await page().getByRole('button', { name: 'Miejsce 2, puste' }).waitFor();
  expect(await page().getByText('Tworzenie zestawu w pomieszczeniu').count()).toBe(0);
  expect(await page().getByLabel('Liczba zestawów').count()).toBe(0);
});
