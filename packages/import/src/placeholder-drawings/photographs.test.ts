import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runPhotographs } from './photographs.ts';

/** A photograph of a grey object on white, off-centre. */
const aPhotograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width: width + 300, height: height + 200, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width, height, channels: 3, background: '#456' } }, left: 40, top: 150 }])
    .jpeg()
    .toBuffer();

const given = async (photographs: Readonly<Record<string, Buffer>>) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await mkdir(join(folder, 'photographs'));
  for (const [name, content] of Object.entries(photographs))
    await writeFile(join(folder, 'photographs', name), content);
  const sheet = join(folder, 'sheet.html');
  return { catalogue, sheet, answer: await runPhotographs(join(folder, 'photographs'), catalogue, sheet) };
};

it('trims photographs, scales them to the frame, and replaces the drawings', async () => {
  const { catalogue, sheet, answer } = await given({ 'TR2-111.jpg': await aPhotograph(900, 483) });
  expect(answer).toEqual({ lines: [expect.stringMatching(/^1 photograph placed/)], succeeded: true });
  const path = join(catalogue, 'pictures/frames/simon-55-line');
  const { width, height } = await sharp(join(path, 'TR2-111.webp')).metadata();
  expect([width, height]).toEqual([(82 + 71) * 8, 82 * 8]);
  const { data } = await sharp(join(path, 'TR2-111.webp')).raw().toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? 0) - 0x44)).toBeLessThan(12);
  expect(existsSync(join(path, 'TR2-111.svg'))).toBe(false);
  expect((await checkCatalogue(catalogue)).faults).toEqual([]);
  expect(await readFile(sheet, 'utf8')).toContain('<b>TR2/111</b>');
});

it('reports files that match nothing or are not pictures, and changes nothing if none can be placed', async () => {
  const { catalogue, answer } = await given({
    'ZZZ.jpg': await aPhotograph(50, 50),
    'TR2-111.png': Buffer.from('text'),
  });
  expect(answer.succeeded).toBe(false);
  expect(answer.lines).toEqual([
    'TR2-111.png: no picture can be read from it.',
    'ZZZ.jpg: no article has this symbol.',
    'No photograph was placed; nothing was changed.',
  ]);
  expect((await checkCatalogue(catalogue)).fingerprint).toBe((await checkCatalogue(fixtureCatalogue)).fingerprint);
});
