import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDebounced } from './use-debounced.ts';

const Status = ({ text }: { readonly text: string }) => <output>{useDebounced(text, 80)}</output>;

test('a status that changes several times a second is announced once, as it comes to rest', async () => {
  const { getByRole, rerender } = await render(<Status text="" />);
  const announced: string[] = [];
  const status = getByRole('status').element();
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  // On a busy machine, real time would pass between the changes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const left of [4, 3, 2]) await rerender(<Status text={`Zmiany do wysłania: ${left}`} />);
  vi.advanceTimersByTime(80);
  await expect.poll(() => announced).toEqual(['Zmiany do wysłania: 2']);
  observer.disconnect();
});
