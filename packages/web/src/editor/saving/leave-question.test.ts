import { expect, test } from 'vitest';
import { goOn, type WaysOn } from './leave-question.tsx';

const aHistory = (): WaysOn & { readonly told: unknown[] } => {
  const told: unknown[] = [];
  return {
    told,
    back: (options) => void told.push('back', options),
    forward: (options) => void told.push('forward', options),
    push: (address, _state, options) => void told.push('push', address, options),
    replace: (address, _state, options) => void told.push('replace', address, options),
  };
};

const unasked = { ignoreBlocker: true };

test.each([
  ['BACK', ['back', unasked]],
  ['FORWARD', ['forward', unasked]],
  ['REPLACE', ['replace', '/sets', unasked]],
  ['PUSH', ['push', '/sets', unasked]],
  ['GO', ['push', '/sets', unasked]],
] as const)('after the question %s goes on as it was meant, without asking again', (action, told) => {
  const history = aHistory();
  goOn(history, { action, address: '/sets' });
  expect(history.told).toEqual(told);
});
