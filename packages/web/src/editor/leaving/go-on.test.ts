import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { goOn } from './go-on.ts';

const aHistory = () => {
  const history = createMemoryHistory({ initialEntries: ['/rooms', '/editor', '/sets'], initialIndex: 1 });
  history.block({ blockerFn: () => true });
  return history;
};

describe('going on after the question', () => {
  it.each([
    ['PUSH', '/properties', '/properties'],
    ['REPLACE', '/properties', '/properties'],
    ['GO', '/properties', '/properties'],
    ['BACK', '/rooms', '/rooms'],
    ['FORWARD', '/sets', '/sets'],
  ] as const)('by %s leads to %s without asking again', (action, address, where) => {
    const history = aHistory();
    goOn(history, { action, address });
    expect(history.location.pathname).toBe(where);
  });

  it('is held back without an answer', () => {
    const history = aHistory();
    history.push('/properties');
    expect(history.location.pathname).toBe('/editor');
  });
});
