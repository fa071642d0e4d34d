import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProject } from '../project/project-query.ts';
import { aProject, aRoom, aSavedSet, renderInProject } from '../testing/render-in-project.tsx';
import { CloseFrameButton } from './close-frame-button.tsx';
import { FrameNotice } from './frame-notice.tsx';
import { hostPage } from './host-page.ts';
import { useReportChanges } from './use-report-changes.ts';

const sent = vi.fn<(message: unknown, origin: unknown) => void>();

beforeEach(() => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation(sent);
  hostPage.set({ origin: 'https://shop.example', sharesStorage: false });
});

afterEach(() => {
  vi.restoreAllMocks();
  sent.mockClear();
  hostPage.set(undefined);
  localStorage.clear();
});

const FramedScreen = (): ReactElement => {
  useReportChanges(useProject());
  return (
    <>
      <FrameNotice />
      <CloseFrameButton />
    </>
  );
};

test('in the frame of another site, the page says where projects are remembered, until the notice is closed', async () => {
  const page = await renderInProject(<FramedScreen />, aProject());
  const link = page.getByRole('link', { name: 'Otwórz w osobnym oknie' });
  await expect.element(page.getByText(/zapamiętywane tylko na tej stronie/)).toBeVisible();
  expect([link.element().getAttribute('target'), link.element().getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  await page.getByRole('button', { name: 'Zamknij', exact: true }).click();
  await expect.element(link).not.toBeInTheDocument();
  await page.unmount();
  const again = await renderInProject(<FramedScreen />, aProject());
  await expect.element(again.getByRole('button', { name: 'Zamknij konfigurator' })).toBeVisible();
  expect(link.query()).toBeNull();
});

test('where the browser blocks storage, the page says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await renderInProject(<FramedScreen />, aProject());
  await expect.element(page.getByText(/nie pozwala zapamiętywać/)).toBeVisible();
});

test.each([undefined, { origin: 'https://www.shop.example', sharesStorage: true }])(
  'there is no notice with the host page %j',
  async (host) => {
    hostPage.set(host);
    const page = await renderInProject(<FrameNotice />, aProject());
    expect(page.getByRole('link').query()).toBeNull();
  },
);

test('the host page receives counts and sum at first and after changes, never the id', async () => {
  const project = aProject({
    rooms: [aRoom({ sets: [{ id: 11, quantity: 2 }] })],
    sets: [aSavedSet({ price: 12_345 })],
  });
  const { showProject } = await renderInProject(<FramedScreen />, project);
  const changed = { source: 'ramka', version: 1, type: 'changed', sets: 1, currency: 'PLN' };
  await expect.poll(() => sent.mock.calls).toEqual([[{ ...changed, pieces: 2, sum: 246.9 }, 'https://shop.example']]);
  showProject((shown) => ({ ...shown, rooms: [aRoom({ sets: [{ id: 11, quantity: 3 }] })] }));
  await expect.poll(() => sent.mock.calls.at(-1)?.[0]).toEqual({ ...changed, pieces: 3, sum: 370.35 });
  showProject((shown) => ({ ...shown, name: 'Inna nazwa' }));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(sent.mock.calls)).not.toContain(project.id);
});

test('the close button sends a message to the host page', async () => {
  const page = await renderInProject(<CloseFrameButton />, aProject());
  await page.getByRole('button', { name: 'Zamknij konfigurator' }).click();
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([[{ source: 'ramka', version: 1, type: 'closed' }, 'https://shop.example']]);
});
