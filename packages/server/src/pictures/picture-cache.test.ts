import { describe, expect, it, vi } from 'vitest';
import { pictureCache } from './picture-cache.ts';

const aPicture = (bytes: number): Buffer => Buffer.alloc(bytes);

describe('the picture cache', () => {
  it('renders a picture once for concurrent requests', async () => {
    const pictures = pictureCache().of<Buffer>('set', ({ length }) => length);
    const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('picture'));
    const all = await Promise.all(Array.from({ length: 5 }, () => pictures.fetch('a', make)));
    expect(await pictures.fetch('a', make)).toEqual(Buffer.from('picture'));
    expect(all.map(String)).toEqual(Array.from({ length: 5 }, () => 'picture'));
    expect(make).toHaveBeenCalledOnce();
  });

  it('shares pictures between users of the same kind', async () => {
    const cache = pictureCache();
    const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('picture'));
    for (let document = 0; document < 3; document += 1) {
      const pictures = cache.of<Buffer>('document', ({ length }) => length);
      expect(String(await pictures.fetch('a', make))).toBe('picture');
    }
    expect(make).toHaveBeenCalledOnce();
  });

  it('retries after an error', async () => {
    const pictures = pictureCache().of<Buffer>('set', ({ length }) => length);
    await expect(pictures.fetch('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await pictures.fetch('a', async () => Buffer.from('picture')))).toBe('picture');
  });

  it('separates kinds with equal keys', () => {
    const cache = pictureCache();
    const [layers, sets] = [cache.of<Buffer>('layer', () => 1), cache.of<Buffer>('set', () => 1)];
    layers.set('a', Buffer.from('layer'));
    expect(sets.get('a')).toBeUndefined();
    expect(String(layers.get('a'))).toBe('layer');
  });

  it('has one budget for all kinds and evicts the least recently used pictures', () => {
    const cache = pictureCache(1000);
    const [layers, sets] = ['layer', 'set'].map((kind) => cache.of<Buffer>(kind, ({ length }) => length));
    layers?.set('a', aPicture(300));
    sets?.set('b', aPicture(300));
    layers?.get('a');
    sets?.set('c', aPicture(300));
    sets?.set('d', aPicture(300));
    const cached = [layers?.get('a'), sets?.get('b'), sets?.get('c'), sets?.get('d')];
    expect(cached.map(Boolean)).toEqual([true, false, true, true]);
  });

  it('returns pictures that exceed the budget or are evicted while rendering', async () => {
    const pictures = pictureCache(100).of<Buffer>('set', ({ length }) => length);
    expect(await pictures.fetch('a', async () => aPicture(500))).toHaveLength(500);
    expect(pictures.get('a')).toBeUndefined();
    const begun = pictures.fetch('b', async () => aPicture(50));
    for (let index = 0; index < 20; index += 1) pictures.set(`c${index}`, aPicture(60));
    expect(await begun).toHaveLength(50);
  });
});
