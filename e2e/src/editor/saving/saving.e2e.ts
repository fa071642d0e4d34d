import { describe, expect, onTestFinished, test } from 'vitest';
import { editing } from '../editing.ts';

const { page, read, press, dialog, room, place, project, openSet, openNew, builder, saveButton, nameField, slotNames } =
  editing();

const storeFailed = 'Wystąpił błąd podczas zapisywania danych';

const isRefused = async () => (await saveButton().getAttribute('aria-disabled')) === 'true';

const isDirty = async () => (await saveButton().getAttribute('data-dirty')) !== null;

/** Opens a new set for a new room, and chooses its frame. */
const newSetIn = async (name: string): Promise<number> => {
  const id = await project().addRoom(name);
  await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
  await builder().chooseFrame('TR1/111');
  return id;
};

/** Answers matching requests with this status until the test ends or the returned function is called. */
const answer = async (method: string, address: string, status: number, json?: object): Promise<() => Promise<void>> => {
  await page().route(address, (route) => {
    if (route.request().method() !== method) return route.continue();
    return status === 0 ? route.abort() : route.fulfill({ status, json });
  });
  const lift = () => page().unroute(address);
  onTestFinished(lift);
  return lift;
};

describe('saving', () => {
  // Holds §4.30, §4.32, §8.37, R33.
  test('a new set returns to the list, which contains it', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/111');
    await nameField().fill('Garderoba');
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    await read('Zestaw został utworzony');
    await page().getByRole('link', { name: 'Edytuj zestaw „Garderoba”' }).waitFor();
  });

  // Holds §4.32, §8.39, R33.
  test('a saved set returns to the list', async () => {
    await openSet({ frame: 'TR2/111', name: 'Spiżarnia' });
    await nameField().fill('Spiżarnia i pralnia');
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    await read('Zmiany w zestawie zostały zapisane');
    await page().getByRole('link', { name: 'Edytuj zestaw „Spiżarnia i pralnia”' }).waitFor();
  });

  // Holds §2.113, §2.114, §4.31, §8.38, R33.
  test('a new set for a room goes to the rooms, with that room open and the set in its quantity', async () => {
    const id = await newSetIn('Gabinet');
    await page().getByRole('heading', { name: 'Tworzenie zestawu w pomieszczeniu „Gabinet”' }).waitFor();
    await nameField().fill('Nad biurkiem');
    await page().getByLabel('Liczba zestawów').fill('3');
    await saveButton().click();
    await page().waitForURL(
      (url) => url.pathname.endsWith('/pomieszczenia') && url.searchParams.get('openedGroupId') === String(id),
    );
    await read('Zestaw został utworzony i dodany do pomieszczenia „Gabinet”');
    await room('Gabinet').getByText('×3', { exact: true }).waitFor();
    expect(place()).toBe('/pomieszczenia');
  });

  // Holds §2.114, §5.17.
  test.each([
    ['2.6', '3'],
    ['2,6', '3'],
    ['0', '1'],
    ['-4', '1'],
    ['dwa', '1'],
  ])('converts a quantity of %s to %s', async (typed, quantity) => {
    await newSetIn(`Pokój ${typed}`);
    const field = page().getByLabel('Liczba zestawów');
    await field.fill(typed);
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe(quantity);
  });

  // Holds §2.112, §5.27.
  test('requires a configured frame and says so; the button shows unsaved changes', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    expect(await saveButton().count()).toBe(0);
    await builder().chooseFrame('DTP1-@/70');
    await expect.poll(isRefused).toBe(true);
    await saveButton().hover({ force: true });
    await read('Aby zapisać, wybierz ramkę i wszystkie sterowniki');
    await (await builder().openControllers(1)).choose('DTS1');
    await expect.poll(isRefused).toBe(false);
    await saveButton().hover();
    await read('Zestaw ma niezapisane zmiany');
  });
});

describe('unsaved changes', () => {
  // Holds §4.33, §4.34, §4.35, §4.36, §4.37.
  test.each<readonly [string, () => Promise<unknown>]>([
    [
      'choosing a frame',
      async () => {
        await page()
          .getByRole('button', { name: /^.?Ramka R/ })
          .click();
        await builder().chooseFrame('TR2/114');
      },
    ],
    [
      'dropping a module',
      () =>
        builder()
          .card(/TKW1\/111/)
          .dblclick(),
    ],
    ['deleting a module', () => press('Usuń produkt z miejsca 1')],
    [
      'saving the options of a module',
      () => builder().changeOptions(1, (options) => options.getByRole('checkbox').first().click()),
    ],
  ])('exist after %s, and no longer after its undo', async (_what, change) => {
    await openSet({ frame: 'TR2/111', modules: { 1: 'TKW5/111' } });
    await expect.poll(slotNames).toContain('Miejsce 1: Łącznik świecznikowy');
    await expect.poll(() => isDirty()).toBe(false);
    await change();
    await expect.poll(isDirty).toBe(true);
    await press(/^Cofnij: /);
    await expect.poll(isDirty).toBe(false);
  });

  // Holds §5.28.
  test('are not required: saving then continues without a request', async () => {
    await openSet({ frame: 'TR2/111', modules: { 1: 'TKW5/111' } });
    await expect.poll(slotNames).toContain('Miejsce 1: Łącznik świecznikowy');
    const sent: string[] = [];
    page().on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())));
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    expect(sent.filter((address) => address.includes('/set/'))).toEqual([]);
  });
});

describe('a save that fails', () => {
  // Holds §8.20.
  test.each([
    ['is not answered', 0, undefined, storeFailed],
    ['causes a server error', 500, {}, storeFailed],
    [
      'is rejected with a message',
      503,
      { code: 'unavailable', message: 'Serwis odpoczywa' },
      `${storeFailed}: Serwis odpoczywa`,
    ],
  ] as const)('because it %s keeps the set, which can then be saved', async (_why, status, json, message) => {
    await openSet({ frame: 'TR2/111', modules: { 1: 'TKW1/111' } });
    await press('Usuń produkt z miejsca 1');
    const lift = await answer('PUT', '**/set/*', status, json);
    await saveButton().click();
    await read(message);
    await expect.poll(() => slotNames()).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
    await expect.poll(isRefused).toBe(false);
    await lift();
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
  });

  // Holds §8.20, R13.
  test('because the set was deleted elsewhere offers to save it as a new one', async () => {
    const id = await openSet({ frame: 'TR2/111', name: 'Usuwany' });
    await nameField().fill('Uratowany');
    await fetch(`${new URL(page().url()).origin}/api/project/${project().id}/set/${id}`, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    await saveButton().click();
    await page().getByRole('dialog', { name: 'Ktoś usunął ten zestaw' }).waitFor();
    await dialog().getByRole('button', { name: 'Zapisz jako nowy zestaw' }).click();
    await expect.poll(place).toBe('/zestawy');
    await page().getByRole('link', { name: 'Edytuj zestaw „Uratowany”' }).waitFor();
  });

  // Holds §8.20.
  test('after the set but before the room keeps the set, and adds it to the room on the next attempt', async () => {
    await newSetIn('Weranda');
    await nameField().fill('Przy drzwiach');
    const lift = await answer('POST', '**/setlist', 500, {});
    await saveButton().click();
    await read(storeFailed);
    expect(place()).toBe('/zestawy/nowy');
    await lift();
    await saveButton().click();
    await page().waitForURL(/\/pomieszczenia/);
    await room('Weranda').getByRole('link', { name: 'Edytuj zestaw „Przy drzwiach”' }).waitFor();
    const { productSets } = await project().load();
    expect(productSets.filter(({ name }) => name === 'Przy drzwiach')).toHaveLength(1);
  });

  // Holds §8.20.
  test('keeps later changes on the screen', async () => {
    await openSet({ frame: 'TR2/111' });
    await nameField().fill('Pierwsza');
    const { promise: delayed, resolve: release } = Promise.withResolvers<void>();
    await page().route('**/set/*', async (route) => {
      await delayed;
      await route.continue();
    });
    onTestFinished(() => page().unroute('**/set/*'));
    await saveButton().click();
    await nameField().fill('Druga');
    release();
    await read('Zmiany w zestawie zostały zapisane');
    await expect.poll(() => nameField().inputValue()).toBe('Druga');
    await expect.poll(isRefused).toBe(false);
    await saveButton().click();
    await expect.poll(place).toBe('/zestawy');
    await page().getByRole('link', { name: 'Edytuj zestaw „Druga”' }).waitFor();
  });
});

test('a set that is saved with an empty slot says so, and its message leads back to it', async () => {
  await openNew('?preselectedFrameLine=simon-55-line');
  await builder().chooseFrame('TR1/111');
  await saveButton().click();
  await read('Zestaw został utworzony');
  await read('1 puste miejsce');
  await press('Wróć do zestawu');
  await expect.poll(place).toMatch(/^\/zestawy\/\d+$/);
  await expect.poll(slotNames).toEqual(['Miejsce 1, puste']);
});

/** The entries of the editor's menu, and whether each is enabled. */
const entries = async (): Promise<readonly (readonly [string | null, boolean])[]> => {
  await press('Więcej działań');
  await page().getByRole('menuitem').first().waitFor();
  return page()
    .getByRole('menuitem')
    .evaluateAll((items) =>
      items.map((item) => [item.textContent, item.getAttribute('aria-disabled') !== 'true'] as const),
    );
};

describe('the menu of the editor', () => {
  // Holds §2.109, §2.110, §2.111.
  test('has only quick entry and the component list for a set that was never saved', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    expect(await entries()).toHaveLength(2);
  });

  // Holds §2.110, §2.111.
  test('has downloads, copying and deleting for a saved set; downloads require that changes are saved', async () => {
    await openSet({ frame: 'TR2/111' });
    const saved = await entries();
    expect(saved.length).toBeGreaterThan(5);
    expect(saved.every(([, possible]) => possible)).toBe(true);
    await page().keyboard.press('Escape');
    await nameField().fill('Zmieniony');
    const changed = await entries();
    expect(changed.filter(([, possible]) => !possible).map(([name]) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining('PDF'), expect.stringContaining('XLS')]),
    );
    await page().keyboard.press('Escape');
  });

  // Holds §2.111, §8.24.
  test('deletes the set and returns to the list', async () => {
    await openSet({ frame: 'TR2/111', name: 'Zbędny' });
    await press('Więcej działań');
    await page().getByRole('menuitem', { name: 'Usuń zestaw' }).click();
    await dialog().getByRole('button', { name: 'Usuń zestaw' }).click();
    await expect.poll(place).toBe('/zestawy');
    await read('Zestaw został usunięty');
    await expect.poll(() => page().getByRole('link', { name: 'Edytuj zestaw „Zbędny”' }).count()).toBe(0);
  });

  // Holds §2.111.
  test('copies the set under another name', async () => {
    await openSet({ frame: 'TR2/111', name: 'Wzór' });
    await press('Więcej działań');
    await page().getByRole('menuitem', { name: 'Kopiuj zestaw' }).click();
    await dialog().getByRole('textbox').fill('Odbitka');
    await dialog().getByRole('button', { name: 'Kopiuj' }).click();
    await read('Zestaw został skopiowany');
    const { productSets } = await project().load();
    expect(productSets.map(({ name }) => name)).toContain('Odbitka');
  });
});
