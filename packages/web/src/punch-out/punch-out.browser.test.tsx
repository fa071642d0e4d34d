import type { ShopOrder } from '../api/order.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ShopButton } from '../shop/shop-button.tsx';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { PunchOutNotice } from './punch-out-notice.tsx';
import { endPunchOut, receivePunchOut } from './punch-out.ts';

const hookUrl = 'https://purchasing.example/oci?session=7';

const receive = (hook: string, target = '_top'): void => {
  window.location.hash = `#punch-out?${new URLSearchParams({ hook, version: '4', target }).toString()}`;
  receivePunchOut();
};

afterEach(() => {
  endPunchOut();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

const notice = page.getByText('Zamówienie trafi do systemu zakupowego purchasing.example');

describe('a punch-out', () => {
  test('is taken from the address, shown, and cancelled', async () => {
    receive(hookUrl);
    expect(window.location.href).not.toContain('purchasing');
    await renderInProject(<PunchOutNotice />, aProject());
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.poll(() => sessionStorage.getItem('configurator.punch-out')).toBeNull();
  });

  test.for(['https://evil.example/', 'https://purchasing.example@evil.example/', 'https://user@purchasing.example/'])(
    'that leads to %s is ignored',
    async (hook) => {
      receive(hook);
      await renderInProject(<PunchOutNotice />, aProject());
      expect(sessionStorage.getItem('configurator.punch-out')).toBeNull();
      expect(document.body.textContent).not.toContain('systemu zakupowego');
    },
  );
});

describe('the order of a punch-out', () => {
  const order: ShopOrder = {
    shop: 'purchasing.example',
    items: 2,
    handOver: {
      method: 'post',
      address: 'https://other.example/',
      target: 'other',
      fields: [
        { name: '~caller', value: 'CTLG' },
        { name: 'NEW_ITEM-QUANTITY[1]', value: '2.000' },
        { name: 'NEW_ITEM-EXT_QUOTE_ID[1]', value: 'aaaaaaaaaaaaaa' },
      ],
    },
    findings: [],
    remarks: [],
  };

  test('is posted to the return address that the page has checked, and ends the punch-out', async () => {
    const requested: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      if (address.includes('/shop-order')) requested.push(JSON.parse(typeof body === 'string' ? body : ''));
      return Response.json(order);
    });
    receive(hookUrl, 'SRM_main');
    await renderInProject(
      <>
        <PunchOutNotice />
        <ShopButton subject={{ kind: 'project' }} />
      </>,
      aProject(),
      { enabled: true },
    );
    await page.getByRole('button', { name: 'Przekaż zamówienie' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Zamówienie dla purchasing.example' })).toBeVisible();
    await expect.element(page.getByText('Przekazane zostaną 2 produkty.')).toBeVisible();
    expect(requested).toEqual([{ groupId: null, sets: null, punchOut: { hookUrl, version: '4', target: 'SRM_main' } }]);

    const submitted = new Promise<HTMLFormElement>((resolve) => {
      const stop = (event: SubmitEvent): void => {
        event.preventDefault();
        if (event.target instanceof HTMLFormElement) resolve(event.target);
      };
      window.addEventListener('submit', stop, { once: true });
    });
    await page.getByRole('button', { name: 'Przekaż do systemu zakupowego' }).click();
    const form = await submitted;
    expect([form.action, form.method, form.target, form.rel]).toEqual([hookUrl, 'post', 'SRM_main', '']);
    expect([...new FormData(form)]).toEqual([
      ['~caller', 'CTLG'],
      ['NEW_ITEM-QUANTITY[1]', '2.000'],
      ['NEW_ITEM-EXT_QUOTE_ID[1]', 'aaaaaaaaaaaaaa'],
    ]);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => sessionStorage.getItem('configurator.punch-out')).toBeNull();
    vi.unstubAllGlobals();
  });
});
