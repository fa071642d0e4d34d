import { describe, expect, onTestFinished, test } from 'vitest';
import { editing } from '../editing.ts';

const {
  page,
  takePhone,
  read,
  place,
  goFresh,
  project,
  plant,
  openNew,
  openSet,
  builder,
  saveButton,
  nameField,
  slotNames,
  step,
} = editing();

const frameOnCanvas = (slots: number) =>
  page().getByRole('figure', { name: new RegExp(`^Podgląd zestawu: Ramka ${slots}-krotna`) });

const hasPanelFocus = () => page().evaluate(() => document.activeElement?.matches('[data-step-panel]'));

const card = (symbol: string) => builder().card(new RegExp(`${symbol}$`));

describe('saving and the next set', () => {
  test('starts with the line, finish and colour of the last set, in a frame that grows with its modules', async () => {
    const id = await project().addRoom('Salon');
    await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/114');
    await builder().next();
    await card('TKW1/114').waitFor();
    await nameField().fill('Przy drzwiach');
    await builder().saveAndNext();
    await read('Zestaw został utworzony i dodany do pomieszczenia „Salon”');
    await expect.poll(() => nameField().inputValue()).toBe('');
    await expect.poll(step).toBe('Produkty');
    await page().getByRole('heading', { name: 'Tworzenie zestawu w pomieszczeniu „Salon”' }).waitFor();
    await frameOnCanvas(1).waitFor();

    await card('TKW1/114').click();
    await card('TKW5/114').click();
    await frameOnCanvas(2).waitFor();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2: Łącznik świecznikowy']);
    await saveButton().click();
    await expect.poll(place).toBe('/pomieszczenia');
    const { productSets } = await project().load();
    expect(productSets.filter(({ name }) => name === '' || name === 'Przy drzwiach')).toHaveLength(2);
  });

  test('a next set that was not begun is neither saved nor asked about', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/114');
    await nameField().fill('Ostatni');
    await builder().saveAndNext();
    await read('Zestaw został utworzony');
    await expect.poll(() => nameField().inputValue()).toBe('');
    await frameOnCanvas(1).waitFor();
    const before = (await project().load()).productSets.length;
    await page().getByRole('link', { name: 'Zestawy', exact: true }).click();
    await expect.poll(place).toBe('/zestawy');
    expect((await project().load()).productSets).toHaveLength(before);
  });

  test('continues in the next empty room, which the menu of the save button names', async () => {
    await project().addRoom('Pomieszczenie gospodarcze');
    const id = await project().addRoom('Jadalnia');
    await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/114');
    await builder().saveAndNext(/^Zapisz i przejdź do: Pomieszczenie gospodarcze/);
    const heading = page().getByRole('heading', { level: 1 });
    await expect
      .poll(() => heading.textContent())
      .toBe('Tworzenie zestawu w pomieszczeniu „Pomieszczenie gospodarcze”');
  });

  test('shows the name of the room on a phone, where the set’s name has less space than the buttons', async () => {
    const id = await project().addRoom('Pokój gościnny');
    await takePhone();
    await openNew(`?createInGroupId=${id}`);
    const heading = page().getByRole('heading', { name: 'Tworzenie zestawu w pomieszczeniu „Pokój gościnny”' });
    const hidden = () => heading.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  });

  test('starts a new set after editing a saved one', async () => {
    await openSet({ frame: 'TR2/111', name: 'Spiżarnia' });
    await nameField().fill('Spiżarnia mała');
    await builder().saveAndNext();
    await expect.poll(place).toBe('/zestawy/nowy');
    await expect.poll(() => nameField().inputValue()).toBe('');
    await expect.poll(step).toBe('Produkty');
    await expect.poll(slotNames).toEqual(['Miejsce 1, puste']);
  });

  test('is not offered before a frame is chosen, and the shortcut says why', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await expect.poll(step).toBe('Ramka');
    expect(await saveButton().count()).toBe(0);
    await page().keyboard.press('Control+Enter');
    await page().getByRole('alert').filter({ hasText: 'Aby zapisać, wybierz ramkę' }).waitFor();
    expect(place()).toBe('/zestawy/nowy');
  });
});

describe('shortcuts', () => {
  test('Enter moves from the name to the quantity and to the step; Ctrl+S saves from a field', async () => {
    const id = await project().addRoom('Kuchnia');
    await openNew(`?createInGroupId=${id}&preselectedFrameLine=simon-55-line`);
    await builder().chooseFrame('TR1/111');
    await nameField().fill('Okap');
    await page().keyboard.press('Enter');
    const quantity = page().getByLabel('Liczba zestawów');
    await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
    await page().keyboard.type('2');
    await expect.poll(() => quantity.inputValue()).toBe('2');
    await page().keyboard.press('Enter');
    await expect.poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Ramka');
    await nameField().focus();
    await page().keyboard.press('Control+s');
    await expect.poll(place).toBe('/pomieszczenia');
    await page().getByText('Okap').first().waitFor();
    await page().getByText('×2').first().waitFor();
  });

  test('Ctrl+Enter saves and starts the next set, with the focus in its step', async () => {
    await openNew('?preselectedFrameLine=simon-55-line');
    await builder().chooseFrame('TR1/111');
    await nameField().fill('Strych');
    await page().keyboard.press('Control+Enter');
    await read('Zestaw został utworzony');
    await expect.poll(() => nameField().inputValue()).toBe('');
    await expect.poll(hasPanelFocus).toBe(true);
    await page().keyboard.press('Tab');
    await page()
      .locator('input:focus')
      .and(page().getByRole('textbox', { name: 'Szukaj produktu' }))
      .waitFor();
  });

  test('the focus moves to the step also if the set loads slowly', async () => {
    await plant({ frame: 'TR1/111', name: 'Pralnia' });
    await goFresh(`projekt/${project().id}/zestawy`);
    await page().getByRole('link', { name: 'Pralnia' }).waitFor();
    const arrival = Promise.withResolvers<void>();
    await page().route('**/api/**', (route) => arrival.promise.then(() => route.fallback()));
    onTestFinished(() => page().unroute('**/api/**'));
    await page().getByRole('link', { name: 'Pralnia' }).press('Enter');
    await expect.poll(() => page().evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    arrival.resolve();
    await expect.poll(hasPanelFocus).toBe(true);
  });
});
