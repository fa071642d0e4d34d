import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { Picture } from './picture.tsx';

const there = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>')}`;

test('a picture that did not come is asked for again once there is a connection, and only then', async () => {
  const { container } = await render(<Picture src="/not-there.svg" alt="Ramka" eager />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  let asked = 0;
  const seen = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    asked += added.filter((node) => node instanceof HTMLImageElement).length;
  });
  seen.observe(container, { childList: true, subtree: true });
  window.dispatchEvent(new Event('offline'));
  expect(asked).toBe(0);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  seen.disconnect();
});

test('a picture that is there stays as it is when the connection comes back', async () => {
  const { container } = await render(<Picture src={there} alt="Ramka" eager />);
  await expect.poll(() => container.querySelector('img[data-loaded]')).not.toBeNull();
  const image = container.querySelector('img');
  window.dispatchEvent(new Event('online'));
  expect(container.querySelector('img[data-loaded]')).toBe(image);
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
