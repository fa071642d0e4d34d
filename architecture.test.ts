import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which workspace may import which, type imports included. The arrows go one way. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/texts': ['domain'],
  'packages/server': ['domain', 'contract', 'texts'],
  'packages/import': ['domain', 'contract', 'server'],
  'packages/web': ['domain', 'contract', 'texts'],
  'catalogues/sample': ['domain', 'contract'],
};

/** Folders that say nothing about what lives in them. */
const emptyWords = new Set(['utils', 'helpers', 'common', 'shared', 'core', 'components', 'misc', 'lib']);

type Source = { readonly file: string; readonly text: string };

const sourcesOf = (folder: string): readonly Source[] =>
  globSync(`${folder}/src/**/*.{ts,tsx}`).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const allSources = Object.keys(mayImport).flatMap(sourcesOf);
const isTest = ({ file }: Source): boolean => /\.test\.tsx?$|\/testing\//.test(file);

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?<types>type\s)?[^'"]*?from\s+'(?<from>[^']+)'|import\('(?<lazy>[^']+)'\)|(?:^|\n)import '(?<bare>[^']+)'/g;

/** What a source imports, and whether only its types. */
const importsOf = ({ text }: Source): readonly { readonly from: string; readonly typesOnly: boolean }[] =>
  [...text.matchAll(importPattern)].map(({ groups }) => ({
    from: groups?.['from'] ?? groups?.['lazy'] ?? groups?.['bare'] ?? '',
    typesOnly: groups?.['types'] !== undefined,
  }));

/** Every way that leads back to a file on it, found by walking each file once. */
const cyclesOf = (arrows: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const next of arrows.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of arrows.keys()) walk(file, []);
  return cycles;
};

describe.each(Object.entries(mayImport))('%s', (folder, allowed) => {
  const sources = sourcesOf(folder);

  test('imports only the packages that it may', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('@ramka/'))
        .filter(({ from }) => !allowed.includes(from.split('/')[1] ?? ''))
        .map(({ from }) => `${source.file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test('reaches no other package by a relative path', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('.'))
        .filter(({ from }) => {
          const depth = source.file.split('/').length - folder.split('/').length - 2;
          return (from.match(/\.\.\//g) ?? []).length > depth;
        })
        .map(({ from }) => `${source.file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('no file imports itself by a detour, not even for a type', () => {
  const files = new Set(allSources.map(({ file }) => file));
  const arrows = new Map(
    allSources.map((source) => [
      source.file,
      importsOf(source)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => join(dirname(source.file), from))
        .filter((file) => files.has(file)),
    ]),
  );
  expect(cyclesOf(arrows)).toEqual([]);
});

test('the domain imports no library', () => {
  const wrong = sourcesOf('packages/domain')
    .filter((source) => !isTest(source))
    .flatMap((source) => importsOf(source).map(({ from }) => ({ file: source.file, from })))
    .filter(({ from }) => !from.startsWith('.'));
  expect(wrong).toEqual([]);
});

test('the browser gets no schema: the web app imports types, routes and translations of the contract alone', () => {
  const wrong = sourcesOf('packages/web').flatMap((source) =>
    importsOf(source)
      .filter(({ from, typesOnly }) => from.startsWith('@ramka/contract/') && !typesOnly)
      .filter(({ from }) => !/^@ramka\/contract\/(routes|translate\/.+)$/.test(from))
      .map(({ from }) => `${source.file} imports ${from}`),
  );
  expect(wrong).toEqual([]);
});

test('what is made for tests is imported by tests alone', () => {
  const wrong = allSources
    .filter((source) => !isTest(source))
    .flatMap((source) => importsOf(source).map(({ from }) => ({ file: source.file, from })))
    .filter(({ from }) => from.includes('/testing/'));
  expect(wrong).toEqual([]);
});

describe('files and folders', () => {
  test('are named in kebab-case', () => {
    const wrong = allSources.filter(({ file }) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(basename(file)));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('say what they hold: no barrels, no heaps of types, no empty words', () => {
    const wrong = allSources.filter(
      ({ file }) =>
        /^(index|types)\.tsx?$/.test(basename(file)) ||
        dirname(file)
          .split('/')
          .some((part) => emptyWords.has(part)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('hold at most 300 lines', () => {
    const lengths = allSources
      .filter((source) => !isTest(source))
      .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  });
});
