import { describe, expect, test } from 'vitest';
import { editing } from '../editing.ts';

const {
  page,
  read,
  dialog,
  room,
  project,
  plant,
  openSet,
  openNew,
  builder,
  slotNames,
  press,
  saveButton,
  nameField,
  takeOtherWindow,
} = editing();

const offer = () => page().getByRole('region', { name: 'Niedokończony zestaw' });
const offered = (answer: 'Przywróć' | 'Odrzuć') => offer().getByRole('button', { name: answer }).click();

const isStored = () =>
  page().evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('configurator.draft.')));

/** Reloads the page, ignoring the question whether to leave. */
const reload = () => page().reload();

/** Closes the tab without any event, and opens another one with its URL. */
const crash = async (): Promise<void> => {
  const address = page().url();
  const context = page().context();
  await page().close({ runBeforeUnload: false });
  await takeOtherWindow({ storageState: await context.storageState() });
  await page().goto(address);
};

const changeSet = async (name = ''): Promise<number> => {
  const id = await openSet({ frame: 'TR2/111', name, modules: { 1: 'TKW1/111' } });
  await press('Usuń produkt z miejsca 1');
  await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
  return id;
};

describe('a draft', () => {
  // Holds R19.
  test('of a new set survives a reload with all its modules', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseSlots(2);
    await builder().chooseFrame('TR2/111');
    await builder().next();
    await builder()
      .card(/TKW1\/111/)
      .dblclick();
    await nameField().fill('Przerwany');
    await reload();
    await offered('Przywróć');
    await read('Przywrócono niedokończony zestaw');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
    await expect.poll(() => nameField().inputValue()).toBe('Przerwany');
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
    await openNewAgain();
    expect(await offer().count()).toBe(0);
  });

  // Holds R19.
  test('is offered with the set’s name, or as a new set, and the time of its storing', async () => {
    await changeSet('Jadalnia');
    await expect.poll(isStored).toBe(true);
    await reload();
    await offer()
      .getByText(/^Zestaw „Jadalnia” z \d{1,2} \p{L}+ \d{4}, godz\.\s\d{1,2}:\d\d nie został zapisany/u)
      .waitFor();
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/111');
    await reload();
    await offer()
      .getByText(/^Zestaw „Nowy zestaw” z \d/)
      .waitFor();
  });

  // Holds R19.
  test('of a new set for a room keeps the quantity', async () => {
    const id = await project().addRoom('Jadalnia');
    await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/111');
    const quantity = page().getByLabel('Liczba zestawów');
    await quantity.fill('4');
    await quantity.blur();
    await reload();
    await offered('Przywróć');
    await expect.poll(() => quantity.inputValue()).toBe('4');
    await saveButton().click();
    await page().waitForURL(/\/pomieszczenia/);
    await room('Jadalnia').getByText('×4', { exact: true }).waitFor();
  });

  // Holds R19.
  test('of a saved set survives a crash of the tab, and is deleted by saving', async () => {
    await changeSet();
    await expect.poll(isStored).toBe(true);
    await crash();
    await offered('Przywróć');
    await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
    await expect.poll(isStored).toBe(false);
  });

  // Holds R19.
  test('that is discarded is not offered again', async () => {
    await changeSet();
    await reload();
    await offered('Odrzuć');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
    await reload();
    await expect.poll(slotNames).toHaveLength(2);
    expect(await offer().count()).toBe(0);
  });

  // Holds R19.
  test('without changes, after an undo, is not offered', async () => {
    await changeSet();
    await expect.poll(isStored).toBe(true);
    await press(/^Cofnij: /);
    await expect.poll(isStored).toBe(false);
  });

  // Holds R19.
  test('of an older version does not overwrite a newer saved one', async () => {
    const id = await changeSet();
    await expect.poll(isStored).toBe(true);
    const address = `${new URL(page().url()).origin}/api/project/${project().id}/set/${id}`;
    await fetch(`${address}/name`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ name: 'Nowsza' }),
    });
    await reload();
    await offered('Przywróć');
    await saveButton().click();
    await dialog().getByText('zapisano jego nowszą wersję').waitFor();
    await dialog().getByRole('button', { name: 'Wczytaj nowszą wersję' }).click();
    await expect.poll(() => nameField().inputValue()).toBe('Nowsza');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
  });

  // Holds R19.
  test('does not block other work: a second draft is stored, too, and each is offered in turn', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseSlots(2);
    await builder().chooseFrame('TR2/111');
    await nameField().fill('Pierwszy');
    await reload();
    await offer().getByText('Zestaw „Pierwszy”').waitFor();
    // The visitor goes on without answering the offer.
    await builder().chooseSlots(3);
    await builder().chooseFrame('TR3/111');
    await nameField().fill('Drugi');
    await expect.poll(() => page().evaluate(() => JSON.stringify(localStorage))).toContain('Drugi');
    await crash();
    await offer().getByText('Zestaw „Drugi”').waitFor();
    await offered('Przywróć');
    await expect.poll(() => nameField().inputValue()).toBe('Drugi');
    await offer().getByText('Zestaw „Pierwszy”').waitFor();
    await offered('Przywróć');
    await expect.poll(() => nameField().inputValue()).toBe('Pierwszy');
    // The draft that was on the screen before is offered again.
    await offer().getByText('Zestaw „Drugi”').waitFor();
    await saveButton().click();
    await page().waitForURL(/\/zestawy$/);
    await openNewAgain();
    await offer().getByText('Zestaw „Drugi”').waitFor();
    await offered('Odrzuć');
    await expect.poll(() => offer().count()).toBe(0);
    await expect.poll(isStored).toBe(false);
  });

  // Holds R19.
  test('for a room is saved into that room, wherever it is restored', async () => {
    const id = await project().addRoom('Spiżarnia');
    const other = await project().addRoom('Pralnia');
    await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/111');
    await expect.poll(isStored).toBe(true);
    await page().goto(page().url().replace(`createInGroupId=${id}`, `createInGroupId=${other}`));
    await offer().getByText('Spiżarnia').waitFor();
    await offered('Przywróć');
    await read('Tworzenie zestawu w pomieszczeniu „Spiżarnia”');
  });

  test('belongs to its set: another set opens as it was saved', async () => {
    const other = await plant({ frame: 'TR1/111' });
    await changeSet();
    await expect.poll(isStored).toBe(true);
    await page().goto(`${new URL(page().url()).origin}/el12/projekt/${project().id}/zestawy/${other}`);
    await expect.poll(slotNames).toEqual(['Miejsce 1, puste']);
    expect(await offer().count()).toBe(0);
  });
});

const openNewAgain = async (): Promise<void> => {
  await page().goto(`${new URL(page().url()).origin}/el12/projekt/${project().id}/zestawy/nowy`);
  await page()
    .getByRole('button', { name: /^Simon 55 Line/ })
    .waitFor();
};
