import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { runPreview } from './preview-page.ts';

const frames = 'pictures/frames/simon-55-line';

/** The preview page of a copy of the fixture, after a change to it. */
const looked = async (change: (catalogue: string) => Promise<unknown> = () => Promise.resolve()) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'my range');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await change(catalogue);
  const page = join(folder, 'page.html');
  const answer = await runPreview(catalogue, page, 'en');
  return { catalogue, folder, answer, page: await readFile(page, 'utf8') };
};

describe('the preview page of a catalogue', () => {
  it('shows frames and modules with pictures and prices', async () => {
    const { answer, page, folder } = await looked();
    expect(answer.lines).toEqual([expect.stringMatching(/^The catalogue is shown without faults/)]);
    expect(page).not.toContain('Draft');
    const [, address = ''] = /src="([^"]*frames[^"]*)"/.exec(page) ?? [];
    expect(await readFile(join(folder, decodeURIComponent(address)), 'utf8')).toContain('<svg');
    expect(page).toMatch(/<b>TR2\/111<\/b>.*?zł/s);
  });

  it('of a draft says so, and shows each fault next to its object', async () => {
    const { answer, page } = await looked(async (catalogue) => {
      const first = (await readdir(join(catalogue, frames))).find((name) => name.endsWith('.svg')) ?? '';
      await rm(join(catalogue, frames, first));
      const manifest = JSON.parse(await readFile(join(catalogue, 'catalogue.json'), 'utf8'));
      await writeFile(
        join(catalogue, 'catalogue.json'),
        JSON.stringify({ ...manifest, name: '<script>alert(1)</script>' }),
      );
    });
    expect(answer.lines[0]).toMatch(/as a draft with \d+ faults?/);
    expect(page).toContain('<h1>Draft: &lt;script>alert(1)&lt;/script></h1>');
    expect(page).toMatch(/<figure class="faulty"><div class="none"[^>]*>no picture<\/div>/);
    expect(page).not.toContain('<script>');
  });

  it('is not created if its folder is missing', async () => {
    const { succeeded } = await runPreview(fixtureCatalogue, '/nowhere/at/all/page.html', 'en');
    expect(succeeded).toBe(false);
  });
});
