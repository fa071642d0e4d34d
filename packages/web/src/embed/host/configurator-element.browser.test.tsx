import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RamkaConfiguratorElement } from '../embed.d.ts';
import './define.ts';

// The answers of the frame are simulated. Nothing is served at this address.
const origin = 'https://ramka.invalid';

let element: RamkaConfiguratorElement;

const addElement = (attributes: Readonly<Record<string, string>> = {}): RamkaConfiguratorElement => {
  element = document.createElement('ramka-configurator');
  for (const [name, value] of Object.entries({ src: `${origin}/el12/`, ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] | null =>
  element.shadowRoot?.querySelector(tag) ?? null;

const button = (): HTMLButtonElement => found(find('button'));

/** The frame of the opened element. */
const frame = (): HTMLIFrameElement => found(find('iframe'));

const contentOf = (of: HTMLIFrameElement): Window => found(of.contentWindow);

const found = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('not found');
  return value;
};

/** The focused part of the element. */
const focused = (): Element | null => element.shadowRoot?.activeElement ?? null;

const heightAfter = (height: number): string => {
  receive({ ...ready, type: 'height', height });
  return frame().style.height;
};

const hello = { source: 'ramka', version: 1, type: 'hello' };

const ready = { source: 'ramka', version: 1, type: 'ready' };

/** Delivers a message as if the frame had sent it. */
const receive = (data: unknown, from: { readonly origin?: string; readonly source?: Window | null } = {}): void => {
  const source = find('iframe')?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }));
};

/** Collects the events of the element. */
const listen = () => {
  const events: [type: string, detail: unknown][] = [];
  for (const type of ['ready', 'height', 'changed', 'order', 'closed'] as const)
    element.addEventListener(`ramka-${type}`, ({ type: name, detail }) => events.push([name, detail]));
  return events;
};

const reported = vi.fn<(text: string) => void>();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(reported));

afterEach(() => {
  element.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is requested until the button is pressed; then the frame has the start values', () => {
  addElement({ line: 'simon-54-premium', colour: '11', name: 'Salon & kuchnia', lang: 'cs-CZ', function: '' });
  expect(button().textContent).toBe('Nakonfigurovat');
  expect([find('iframe'), find('img')]).toEqual([null, null]);
  button().click();
  const address = new URL(frame().src);
  expect(address.origin + address.pathname).toBe(`${origin}/el12/start`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    line: 'simon-54-premium',
    colour: '11',
    name: 'Salon & kuchnia',
    lang: 'cs',
  });
  expect([frame().title, frame().allow]).toEqual(['Konfigurátor', 'clipboard-write; web-share; fullscreen']);
  expect(focused()).toBe(frame());
});

// Holds R27.
test('the frame opens in browsers without URL.canParse', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  onTestFinished(() => void Object.defineProperty(URL, 'canParse', canParse ?? {}));
  Reflect.deleteProperty(URL, 'canParse');
  addElement();
  button().click();
  expect(frame().src).toContain(`${origin}/el12/start`);
});

test('a picture and a label of the page are shown instead of the drawing', () => {
  addElement({ poster: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', label: 'Ramka na wymiar' });
  expect(button().textContent).toBe('Ramka na wymiar');
  expect(find('img')?.src).toContain('data:image/svg+xml');
});

test('messages of the frame become events', () => {
  addElement();
  const events = listen();
  element.open();
  receive(ready);
  receive({ ...ready, type: 'height', height: 640 });
  receive({ ...ready, type: 'changed', sets: 2, pieces: 5, sum: 199.9, currency: 'PLN', added: 'later' });
  receive({ ...ready, type: 'order', items: 7, shareLink: null });
  expect(events).toEqual([
    ['ramka-ready', null],
    ['ramka-height', { height: 640 }],
    ['ramka-changed', { sets: 2, pieces: 5, sum: 199.9, currency: 'PLN' }],
    ['ramka-order', { items: 7, shareLink: null }],
  ]);
});

test.each([
  ['another origin', ready, { origin: 'https://evil.example' }],
  ['another window', ready, { source: window }],
  ['no window', ready, { source: null }],
])('messages of %s are ignored', (_sender, message, from) => {
  addElement();
  const events = listen();
  element.open();
  receive(message, from);
  expect(events).toEqual([]);
});

test.each([
  'ready',
  null,
  [],
  {},
  { ...ready, source: 'other' },
  { ...ready, version: 2 },
  { ...ready, type: 'toString' },
  { ...ready, type: ['ready'] },
  { ...ready, type: 'height' },
  { ...ready, type: 'height', height: '640' },
  { ...ready, type: 'height', height: Number.NaN },
  { ...ready, type: 'height', height: -1 },
  { ...ready, type: 'changed', sets: 1, pieces: 1, sum: 1 },
  { ...ready, type: 'order', items: 1, shareLink: 3 },
])('the malformed message %j is ignored', (message) => {
  addElement();
  const events = listen();
  element.open();
  receive(message);
  expect(events).toEqual([]);
});

test('the frame of content that fills it grows again with the window', () => {
  const height = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
  addElement().open();
  expect(heightAfter(720)).toBe('720px');
  height.mockReturnValue(500);
  window.dispatchEvent(new Event('resize'));
  expect(frame().style.height).toBe('500px');
  expect(heightAfter(500)).toBe('500px');
  height.mockReturnValue(900);
  window.dispatchEvent(new Event('resize'));
  expect(frame().style.height).toBe('720px');
});

test('the frame follows its content between a least height and the height of the window', () => {
  addElement();
  element.open();
  const most = Math.max(480, window.innerHeight);
  expect(heightAfter(100)).toBe('480px');
  expect(heightAfter(1_000_000)).toBe(`${most}px`);
  element.addEventListener('ramka-height', (event) => event.preventDefault(), { once: true });
  expect(heightAfter(100)).toBe(`${most}px`);
  element.setAttribute('height', '333');
  expect(heightAfter(100)).toBe('333px');
});

test('closing hides the frame, and opening again shows the same one, unless the start values changed', () => {
  addElement();
  const events = listen();
  element.open();
  const first = frame().contentWindow;
  receive({ ...ready, type: 'closed' });
  expect([frame().checkVisibility(), button().checkVisibility(), events]).toEqual([
    false,
    true,
    [['ramka-closed', null]],
  ]);
  expect(focused()).toBe(button());
  element.open();
  expect([frame().checkVisibility(), frame().contentWindow === first]).toEqual([true, true]);
  element.setAttribute('colour', '12');
  element.open();
  expect(new URL(frame().src).searchParams.get('colour')).toBe('12');
});

test('an element that is removed and added again resets, without a second listener', () => {
  addElement();
  element.open();
  element.remove();
  document.body.append(element);
  expect([find('iframe'), button().checkVisibility()]).toEqual([null, true]);
  const events = listen();
  element.open();
  receive(ready);
  expect(events).toEqual([['ramka-ready', null]]);
});

test('several elements on a page receive their own messages', () => {
  const other = addElement();
  other.open();
  const source = contentOf(frame());
  addElement();
  const events = listen();
  element.open();
  receive(ready, { source });
  other.remove();
  expect(events).toEqual([]);
});

test('the frame is greeted at its own origin until it answers', () => {
  vi.useFakeTimers();
  addElement();
  element.open();
  const greeted = vi.spyOn(contentOf(frame()), 'postMessage').mockReturnValue();
  const load = () => frame().dispatchEvent(new Event('load'));
  load();
  vi.advanceTimersByTime(300);
  expect(greeted.mock.calls).toEqual([
    [hello, origin],
    [hello, origin],
  ]);
  receive(ready);
  vi.advanceTimersByTime(60_000);
  expect(greeted).toHaveBeenCalledTimes(2);
  load();
  expect(greeted).toHaveBeenCalledTimes(3);
});

test('a frame that does not answer is reported, with a link to its own window', () => {
  vi.useFakeTimers();
  addElement({ lang: 'en' });
  element.open();
  vi.spyOn(contentOf(frame()), 'postMessage').mockReturnValue();
  frame().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(20_000);
  const link = found(find('a'));
  expect([link.checkVisibility(), link.textContent, link.href]).toEqual([true, 'Open in its own window', frame().src]);
  expect(reported).toHaveBeenCalledWith(expect.stringContaining(`list ${location.origin} in embed.origins`));
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://'])(
  'no frame is opened for the address %j',
  (src) => {
    addElement({ src });
    button().click();
    expect(find('iframe')).toBeNull();
  },
);

test('label, language and picture may change while the frame is closed', () => {
  addElement();
  element.setAttribute('lang', 'cs');
  expect(button().textContent).toBe('Nakonfigurovat');
  element.setAttribute('label', 'Sestavit rámeček');
  expect(button().textContent).toBe('Sestavit rámeček');
  element.setAttribute('poster', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=');
  expect(find('img')?.src).toContain('data:image/gif');
  element.removeAttribute('poster');
  expect(find('img')).toBeNull();
});
