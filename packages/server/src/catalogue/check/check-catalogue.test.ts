import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { allFaultCodes } from '../catalogue-fault.ts';
import { checkCatalogue } from './check-catalogue.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures');

/** Changes that break the valid catalogue, and the faults that must be reported. */
const faultyFixture = z.strictObject({
  changes: z.array(
    z.union([
      z.strictObject({ file: z.string(), remove: z.literal(true) }),
      z.strictObject({ file: z.string(), text: z.string() }),
      /** Replaces a value, or deletes it if `to` is absent. */
      z.strictObject({ file: z.string(), at: z.array(z.union([z.string(), z.int()])), to: z.optional(z.unknown()) }),
    ]),
  ),
  faults: z.array(z.strictObject({ file: z.string(), path: z.string(), code: z.enum(allFaultCodes) })),
});

type Change = z.infer<typeof faultyFixture>['changes'][number];

const readFixture = async (name: string) =>
  faultyFixture.parse(JSON.parse(await readFile(join(fixtures, 'faults', name), 'utf8')));

const changed = (value: unknown, at: readonly (string | number)[], to: unknown): unknown => {
  const [key, ...rest] = at;
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null) throw new Error(`There is no ${key} to change.`);
  const inner = changed(Reflect.get(value, key), rest, to);
  if (Array.isArray(value))
    return typeof key === 'number' ? [...value.slice(0, key), inner, ...value.slice(key + 1)] : value;
  return { ...value, [key]: inner };
};

const apply = async (folder: string, change: Change): Promise<void> => {
  const path = join(folder, change.file);
  if ('remove' in change) return rm(path);
  if ('text' in change) return writeFile(path, change.text);
  const text = await readFile(path, 'utf8');
  if (!change.file.endsWith('.ndjson')) {
    return writeFile(path, JSON.stringify(changed(JSON.parse(text), change.at, change.to)));
  }
  const lines = changed(
    text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
    change.at,
    change.to,
  );
  return writeFile(
    path,
    z
      .array(z.unknown())
      .parse(lines)
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );
};

const sorted = (faults: readonly { file: string; path: string; code: string }[]) =>
  faults.map(({ file, path, code }) => `${file} ${path} ${code}`).toSorted();

describe('checking a catalogue', async () => {
  const sound = join(fixtures, 'catalogue');
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  beforeAll(() => cp(sound, folder, { recursive: true }));
  afterAll(() => rm(folder, { recursive: true }));

  /** Applies changes to the catalogue until the test ends. */
  const change = async (changes: readonly Change[]): Promise<void> => {
    onTestFinished(async () => {
      for (const { file } of changes) {
        await rm(join(folder, file), { force: true });
        if (existsSync(join(sound, file))) await cp(join(sound, file), join(folder, file));
      }
    });
    for (const one of changes) await apply(folder, one);
  };

  // Holds C8.
  it('finds no faults in a valid catalogue', async () => {
    expect((await checkCatalogue(folder, 'pln')).faults).toEqual([]);
  });

  it('accepts byte order marks, as some editors write them', async () => {
    for (const file of ['catalogue.json', 'articles.json', 'prices/pln.json', 'e-catalogue/products.ndjson'])
      await change([{ file, text: `\u{FEFF}${await readFile(join(sound, file), 'utf8')}` }]);
    expect((await checkCatalogue(folder, 'pln')).faults).toEqual([]);
  });

  // Holds C8, C8.14, C8.15.
  it.for(await readdir(join(fixtures, 'faults')))('finds exactly the faults of %s', async (name) => {
    const { changes, faults } = await readFixture(name);
    await change(changes);
    const priceList = name.startsWith('missing-price-lists') ? undefined : 'pln';
    const found = (await checkCatalogue(folder, priceList)).faults;
    expect(sorted(found)).toEqual(sorted(faults));
    // Default messages of the schema library are meant for programmers.
    for (const { message } of found.filter(({ code }) => code !== 'bad-json'))
      expect(message).not.toMatch(/^(Invalid|Too |Unrecognized)|expected |pattern/);
  });

  it('has a message for every fault', async () => {
    const { changes } = await readFixture('several-faults.json');
    await change(changes);
    for (const { message } of (await checkCatalogue(folder)).faults) expect(message).toMatch(/^\S.*\S$/);
  });

  // Holds C8.
  it('has a faulty fixture for every code', async () => {
    const names = await readdir(join(fixtures, 'faults'));
    const codes = await Promise.all(
      names.map(async (name) => (await readFixture(name)).faults.map(({ code }) => code)),
    );
    expect(new Set(codes.flat())).toEqual(new Set(allFaultCodes));
  });

  it('reports only faults that the page for manufacturers explains', async () => {
    const page = await readFile(join(fixtures, '../../../docs/catalogue-format.md'), 'utf8');
    expect(allFaultCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  it.for([
    ['a text', { file: 'series.json', at: [0, 'name'], to: 'Simon Classic' }],
    ['a price', { file: 'prices/eur.json', at: ['prices', 'TU2'], to: '1.41' }],
    ['a product of the e-catalogue', { file: 'e-catalogue/products.ndjson', at: [0, 'name'], to: 'Other' }],
    [
      'a picture',
      { file: 'pictures/articles/PAZ.svg', text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    ],
  ] satisfies [string, Change][])('has another fingerprint once %s has changed', async ([, one]) => {
    const before = await checkCatalogue(folder);
    await change([one]);
    const after = await checkCatalogue(folder);
    expect(after.faults).toEqual([]);
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect((await checkCatalogue(folder)).fingerprint).toBe(after.fingerprint);
  });
});
