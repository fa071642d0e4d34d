import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../../testing/in-polish.tsx';
import { BillTotal } from './bill.tsx';
import type { EditedBill } from './use-bill.ts';

const offline: EditedBill = {
  rows: [],
  total: 30_940,
  partly: false,
  updating: false,
  failed: true,
  isOffline: true,
  outdated: true,
};

const showTotal = async (bill: EditedBill) =>
  render(
    <InPolish>
      <BillTotal bill={bill} />
    </InPolish>,
  );

test('offline the price of an earlier state of the set is marked as outdated', async () => {
  const { getByText } = await showTotal(offline);
  expect(getByText(/poprzednio/).element().textContent).toMatch(/poprzednio 309,40/);
  await expect.element(getByText('Cenę podamy, gdy wróci połączenie')).toBeVisible();
});

test('the price of the current state is not marked, even offline', async () => {
  const { getByText } = await showTotal({ ...offline, outdated: false });
  await expect.element(getByText(/309,40/).first()).toBeVisible();
  await expect.element(getByText(/poprzednio/)).not.toBeInTheDocument();
});
