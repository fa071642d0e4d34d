import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ShareLinkCreateDialog } from './share-link-create-dialog.tsx';

test('the last day of a share link takes a year of four digits only', async () => {
  const page = await renderInProject(
    <DialogPresence>
      <ShareLinkCreateDialog onClose={() => undefined} />
    </DialogPresence>,
    aProject(),
  );
  const until = page.getByLabelText(pl.views.until);
  await expect.element(until).toHaveAttribute('max', '9999-12-31');
  await until.click();
  const field = until.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('no input');
  field.value = '20261-01-01';
  expect(field.validity.rangeOverflow || field.value === '').toBe(true);
});
