import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCatalogue } from '../../testing/a-server.ts';
import { pictureCache } from '../../pictures/picture-cache.ts';
import { cardsDocument } from '../content/document-content.ts';
import { buildDocumentSet } from '../content/document-set.ts';
import { aDocumentContext, aStoredSet, render } from '../testing/a-document.ts';
import { vectorPicture } from './pdfkit/vector-picture.ts';
import { readPictures } from './pictures.ts';

/** Creates a temporary folder with pictures. */
const aFolder = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
};

const drawing = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 82 41">${body}</svg>`;

describe('the pictures of documents', () => {
  test('stay vectors if they are vectors in the catalogue', async () => {
    const { picturesFolder, pictures, fingerprint } = await aCatalogue();
    const read = await readPictures({ picturesFolder, fingerprint }, pictures, pictureCache());
    expect(read.size).toBe(pictures.size);
    expect([...read].filter(([, { kind }]) => kind !== 'vector')).toEqual([]);
  });

  test.for([
    [
      'a filter',
      '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect width="9" height="9" filter="url(#f)"/>',
    ],
    ['a text', '<text>zł</text>'],
    ['a blend mode', '<rect width="9" height="9" style="mix-blend-mode:multiply"/>'],
  ] as const)('become pixels with %s, in the same proportions', async ([, body]) => {
    const folder = await aFolder({ 'a.svg': drawing(body) });
    const picture = (
      await readPictures({ picturesFolder: folder, fingerprint: body }, new Set(['a.svg']), pictureCache())
    ).get('a.svg');
    expect(picture?.kind).toBe('pixels');
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(2, 2);
  });

  test('stay bitmaps if they were bitmaps, no larger than print needs', async () => {
    const png = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const folder = await aFolder({ 'a.png': png });
    const picture = (
      await readPictures({ picturesFolder: folder, fingerprint: 'pixels' }, new Set(['a.png']), pictureCache())
    ).get('a.png');
    expect(picture).toMatchObject({ kind: 'pixels', width: 600, height: 300 });
  });

  test('respect the EXIF orientation of a camera', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const folder = await aFolder({ 'a.jpg': jpeg });
    const picture = (
      await readPictures({ picturesFolder: folder, fingerprint: 'turned' }, new Set(['a.jpg']), pictureCache())
    ).get('a.jpg');
    expect(picture).toMatchObject({ width: 20, height: 40 });
  });

  test('are skipped if they are missing or broken', async () => {
    const folder = await aFolder({ 'broken.png': 'no picture', 'broken.svg': 'no drawing' });
    const read = await readPictures(
      { picturesFolder: folder, fingerprint: 'broken' },
      new Set(['broken.png', 'broken.svg', 'missing.svg']),
      pictureCache(),
    );
    expect([...read.keys()]).toEqual([]);
  });

  test('are equal, whatever width the file itself declares', () => {
    const [small, large] = ['80mm', '4000px'].map((width) =>
      vectorPicture(drawing('<rect width="9" height="9"/>').replace('<svg ', `<svg width="${width}" height="9" `)),
    );
    expect(small?.form.key).toBe(large?.form.key);
  });

  test('are stored once in a document, however often they are shown', async () => {
    const context = await aDocumentContext();
    const formsOf = async (count: number): Promise<number> => {
      const sets = Array.from({ length: count }, (_, index) => aStoredSet(index + 1, desk.set));
      const content = cardsDocument(
        { name: 'Dom' },
        sets.map((set) => buildDocumentSet(set, context)),
        context,
      );
      return formsIn(await render(context, { form: 'pdf', content }));
    };
    const once = await formsOf(1);
    expect(once).toBeGreaterThan(0);
    expect(await formsOf(12)).toBe(once);
  });
});

const formsIn = (pdf: Uint8Array): number => Buffer.from(pdf).toString('latin1').split('/Subtype /Form').length - 1;
