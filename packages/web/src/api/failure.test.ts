import { pl } from '@ramka/texts/pl';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiFailure,
  failureOf,
  failureText,
  failureWithReason,
  isUnanswered,
  readingFailure,
  savingFailure,
} from './failure.ts';

const sentence = 'Wystąpił błąd podczas pobierania danych';
const reported = new ApiFailure(404, 'unknown-set', 'Nie znaleziono zestawu');

// Holds §8.7, §8.8.
it.each([
  ['a server that says why', reported, 'Nie znaleziono zestawu', `${sentence}: Nie znaleziono zestawu`],
  ['a server that says nothing', new ApiFailure(500, 'unreadable'), sentence, sentence],
  ['no answer at all', new ApiFailure(0, 'unreachable'), sentence, sentence],
  ['a fault of the page', new TypeError('x is not a function'), sentence, sentence],
])('shows for %s: the message alone, or the sentence with the reason', (_, failure, alone, both) => {
  expect([failureText(failure, sentence), failureWithReason(failure, sentence)]).toEqual([alone, both]);
});

const onPage = (controller: object | null): void => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
};

describe('while offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => {
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
  });

  const { messages } = pl;

  it('devices that can work offline are told that only a connection is missing', () => {
    const failure = new ApiFailure(0, 'unreachable');
    onPage({});
    expect(savingFailure(failure, messages)).toBe(messages.needsNetwork);
    expect(readingFailure(failure, messages)).toBe(messages.comesWithNetwork);
    onPage(null);
    expect(savingFailure(failure, messages)).toBe(messages.storeFailed);
    expect(readingFailure(failure, messages)).toBe(messages.fetchFailed);
  });

  it('the reason of a server that has responded is shown', () => {
    onPage({});
    const failure = new ApiFailure(503, 'unavailable', 'Za dużo naraz');
    expect(savingFailure(failure, messages)).toBe(messages.storeFailed);
    expect(readingFailure(failure, messages, messages.storeFailed)).toBe(messages.storeFailed);
  });
});

it('a request without a response has failed while the server responds to others', () => {
  onPage({});
  expect(savingFailure(new ApiFailure(0, 'unreachable'), pl.messages)).toBe(pl.messages.storeFailed);
  vi.unstubAllGlobals();
});

it('a proxy that rejects a large body is explained in plain words, although it responds with its own page', async () => {
  const failure = await failureOf(new Response('<html>413 Request Entity Too Large</html>', { status: 413 }));
  expect(failure).toMatchObject({ code: 'too-large', message: '' });
  expect(failureText(failure, savingFailure(failure, pl.messages))).toBe(pl.messages.tooLarge);
});

it.each([
  ['a refused connection', new ApiFailure(0, 'unreachable'), true],
  ['a hung request', new DOMException('late', 'TimeoutError'), true],
  ['a body that came in too slowly', new ApiFailure(408, 'unreadable'), true],
  ['a gateway with nothing behind it', new ApiFailure(502, 'unreadable'), true],
  ['a page that asks to log into a network', new ApiFailure(200, 'unreadable'), true],
  ['a firewall', new ApiFailure(403, 'unreadable'), false],
  ['a server that failed', new ApiFailure(500, 'fault'), false],
  ['a fault of the page', new TypeError('x is not a function'), false],
])('of %s it is known whether the server responded', (_, failure, unanswered) => {
  expect(isUnanswered(failure)).toBe(unanswered);
});
