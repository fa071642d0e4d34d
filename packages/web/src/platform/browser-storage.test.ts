import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { storageWithFallback } from './browser-storage.ts';

const full = memoryStorage({ before: 'kept' });
full.setItem = () => refuse('QuotaExceededError');

const refuse = (name: string): never => {
  throw new DOMException('refused', name);
};

const roomy = memoryStorage();

/** Simulates Firefox with a damaged profile folder: `localStorage` exists, but every access throws. */
const broken = new Proxy(memoryStorage(), { get: () => refuse('UnknownError') });

describe.each([
  ['a browser with a storage', () => roomy],
  ['a browser whose storage is full', () => full],
  ['a browser that allows no storage', () => refuse('SecurityError')],
  ['a browser whose storage is broken', () => broken],
])('in %s', (_browser, storage) => {
  it('a stored value is available until it is removed', () => {
    const kept = storageWithFallback(storage);
    kept.setItem('key', 'text');
    kept.setItem('key', 'another');
    expect(kept.getItem('key')).toBe('another');
    expect(kept.keys()).toContain('key');
    kept.removeItem('key');
    expect(kept.getItem('key')).toBeNull();
    expect(kept.keys()).not.toContain('key');
  });
});

it('a prefix separates the values of two applications on one host', () => {
  const host = memoryStorage({ cart: 'full', 'configurator.projects': '[1]' });
  const ours = storageWithFallback(() => host, '/konfigurator:');
  expect(ours.keys()).toEqual([]);
  ours.setItem('configurator.projects', '[2]');
  expect(ours.keys()).toEqual(['configurator.projects']);
  expect(ours.getItem('configurator.projects')).toBe('[2]');
  expect(host.getItem('configurator.projects')).toBe('[1]');
  ours.removeItem('configurator.projects');
  expect(host.length).toBe(2);
});

it('values stored by the browser are read, and replaced by newer ones that do not fit', () => {
  const kept = storageWithFallback(() => full);
  expect(kept.getItem('before')).toBe('kept');
  kept.setItem('before', 'newer');
  expect(kept.getItem('before')).toBe('newer');
});

it('a value that fits again is stored by the browser', () => {
  const storage = memoryStorage();
  const kept = storageWithFallback(() => storage);
  kept.setItem('key', 'text');
  expect(storage.getItem('key')).toBe('text');
});
