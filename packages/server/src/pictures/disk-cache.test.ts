import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskCache } from './disk-cache.ts';

describe('a picture that is slow to render', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'made');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('is read completely from the folder by the next server', async () => {
    await diskCache(folder)('a.png', async () => Buffer.from('picture'));
    expect(await readdir(folder)).toEqual(['a.png']);
    expect(await readFile(join(folder, 'a.png'), 'utf8')).toBe('picture');
    const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('other'));
    expect(String(await diskCache(folder)('a.png', make))).toBe('picture');
    expect(make).not.toHaveBeenCalled();
  });

  it('is returned even if the folder is read-only', async () => {
    const cached = diskCache('/dev/null/pictures');
    expect(String(await cached('a.png', async () => Buffer.from('picture')))).toBe('picture');
  });
});
