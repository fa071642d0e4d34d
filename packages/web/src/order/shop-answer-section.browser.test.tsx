import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anOrderResponse } from '../api/testing/an-order-response.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { storeHandedOver, receiveAnswer } from '../shop/shop-answers.ts';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { useOrder } from './order-notes.tsx';
import { ShopAnswers } from './shop-answer-section.tsx';

const project = aProject();

const lines = [
  { symbol: 'DR4/11', quantity: 2 },
  { symbol: 'DSC/11', quantity: 3 },
  { symbol: 'BELL', quantity: 1 },
];

const order = anOrderResponse({ 'DR4/11': 0, 'DSC/11': 4, BELL: 0 });

/** The order screen's part that shows answers. */
const OrderPart = () => {
  const { data } = useOrder();
  return data ? <ShopAnswers /> : null;
};

/** Renders the answers of a project, and returns the bodies of all changes. */
const renderAnswers = async () => {
  const changes: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'PUT') return Response.json(order);
    changes.push(JSON.parse(typeof body === 'string' ? body : ''));
    return Response.json({ ...order, articles: [] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await renderInProject(<OrderPart />, project, { enabled: true });
  return changes;
};

const section = page.getByRole('region', { name: 'Odpowiedź sklepu' });
const answer = '#shop-answer?reference=R1&others=taken&row=1+DSC%2F11&reason=brak+na+stanie&row=0+BELL&row=9+OTHER';

beforeEach(() => {
  localStorage.clear();
  rememberProject(browserStorage, project);
});

describe('the answer of a shop', () => {
  test('is shown by article, and recorded only by a press of the visitor', async () => {
    storeHandedOver(project.id, { reference: 'R1', lines });
    expect(receiveAnswer(answer)).toBe(project.id);
    const changes = await renderAnswers();
    const rows = section.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('DR4/11 Produkt DR4/11przyjęto');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('DSC/11 Produkt DSC/11przyjęto częściowo (przyjęto 1 z 3): brak na stanie');
    await expect.element(rows.nth(2)).toHaveTextContent('BELL Produkt BELLodrzucono');
    expect(rows.elements()).toHaveLength(3);
    expect(changes).toEqual([]);

    await page.getByRole('button', { name: 'Oznacz przyjęte jako zamówione' }).click();
    await expect
      .poll(() => changes)
      .toEqual([
        {
          articles: [
            { symbol: 'DR4/11', ordered: 2 },
            { symbol: 'DSC/11', ordered: 5 },
          ],
        },
      ]);
    await expect.element(section).not.toBeInTheDocument();
    expect(receiveAnswer(answer)).toBeUndefined();
  });

  test('appears while the order is open, when another tab receives it, and can be discarded', async () => {
    storeHandedOver(project.id, { reference: 'R1', lines });
    const changes = await renderAnswers();
    await expect.element(section).not.toBeInTheDocument();
    receiveAnswer('#shop-answer?reference=R1&others=refused');
    await expect.element(section.getByText('odrzucono').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Oznacz przyjęte' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Odrzuć odpowiedź' }).click();
    await expect.element(section).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  test.for(['#shop-answer?reference=R2&others=taken', '#shop-answer?reference=1&others=taken', '', '#shop-answer?x'])(
    'is ignored if this browser did not hand over the order: %s',
    (fragment) => {
      storeHandedOver(project.id, { reference: 'R1', lines });
      expect(receiveAnswer(fragment)).toBeUndefined();
    },
  );

  test('contains reasons as plain text', async () => {
    storeHandedOver(project.id, { reference: 'R1', lines });
    receiveAnswer(`#shop-answer?${new URLSearchParams({ reference: 'R1', row: '0 BELL', reason: '<img src=x>' })}`);
    await renderAnswers();
    await expect.element(section.getByText('odrzucono: <img src=x>')).toBeVisible();
  });
});

test('orders are kept of remembered projects only, and ten of each', () => {
  storeHandedOver('notKnown', { reference: 'R0', lines });
  for (let number = 1; number <= 12; number += 1) {
    vi.setSystemTime(number);
    storeHandedOver(project.id, { reference: `R${number}`, lines });
  }
  vi.useRealTimers();
  const kept = browserStorage.keys().filter((key) => key.startsWith('configurator.shop-order.'));
  expect(kept.map((key) => key.split('.')[3])).toEqual(expect.arrayContaining(['R3', 'R12']));
  expect(kept).toHaveLength(10);
});
