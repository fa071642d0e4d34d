import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('holds what was set last', () => {
    const store = createStore(1);
    store.set(2);
    expect(store.get()).toBe(2);
  });

  it('tells its listeners of a change, until they leave', () => {
    const store = createStore(1);
    const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
    store.subscribe(stays);
    const leave = store.subscribe(leaves);
    store.set(2);
    leave();
    store.set(3);
    expect(stays).toHaveBeenCalledTimes(2);
    expect(leaves).toHaveBeenCalledTimes(1);
  });

  it('tells nobody where the value stays the same', () => {
    const store = createStore(1);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
