import { expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, dialog, openSet, builder, slotNames } = editing();

const facts = (): Promise<readonly string[]> => dialog().locator('dl > div').allInnerTexts();

const told = async (): Promise<string> => (await facts()).join('; ').replaceAll(/\s+/g, ' ');

const details = (name: RegExp) => page().getByRole('button', { name });

test('of a module are a press beside its card, with its facts and its parts, and lead into the frame', async () => {
  await openSet({ frame: 'TR2/111' });
  const card = builder().card(/TKW1\/111/);
  await card.hover();
  await details(/^Szczegóły: Łącznik jednobiegunowy/)
    .first()
    .click();
  await expect.poll(told).toContain('Numer katalogowy TKW1/111');
  expect(await told()).toMatch(
    /Cena netto [\d,]+ zł; Rodzaj Łączniki, .*; Dane znamionowe 10 AX; Stopień ochrony IP20, a/,
  );
  expect(await dialog().getByRole('listitem').count()).toBeGreaterThan(1);
  // Nothing was picked or placed by asking.
  await page().keyboard.press('Escape');
  await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await details(/^Szczegóły: Łącznik jednobiegunowy/)
    .first()
    .click();
  await dialog().getByRole('button', { name: 'Wstaw w ramkę' }).click();
  await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
});

test('are a key away, and give the focus back to the card', async () => {
  await openSet({ frame: 'TR2/111' });
  const card = builder().card(/TKW1\/111/);
  await card.focus();
  await page().keyboard.press('i');
  await dialog().waitFor();
  await page().keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  // Arrows go from card to card, and no Tab stops at what asks for details.
  await page().keyboard.press('ArrowRight');
  expect(await page().evaluate(() => document.activeElement?.hasAttribute('data-card'))).toBe(true);
  await page().keyboard.press('Tab');
  expect(await page().evaluate(() => document.activeElement?.hasAttribute('data-details'))).toBe(false);
});

test('of a frame tell its size, its finish, its seal and its boxes', async () => {
  await openSet({ frame: 'TR2/111' });
  await page().getByRole('button', { name: /Ramka/ }).first().click();
  await page()
    .getByRole('button', { name: /^Ramka 2-krotna, biały mat TR2/ })
    .hover();
  await details(/^Szczegóły: Ramka 2-krotna, biały mat/)
    .first()
    .click();
  await expect.poll(told).toContain('Numer katalogowy TR2/111');
  expect(await told()).toMatch(
    /Wykończenie biały mat; Liczba miejsc 2; Wymiary \d+ × \d+ mm; Stopień ochrony IP20, a z/,
  );
  expect(await told()).toContain('Puszki puszka natynkowa, puszka narożna');
});
