import { pl } from '@ramka/texts/pl';
import type { Reserve } from '@ramka/domain/order';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { InPolish } from '../testing/in-polish.tsx';
import { PiecesField, ReserveField } from './order-notes.tsx';

const renderReserve = async (unit: Reserve['unit']) => {
  const onReserve = vi.fn<(reserve: Reserve) => void>();
  const page = await render(
    <InPolish>
      <ReserveField label="Zapas" reserve={{ unit, amount: 5 }} onReserve={onReserve} />
    </InPolish>,
  );
  return { field: page.getByLabelText('Zapas', { exact: true }), onReserve };
};

test.for([
  ['pieces', '1 000', 1000],
  ['pieces', '1.000', 1000],
  ['pieces', '2 szt', 2],
  ['pieces', '7,5', 7],
  ['pieces', '', 0],
  ['percent', '10 %', 10],
  ['percent', '10%', 10],
] as const)('a reserve in %s that is typed as %j is %i', async ([unit, typed, amount]) => {
  const { field, onReserve } = await renderReserve(unit);
  await field.click();
  await userEvent.keyboard(typed === '' ? '{Delete}' : typed);
  await userEvent.tab();
  await expect.poll(() => onReserve).toHaveBeenCalledExactlyOnceWith({ unit, amount });
});

test.for(['10-12', 'dwa', '10 %'])('a reserve in pieces that is typed as %j stays and is named', async (typed) => {
  const { field, onReserve } = await renderReserve('pieces');
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await expect.element(field).toHaveAccessibleDescription(pl.common.unreadQuantity(typed));
  expect(onReserve).not.toHaveBeenCalled();
});

test('pieces in stock are saved as they are written', async () => {
  const onPieces = vi.fn<(pieces: number) => void>();
  const page = await render(
    <InPolish>
      <PiecesField label="Na stanie" tick="Wszystkie" ticked={false} value={0} fullQuantity={4} onPieces={onPieces} />
    </InPolish>,
  );
  const field = page.getByRole('textbox', { name: 'Na stanie' });
  await field.click();
  await userEvent.keyboard('1 00{Enter}');
  await expect.element(field).toHaveAccessibleDescription(pl.common.unreadQuantity('1 00'));
  await userEvent.keyboard('0{Enter}');
  await expect.poll(() => onPieces).toHaveBeenCalledExactlyOnceWith(1000);
});
