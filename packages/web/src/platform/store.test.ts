import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, createDeferredStore, yieldToMain } from './store.ts';

describe('a store', () => {
  it('returns the value that was set last', () => {
    const store = createStore(1);
    store.set(2);
    expect(store.get()).toBe(2);
  });

  it('notifies its listeners of a change until they unsubscribe', () => {
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

  it('notifies nobody if the value is unchanged', () => {
    const store = createStore(1);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});

const followed = () => {
  const store = createStore(1);
  const deferred = createDeferredStore(store);
  const listener = vi.fn<() => void>();
  deferred.subscribe(listener);
  return { store, deferred, listener };
};

describe('a deferred copy of a store', () => {
  const pressed = new EventTarget();
  beforeEach(() => vi.stubGlobal('window', pressed));
  afterEach(() => vi.unstubAllGlobals());

  it('changes with it, and notifies its listeners', () => {
    const { store, deferred, listener } = followed();
    store.set(2);
    expect(deferred.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps its value until the next task after a deferred change', async () => {
    const { store, deferred, listener } = followed();
    expect(deferred.defer(() => (store.set(2), store.get()))).toBe(2);
    expect(deferred.get()).toBe(1);
    expect(listener).not.toHaveBeenCalled();
    await yieldToMain();
    expect(deferred.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('catches up before a key or pointer press', () => {
    const { store, deferred, listener } = followed();
    deferred.defer(() => store.set(2));
    pressed.dispatchEvent(new Event('keydown'));
    expect(deferred.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies nobody who has unsubscribed meanwhile', async () => {
    const { store, deferred } = followed();
    const removed = vi.fn<() => void>();
    const leave = deferred.subscribe(removed);
    deferred.defer(() => store.set(2));
    leave();
    await yieldToMain();
    expect(removed).not.toHaveBeenCalled();
  });
});
