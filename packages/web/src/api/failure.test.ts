import { pl } from '@ramka/texts/pl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, failureText, failureWithReason, savingFailure } from './failure.ts';

const sentence = 'Wystąpił błąd podczas pobierania danych';
const told = new ApiFailure(404, 'unknown-set', 'Nie znaleziono zestawu');

// Holds §8.7, §8.8.
it.each([
  ['a server that says why', told, 'Nie znaleziono zestawu', `${sentence}: Nie znaleziono zestawu`],
  ['a server that says nothing', new ApiFailure(500, 'unreadable'), sentence, sentence],
  ['no answer at all', new ApiFailure(0, 'unreachable'), sentence, sentence],
  ['a fault of the page', new TypeError('x is not a function'), sentence, sentence],
])('is told of %s: the message alone, or the sentence with the reason behind it', (_, failure, alone, both) => {
  expect([failureText(failure, sentence), failureWithReason(failure, sentence)]).toEqual([alone, both]);
});

const onPage = (controller: object | null): void => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
};

describe('what could not be saved while the browser believes in its connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  const { messages } = pl;

  it.each([
    ['a refused connection', new ApiFailure(0, 'unreachable')],
    ['a hung request', new DOMException('late', 'TimeoutError')],
    ['a body that came in too slowly', new ApiFailure(408, 'unreadable')],
    ['a gateway with nothing behind it', new ApiFailure(502, 'unreadable')],
    ['a page that asks to log into a network', new ApiFailure(200, 'unreadable')],
  ])('needs a connection after %s, where pages open without one', (_, failure) => {
    onPage({});
    expect(savingFailure(failure, messages)).toBe(messages.needsNetwork);
    onPage(null);
    expect(savingFailure(failure, messages)).toBe(messages.storeFailed);
  });

  it.each([
    ['the server failed', new ApiFailure(500, 'fault')],
    ['the server is busy and says so', new ApiFailure(503, 'unavailable', 'Za dużo naraz')],
    ['the page has a fault', new TypeError('x is not a function')],
  ])('failed where %s', (_, failure) => {
    onPage({});
    expect(savingFailure(failure, messages)).toBe(messages.storeFailed);
  });
});
