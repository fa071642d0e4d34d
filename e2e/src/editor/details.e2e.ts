import { expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, dialog, openSet, builder, slotNames } = editing();

const facts = (): Promise<readonly string[]> => page().locator('dl > div').allInnerTexts();

const factsText = async (): Promise<string> => (await facts()).join('; ').replaceAll(/\s+/g, ' ');

const details = (name: RegExp) => page().getByRole('button', { name });

test('of a module open from its card, show its facts and parts, and can place it into the frame', async () => {
  await openSet({ frame: 'TR2/111' });
  const card = builder().card(/TKW1\/111/);
  await card.hover();
  await details(/^Szczegóły: Łącznik jednobiegunowy/)
    .first()
    .click();
  await expect.poll(factsText).toContain('Symbol TKW1/111');
  await expect
    .poll(factsText)
    .toMatch(
      /Cena netto [\d,]+ zł; Rodzaj Łączniki, .*; prąd znamionowy 10\sAX; zaciski szybkozłącza; przekrój przewodu 1–2,5\smm²; Stopień ochrony IP20; z uszczelką/i,
    );
  await expect.poll(() => dialog().getByRole('listitem').count()).toBeGreaterThan(1);
  // Opening the details did not pick or place anything.
  await page().keyboard.press('Escape');
  await expect.poll(slotNames).toEqual(['Miejsce 1, puste', 'Miejsce 2, puste']);
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false');
  await details(/^Szczegóły: Łącznik jednobiegunowy/)
    .first()
    .click();
  await dialog().getByRole('button', { name: 'Wstaw do ramki' }).click();
  await expect.poll(slotNames).toEqual(['Miejsce 1: Łącznik jednobiegunowy', 'Miejsce 2, puste']);
});

test('open with a shortcut and return the focus to the card', async () => {
  await openSet({ frame: 'TR2/111' });
  const card = builder().card(/TKW1\/111/);
  await card.focus();
  await page().keyboard.press('i');
  await dialog().waitFor();
  await page().keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  // Arrow keys move from card to card, and the details buttons are not Tab stops.
  await page().keyboard.press('ArrowRight');
  await expect.poll(() => page().evaluate(() => document.activeElement?.hasAttribute('data-card'))).toBe(true);
  await page().keyboard.press('Tab');
  await expect.poll(() => page().evaluate(() => document.activeElement?.hasAttribute('data-details'))).toBe(false);
});

test('of a frame show its size, finish, seal and boxes', async () => {
  await openSet({ frame: 'TR2/111' });
  await page().getByRole('button', { name: /Ramka/ }).first().click();
  await page()
    .getByRole('button', { name: /^Ramka 2-krotna, biały mat TR2/ })
    .hover();
  await details(/^Szczegóły: Ramka 2-krotna, biały mat/)
    .first()
    .click();
  await expect.poll(factsText).toContain('Symbol TR2/111');
  await expect
    .poll(factsText)
    .toMatch(/Wykończenie biały mat; Liczba miejsc 2; Wymiary \d+ × \d+ mm; Stopień ochrony IP20; z uszczelką/);
  await expect.poll(factsText).toContain('Puszki puszka natynkowa, puszka narożna');
});

test('of the seal and the boxes show what they add to the bill, what they require and what they exclude', async () => {
  await openSet({ frame: 'DR4/11', modules: { 1: 'DKW1/11' } });
  await details(/^Szczegóły: Uszczelka IP44/).click();
  await expect.poll(factsText).toMatch(/^Cena netto \d+,\d\d zł; Stopień ochrony IP44; .*Wyklucza produkty bez/);
  const articles = dialog().getByRole('listitem');
  await expect
    .poll(async () => plain((await articles.allInnerTexts()).join()))
    .toMatch(/^Uszczelka IP44 .* \d+,\d\d zł$/);
  await expect
    .poll(() => articles.getByRole('link', { name: /^Zobacz w katalogu/ }).getAttribute('href'))
    .toContain('http');
  await page().keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  // The shortcut on the switch opens the details, too, and does not toggle the switch.
  const box = page().getByRole('switch', { name: 'Puszka natynkowa' });
  await box.focus();
  await page().keyboard.press('i');
  await expect.poll(factsText).toMatch(/^Cena netto \d+,\d\d zł; Kolory .+,.+/);
  await expect.poll(() => articles.count()).toBeGreaterThan(1);
  await page().keyboard.press('Escape');
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => box.isChecked()).toBe(false);
});

test('of an option open over the options dialog with mouse or key, and keep the choices made there', async () => {
  await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/11' } });
  await page().getByRole('button', { name: 'Opcje produktu w miejscu 1' }).click();
  const options = page().getByRole('dialog', { name: /^Opcje/ });
  const screws = options.getByRole('radio', { name: /16\sAX/ });
  await details(/^Szczegóły: .*16\sAX/).click();
  await expect
    .poll(factsText)
    .toMatch(
      /^Cena netto \d+,\d\d zł; Różnica w cenie \+\d+,\d\d zł; .*prąd znamionowy 16\sAX; zaciski zaciski śrubowe/i,
    );
  await page().keyboard.press('Escape');
  await screws.click();
  await page().keyboard.press('i');
  await expect.poll(factsText).toMatch(/^Cena netto \d+,\d\d zł; Rodzaj/);
  await page().keyboard.press('Escape');
  await expect.poll(() => page().getByRole('dialog').count()).toBe(1);
  await expect.poll(() => screws.isChecked()).toBe(true);
  await expect.poll(() => screws.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('of a controller show the resulting panel and the excluded controllers; Tab reaches those of an excluded one', async () => {
  await openSet({ frame: 'DTP2-@@/70', controllers: { 1: 'DTS1', 2: 'DTS1' } });
  await page()
    .getByRole('button', { name: /^Zmień sterownik/ })
    .first()
    .click();
  const ruledOut = page().getByRole('radio', { disabled: true }).first();
  await ruledOut.locator('xpath=ancestor::*[@data-described]').getByRole('button').press('Enter');
  await expect.poll(factsText).toMatch(/Pola dotykowe \d; .*Niedostępny /);
  await page().keyboard.press('Escape');
  await expect.poll(() => page().getByRole('dialog').count()).toBe(1);
  await page().getByRole('radio', { checked: true }).focus();
  await page().keyboard.press('i');
  await expect
    .poll(factsText)
    .toMatch(/Pola dotykowe 1; Panel z tym sterownikiem DTP2-11\/70; Wyklucza w miejscu 2: .+; Symbol/);
  await dialog()
    .getByRole('link', { name: /^Zobacz w katalogu/ })
    .last()
    .waitFor();
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('are summarised on the card: price, rating, and whether it excludes the seal', async () => {
  await openSet({ frame: 'DR2/11', ip44: true, modules: { 1: 'DKW1/11' } });
  const card = builder().card(/DKW1\/11/);
  await expect
    .poll(async () => plain(await card.innerText()))
    .toMatch(/^Łącznik jednobiegunowy \d+,\d\d zł 10\sAX 1–2,5\smm² DKW1\/11$/);
  await builder().showModules('Gniazda wtyczkowe');
  const socket = builder().card(/DGZ1ZP\/11/);
  await expect.poll(async () => plain(await socket.innerText())).toMatch(/IP20.* \d+,\d\d zł/);
});

test('are listed with the options of a module: the price difference to the chosen one', async () => {
  await openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/11' } });
  await page().getByRole('button', { name: 'Opcje produktu w miejscu 1' }).click();
  const labels = dialog().getByRole('radiogroup').first().locator('label');
  await expect.poll(async () => plain(await labels.first().innerText())).toMatch(/10\sAX.* · \d+,\d\d zł$/);
  const others = async () => (await labels.allInnerTexts()).slice(1).map(plain).join('; ');
  await expect.poll(others).toMatch(/16\sAX.* · \+\d+,\d\d zł/);
});

test('are listed with the controllers of a panel: touch points and prices', async () => {
  await openSet({ frame: 'DTP2-M@/70', controllers: { 2: 'DTS1' } });
  await page()
    .getByRole('button', { name: /^Zmień sterownik/ })
    .click();
  const labels = dialog().getByRole('radiogroup').locator('label');
  await labels.first().waitFor();
  const others = async () =>
    (await labels.allInnerTexts()).map(plain).filter((note) => !/ · .+ · (\d+ )*\d+,\d\d zł$/.test(note));
  await expect.poll(others).toEqual([]);
});
