import { endpoints } from '@ramka/contract/endpoints';
import { formatPrice, priceFromDecimal } from '@ramka/domain/money';
import { calculateOrder } from '@ramka/domain/order';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plantFlat } from '../restyle/plant-flat.ts';

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

/** A deployment, and the expected cost of the flat's order in it. */
type Expected = {
  readonly name: string;
  readonly language: Language;
  readonly label: string;
  readonly orderOfFlat: number;
};

/** Checks that the order of a flat with thirty slots is the sum of its parts, in the API and on the screen. */
export const checkOrderOfFlat = async (
  page: Page,
  server: string,
  { name, language, label, orderOfFlat }: Expected,
): Promise<void> => {
  const { project } = await plantFlat(server);
  const answer = await fetch(`${server}/api/project/${project.id}/order`);
  const { articles, terms } = endpoints.readOrder.response.parse(await answer.json());
  const remaining = articles.map(({ symbol, quantity, pack, have, ordered, reserve, price }) => {
    const { toOrder } = calculateOrder(quantity, pack, { have, ordered, reserve }, terms);
    return { symbol, toOrder, cost: priceFromDecimal(price ?? 0) * toOrder };
  });
  const cost = Math.round(orderOfFlat * 100);
  expect(Object.fromEntries(remaining.map(({ symbol, toOrder }) => [symbol, toOrder]))).toEqual(byHand);
  expect(remaining.reduce((total, article) => total + article.cost, 0)).toBe(cost);

  await page.goto(`${server}/${name}/projekt/${project.id}/zamowienie`);
  await page.getByText(formatPrice(cost, label), { exact: true }).first().waitFor();
  const { order } = allTexts[language];
  await page.getByText(`${order.articleCount(26)}, ${order.pieces(162)}`).waitFor();
};
