import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ProductQuantityDialog } from './product-quantity-dialog.tsx';

const bell = {
  catalogId: 99_001,
  symbol: 'BELL-230',
  name: 'Dzwonek',
  seriesName: null,
  image: '',
  price: 990,
  catalogueUrl: '',
};

const renderDialog = async () =>
  renderInProject(
    <DialogPresence>
      <ProductQuantityDialog product={bell} onClose={() => undefined} />
    </DialogPresence>,
    aProject(),
  );

test('the symbol of an e-catalogue product is not translated by browsers', async () => {
  const page = await renderDialog();
  await expect.element(page.getByText('BELL-230', { exact: true })).toHaveAttribute('translate', 'no');
});

// Holds §5.19, §5.20.
test('a quantity is parsed as it is written, and other text cannot be confirmed', async () => {
  const page = await renderDialog();
  const field = page.getByLabelText(pl.common.quantity);
  const add = page.getByRole('button', { name: pl.common.add });
  await field.fill('1 000 szt.');
  await expect.element(page.getByText('9 900,00 zł', { exact: false })).toBeVisible();
  await field.fill('-5');
  await userEvent.tab();
  await expect.element(field).toHaveValue('5');
  await field.fill('abc');
  await expect.element(add).toBeDisabled();
});
