import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../../testing/in-polish.tsx';
import { SlowSaving } from './editor-bar.tsx';

const saving = (busy: boolean) => (
  <InPolish>
    <SlowSaving busy={busy} />
  </InPolish>
);

test('a save that takes more than three seconds says that the network does not respond, until it ends', async () => {
  const { getByRole, rerender } = await render(saving(true));
  const start = performance.now();
  const text = () => getByRole('status').element().textContent;
  expect(text()).toBe('');
  await expect.poll(text, { timeout: 10_000 }).toBe('Zapisujemy… Sieć nie odpowiada.');
  expect(performance.now() - start).toBeGreaterThan(2900);
  await rerender(saving(false));
  expect(text()).toBe('');
});
