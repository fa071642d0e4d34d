import { pl } from '@ramka/texts/pl';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a snapshot is announced while the server takes it, and cancelling aborts the request', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onClose = vi.fn<() => void>();
  const page = await renderInProject(
    <DialogPresence>
      <ShareLinkCreateDialog onClose={onClose} />
    </DialogPresence>,
    aProject(),
  );
  await page.getByText(pl.views.frozen, { exact: true }).click();
  await page.getByRole('button', { name: pl.views.make }).click();
  await expect.element(page.getByRole('button', { name: pl.views.freezing })).toBeVisible();
  await page.getByRole('button', { name: pl.common.cancel }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a snapshot shows the percentage that the server reports', async () => {
  let percent: number | null = null;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'GET') return new Promise(() => undefined);
    return Response.json(path.endsWith('/progress') ? { percent } : []);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await renderInProject(
    <DialogPresence>
      <ShareLinkCreateDialog onClose={() => undefined} />
    </DialogPresence>,
    aProject(),
    { enabled: true },
  );
  const bar = page.getByRole('progressbar', { name: pl.views.freezing });
  await page.getByText(pl.views.frozen, { exact: true }).click();
  expect(bar.elements()).toEqual([]);
  await page.getByRole('button', { name: pl.views.make }).click();
  await expect.element(bar).not.toHaveAttribute('value');
  percent = 45;
  await expect.element(bar).toHaveAttribute('value', '45');
  await expect.element(page.getByText('45%')).toBeVisible();
});
