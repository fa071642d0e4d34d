import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { labelsServer } from '../api/testing/labels-server.ts';
import { aWireLink } from '../api/testing/wire-lists.ts';
import { dialog, expectText, press, pressInMessage, renderApp } from '../testing/render-app.tsx';
import { aProject, aRoom, aSavedSet } from '../testing/render-in-project.tsx';

const api = fakeApi(() =>
  aProject({
    rooms: [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 1 }] })],
    sets: [aSavedSet({ id: 11, name: 'Blat' })],
  }),
);

beforeEach(async () => {
  labelsServer(api, { isOn: true, pieces: [{ roomId: 1, setId: 11, piece: 1 }] });
  await renderApp('projekt/aB3dE6gH/montaz');
  await press('Punkty');
});

test('the state as mounted is recorded in a share link, which the message copies', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const bodies: unknown[] = [];
  api.respond('addView', ({ body }) => {
    bodies.push(body);
    return aWireLink({ id: 'Hq7mWz3kHq7mWz', name: body.name, frozenAt: '2026-05-04T10:00:00Z' });
  });
  await press('Zapisz stan po montażu');
  await pressInMessage('Kopiuj link');
  await expect.poll(() => copied.mock.calls).toEqual([[`${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`]]);
  await expectText('Link został skopiowany');
  await expect
    .poll(() => bodies)
    .toEqual([{ name: 'Stan po montażu', frozen: true, prices: false, variants: false, until: null, mounted: true }]);
});

test('a link that cannot be copied is shown, in the message and in the list of recent ones', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  api.respond('addView', ({ body }) => aWireLink({ id: 'Hq7mWz3kHq7mWz', name: body.name }));
  await press('Zapisz stan po montażu');
  await pressInMessage('Kopiuj link');
  const address = `${location.origin}/el12/podglad/Hq7mWz3kHq7mWz`;
  await expectText(address);
  await press('Ostatnie komunikaty');
  await expect.element(dialog().getByText(address)).toBeVisible();
});

test('a record that cannot be saved is reported, and the button can be pressed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api.fail('addView', { status: 409, message: 'Inwestycja ma już 10 takich linków' });
  await press('Zapisz stan po montażu');
  await expectText(/Inwestycja ma już 10 takich linków/);
  await expect.element(page.getByRole('button', { name: 'Zapisz stan po montażu' })).toBeEnabled();
});
