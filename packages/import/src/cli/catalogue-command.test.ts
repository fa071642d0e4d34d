import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureCatalogue as fixture } from '@ramka/server/testing/fixture-catalogue';
import { aDeploymentFile } from '@ramka/server/testing/a-server';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Runs the command like `npm run catalogue`, with `folder` as the current folder. */
const runIn = (folder: string, ...given: readonly string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'catalogue-command.ts'), ...given],
      // The compile cache of `scripts/run.mjs`.
      { env: { ...process.env, INIT_CWD: folder, NODE_COMPILE_CACHE: 'node_modules/.cache/node' } },
      (_error, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });

const run = (...given: readonly string[]) => runIn(process.cwd(), ...given);

/** A change of a folder that never ends. */
const endlessChange = (folder: string): string => `
  import { replaceFolder } from ${JSON.stringify(join(import.meta.dirname, '../catalogue/catalogue-folder.ts'))};
  await replaceFolder(${JSON.stringify(folder)}, () => new Promise(() => {
    console.log('begun');
    setInterval(() => undefined, 1000);
  }));`;

describe('the catalogue command', () => {
  it('resolves paths relative to the current folder of the shell', async () => {
    expect((await runIn(dirname(fixture), 'check', 'catalogue')).out).toContain('No faults.');
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'prices.csv'), 'symbol;price;name;currency\nAW1/11;12,50;Switch;PLN\n');
    const { code, out } = await runIn(folder, 'import', 'prices.csv', 'range', '--add-new');
    expect([code, (await readdir(folder)).toSorted()]).toEqual([0, ['prices.csv', 'range']]);
    expect(out).toContain('To make sets of them: npm run catalogue -- propose ');
    expect((await runIn(folder, 'check', 'range')).out).toMatch(
      / 0 frames\n.* 1 e-catalogue product\n +1 price list\n/s,
    );
  });

  it('prints its usage on request, and accepts currencies in lower case', async () => {
    const { code, out, errors } = await run('--help');
    expect([code, errors, out.startsWith('Usage: npm run catalogue -- check <folder>')]).toEqual([0, '', true]);
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect((await runIn(folder, 'new', 'range', '--currency', 'czk')).code).toBe(0);
    expect(await readdir(join(folder, 'range/prices'))).toEqual(['czk.json']);
  });

  it('checks the use of a catalogue by a deployment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deployments-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const shop = { kind: 'oci', name: 'Shop', address: 'https://shop.example/', skus: { file: 'numbers.csv' } };
    await writeFile(join(folder, 'numbers.csv'), 'symbol;number\nNONE;7\nNONE;8\n');
    await writeFile(join(folder, 'here.json'), JSON.stringify({ ...aDeploymentFile(), shop }));
    const { code, out } = await run('check', fixture, '--deployment', join(folder, 'here.json'));
    expect([code, out.split('\n').slice(0, 2)]).toEqual([
      0,
      [
        `note: ${join(folder, 'numbers.csv')}: row 3: NONE already has a number, this one is not used`,
        'note: shop: the catalogue has no NONE',
      ],
    ]);
    await writeFile(join(folder, 'here.json'), JSON.stringify({ ...aDeploymentFile(), priceList: 'none' }));
    const wrong = await run('check', fixture, '--deployment', join(folder, 'here.json'));
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('none')]);
    expect((await run('undo', fixture, '--deployment', join(folder, 'here.json'))).code).toBe(2);
  });

  it('summarises a valid catalogue', async () => {
    const { code, out } = await run('check', fixture);
    expect(code).toBe(0);
    expect(out).toContain('No faults.');
    expect(out).toMatch(/ 7 frames\n/);
    expect(out).toMatch(/ 11 e-catalogue products\n/);
  });

  it('prints each fault with its place', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(empty, { recursive: true }));
    const { code, out } = await run('check', empty);
    expect(code).toBe(1);
    expect(out).toContain('articles.json\n    articles.json is missing or cannot be read. [missing-file]\n');
    expect(out).toMatch(/12 faults\./);
  });

  it('imports nothing from a file without valid entries', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'prices.csv'), 'symbol;price\nAW1/11;much\n');
    const { code, out } = await run('import', join(folder, 'prices.csv'), join(folder, 'catalogue'));
    expect(code).toBe(1);
    expect(out).toContain('price list: 0 products, 0 prices. 1 left out. Refused; nothing was changed.\n');
  });

  it('reads a list with named columns, as a dry run, and undoes the import', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'list.csv'), 'Nummer X,Was,Zu zahlen\nA-1,Rahmen,12.50\n');
    const named = ['--columns', 'symbol=Nummer X', 'price=Zu zahlen', 'name=B', '--currency', 'eur'];
    const tried = await runIn(folder, 'import', 'list.csv', 'range', ...named, '--dry-run');
    expect([tried.code, await readdir(folder)]).toEqual([0, ['list.csv']]);
    expect(tried.out).toContain('columns: symbol = Nummer X, price = Zu zahlen, name = Was');
    expect(tried.out).toContain('A dry run: nothing was changed.');
    expect((await runIn(folder, 'undo', folder)).code).toBe(1);
    await runIn(folder, 'import', 'list.csv', 'range', ...named);
    await writeFile(join(folder, 'list.csv'), 'Nummer X,Was,Zu zahlen\nA-1,Rahmen,99.00\nA-2,,x\n');
    const { out } = await runIn(folder, 'import', 'list.csv', 'range');
    expect(out).toContain('more than 50 %: A-1 12.50 → 99.00 (eur)');
    expect(out).toContain('price list: 1 product, 1 price. 1 left out. Imported.');
    const price = async () => JSON.parse(await readFile(join(folder, 'range/prices/eur.json'), 'utf8')).prices['A-1'];
    expect(await price()).toBe('99.00');
    expect((await runIn(folder, 'undo', 'range')).code).toBe(0);
    expect(await price()).toBe('12.50');
  });

  it.for(['check', 'preview', 'export', 'undo'])(
    'removes the remains of an interrupted import first: %s',
    async (command) => {
      const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      await writeFile(join(folder, 'prices.csv'), 'symbol;price;name;currency\nAW1/11;12,50;Switch;PLN\n');
      await runIn(folder, 'import', 'prices.csv', 'range', '--add-new');
      const copies = async () => (await readdir(folder)).filter((name) => name.startsWith('.range.new-'));
      const child = spawn(process.execPath, ['--input-type=module', '-e', endlessChange(join(folder, 'range'))]);
      await once(child.stdout, 'data');
      const given = command === 'preview' ? ['page.html'] : command === 'export' ? ['range.xlsx'] : [];
      await runIn(folder, command, 'range', ...given);
      expect(await copies()).toHaveLength(1);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await runIn(folder, command, 'range', ...given);
      expect(await copies()).toEqual([]);
    },
  );

  it.for([
    { given: ['import', fixture, 'x', '--currency', 'zloty'] },
    { given: ['import', fixture, 'x', '--symbol', 'mine'] },
    { given: ['import', fixture, 'x', '--price-list', '../pln'] },
    { given: ['import', fixture, 'x', '--columns', 'colour=B'] },
  ])('names the invalid argument: $given', async ({ given }) => {
    const { code, errors } = await run(...given);
    expect([code, errors.includes(given.at(-1) ?? '')]).toEqual([2, true]);
  });

  it.for([
    { given: [] },
    { given: ['check'] },
    { given: ['chekc', fixture] },
    { given: ['check', fixture, fixture] },
    { given: ['check', join(fixture, 'none')] },
    { given: ['check', join(fixture, 'series.json')] },
    { given: ['export', fixture, join(fixture, 'none/range.xlsx')] },
    { given: ['propose', fixture, fixture] },
  ])('prints its usage for invalid arguments: $given', async ({ given }) => {
    const { code, out, errors } = await run(...given);
    expect(code).toBe(2);
    expect(errors).toContain('Usage: npm run catalogue -- check <folder>');
    expect(out).toBe('');
  });
});
