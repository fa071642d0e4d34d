import { expect, test } from 'vitest';
import { goOn, type NavigationFunctions } from './leave-question.tsx';

const aHistory = (): NavigationFunctions & { readonly calls: unknown[] } => {
  const calls: unknown[] = [];
  return {
    calls,
    back: (options) => void calls.push('back', options),
    forward: (options) => void calls.push('forward', options),
    push: (address, state, options) => void calls.push('push', address, state, options),
    replace: (address, state, options) => void calls.push('replace', address, state, options),
  };
};

const unasked = { ignoreBlocker: true };

test.each([
  ['BACK', ['back', unasked]],
  ['FORWARD', ['forward', unasked]],
  ['REPLACE', ['replace', '/sets', { newSet: 7 }, unasked]],
  ['PUSH', ['push', '/sets', { newSet: 7 }, unasked]],
  ['GO', ['push', '/sets', { newSet: 7 }, unasked]],
] as const)('after the question %s continues as intended, without asking again', (action, expected) => {
  const history = aHistory();
  goOn(history, { action, address: '/sets', state: { newSet: 7 } });
  expect(history.calls).toEqual(expected);
});
