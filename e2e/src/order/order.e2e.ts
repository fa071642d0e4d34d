import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { plantFlat, type PlantedFlat } from '../restyle/plant-flat.ts';
import { visitor } from '../visitor.ts';

const me = visitor();
const { address, page, goTo } = me;

const row = (symbol: string) =>
  page()
    .getByRole('row')
    .filter({ has: page().getByText(symbol, { exact: true }) });

const left = async (symbol: string) => (await row(symbol).locator('td').nth(6).textContent())?.trim();

describe('the screen of the order', () => {
  let flat: PlantedFlat;
  beforeEach(async () => {
    flat = await plantFlat(address());
    await goTo(`projekt/${flat.project.id}/zamowienie`);
    await page().getByRole('switch', { name: 'Śledź zamówienie' }).click();
  });

  const frame = 'Ramka 3-krotna, biały';

  test('saves annotations, also for others, and can be used by keyboard', async () => {
    await page()
      .getByRole('textbox', { name: `Na stanie, szt.: ${frame}` })
      .fill('3');
    await page().keyboard.press('Enter');
    await expect.poll(() => left('DR3/11')).toBe('5');
    await page()
      .getByRole('checkbox', { name: `Wszystko zamówione: ${frame}` })
      .focus();
    await page().keyboard.press('Space');
    await expect.poll(() => left('DR3/11')).toBe('0');
    await page().waitForLoadState('networkidle');
    await me.takeOtherWindow();
    await goTo(`projekt/${flat.project.id}/zamowienie`);
    await page().getByRole('table').first().waitFor();
    expect(
      await page()
        .getByRole('textbox', { name: `Zamówione, szt.: ${frame}` })
        .inputValue(),
    ).toBe('5');
    expect(
      await page()
        .getByRole('textbox', { name: `Na stanie, szt.: ${frame}` })
        .inputValue(),
    ).toBe('3');
  });

  test('has no accessibility violations, with the reasons open, on desktop and phone', async () => {
    await page()
      .getByRole('button', { name: `Do czego: ${frame}` })
      .click();
    expect(await axeFindings(page())).toEqual([]);
    await page().setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page())).toEqual([]);
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
