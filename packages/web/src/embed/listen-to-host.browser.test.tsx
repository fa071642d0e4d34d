import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostPage, isSameSite, postToHost } from './host-page.ts';
import { listenToHost } from './listen-to-host.ts';

const { embedOrigins } = vi.hoisted(() => ({ embedOrigins: ['https://shop.example'] }));
vi.mock('../platform/page-settings.ts', () => ({ pageSettings: { embedOrigins } }));

const hello = { source: 'ramka', version: 1, type: 'hello' };

const receive = (
  data: unknown,
  { origin = 'https://shop.example', source = window.parent }: { origin?: string; source?: Window | null } = {},
): void => void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

const app = document.createElement('div');
app.id = 'app';
app.style.height = '600px';
document.body.append(app);
listenToHost();

const sent = vi.fn<(message: unknown, origin: unknown) => void>();

beforeEach(() => void vi.spyOn(window.parent, 'postMessage').mockImplementation(sent));

afterEach(() => {
  hostPage.set(undefined);
  vi.restoreAllMocks();
  sent.mockClear();
});

test('a greeting of a listed site is answered to its origin', () => {
  receive(hello);
  expect(sent.mock.calls).toEqual([
    [{ source: 'ramka', version: 1, type: 'ready' }, 'https://shop.example'],
    [{ source: 'ramka', version: 1, type: 'height', height: expect.any(Number) }, 'https://shop.example'],
  ]);
  expect(hostPage.get()).toEqual({ origin: 'https://shop.example', sharesStorage: false });
});

test('screens that fill the window have an upper height', async () => {
  await import('../theme/tokens.css');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--screen-height')).toBe('min(100dvh, 720px)');
});

test('a sibling of the same site shares storage, as the browser has told the server, except in WebKit', () => {
  const [entry] = performance.getEntriesByType('navigation');
  Object.defineProperty(entry, 'serverTiming', { configurable: true, value: [{ name: 'same-site' }] });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entry === undefined ? [] : [entry]);
  receive(hello);
  expect(hostPage.get()).toEqual({ origin: 'https://shop.example', sharesStorage: true });
  hostPage.set(undefined);
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  receive(hello);
  expect(hostPage.get()?.sharesStorage).toBe(false);
});

test.each([
  ['of another site', hello, { origin: 'https://evil.example' }],
  ['of a subdomain of a listed site', hello, { origin: 'https://evil.shop.example' }],
  ['over another scheme', hello, { origin: 'http://shop.example' }],
  ['of a sandboxed page', hello, { origin: 'null' }],
  ['of another window', hello, { source: window }],
  ['of no window', hello, { source: null }],
  ['of another version', { ...hello, version: 2 }, {}],
  ['of another kind', { ...hello, type: 'ready' }, {}],
  ['that is a text', 'hello', {}],
  ['that is empty', null, {}],
])('a greeting %s is ignored', (_kind, message, from) => {
  receive(message, from);
  expect([sent.mock.calls, hostPage.get()]).toEqual([[], undefined]);
});

test('nothing is sent before the greeting', () => {
  postToHost({ type: 'closed' });
  expect(sent).not.toHaveBeenCalled();
});

const heights = () => sent.mock.calls.flatMap(([message]) => (Object(message).type === 'height' ? message : []));

test('a greeting is answered with the present height, also before the page was painted, and never with 0', () => {
  app.style.height = '777px';
  receive(hello);
  expect(heights()).toEqual([{ source: 'ramka', version: 1, type: 'height', height: 777 }]);
  // A frame without a height would shrink, and with it all screens that fill the window.
  app.style.display = 'none';
  receive(hello);
  expect(heights()).toHaveLength(1);
  app.style.display = '';
});

test('a changed height is reported', async () => {
  receive(hello);
  app.style.height = '1234px';
  await expect
    .poll(() => sent.mock.calls.at(-1))
    .toEqual([{ source: 'ramka', version: 1, type: 'height', height: 1234 }, 'https://shop.example']);
});

test.each([
  ['shop.example', 'shop.example', true],
  ['www.shop.example', 'konfigurator.shop.example', true],
  ['shop.example', 'konfigurator.shop.example', true],
  ['one.com.pl', 'other.com.pl', false],
  ['localhost', '127.0.0.1', false],
  ['myshop.example', 'shop.example', false],
])('%s and %s certainly share storage: %s', (one, other, expected) => {
  expect([isSameSite(one, other), isSameSite(other, one)]).toEqual([expected, expected]);
});
