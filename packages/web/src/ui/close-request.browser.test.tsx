import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { useDismiss } from './close-request.ts';

const Open = ({ onClose }: { readonly onClose: () => void }) => {
  useDismiss(true, onClose);
  return null;
};

test('an overlay that stays open after a close request is asked again by the next one', async () => {
  const onClose = vi.fn<() => void>();
  await render(<Open onClose={onClose} />);
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(times);
  }
});
