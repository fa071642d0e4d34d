import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from '../testing/fixture-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { decodedFile, encodingOf } from './decoded-file.ts';

/** Number of bytes per read. */
const PIECE = 1 << 16;

const aFile = async (content: Buffer): Promise<string> => {
  const file = join(await aFolder(), 'list.txt');
  await writeFile(file, content);
  return file;
};

const read = async (content: Buffer): Promise<string> => {
  let text = '';
  for await (const piece of decodedFile(await aFile(content))) text += piece;
  return text;
};

describe('a file read in chunks', () => {
  it.for([
    ['ą', 1],
    ['€', 1],
    ['€', 2],
    ['𝄞', 1],
    ['𝄞', 2],
    ['𝄞', 3],
  ] as const)('is UTF-8 if a chunk ends within %s, after %i bytes', async ([letter, bytes]) => {
    const text = `${'x'.repeat(PIECE - bytes)}${letter}y`;
    expect(await read(Buffer.from(text))).toBe(text);
    expect(await encodingOf(await aFile(Buffer.from(text)))).toEqual({ name: 'utf-8' });
  });

  it.for([
    ['begins a character and goes on with another', Buffer.from([0xe2, 0x82, 0x61])],
    ['ends in the middle of a character', Buffer.from([0xe2, 0x82])],
    ['has what only follows', Buffer.from([0x80, 0x80, 0x80, 0x80])],
  ] as const)('is not UTF-8 if it %s', async ([, end]) => {
    const file = await aFile(Buffer.concat([Buffer.alloc(PIECE - 1, 'x'), end]));
    expect((await encodingOf(file)).name).not.toBe('utf-8');
  });
});
