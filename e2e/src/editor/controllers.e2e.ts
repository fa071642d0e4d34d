import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, read, dialog, openSet, openNew, step, builder, slotNames, press } = editing();

const openSlot = async (slot: number): Promise<void> => {
  await page()
    .getByRole('button', { name: new RegExp(`^Miejsce ${slot}(, bez sterownika|:)`) })
    .click();
  await dialog().waitFor();
};

/**
 * The text of each controller in the open dialog before its price: symbol and, if any, the reason why it cannot be
 * chosen.
 */
const offered = (): Promise<readonly string[]> =>
  dialog()
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => {
        const [, symbol = '', hint = ''] =
          /(DT\w\d) · (.*) · [\d , ]+zł$/.exec(radio.closest('label')?.textContent ?? '') ?? [];
        return radio.matches(':disabled') ? `${symbol}: ${hint}` : symbol;
      }),
    );

const chooseButton = () => dialog().getByRole('button', { name: 'Wybierz', exact: true });
const never = 'Nie ma panelu z takim układem';
const ruledOutBy = (slot: string): string => `Wyklucza go wybór w miejscu ${slot}`;

describe('the controllers of a slot', () => {
  // Holds §4.57.
  test('are all offered if the panel has one controller slot', async () => {
    await openSet({ frame: 'DTP2-M@/70', controllers: { 2: 'DTS1' } });
    await openSlot(2);
    await expect.poll(offered).toEqual(['DTS1', 'DTS2', 'DTZ2', 'DTD2', 'DTS3', 'DTP4']);
  });

  // Holds §4.58, C5.5.
  test('are limited by the other slot’s controller; the others name the slot that rules them out', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    await builder().chooseSlots(3);
    await page().getByRole('button', { name: 'DTP3-@@M/70' }).click();
    await openSlot(1);
    await expect.poll(offered).toEqual(['DTS1', 'DTS2', 'DTZ2', 'DTD2', `DTS3: ${never}`, 'DTP4']);
    await expect.poll(() => chooseButton().isDisabled()).toBe(true);
    await dialog().getByText('DTZ2').click();
    await chooseButton().click();
    await openSlot(2);
    await expect.poll(offered).toEqual([`DTS1: ${ruledOutBy('1')}`, 'DTS2', 'DTZ2', 'DTD2', `DTS3: ${never}`, 'DTP4']);
    await expect.poll(() => chooseButton().isDisabled()).toBe(true);
    await dialog().getByText('DTS1').click({ force: true });
    await expect.poll(() => chooseButton().isDisabled()).toBe(true);
    await dialog().getByText('DTP4').click();
    await chooseButton().click();
    await expect
      .poll(slotNames)
      .toEqual([
        'Miejsce 1: Sterownik dotykowy żaluzji, 2 pola dotykowe',
        'Miejsce 2: Sterownik dotykowy scen, 4 pola dotykowe',
        'Miejsce 3, puste',
      ]);
  });

  // Holds §4.58, C5.5.
  test('depend on both other slots if there are three', async () => {
    await openSet({ frame: 'DTP3-@@@/70', controllers: { 1: 'DTS2', 2: 'DTP4', 3: 'DTS2' } });
    await press('Usuń sterownik z miejsca 3');
    await openSlot(3);
    await expect
      .poll(offered)
      .toEqual([
        'DTS1: Wyklucza go wybór w miejscach 1\u00A0i\u00A02',
        'DTS2',
        'DTZ2',
        'DTD2',
        `DTS3: ${never}`,
        `DTP4: ${ruledOutBy('1')}`,
      ]);
  });

  // Holds §2.103, §2.104, §4.49.
  test('can be replaced and deleted; without one the set is not configured and returns to the frame step', async () => {
    await openSet({ frame: 'DTP3-@M@/70', controllers: { 1: 'DTS2', 3: 'DTP4' }, modules: { 2: 'DKW1/11' } });
    await expect.poll(step).toBe('Produkty');
    await press('Zmień sterownik w miejscu 3');
    await dialog().getByText('DTD2').click();
    await chooseButton().click();
    await expect.poll(async () => (await slotNames())[2]).toBe('Miejsce 3: Ściemniacz dotykowy, 2 pola dotykowe');
    await press('Usuń sterownik z miejsca 1');
    await expect.poll(async () => (await slotNames())[0]).toBe('Miejsce 1, bez sterownika');
    await expect.poll(step).toBe('Ramka');
    await read('Najpierw wybierz wszystkie sterowniki');
  });

  test('stay unchanged when the dialog is cancelled', async () => {
    await openSet({ frame: 'DTP1-@/70', controllers: { 1: 'DTS1' } });
    await openSlot(1);
    await dialog().getByText('DTS3').click();
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(slotNames).toEqual(['Miejsce 1: Sterownik dotykowy oświetlenia 1-kanałowy']);
  });
});

describe('the symbol of a panel', () => {
  // Holds §3.18, D12.
  test('contains an @ for each missing controller, and the touch points of the chosen ones', async () => {
    await openNew('?preselectedFrameLine=simon-54-touch');
    await builder().chooseSlots(3);
    const panel = page().getByRole('button', { name: /DTP3-(@@|2@|24)M\/70/ });
    await panel.click();
    await (await builder().openControllers(1)).choose('DTS2');
    await expect.poll(() => panel.textContent()).toContain('DTP3-2@M/70');
    await (await builder().openControllers(2)).choose('DTP4');
    await expect.poll(() => panel.textContent()).toContain('DTP3-24M/70');
    const bill = page().getByRole('complementary', { name: 'Lista elementów' });
    await bill.getByText('DTP3-24M/70').waitFor();
  });
});
