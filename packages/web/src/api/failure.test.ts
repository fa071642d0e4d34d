import { expect, it } from 'vitest';
import { ApiFailure, failureText, failureWithReason } from './failure.ts';

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
