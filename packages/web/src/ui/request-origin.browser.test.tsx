import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useDismiss } from './close-request.ts';
import { DialogPresence } from './dialog-presence.tsx';
import { type RequestOrigin, useRequestOrigin } from './request-origin.ts';

let origin: RequestOrigin | undefined;

const Requester = (): ReactElement => {
  const markOrigin = useRequestOrigin();
  return (
    <button type="button" onClick={() => (origin = markOrigin())}>
      Request
    </button>
  );
};

const Overlay = ({ open }: { readonly open: boolean }): null => {
  useDismiss(open, () => undefined);
  return null;
};

/** A screen with an overlay that is initially open, another overlay, and a dialog that sends the request. */
const Screen = (): ReactElement => {
  const [state, setState] = useState({ first: true, second: false, dialog: true });
  const { first, second, dialog } = state;
  return (
    <>
      <Overlay open={first} />
      <Overlay open={second} />
      <DialogPresence>{dialog && <Requester />}</DialogPresence>
      <button type="button" onClick={() => setState({ ...state, first: false })}>
        Close the first
      </button>
      <button type="button" onClick={() => setState({ ...state, second: true })}>
        Open the second
      </button>
      <button type="button" onClick={() => setState({ ...state, dialog: false })}>
        Close the dialog
      </button>
    </>
  );
};

const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const state = () => [origin?.isOnScreen(), origin?.isUncovered()];

test('a response finds its place on the screen until its dialog closes, though that is still mounted', async () => {
  await render(<Screen />);
  await press('Request');
  await expect.poll(state).toEqual([true, true]);
  await press('Close the dialog');
  await expect.element(page.getByRole('button', { name: 'Request' })).toBeVisible();
  await expect.poll(state).toEqual([false, false]);
});

test('an overlay that was open before does not matter, one that was opened since does', async () => {
  await render(<Screen />);
  await press('Request');
  await press('Close the first');
  await expect.poll(state).toEqual([true, true]);
  await press('Open the second');
  await expect.poll(state).toEqual([true, false]);
});

test('a response does not find its place after leaving the screen', async () => {
  const { pathname } = window.location;
  await render(<Screen />);
  await press('Request');
  window.history.replaceState(null, '', '/elsewhere');
  expect(state()).toEqual([false, false]);
  window.history.replaceState(null, '', pathname);
  expect(state()).toEqual([true, true]);
});
