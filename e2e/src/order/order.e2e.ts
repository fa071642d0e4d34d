import { endpoints } from '@ramka/contract/endpoints';
import { formatPrice, priceFromDecimal } from '@ramka/domain/money';
import { calculateOrder } from '@ramka/domain/order';
import { allTexts } from '@ramka/texts/all-texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { visitDeployment } from '../deployments/visit-deployment.ts';
import { changeInOtherTab, holdAnswers } from '../delayed-responses.ts';
import { plantFlat, type PlantedFlat } from '../restyle/plant-flat.ts';
import { visitor } from '../visitor.ts';

const me = visitor();
const { address, page, goTo, press, read, dialog } = me;

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

  test('shows no annotation that could not be saved because the browser’s storage is blocked', async () => {
    const have = page().getByRole('textbox', { name: `Na stanie, szt.: ${frame}` });
    await have.fill('3');
    await page().keyboard.press('Enter');
    await expect.poll(() => left('DR3/11')).toBe('5');
    await page().waitForLoadState('networkidle');
    await page().context().setOffline(true);
    await have.fill('7');
    await page().keyboard.press('Enter');
    await read(/^Wystąpił błąd podczas zapisywania danych/);
    await expect.poll(() => left('DR3/11')).toBe('5');
    await page().context().setOffline(false);
  });

  test('shows an annotation also if the order is loaded before its response arrives', async () => {
    const sent = Promise.withResolvers<void>();
    await page().route('**/order', async (route, request) => {
      if (request.method() !== 'GET') await sent.promise;
      return route.fallback();
    });
    const have = page().getByRole('textbox', { name: `Na stanie, szt.: ${frame}` });
    await have.fill('3');
    await have.press('Enter');
    await page().getByRole('textbox', { name: `Na stanie, szt.: Ramka 2-krotna, biały` }).fill('2');
    await page().keyboard.press('Enter');
    const read = page().waitForResponse((answer) => answer.url().endsWith('/order'));
    await changeInOtherTab(page(), flat.project.id);
    await read;
    await page().waitForTimeout(300);
    expect([await left('DR3/11'), await left('DR2/11')]).toEqual(['5', '4']);
    sent.resolve();
    await page().waitForLoadState('networkidle');
    expect([await left('DR3/11'), await left('DR2/11')]).toEqual(['5', '4']);
    await page().unrouteAll({ behavior: 'wait' });
  });

  test('loads also if a change of a room completes at the same time', async () => {
    await goTo(`projekt/${flat.project.id}/pomieszczenia`);
    const change = await holdAnswers(page(), 'PUT', '**/setlist');
    const order = await holdAnswers(page(), 'GET', '**/order');
    await press('Więcej: Gniazdo pojedyncze');
    await change.made(1);
    await page().getByRole('link', { name: 'Zamówienie', exact: true }).first().click();
    await order.made(1);
    await change.release();
    await page().waitForTimeout(300);
    await order.release();
    await page().getByRole('table').first().waitFor();
    expect(await left('DR1/11')).toBe('13');
  });

  test('links from an article to the rooms and sets that need it, and from a set to its articles', async () => {
    await page()
      .getByRole('button', { name: `Do czego: ${frame}` })
      .click();
    const reasons = page().getByRole('list', { name: `Do czego: ${frame}` });
    expect(await reasons.getByRole('listitem').count()).toBe(5);
    expect(await reasons.textContent()).toContain('Salon: 1 × Ściana z telewizorem');
    await reasons.getByRole('link', { name: 'Tylko produkty zestawu „Ściana z telewizorem”' }).click();
    await read(/Tylko produkty zestawu „Ściana z telewizorem”/);
    expect(
      await page()
        .getByRole('row')
        .filter({ has: page().getByRole('checkbox') })
        .count(),
    ).toBe(6);
    await press('Pokaż całe zamówienie');
    await expect
      .poll(() =>
        page()
          .getByRole('row')
          .filter({ has: page().getByRole('checkbox') })
          .count(),
      )
      .toBe(26);
  });

  test('reads half a percent as none, not as tens of percent', async () => {
    const reserve = page().getByRole('textbox', { name: 'Zapas', exact: true });
    await reserve.focus();
    await page().keyboard.type('7,5');
    await page().keyboard.press('Enter');
    expect(await reserve.inputValue()).toBe('7');
    await expect.poll(() => left('DR3/11')).toBe('9');
  });

  test('says that the order of a room is partial, and what it leaves out', async () => {
    await page().getByRole('combobox', { name: 'Pomieszczenie' }).selectOption({ label: 'Garderoba' });
    await read(/Tylko pomieszczenie „Garderoba”: bez zapasu/);
    expect(await page().getByRole('row').count()).toBe(1 + 5);
    expect(
      await page()
        .getByRole('checkbox', { name: /zamówione/ })
        .count(),
    ).toBe(0);
  });

  // Holds R32.
  test('marks all as ordered after a question, and undoes it in one press', async () => {
    await press('Oznacz wszystko jako zamówione');
    await dialog()
      .or(page().getByRole('alertdialog'))
      .getByText(/26 produktów, 162\u00A0szt\./)
      .waitFor();
    await page().getByRole('button', { name: 'Oznacz', exact: true }).click();
    await read('Wszystko jest już zamówione albo na stanie.');
    await page().getByRole('button', { name: 'Cofnij' }).first().click();
    await read(/26 produktów, 162\u00A0szt\./);
  });

  test('is a line an article on a phone, with its notes behind a press', async () => {
    await page().setViewportSize({ width: 390, height: 844 });
    const row = page().getByRole('row').filter({ hasText: frame }).first();
    const field = page().getByRole('textbox', { name: /^Na stanie/ });
    await expect.poll(() => field.filter({ visible: true }).count()).toBe(0);
    expect(await row.evaluate((element) => element.clientHeight)).toBeLessThan(130);
    await page()
      .getByRole('button', { name: `Szczegóły i notatki: ${frame}` })
      .click();
    await expect.poll(() => field.filter({ visible: true }).count()).toBe(1);
    await page().setViewportSize({ width: 1440, height: 900 });
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
