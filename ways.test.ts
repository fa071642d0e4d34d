import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A way through the code, as docs/architecture.md lists it. */
type Way = { readonly name: string; readonly bound: number; readonly files: readonly string[] };

const readWay = (section: string): Way => {
  const { name = '', bound } = /^ ?way: (?<name>.+), at most (?<bound>\d+) -->/.exec(section)?.groups ?? {};
  const lines = section.split('\n- ').slice(1);
  const files = lines.flatMap((line) => {
    const [folder = '', ...names] = [...(line.split('\n\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, text = '']) => text,
    );
    return names.map((file) => `${folder}/${file}`);
  });
  return { name, bound: Number(bound), files };
};

const ways = readFileSync('docs/architecture.md', 'utf8').split('<!--').slice(1).map(readWay);

/** The files that a file imports, by the names that they have in the repository. */
const importedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+|@ramka\/[^']+)'/g)].map(([, from = '']) =>
    from.startsWith('.')
      ? join(dirname(file), from)
      : from.replace(/^@ramka\/(\w+)\/(.+)$/, (_, name, path) => `packages/${name}/src/${path}.ts`),
  );

test('there are four ways to read', () => {
  expect(ways.map(({ name }) => name)).toHaveLength(4);
});

describe.each(ways)('the way of $name', ({ bound, files }) => {
  test('leads through files that are there, each once', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('is short enough to be read', () => {
    expect(files.length).toBeGreaterThan(8);
    expect(files.length).toBeLessThanOrEqual(bound);
  });

  test('goes from file to file by imports', () => {
    const arrows = files.flatMap((file) => importedBy(file).map((to) => [file, to] as const));
    const met = new Set(arrows.filter(([, to]) => files.includes(to)).flat());
    expect(files.filter((file) => !met.has(file))).toEqual([]);
  });
});
