import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSampleCatalogue } from './build.ts';

let folder = '';
let target = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-'));
  target = join(folder, 'catalogue');
  await mkdir(target);
  await writeFile(join(target, 'left-over.json'), '{}');
  await buildSampleCatalogue(target);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('building the sample', () => {
  it('replaces the previous folder and leaves no other files', async () => {
    expect(await readdir(folder)).toEqual(['catalogue']);
    expect(await readdir(target)).not.toContain('left-over.json');
  });

  it('writes lists with one entry per line', async () => {
    const lines = (await readFile(join(target, 'e-catalogue/products.ndjson'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(4268);
    expect(await readFile(join(target, 'series.json'), 'utf8')).toContain('{"id":8,"tag":"simon-aquarius"');
  });

  it('draws every picture as an SVG of its own size', async () => {
    const pictures = await readdir(join(target, 'pictures'), { recursive: true, withFileTypes: true });
    const files = pictures.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(3500);
    const texts = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
    expect(texts.filter((text) => !/^<svg [^>]*viewBox="/.test(text))).toEqual([]);
  });
});
