import { clampQuantity } from '@ramka/domain/quantity';
import { pl } from '@ramka/texts/pl';
import { useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { InPolish } from '../../testing/in-polish.tsx';
import { DialogPresence } from '../dialog-presence.tsx';
import { Dialog } from '../dialog.tsx';
import { QuantityField } from './quantity-field.tsx';

type PiecesProps = { readonly start: number; readonly read?: (typed: number) => number };

const Pieces = ({ start, read = clampQuantity }: PiecesProps): ReactElement => {
  const [value, setValue] = useState(start);
  return (
    <InPolish>
      <QuantityField label="Sztuki" value={value} onValue={setValue} read={read} />
      <output>{value}</output>
    </InPolish>
  );
};

describe('a field for a number of pieces', () => {
  // Holds §5.13.
  test.each([
    ['12', '12'],
    ['2,9', '2'],
    ['2.9', '2'],
    ['', '1'],
    ['-3', '1'],
    ['many', '1'],
    ['99999', '9999'],
    ['1\u202F000', '1000'],
    ['1.000', '1000'],
    ['2 szt.', '2'],
    ['×3', '3'],
    ['１２', '12'],
    ['1 000 000 szt.', '9999'],
  ])('typing "%s" counts as %s', async (typed, quantity) => {
    const page = await render(<Pieces start={4} />);
    await page.getByLabelText('Sztuki').fill(typed);
    await expect.element(page.getByRole('status')).toHaveTextContent(quantity);
  });

  test('keeps the typed text until blur, and then shows the value', async () => {
    const page = await render(<Pieces start={4} />);
    const field = page.getByLabelText('Sztuki');
    await field.fill('-3');
    await expect.element(field).toHaveValue('-3');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1');
  });

  // Holds §5.22, R34.
  test('has a minimum of 1, and falls back to it if the typed value counts as 0 on blur', async () => {
    const page = await render(<Pieces start={4} read={(typed) => (typed >= 1 ? Math.floor(typed) : 0)} />);
    const field = page.getByLabelText('Sztuki');
    await expect.element(field).toHaveAttribute('min', '1');
    await field.fill('many');
    await expect.element(page.getByRole('status')).toHaveTextContent('0');
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    await expect.element(field).toHaveValue('1');
  });

  // Holds §5.13, §5.22.
  test('is changed by its buttons, and stops at 1', async () => {
    const page = await render(<Pieces start={2} />);
    const less = page.getByRole('button', { name: pl.common.less });
    await page.getByRole('button', { name: pl.common.more }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('3');
    await less.click();
    await less.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    await expect.element(less).toBeDisabled();
  });

  test('is changed by the arrow keys, within its bounds', async () => {
    const page = await render(<Pieces start={2} />);
    const field = page.getByLabelText('Sztuki');
    await field.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(field).toHaveValue('4');
    await field.fill('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    await field.fill('9998');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(page.getByRole('status')).toHaveTextContent('9999');
  });

  test('keeps digits that it cannot parse, and reports them on blur', async () => {
    const page = await render(<Pieces start={4} />);
    const field = page.getByLabelText('Sztuki');
    await field.fill('10-12');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field).toHaveValue('10-12');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(pl.common.unreadQuantity('10-12'));
    await field.fill('12 szt.');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test.each(['½', '٣'])('keeps the number %s, which it cannot parse', async (typed) => {
    const page = await render(<Pieces start={4} />);
    const field = page.getByLabelText('Sztuki');
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAccessibleDescription(pl.common.unreadQuantity(typed));
  });

  // Holds §5.14.
  test('without any digit counts as 1, and shows it on blur', async () => {
    const page = await render(<Pieces start={4} />);
    const field = page.getByLabelText('Sztuki');
    await field.fill('abc');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test('does not let a dialog be submitted with text that it cannot parse', async () => {
    const submit = vi.fn<() => void>();
    const page = await render(
      <DialogPresence>
        <InPolish>
          <Dialog
            title="Ilość"
            onClose={() => undefined}
            onSubmit={submit}
            footer={<button type="submit">Zapisz</button>}
          >
            <Pieces start={4} />
          </Dialog>
        </InPolish>
      </DialogPresence>,
    );
    const field = page.getByLabelText('Sztuki');
    await field.fill('2 lub 3');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect.element(field).toHaveAccessibleDescription(pl.common.unreadQuantity('2 lub 3'));
    expect(submit).not.toHaveBeenCalled();
    await field.fill('3');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect.poll(() => submit).toHaveBeenCalledTimes(1);
  });
});
