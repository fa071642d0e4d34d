import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPictures } from './kept-pictures.ts';

describe('a picture that takes time to make', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'made');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('is made once, however many ask for it at once', async () => {
    const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('picture'));
    const kept = keptPictures();
    const all = await Promise.all(Array.from({ length: 5 }, () => kept('a.png', make)));
    expect(await kept('a.png', make)).toEqual(Buffer.from('picture'));
    expect(all.map(String)).toEqual(Array.from({ length: 5 }, () => 'picture'));
    expect(make).toHaveBeenCalledOnce();
  });

  it('is found in the folder by the next server, whole', async () => {
    await keptPictures(folder)('a.png', async () => Buffer.from('picture'));
    expect(await readdir(folder)).toEqual(['a.png']);
    expect(await readFile(join(folder, 'a.png'), 'utf8')).toBe('picture');
    const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('other'));
    expect(String(await keptPictures(folder)('a.png', make))).toBe('picture');
    expect(make).not.toHaveBeenCalled();
  });

  it('is answered where the folder cannot be written', async () => {
    const kept = keptPictures('/dev/null/pictures');
    expect(String(await kept('a.png', async () => Buffer.from('picture')))).toBe('picture');
  });

  it('is tried again after it failed', async () => {
    const kept = keptPictures();
    await expect(kept('a.png', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await kept('a.png', async () => Buffer.from('picture')))).toBe('picture');
  });
});
