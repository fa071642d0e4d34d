import { pl } from '@ramka/texts/pl';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { CatalogueBrowser } from './catalogue-browser.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Renders the browser of an empty catalogue and records the addresses of its searches. */
const renderBrowser = async () => {
  const searches: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/search')) searches.push(address);
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  });
  const page = await renderInProject(
    <DialogPresence>
      <CatalogueBrowser onClose={() => undefined} />
    </DialogPresence>,
    aProject(),
    { enabled: true },
  );
  return { field: page.getByRole('searchbox'), button: page.getByRole('button', { name: pl.common.search }), searches };
};

/** Milliseconds after which every debounced search would have started. */
const DEBOUNCED = 1500;

// Holds §2.134, R37.
test('a search of the e-catalogue starts on Enter, not while typing', async () => {
  const { field, searches } = await renderBrowser();
  await field.fill('gniazdo');
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCED));
  expect(searches).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => searches).toEqual(['/api/ecatalog/search?query=gniazdo']);
});

// Holds §2.134, §5.24, R37.
test('a search starts with the button, which is enabled from 3 characters on', async () => {
  const { field, button, searches } = await renderBrowser();
  await field.fill('gn');
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await field.fill('gni');
  await button.click();
  await expect.poll(() => searches).toEqual(['/api/ecatalog/search?query=gni']);
});
