import { afterEach, expect, test, vi } from 'vitest';
import { reportFieldMetrics } from './field-metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type SentRequest = RequestInit & { readonly body: string };

const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Waits until the page has reported its first paint to all observers. */
const painted = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  // The observers of the library have been called in the same frame.
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

test('the numbers of a page view are sent once, when the page is hidden, with nothing else', async () => {
  const sent: (readonly [string, SentRequest])[] = [];
  vi.stubGlobal('fetch', async (address: string, init: SentRequest) => {
    sent.push([address, init]);
    return new Response(null, { status: 204 });
  });
  reportFieldMetrics();
  const text = document.createElement('p');
  text.textContent = 'Largest text';
  document.body.append(text);
  await painted();
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent.length).toBe(1);
  const [address, init] = sent[0] ?? ['', { body: '' }];
  expect(address).toBe('/api/field-metrics');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  const body: Record<string, unknown> = JSON.parse(init.body);
  expect(Object.keys(body).filter((name) => !['LCP', 'INP', 'CLS'].includes(name))).toEqual([]);
  expect(Object.values(body)).toContainEqual(expect.any(Number));
});
