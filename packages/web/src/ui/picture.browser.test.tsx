import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { Picture } from './picture.tsx';

test('a picture that did not come is asked for again once there is a network', async () => {
  const { container } = await render(<Picture src="/none-of-these.svg" alt="Gniazdo" eager />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('Gniazdo');
  let times = 0;
  new MutationObserver(() => {
    if (container.querySelector('img') !== null) times += 1;
  }).observe(container, { childList: true, subtree: true });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => times).toBe(1);
});

test('a link to a catalogue says that it opens another tab', async () => {
  const screen = await render(
    <InPolish>
      <CatalogueLink address="https://example.com/x" label="Zobacz w katalogu" name="Gniazdo" />
    </InPolish>,
  );
  const link = screen.getByRole('link', { name: 'Zobacz w katalogu: Gniazdo (otwiera się w nowej karcie)' }).element();
  expect(link.getAttribute('target')).toBe('_blank');
});
