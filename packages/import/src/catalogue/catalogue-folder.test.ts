import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from '@ramka/server/testing/server-process';
import { describe, expect, test } from 'vitest';
import { replaceFolder, undoFolder } from './catalogue-folder.ts';

/** A folder with one file, and what stands beside it. */
const aCatalogueFolder = () => {
  const parent = aFolder();
  const folder = join(parent, 'catalogue-2026');
  mkdirSync(folder);
  writeFileSync(join(folder, 'series.json'), 'before');
  return { parent, folder, content: () => readFileSync(join(folder, 'series.json'), 'utf8') };
};

const write =
  (keep: boolean) =>
  async (copy: string): Promise<boolean> => {
    await writeFile(join(copy, 'series.json'), 'after');
    return keep;
  };

describe('a folder that is changed', () => {
  test('is the changed one afterwards, or as it was, with nothing left beside it', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    expect(await replaceFolder(folder, write(false))).toBe(false);
    expect(content()).toBe('before');
    expect(await replaceFolder(folder, write(true))).toBe(true);
    expect(content()).toBe('after');
    expect(readdirSync(parent)).toEqual(['.catalogue-2026.before', 'catalogue-2026']);
  });

  test('is as it was before once that is wished, and the other way round', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    expect(await undoFolder(folder)).toBe(false);
    await replaceFolder(folder, write(true));
    expect(await undoFolder(folder)).toBe(true);
    expect(content()).toBe('before');
    expect(await undoFolder(folder)).toBe(true);
    expect(content()).toBe('after');
    expect(readdirSync(parent)).toEqual(['.catalogue-2026.before', 'catalogue-2026']);
  });

  test('leaves nothing behind of work that was stopped, even where it was given no time for that', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    const script = `
      import { replaceFolder } from ${JSON.stringify(join(import.meta.dirname, 'catalogue-folder.ts'))};
      await replaceFolder(${JSON.stringify(folder)}, () => new Promise(() => {
        console.log('begun');
        setInterval(() => undefined, 1000);
      }));`;
    const stopped = async (signal: NodeJS.Signals): Promise<void> => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
      await once(child.stdout, 'data');
      child.kill(signal);
      await once(child, 'exit');
    };
    await stopped('SIGTERM');
    expect(readdirSync(parent)).toEqual(['catalogue-2026']);
    await stopped('SIGKILL');
    expect(readdirSync(parent)).toHaveLength(2);
    await replaceFolder(folder, write(false));
    expect(readdirSync(parent)).toEqual(['catalogue-2026']);
    expect(content()).toBe('before');
  });

  test('is changed where a link leads that it is named by: not before all is well, and the link stays', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    const link = join(parent, 'catalogue');
    symlinkSync(folder, link);
    expect(await replaceFolder(link, write(false))).toBe(false);
    expect(content()).toBe('before');
    expect(await replaceFolder(link, write(true))).toBe(true);
    expect(content()).toBe('after');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(parent)).toEqual(['.catalogue-2026.before', 'catalogue', 'catalogue-2026']);
  });
});
