import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { editing } from '../editor/editing.ts';

const { page, goTo, openSet, dialog } = editing();

const background = (part: Locator, pseudo?: string) =>
  part.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);

test('a contrast theme does not change colours of products and switches', async () => {
  await openSet({ frame: 'TR2/111' });
  const swatch = (name: string) => page().getByRole('radio', { name, exact: true });
  const box = page().getByRole('switch', { name: 'Puszka natynkowa' });
  const contrast = async () => [
    await background(swatch('biały mat'), '::before'),
    await background(swatch('czarny mat'), '::before'),
    await background(box),
    await background(box, '::before'),
  ];
  const before = await contrast();
  expect(new Set(before).size).toBe(4);
  await page().emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => contrast()).toEqual(before);

  await box.click();
  await dialog().getByRole('radio').first().waitFor();
  const samples = dialog().getByRole('radiogroup').locator('label > span').filter({ hasNotText: /./ });
  const colours = await samples.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colours).size).toBeGreaterThan(4);
});

test('a contrast theme shows the chosen number of slots and the chosen frame', async () => {
  await page().emulateMedia({ forcedColors: 'active' });
  await openSet({ frame: 'TR2/111' });
  await page()
    .getByRole('button', { name: /Ramka Ramka 2-krotna/ })
    .click();
  const outlined = async (pressed: boolean): Promise<readonly string[]> => {
    const buttons = page().locator(`main [aria-pressed=${String(pressed)}]`);
    return buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  };
  await expect.poll(() => outlined(true)).toEqual(['dashed', 'dashed']);
  await expect.poll(async () => new Set(await outlined(false))).toEqual(new Set(['none']));
});

test('a contrast theme draws check marks in its text colour', async () => {
  await page().emulateMedia({ forcedColors: 'active' });
  await openSet({ frame: 'TR2/111' });
  await page().goto(
    page()
      .url()
      .replace(/zestawy\/.*/, 'zestawy'),
  );
  const box = page().getByRole('checkbox').first();
  await box.check();
  const [tick, text] = await box.evaluate((input) => {
    const sample = document.body.appendChild(document.createElement('p'));
    sample.style.color = 'CanvasText';
    const colours = [input.nextElementSibling ?? input, sample].map((element) => getComputedStyle(element).color);
    sample.remove();
    return colours;
  });
  expect(tick).toBe(text);
});

test('a contrast theme shows the current step, and prints no word over the icon of the language', async () => {
  await page().emulateMedia({ forcedColors: 'active' });
  await openSet({ frame: 'TR2/111' });
  const current = page().locator('[aria-current=step]');
  await expect.poll(() => current.evaluate((step) => getComputedStyle(step).outlineStyle)).toBe('solid');
  // On phones, the screen of a start link shows the language as an icon.
  await page().setViewportSize({ width: 390, height: 844 });
  await goTo('start?line=simon-54-premium&finish=oak&function=socket-earthed-e');
  const language = page().getByRole('combobox', { name: 'Język' });
  await expect.poll(() => language.evaluate((select) => getComputedStyle(select).color)).toBe('rgba(0, 0, 0, 0)');
});
