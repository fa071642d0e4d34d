import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { Picture } from './picture.tsx';

const there = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>')}`;

const lose = (): boolean => window.dispatchEvent(new Event('offline'));
const stop = (event: Event): void => event.stopPropagation();
const reconnect = (): boolean => window.dispatchEvent(new Event('online'));

test('a picture that failed is requested again after a reconnection, and only then', async () => {
  const { container } = await render(<Picture src="/not-there.svg" alt="Ramka" eager />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  let requests = 0;
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    requests += added.filter((node) => node instanceof HTMLImageElement).length;
  });
  observer.observe(container, { childList: true, subtree: true });
  lose();
  expect(requests).toBe(0);
  reconnect();
  await expect.poll(() => requests).toBe(1);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(requests).toBe(1);
  observer.disconnect();
});

test('a picture whose request was pending while the connection came back is requested again', async () => {
  // The picture stays pending.
  document.addEventListener('error', stop, { capture: true });
  onTestFinished(() => document.removeEventListener('error', stop, { capture: true }));
  const { container } = await render(<Picture src="/not-there-either.svg" alt="Ramka" eager />);
  const first = container.querySelector('img');
  expect(first).not.toBeNull();
  lose();
  reconnect();
  await expect.poll(() => container.querySelector('img') !== first).toBe(true);
});

test('a loaded picture is unchanged when the connection comes back', async () => {
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
