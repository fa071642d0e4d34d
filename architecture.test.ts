import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The workspaces that each workspace may import, type imports included. There are no cycles. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/texts': ['domain'],
  'packages/server': ['domain', 'contract', 'texts'],
  'packages/drawing': [],
  'packages/import': ['domain', 'contract', 'server', 'drawing'],
  'packages/web': ['domain', 'contract', 'texts'],
  // The sample catalogue uses the importer's vocabulary, drawing suggestions and placeholder drawings.
  'catalogues/sample': ['domain', 'contract', 'drawing', 'import'],
};

type Source = { readonly file: string; readonly text: string };

const sourcesOf = (folder: string): readonly Source[] =>
  globSync(`${folder}/src/**/*.{ts,tsx}`)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const allSources = Object.keys(mayImport).flatMap(sourcesOf);
const fileNames = new Set(allSources.map(({ file }) => file));
const isTest = ({ file }: Source): boolean => /\.test\.tsx?$|\/testing\//.test(file);
const isProduction = (source: Source): boolean => !isTest(source) && !source.file.endsWith('.d.ts');

/** The texts are excluded, because the size and number of these files depend only on the number of sentences. */
const production = allSources.filter(isProduction).filter(({ file }) => !file.startsWith('packages/texts/'));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?<types>type\s)?[^'"]*?from\s+'(?<from>[^']+)'|import\('(?<lazy>[^']+)'\)|(?:^|\n)import '(?<bare>[^']+)'|new URL\('(?<thread>\.[^']+\.ts)'/g;

/** The imports of a source file. `typesOnly` marks imports of types alone. */
const importsOf = ({ text }: Source): readonly { readonly from: string; readonly typesOnly: boolean }[] =>
  [...text.matchAll(importPattern)].map(({ groups = {} }) => ({
    from: groups['from'] ?? groups['lazy'] ?? groups['bare'] ?? groups['thread'] ?? '',
    typesOnly: groups['types'] !== undefined,
  }));

/** The file of an import, in this workspace or another: `@ramka/domain/money` is `packages/domain/src/money.ts`. */
const fileOf = (importer: string, from: string): string => {
  if (from.startsWith('.')) return join(dirname(importer), from);
  const [, name = '', path = ''] = /^@ramka\/([^/]+)\/(.+)$/.exec(from) ?? [];
  return `${name === 'sample-catalogue' ? 'catalogues/sample' : `packages/${name}`}/src/${path}.ts`;
};

/** The files of this repository that a source imports, types included. */
const filesImportedBy = (source: Source): readonly string[] =>
  importsOf(source)
    .map(({ from }) => fileOf(source.file, from))
    .filter((file) => fileNames.has(file) && file !== source.file);

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Finds all import cycles by a depth-first search that visits each node once. */
const cyclesOf = (arrows: Arrows): readonly string[] => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (place: string, way: readonly string[]): void => {
    if (way.includes(place)) cycles.push([...way.slice(way.indexOf(place)), place].join(' → '));
    if (way.includes(place) || done.has(place)) return;
    for (const next of arrows.get(place) ?? []) walk(next, [...way, place]);
    done.add(place);
  };
  for (const place of arrows.keys()) walk(place, []);
  return cycles;
};

test.each(['packages/web', 'e2e', 'bench'])(
  '%s does not depend on packages that a production server lacks',
  (folder) => {
    const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect(dependencies).toBeUndefined();
  },
);

describe.each(Object.entries(mayImport))('%s', (folder, allowed) => {
  const sources = sourcesOf(folder);

  test('imports only allowed packages', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('@ramka/'))
        .filter(({ from }) => !allowed.includes(from.split('/')[1] ?? ''))
        .map(({ from }) => `${source.file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test('imports no other package by a relative path', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('.'))
        .filter(({ from }) => !join(dirname(source.file), from).startsWith(`${folder}/src/`))
        .map(({ from }) => `${source.file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('every package is listed in the table of allowed imports', () => {
  const folders = globSync('{packages,catalogues}/*/package.json').map(dirname);
  expect(folders.toSorted()).toEqual(Object.keys(mayImport).toSorted());
});

test('the domain imports no library', () => {
  const wrong = sourcesOf('packages/domain')
    .filter((source) => !isTest(source))
    .flatMap((source) => importsOf(source).map(({ from }) => ({ file: source.file, from })))
    .filter(({ from }) => !from.startsWith('.'));
  expect(wrong).toEqual([]);
});

test('the importers use only the readers of catalogues and tables, and the checks, from the server', () => {
  const wrong = sourcesOf('packages/import')
    .filter((source) => !isTest(source))
    .flatMap((source) => importsOf(source).map(({ from }) => `${source.file} imports ${from}`))
    .filter((arrow) =>
      / @ramka\/server\/(?!catalogue\/|table-files\/|deployment\/deployment-check$|config\/(?:resolve-cli-path|require-node)$)/.test(
        arrow,
      ),
    );
  expect(wrong).toEqual([]);
});

test('the sample uses only the vocabulary from the importers', () => {
  const wrong = sourcesOf('catalogues/sample')
    .flatMap((source) => importsOf(source).map(({ from }) => `${source.file} imports ${from}`))
    .filter((arrow) => / @ramka\/import\/(?!vocabulary\/)/.test(arrow));
  expect(wrong).toEqual([]);
});

test('the browser loads no schemas: the web app imports only types, routes and translations from the contract', () => {
  const wrong = sourcesOf('packages/web').flatMap((source) =>
    importsOf(source)
      .filter(({ from, typesOnly }) => from.startsWith('@ramka/contract/') && !typesOnly)
      .filter(({ from }) => !/^@ramka\/contract\/(routes|translate\/.+)$/.test(from))
      .map(({ from }) => `${source.file} imports ${from}`),
  );
  expect(wrong).toEqual([]);
});

describe('wire names are confined to the API modules', () => {
  const pages = sourcesOf('packages/web').filter(
    ({ file }) => !/^packages\/web\/src\/(?:api|offline|project-changes)\//.test(file),
  );

  test('no other file imports the contract, except for the page settings', () => {
    const wrong = pages.flatMap((source) =>
      importsOf(source)
        .filter(({ from }) => from.startsWith('@ramka/contract/') && from !== '@ramka/contract/deployment')
        .map(({ from }) => `${source.file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no other file uses wire names for rooms, sets or the planning tool', () => {
    const foreign =
      /\b(?:Wire[A-Z]\w*|\w*[Bb]undles?\b(?!-list'|-edit')|mio[A-Z]\w*|productSets|ecatalogProducts|project\.groups)\b/g;
    const wrong = pages.flatMap(({ file, text }) =>
      [...text.matchAll(foreign)].map(([word]) => `${file} speaks of ${word}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('only tests import test helpers', () => {
  const wrong = allSources
    .filter((source) => !isTest(source))
    .flatMap((source) => importsOf(source).map(({ from }) => ({ file: source.file, from })))
    .filter(({ from }) => from.includes('/testing/'));
  expect(wrong).toEqual([]);
});

/**
 * The two sibling folders that contain the files, at the level where their paths diverge; undefined if they share a
 * folder.
 */
const siblingFolders = (one: string, other: string): readonly [string, string] | undefined => {
  const [way, otherWay] = [dirname(one).split('/'), dirname(other).split('/')];
  const fork = way.findIndex((part, level) => part !== otherWay[level]);
  if (fork < 0 || fork >= otherWay.length) return undefined;
  return [way.slice(0, fork + 1).join('/'), otherWay.slice(0, fork + 1).join('/')];
};

// Cycles between files are found by `oxlint` (import/no-cycle).
test('imports between sibling folders have no cycles, at every level', () => {
  const crossings = production.flatMap((source) =>
    filesImportedBy(source).flatMap((file) => {
      const folders = siblingFolders(source.file, file);
      return folders === undefined ? [] : [{ folders, message: `${source.file} imports ${file}` }];
    }),
  );
  const byFolder = Map.groupBy(crossings, ({ folders: [from] }) => from);
  const arrows = new Map([...byFolder].map(([from, all]) => [from, all.map(({ folders: [, to] }) => to)]));
  const cycles = cyclesOf(arrows);
  const causes = crossings.filter(({ folders }) => cycles.some((cycle) => cycle.includes(folders.join(' → '))));
  expect([...cycles, ...causes.map(({ message }) => message)]).toEqual([]);
});

describe('files and folders', () => {
  test('are named in kebab-case', () => {
    const wrong = allSources.filter(({ file }) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(basename(file)));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

test('every style sheet is one cascade layer, so that no rule depends on the order of files', () => {
  const sheets = globSync('packages/web/src/**/*.css', { exclude: ['**/theme/fonts.css', '**/theme/layers.css'] });
  expect(sheets.length).toBeGreaterThan(50);
  const layer = /^(?:\/\*.*?\*\/\n)?@layer (?:reset|tokens|layout|ui|ui\.base|screens) \{\n.*\n\}\n$/s;
  const outside = sheets.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    // Only the brackets of the layer itself are not indented.
    return !layer.test(text) || text.match(/^\}/gm)?.length !== 1;
  });
  expect(outside).toEqual([]);
});

test('media queries use three widths: phone, tablet, desktop', () => {
  const known = new Set([
    '(width < 600px)',
    '(width >= 600px)',
    '(width < 860px)',
    '(width >= 860px)',
    '(width >= 1240px)',
    '(width < 1240px)',
  ]);
  const styles = globSync('packages/web/**/*.{css,html}', { exclude: ['**/node_modules/**'] });
  const asked = styles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\([^()]*width[^()]*\)/g)].map(([width]) => ({ file, width })),
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ width }) => !known.has(width)).map(({ file, width }) => `${file} asks for ${width}`)).toEqual(
    [],
  );
});

// Holds R42.
test('only the properties of a project copy or share its id', () => {
  const passesOn = /clipboard\.write|navigator\.share\(|<ShareButton|mailto:/;
  const files = production.filter(({ file, text }) => file.startsWith('packages/web/') && passesOn.test(text));
  const withId = files.filter(({ text }) => /\bproject(?:Id|\.id)\b/.test(text)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(withId).toEqual([
    // The id and the address of the project, with a note on their effect.
    'packages/web/src/properties/properties-screen.tsx',
    'packages/web/src/share-links/editing-link.tsx',
    // Reads the list of share links, and passes on their addresses.
    'packages/web/src/share-links/share-links.tsx',
  ]);
});
