import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureCatalogue as fixture } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Runs the command as `npm run catalogue` does, typed in a folder. */
const runIn = (folder: string, ...given: readonly string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'catalogue-command.ts'), ...given],
      { env: { ...process.env, INIT_CWD: folder } },
      (_error, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });

const run = (...given: readonly string[]) => runIn(process.cwd(), ...given);

describe('the catalogue command', () => {
  it('takes paths from where it was typed', async () => {
    expect((await runIn(dirname(fixture), 'check', 'catalogue')).out).toContain('No faults.');
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'prices.csv'), 'symbol;price;name;currency\nAW1/11;12,50;Switch;PLN\n');
    const { code } = await runIn(folder, 'import', 'prices.csv', 'range', '--add-new');
    expect([code, (await readdir(folder)).toSorted()]).toEqual([0, ['prices.csv', 'range']]);
  });

  it('says what a sound catalogue holds', async () => {
    const { code, out } = await run('check', fixture);
    expect(code).toBe(0);
    expect(out).toContain('No faults.');
    expect(out).toMatch(/ 7 frames\n/);
    expect(out).toMatch(/ 11 e-catalogue products\n/);
  });

  it('says of every fault where it is and what is wrong', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(empty, { recursive: true }));
    const { code, out } = await run('check', empty);
    expect(code).toBe(1);
    expect(out).toContain('articles.json\n    articles.json is missing or cannot be read. [missing-file]\n');
    expect(out).toMatch(/12 faults\./);
  });

  it('takes nothing of a file in which nothing is sound', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'prices.csv'), 'symbol;price\nAW1/11;much\n');
    const { code, out } = await run('import', join(folder, 'prices.csv'), join(folder, 'catalogue'));
    expect(code).toBe(1);
    expect(out).toContain('price list: 0 products, 0 prices. 1 left out. Refused; nothing was changed.\n');
  });

  it.for([
    { given: [] },
    { given: ['check'] },
    { given: ['chekc', fixture] },
    { given: ['check', fixture, fixture] },
    { given: ['check', join(fixture, 'none')] },
    { given: ['check', join(fixture, 'series.json')] },
  ])('explains itself when it is called wrongly: $given', async ({ given }) => {
    const { code, out, errors } = await run(...given);
    expect(code).toBe(2);
    expect(errors).toContain('Usage: npm run catalogue -- check <folder>');
    expect(out).toBe('');
  });
});
