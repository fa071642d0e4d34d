import { endpoints } from '@ramka/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { plantFlat, type PlantedFlat } from '../restyle/plant-flat.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const me = visitor();
const { address, page, goTo } = me;

const row = (symbol: string) =>
  page()
    .getByRole('row')
    .filter({ has: page().getByText(symbol, { exact: true }) });

const remaining = async (symbol: string) => (await row(symbol).locator('td').nth(6).textContent())?.trim();

describe('the screen of the order', () => {
  let flat: PlantedFlat;
  beforeEach(async () => {
    flat = await plantFlat(address());
    await goTo(`projekt/${flat.project.id}/zamowienie`);
    await page().getByRole('switch', { name: 'Śledź zamówienie' }).click();
  });

  const frame = 'Ramka 3-krotna, biały';

  /** The annotations of the frame on the server. */
  const stored = async () => {
    const answer = await fetch(`${address()}/api/project/${flat.project.id}/order`);
    const { articles } = endpoints.readOrder.response.parse(await answer.json());
    const { have, ordered } = articles.find(({ symbol }) => symbol === 'DR3/11') ?? {};
    return { have, ordered };
  };

  test('saves annotations, also for others, and can be used by keyboard', async () => {
    await page()
      .getByRole('textbox', { name: `Na stanie, szt.: ${frame}` })
      .fill('3');
    await page().keyboard.press('Enter');
    await expect.poll(() => remaining('DR3/11')).toBe('5');
    await page()
      .getByRole('checkbox', { name: `Wszystko zamówione: ${frame}` })
      .focus();
    await page().keyboard.press('Space');
    await expect.poll(() => remaining('DR3/11')).toBe('0');
    await expect.poll(stored).toEqual({ have: 3, ordered: 5 });
    await me.takeOtherWindow();
    await goTo(`projekt/${flat.project.id}/zamowienie`);
    const field = (name: string) => page().getByRole('textbox', { name: `${name}, szt.: ${frame}` });
    await expect.poll(() => field('Zamówione').inputValue()).toBe('5');
    await expect.poll(() => field('Na stanie').inputValue()).toBe('3');
  });

  test('has no accessibility violations, with the reasons open, on desktop and phone', async () => {
    await page()
      .getByRole('button', { name: `Do czego: ${frame}` })
      .click();
    await settled(page());
    expect(await axeFindings(page())).toEqual([]);
    await page().setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page())).toEqual([]);
    await expect.poll(() => page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
