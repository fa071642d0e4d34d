import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from '@ramka/server/testing/server-process';
import { describe, expect, test } from 'vitest';
import { clearInterrupted, replaceFolder, undoFolder } from './catalogue-folder.ts';

/** A folder with one file, and its siblings. */
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

/** Names of the temporary folders (`.new-`) next to a folder while it is replaced. */
const namesDuring = async (folder: string): Promise<readonly string[]> => {
  let names: readonly string[] = [];
  await replaceFolder(folder, async (copy) => {
    names = readdirSync(join(copy, '..')).filter((name) => name.includes('.new-'));
    return await Promise.resolve(false);
  });
  return names;
};

/** The id of a process that has ended. */
const aDeadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};

describe('changing a folder', () => {
  test('results in the changed or the previous folder, without other remains', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    expect(await replaceFolder(folder, write(false))).toBe(false);
    expect(content()).toBe('before');
    expect(await replaceFolder(folder, write(true))).toBe(true);
    expect(content()).toBe('after');
    expect(readdirSync(parent)).toEqual(['.catalogue-2026.before', 'catalogue-2026']);
  });

  test('can be undone, and the undo can be undone', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    expect(await undoFolder(folder)).toBe(false);
    await replaceFolder(folder, write(true));
    expect(await undoFolder(folder)).toBe(true);
    expect(content()).toBe('before');
    expect(await undoFolder(folder)).toBe(true);
    expect(content()).toBe('after');
    expect(readdirSync(parent)).toEqual(['.catalogue-2026.before', 'catalogue-2026']);
  });

  test('leaves no remains of interrupted work, even after an immediate kill', async () => {
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

  test('is preceded by removing an interrupted change, but not one in progress', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const replacement = replaceFolder(folder, async (copy) => {
      await writeFile(join(copy, 'series.json'), 'after');
      begun.resolve();
      await ending.promise;
      return true;
    });
    await begun.promise;
    const own = readdirSync(parent).find((name) => name.includes('.new-')) ?? '';
    const abandoned = own.replace(/-\d+-[\da-f]{8}$/, `-${await aDeadProcess()}-00000000`);
    const elsewhere = own.replace(/new-[\da-f]{8}/, 'new-00000000');
    for (const name of [abandoned, elsewhere, `${elsewhere.slice(0, -1)}x`]) mkdirSync(join(parent, name));
    await clearInterrupted(folder);
    expect(readdirSync(parent)).toEqual([elsewhere, `${elsewhere.slice(0, -1)}x`, own, 'catalogue-2026'].toSorted());
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(join(parent, elsewhere), twoDaysAgo, twoDaysAgo);
    await clearInterrupted(folder);
    expect(readdirSync(parent)).not.toContain(elsewhere);
    ending.resolve();
    expect([await replacement, content()]).toEqual([true, 'after']);
  });

  test('is rolled back if it was interrupted while swapping folders', async () => {
    const { parent, folder, content } = aCatalogueFolder();
    await replaceFolder(folder, write(true));
    const [own = ''] = await namesDuring(folder);
    const [backup, copy] = [join(parent, '.catalogue-2026.before'), own.replace(/-\d+-/, `-${await aDeadProcess()}-`)];
    // An interrupted import: the served folder is moved away, and the new one is not in place yet.
    renameSync(backup, join(parent, 'older'));
    renameSync(folder, backup);
    mkdirSync(join(parent, copy));
    await clearInterrupted(folder);
    expect([content(), readdirSync(parent)]).toEqual(['after', ['catalogue-2026', 'older']]);
    // An interrupted undo: the previous folder is being moved.
    renameSync(join(parent, 'older'), join(parent, copy.replace('.new-', '.undo-')));
    await clearInterrupted(folder);
    expect(await undoFolder(folder)).toBe(true);
    expect([content(), readdirSync(parent)]).toEqual(['before', ['.catalogue-2026.before', 'catalogue-2026']]);
  });

  test('follows a link to the folder, replaces its target after success, and keeps the link', async () => {
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
