import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, read, dialog, openSet, builder, slotNames, press, saveButton } = editing();

const toggle = (name: string) => page().getByRole('switch', { name });
const isOn = (name: string) => toggle(name).isChecked();
const chooseButton = () => dialog().getByRole('button', { name: 'Wybierz', exact: true });

const seal = 'Uszczelka IP44';
const corner = 'Puszka narożna';
const surface = 'Puszka natynkowa';

const chooseBox = async (box: string, colour: string): Promise<void> => {
  await toggle(box).click();
  await dialog().getByRole('radio', { name: colour, exact: true }).click();
  await chooseButton().click();
  await dialog().waitFor({ state: 'hidden' });
};

describe('the IP44 seal', () => {
  // Holds §4.51.
  test('is turned off by a module without an IP44 version, with the reason, until that module is removed', async () => {
    await openSet({ frame: 'DR2/11', ip44: true, modules: { 1: 'DKW1/11' } });
    await builder().showModules('Gniazda wtyczkowe');
    await builder()
      .card(/DGZ1ZP\/11/)
      .dblclick();
    await expect.poll(() => isOn(seal)).toBe(false);
    await read('Niedostępne: Gniazdo z uziemieniem nie ma wersji IP44');
    await read('Usunięto z zestawu: uszczelka IP44.');
    await expect.poll(() => toggle(seal).getAttribute('aria-disabled')).toBe('true');
    await toggle(seal).click({ force: true });
    await expect.poll(() => isOn(seal)).toBe(false);
    await press('Usuń produkt z miejsca 2');
    await expect.poll(() => toggle(seal).getAttribute('aria-disabled')).toBeNull();
    await toggle(seal).click();
    await expect.poll(() => isOn(seal)).toBe(true);
  });

  // Holds §4.51, R19.
  test('is restored when the placement that turned it off is undone', async () => {
    await openSet({ frame: 'DR2/11', ip44: true });
    await builder().showModules('Gniazda wtyczkowe');
    await builder()
      .card(/DGZ1ZP\/11/)
      .dblclick();
    await expect.poll(() => isOn(seal)).toBe(false);
    await page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' }).click();
    await expect.poll(() => isOn(seal)).toBe(true);
    await expect.poll(() => slotNames()).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
  });

  test('marks the modules that exclude it, and links to suitable ones', async () => {
    await openSet({ frame: 'DR2/11', ip44: true });
    await builder().showModules('Gniazda wtyczkowe');
    await builder()
      .card(/IP20.*wyklucza uszczelkę.*DGZ1ZP\/11/)
      .waitFor();
    await press('Tylko z IP44');
    await page().getByRole('button', { name: 'Pokaż wszystkie' }).waitFor();
    const cards = page().locator('[data-card]');
    await expect.poll(async () => (await cards.allTextContents()).filter((text) => text.includes('IP20'))).toEqual([]);
    await expect
      .poll(() =>
        builder()
          .card(/DGZ1BUZP\/11/)
          .count(),
      )
      .toBeGreaterThan(0);
    await press('Pokaż wszystkie');
    await builder()
      .card(/DGZ1ZP\/11/)
      .waitFor();
  });

  test('offers the required inserts until they are added', async () => {
    await openSet({ frame: 'DR2/11', ip44: true, modules: { 1: 'DKW5/11' } });
    await read('Potrzebna wkładka uszczelniająca: Łącznik świecznikowy');
    await press('Dodaj wkładki');
    await page().getByText('DU1W', { exact: true }).waitFor();
    await expect.poll(() => page().getByText('Potrzebna wkładka uszczelniająca').count()).toBe(0);
  });

  // Holds §2.105.
  test('is not offered for a frame without one', async () => {
    await openSet({ frame: 'BRS2/11' });
    await expect.poll(slotNames).toHaveLength(2);
    expect(await toggle(seal).count()).toBe(0);
  });
});

describe('boxes', () => {
  // Holds §2.106, §2.107, §2.119, §5.29.
  test('are chosen by colour; without a choice the dialog cannot be confirmed, and cancelling adds no box', async () => {
    await openSet({ frame: 'DR2/43' });
    await toggle(surface).click();
    await expect.poll(() => chooseButton().isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: 'Anuluj' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => isOn(surface)).toBe(false);
    await chooseBox(surface, 'czarny mat');
    await read(/^Kolor: czarny mat/);
    await press('Zmień kolor');
    await dialog().getByRole('radio', { name: 'biały', exact: true }).click();
    await chooseButton().click();
    await read(/^Kolor: biały/);
  });

  // Holds §4.50.
  test.each([
    [surface, corner],
    [corner, surface],
  ])('of the two kinds exclude each other: %s turns off %s', async (first, second) => {
    await openSet({ frame: 'TR2/111' });
    await chooseBox(first, 'biały mat');
    await expect.poll(() => isOn(first)).toBe(true);
    await chooseBox(second, 'biały mat');
    await expect.poll(() => isOn(second)).toBe(true);
    await expect.poll(() => isOn(first)).toBe(false);
    await read(/^153 × 82\smm, głębokość puszki \d+\smm$/);
    await expect.poll(shadedWalls).toBe(second === corner ? 1 : 0);
  });

  // Holds §2.108.
  test('are turned off without a question', async () => {
    await openSet({ frame: 'TR2/111', surfaceBoxColourId: 501 });
    await toggle(surface).click();
    await expect.poll(() => isOn(surface)).toBe(false);
    await expect.poll(() => page().getByText('Kolor: biały mat').count()).toBe(0);
    await saveButton().click();
    await read('Zmiany w zestawie zostały zapisane');
  });
});

const open = async (slot: number): Promise<void> => {
  await press(`Opcje produktu w miejscu ${slot}`);
  await dialog().waitFor();
};
const save = () => dialog().getByRole('button', { name: 'Zapisz', exact: true });

/** The number of shaded walls in the picture; the second wall of a corner box is shaded. */
const shadedWalls = (): Promise<number> =>
  page()
    .locator('figure > div')
    .evaluateAll((parts) => {
      const shades = parts.map((part) => getComputedStyle(part, '::after'));
      return shades.filter(({ backgroundImage, width }) => backgroundImage !== 'none' && parseFloat(width) > 200)
        .length;
    });

describe('the options of a module', () => {
  // Holds §2.117, §5.31, §5.32, C5.3.
  test('are a radio group for a required choice and a checkbox for an optional part', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/11' } });
    await open(1);
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(2);
    await expect.poll(() => dialog().getByRole('radio').first().isChecked()).toBe(true);
    expect(await dialog().getByRole('radio', { name: 'brak' }).count()).toBe(0);
    await expect.poll(() => dialog().getByRole('checkbox').isChecked()).toBe(false);
    await dialog().getByRole('radio').nth(1).click();
    await dialog().getByRole('checkbox').click();
    await save().click();
    await dialog().waitFor({ state: 'hidden' });
    await open(1);
    await expect.poll(() => dialog().getByRole('radio').nth(1).isChecked()).toBe(true);
    await expect.poll(() => dialog().getByRole('checkbox').isChecked()).toBe(true);
  });

  // Holds §2.117, §5.30, C5.3.
  test('are plain text if there is no choice', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1L/11' } });
    await open(1);
    await dialog().getByText('Zawsze w zestawie').waitFor();
    await expect.poll(() => save().count()).toBe(1);
  });

  // Holds §2.117, §5.18, §5.33, C5.3.
  test('are a radio group with "none" for an optional choice, and a quantity after a choice', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKP2/11' } });
    const pieces = dialog().getByLabel('Liczba sztuk');
    await open(1);
    await expect.poll(() => dialog().getByRole('radio', { name: 'brak' }).isChecked()).toBe(true);
    expect(await pieces.count()).toBe(0);
    await dialog().getByRole('radio').nth(1).click();
    await pieces.fill('2,9');
    await pieces.blur();
    await expect.poll(() => pieces.inputValue()).toBe('2');
    await pieces.fill('0');
    await pieces.blur();
    await expect.poll(() => pieces.inputValue()).toBe('1');
    await pieces.fill('3');
    await save().click();
    await dialog().waitFor({ state: 'hidden' });
    const rows = page().getByRole('complementary', { name: 'Lista elementów' }).getByRole('listitem');
    await rows.filter({ hasText: '3 ×' }).waitFor();
    await open(1);
    await expect.poll(() => pieces.inputValue()).toBe('3');
  });

  // Holds §2.118, C5.3.
  test('of a module with a single article have no save button', async () => {
    await openSet({ frame: 'BRS2/11', modules: { 1: 'BW1.00/11' } });
    await open(1);
    await dialog().getByText('Ten produkt nie ma opcji do wyboru.').waitFor();
    expect(await save().count()).toBe(0);
    await dialog().getByRole('button', { name: 'Zamknij' }).last().click();
    await dialog().waitFor({ state: 'hidden' });
  });

  // Holds §2.117.
  test('are announced to screen readers after saving, group by group', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKP2/11' } });
    await open(1);
    await dialog().getByRole('radio').nth(1).click();
    await dialog().getByLabel('Liczba sztuk').fill('3');
    await save().click();
    await expect
      .poll(() => page().getByRole('status').filter({ hasText: 'zapisano opcje' }).textContent())
      .toMatch(/, miejsce 1, zapisano opcje: Moduły Keystone: .*RJ45.*, 3 szt\./);
  });

  test('stay unchanged when the dialog is cancelled', async () => {
    await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/11' } });
    await open(1);
    await dialog().getByRole('checkbox').click();
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await open(1);
    await expect.poll(() => dialog().getByRole('checkbox').isChecked()).toBe(false);
    await page().keyboard.press('Escape');
    await expect.poll(() => saveButton().getAttribute('data-dirty')).toBeNull();
  });
});
