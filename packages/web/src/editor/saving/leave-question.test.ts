import { expect, test } from 'vitest';
import { goOn, type WaysOn } from './leave-question.tsx';

const aHistory = (): WaysOn & { readonly told: unknown[] } => {
  const told: unknown[] = [];
  return {
    told,
    back: (options) => void told.push('back', options),
    forward: (options) => void told.push('forward', options),
    push: (address, state, options) => void told.push('push', address, state, options),
    replace: (address, state, options) => void told.push('replace', address, state, options),
  };
};

const unasked = { ignoreBlocker: true };

test.each([
  ['BACK', ['back', unasked]],
  ['FORWARD', ['forward', unasked]],
  ['REPLACE', ['replace', '/sets', { newSet: 7 }, unasked]],
  ['PUSH', ['push', '/sets', { newSet: 7 }, unasked]],
  ['GO', ['push', '/sets', { newSet: 7 }, unasked]],
] as const)('after the question %s continues as intended, without asking again', (action, told) => {
  const history = aHistory();
  goOn(history, { action, address: '/sets', state: { newSet: 7 } });
  expect(history.told).toEqual(told);
});
