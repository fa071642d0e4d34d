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
    const wrapped = storageWithFallback(storage);
    wrapped.setItem('key', 'text');
    wrapped.setItem('key', 'another');
    expect(wrapped.getItem('key')).toBe('another');
    expect(wrapped.keys()).toContain('key');
    wrapped.removeItem('key');
    expect(wrapped.getItem('key')).toBeNull();
    expect(wrapped.keys()).not.toContain('key');
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
  const wrapped = storageWithFallback(() => full);
  expect(wrapped.getItem('before')).toBe('kept');
  wrapped.setItem('before', 'newer');
  expect(wrapped.getItem('before')).toBe('newer');
});

it('a value that fits again is stored by the browser', () => {
  const storage = memoryStorage();
  const wrapped = storageWithFallback(() => storage);
  wrapped.setItem('key', 'text');
  expect(storage.getItem('key')).toBe('text');
});
