import { endpoints } from '@ramka/contract/endpoints';
import { formatPrice, priceFromDecimal } from '@ramka/domain/money';
import { calculateOrder } from '@ramka/domain/order';
import { allTexts } from '@ramka/texts/all-texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { visitDeployment } from '../deployments/visit-deployment.ts';
import { plantFlat, type PlantedFlat } from '../restyle/plant-flat.ts';
import { visitor } from '../visitor.ts';

const me = visitor();
const { address, page, goTo } = me;

/**
 * The articles of the flat with thirty slots, counted by hand from the plan of its rooms. The one seal comes in a pack
 * of five.
 */
const byHand = {
  'DR1/11': 12,
  'DR2/11': 6,
  'DR3/11': 8,
  'DR4/11': 2,
  'DR5/11': 2,
  'DGZ1ZP/11': 40,
  SGZ1M: 41,
  'DKW5/11': 7,
  SW5M: 7,
  'DKW6L/11': 3,
  SW6M: 3,
  SL3W: 3,
  'DAK1.00/11': 2,
  'D61P/11': 2,
  'D62P/11': 1,
  KRJ6: 4,
  'DC2USB.00/11': 2,
  'DC2CA.00/11': 1,
  'DKW1/11': 1,
  SW1M: 1,
  'DGZ1BUZP/11': 1,
  'DKZW1K/11': 2,
  SZW1KM: 2,
  'DTR1P/11': 2,
  STR1M: 2,
  DU2: 5,
} as const;

// Holds R2, R5.
test.for([
  ['el12', 'pl', 3415.9, 'zł'],
  ['cz', 'cs', 19_954, 'Kč'],
  ['sk', 'sk', 806, 'eur'],
  ['ua', 'uk', 38_962, 'грн'],
] as const)(
  'the order of a flat of thirty slots is the sum of its parts, in %s',
  async ([name, language, sum, label]) => {
    const server = await visitDeployment.start({ DEPLOYMENT: name });
    const { project } = await plantFlat(server.address);
    const answer = await fetch(`${server.address}/api/project/${project.id}/order`);
    const { articles, terms } = endpoints.readOrder.response.parse(await answer.json());
    const left = articles.map(({ symbol, quantity, pack, have, ordered, reserve, price }) => {
      const { toOrder } = calculateOrder(quantity, pack, { have, ordered, reserve }, terms);
      return { symbol, toOrder, cost: priceFromDecimal(price ?? 0) * toOrder };
    });
    expect(Object.fromEntries(left.map(({ symbol, toOrder }) => [symbol, toOrder]))).toEqual(byHand);
    expect(left.reduce((total, { cost }) => total + cost, 0)).toBe(Math.round(sum * 100));

    const screen = await visitDeployment.openPage();
    await screen.goto(`${server.address}/${name}/projekt/${project.id}/zamowienie`);
    await screen.getByText(formatPrice(Math.round(sum * 100), label), { exact: true }).waitFor();
    const { order } = allTexts[language];
    await screen.getByText(`${order.articleCount(26)}, ${order.pieces(162)}`).waitFor();
  },
);

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
    await page().getByRole('table').first().waitFor();
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
