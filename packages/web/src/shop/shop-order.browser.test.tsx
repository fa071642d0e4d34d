import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ShopOrder } from '../api/order.ts';
import { hostPage } from '../embed/host-page.ts';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { ShopOrderReview } from './shop-order.tsx';

const order: ShopOrder = {
  shop: 'Elektro',
  items: 2,
  handOver: {
    method: 'post',
    address: 'https://shop.example/basket',
    fields: [{ name: 'NEW_ITEM-EXT_QUOTE_ID[1]', value: 'abcdefghijkmnp' }],
  },
  findings: [],
  remarks: [],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  hostPage.set(undefined);
});

test('an order sent to the shop is reported to the page that frames this one, with the share link', async () => {
  const sent = vi.fn<(message: unknown, origin: unknown) => void>();
  vi.spyOn(window.parent, 'postMessage').mockImplementation(sent);
  vi.stubGlobal('fetch', async () => Response.json(order));
  hostPage.set({ origin: 'https://shop.example', sharesStorage: false });
  let rel: unknown;
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      rel = event.target instanceof HTMLFormElement && event.target.rel;
    },
    { once: true },
  );
  const onSent = vi.fn<() => void>();
  const project = aProject();
  await renderInProject(<ShopOrderReview subject={{ kind: 'project' }} onSent={onSent} />, project, { enabled: true });
  await page.getByRole('button', { name: 'Przejdź do sklepu' }).click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  const shareLink = `${window.location.origin}/el12/podglad/abcdefghijkmnp`;
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([[{ source: 'ramka', version: 1, type: 'order', items: 2, shareLink }, 'https://shop.example']]);
  expect(JSON.stringify(sent.mock.calls)).not.toContain(project.id);
  // `noreferrer` would make the form's `Origin` null.
  await expect.poll(() => rel).toBe('noopener');
});

test('many findings of one kind are one line with their number, and a list on demand', async () => {
  const findings: ShopOrder['findings'] = [
    ...Array.from({ length: 6 }, (_, index) => ({ kind: 'long-name' as const, symbol: `A${index}`, name: 'Ramka' })),
    { kind: 'no-price', symbol: 'B', name: 'Dzwonek' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ ...order, findings }));
  const part = <ShopOrderReview subject={{ kind: 'project' }} onSent={() => undefined} />;
  await renderInProject(part, aProject(), { enabled: true });
  const check = page.getByRole('region', { name: 'Sprawdź przed wysłaniem' });
  await expect.element(check.getByText('Produkt bez ceny. Cenę poda sklep.')).toBeVisible();
  await expect.element(check.getByText('A5')).not.toBeVisible();
  await check.getByText('6 nazw zostanie skróconych.').click();
  await expect.element(check.getByText('A5')).toBeVisible();
});
