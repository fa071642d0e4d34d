import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, dialog, openSet, builder, slotNames, press, saveButton, nameField } = editing();

const chooseBox = async (box: string): Promise<void> => {
  await page().getByRole('switch', { name: box }).click();
  await dialog().getByRole('radio', { name: 'biały', exact: true }).click();
  await dialog().getByRole('button', { name: 'Wybierz', exact: true }).click();
};

const toStep = (name: 'Seria ramek' | 'Ramka') =>
  page()
    .getByRole('navigation', { name: 'Kroki tworzenia zestawu' })
    .getByRole('button', { name: new RegExp(`^.?${name}`) })
    .click();

const plain = { frame: 'DR2/11', modules: { 1: 'DKW1/11' } } as const;
const panel = { frame: 'DTP2-@M/70', controllers: { 1: 'DTS1' } } as const;

/** One example of each kind of change, with the name of its undo action. */
const edits: readonly (readonly [string, typeof plain | typeof panel, () => Promise<unknown>])[] = [
  [
    'wybór serii',
    plain,
    async () => {
      await toStep('Seria ramek');
      await page()
        .getByRole('button', { name: /^Simon 54 Nature/ })
        .click();
    },
  ],
  [
    'wybór ramki',
    plain,
    async () => {
      await toStep('Ramka');
      await builder().chooseFrame('DR2/41');
    },
  ],
  [
    'wstawienie produktu',
    plain,
    () =>
      builder()
        .card(/DKW5\/11/)
        .dblclick(),
  ],
  ['przeniesienie produktu', plain, () => builder().drag(builder().slot(1), builder().slot(2))],
  ['usunięcie produktu', plain, () => press('Usuń produkt z miejsca 1')],
  [
    'zmiana opcji produktu',
    plain,
    () => builder().changeOptions(1, (options) => options.getByRole('checkbox').click()),
  ],
  [
    'wybór sterownika',
    panel,
    async () => {
      await press('Zmień sterownik w miejscu 1');
      await dialog().getByText('DTP4').click();
      await dialog().getByRole('button', { name: 'Wybierz', exact: true }).click();
    },
  ],
  ['usunięcie sterownika', panel, () => press('Usuń sterownik z miejsca 1')],
  ['zmiana uszczelki IP44', plain, () => page().getByRole('switch', { name: 'Uszczelka IP44' }).click()],
  ['zmiana puszki narożnej', plain, () => chooseBox('Puszka narożna')],
  ['zmiana puszki natynkowej', plain, () => chooseBox('Puszka natynkowa')],
  ['zmiana nazwy zestawu', plain, () => nameField().fill('Sypialnia')],
];

const isClean = async () => (await saveButton().getAttribute('data-dirty')) === null;

describe('undo and redo', () => {
  // Holds R19.
  test.each(edits)('undo and redo "%s" under that name', async (name, set, change) => {
    await openSet(set);
    await expect.poll(slotNames).toHaveLength(2);
    const opened = await slotNames();
    await change();
    const undo = page().getByRole('button', { name: `Cofnij: ${name}`, exact: true });
    await undo.click();
    await expect.poll(slotNames).toEqual(opened);
    await expect.poll(isClean).toBe(true);
    await page()
      .getByRole('button', { name: `Ponów: ${name}`, exact: true })
      .click();
    await undo.waitFor();
  });

  // Holds R19.
  test('go back to the opened set over all changes, and forward again, by keyboard', async () => {
    await openSet(plain);
    await builder()
      .card(/DKW5\/11/)
      .dblclick();
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2: Łącznik świecznikowy']);
    await press('Usuń produkt z miejsca 1');
    await builder().drag(builder().slot(2), builder().slot(1));
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik świecznikowy', 'Miejsce 2, puste']);
    for (let step = 0; step < 4; step += 1) await page().keyboard.press('Control+z');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
    await expect.poll(() => isClean()).toBe(true);
    await page().keyboard.press('Control+Shift+z');
    await page().keyboard.press('Control+y');
    await page().keyboard.press('Control+Shift+z');
    await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik świecznikowy', 'Miejsce 2, puste']);
  });

  // Holds R19.
  test('a new change replaces the undone ones', async () => {
    await openSet(plain);
    await press('Usuń produkt z miejsca 1');
    await press(/^Cofnij: /);
    await builder()
      .card(/DKW5\/11/)
      .dblclick();
    await page().getByRole('button', { name: 'Cofnij: wstawienie produktu', exact: true }).waitFor();
    expect(
      await page()
        .getByRole('button', { name: /^Ponów/ })
        .count(),
    ).toBe(0);
  });
});
