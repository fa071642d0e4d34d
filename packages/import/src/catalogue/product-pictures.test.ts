import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from '@ramka/server/testing/fixture-catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from '../pipeline/imported-text.ts';
import { productPictures } from './product-pictures.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Searches a folder of pictures for those of a catalogue. */
const withPictures = async (files: Readonly<Record<string, Buffer | string>>) => {
  const [given, catalogue] = [await aFolder(), await aFolder()];
  for (const [name, content] of Object.entries(files)) await writeFile(join(given, name), content);
  const find = productPictures(catalogue, given);
  return { given, find, storedFiles: () => readdir(join(catalogue, 'pictures/ecatalog')), catalogue };
};

describe('pictures from a supplier', () => {
  it('with names that differ only in unsupported characters stay separate', async () => {
    const { find, catalogue } = await withPictures({ 'g ż1.jpg': jpeg, 'g ó1.jpg': Buffer.concat([jpeg, jpeg]) });
    const [one, other] = [await find('g ż1.jpg', undefined), await find('g ó1.jpg', undefined)];
    expect(one.image).not.toBe(other.image);
    expect(await readFile(join(catalogue, 'pictures/ecatalog', other.image))).toHaveLength(8);
    expect((await find('ż.jpg', undefined)).own).toBe(false);
  });

  it('may have names without any supported character, and names that differ only in the extension', async () => {
    const { find } = await withPictures({ 'ż.jpg': jpeg, 'A.JPG': jpeg, 'A.jpg': jpeg, 'A.jpeg': jpeg });
    const found = await Promise.all(['ż.jpg', 'A.JPG', 'A.jpg', 'A.jpeg'].map((name) => find(name, undefined)));
    expect(found.every(({ own }) => own)).toBe(true);
    expect(new Set(found.map(({ image }) => image)).size).toBe(4);
  });

  it('are found with other letter case and accents if only one file matches', async () => {
    const { find } = await withPictures({
      'RAMKA-1.JPG': jpeg,
      ['Gniazdo ó.jpg'.normalize('NFD')]: png,
      'b.jpg': jpeg,
      'B.jpg': jpeg,
    });
    expect(await find('ramka-1.jpg', undefined)).toEqual({ image: 'RAMKA-1.jpg', own: true });
    expect((await find('gniazdo Ó.jpg', undefined)).own).toBe(true);
    expect((await find('b.JPG', undefined)).own).toBe(false);
  });

  it('with an EXIF orientation are stored upright', async () => {
    const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const { find, catalogue } = await withPictures({ 'a.jpg': turned });
    const { image } = await find('a.jpg', undefined);
    const { width, height, orientation } = await sharp(join(catalogue, 'pictures/ecatalog', image)).metadata();
    expect([width, height, orientation ?? 1]).toEqual([20, 40, 1]);
  });

  it('are not written through existing links', async () => {
    const { find, catalogue } = await withPictures({ 'a.jpg': jpeg });
    const outside = join(await aFolder(), 'outside');
    await writeFile(outside, 'as it was');
    await mkdir(join(catalogue, 'pictures/ecatalog'), { recursive: true });
    await symlink(outside, join(catalogue, 'pictures/ecatalog/a.jpg'));
    expect(await find('a.jpg', undefined)).toEqual({ image: 'a.jpg', own: true });
    expect(await readFile(outside, 'utf8')).toBe('as it was');
    expect(await readFile(join(catalogue, 'pictures/ecatalog/a.jpg'))).toEqual(jpeg);
  });

  it('are not read through links', async () => {
    const { given, find, storedFiles } = await withPictures({ 'real.jpg': jpeg });
    await symlink('/etc/hostname', join(given, 'link.jpg'));
    await symlink(join(given, 'real.jpg'), join(given, 'inside.jpg'));
    expect(await find('link.jpg', undefined)).toMatchObject({
      own: false,
      rejection: 'link.jpg is a link, which is not followed',
    });
    expect((await find('inside.jpg', undefined)).own).toBe(false);
    expect(await storedFiles()).toEqual(['no-picture.svg']);
  });

  it('have the type of their content, not of their name', async () => {
    const { find } = await withPictures({
      'a.jpg': png,
      'b.png': 'root:x:0:0',
      'c.jpg': '<svg xmlns="x"/>',
      'd.jpg': '<html/>',
    });
    expect(await find('a.jpg', undefined)).toEqual({ image: 'a.png', own: true });
    expect(await find('b.png', 'before.png')).toEqual({
      image: 'before.png',
      own: true,
      rejection: 'b.png holds no JPEG, PNG, WebP or SVG',
    });
    expect(await find('c.jpg', undefined)).toEqual({ image: 'c.svg', own: true });
    expect((await find('d.jpg', undefined)).own).toBe(false);
  });
});

describe('the file name of a picture', () => {
  it.for([
    ['img/a.jpg', 'a.jpg'],
    ['\\\\server\\img\\a.jpg', 'a.jpg'],
    ['https://example.com/x/a%20b.jpg?w=800#x', 'a b.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['https://example.com/..%2F..%2Fpasswd', 'passwd'],
    ['..', undefined],
    ['', undefined],
    ['a\0.jpg', undefined],
  ] as const)('in %j is %j', ([raw, name]) => {
    expect(fileNameOf(raw)).toBe(name);
  });
});
