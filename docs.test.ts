import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listClaims } from './scripts/claims/claims.ts';
import { holdingTestsIn, listHoldingTests } from './scripts/claims/holding-tests.ts';
import { claimsWithoutTest, specificationTests } from './scripts/claims/specification-tests.ts';

const foldersOfCode = '{bench,catalogues/*,e2e,packages/*,scripts}/{,src/**/,*/}';
const code = globSync(['*.ts', `${foldersOfCode}*.{ts,tsx,css,mjs,json,html}`]).filter(
  (file) => !/node_modules/.test(file),
);
const pages = globSync(['*.md', 'docs/**/*.md', 'catalogues/*/*.md']);

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** What a link may lead to within a page: the anchors that it sets, and its headings as GitHub names them. */
const anchorsOf = (page: string): ReadonlySet<string> => {
  const text = textOf(page);
  const set = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...set, ...headings]);
};

const anchorsByPage = new Map(pages.map((page) => [page, anchorsOf(page)]));

const leadsSomewhere = (file: string, anchor: string | undefined): boolean =>
  anchor === undefined ? existsSync(file) : (anchorsByPage.get(file)?.has(anchor) ?? false);

const pagesOfClaims = new Set(
  ['specification', 'readings', 'catalogue-rules', 'specification-tests'].map((page) => `docs/${page}.md`),
);

/** A page from docs on, with the place in it, or the first and the last. */
const reference = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?(?: to #([\w-]+))?/g;

/** A reference that a reader has to look for: a bare id, a decision by its number, a page that is not named from docs on. */
const riddle = /§|\b[RD]\d{1,2}\b|\b[Dd]ecisions? \d|(?<![\w/.-])(?!README|CHANGELOG)[\w-]+\.md\b/;

/** The comments of a source, but for those that name the claims of a test. */
const commentsOf = (source: string): readonly string[] =>
  source.replaceAll(/^ *\/\/ Holds [^]*?\.$/gm, '').match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];

describe('a reference', () => {
  test.each(pages)('in %s leads to a file and a place in it that are there', (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(
      ([, path = '', anchor]) => !leadsSomewhere(path === '' ? page : join(dirname(page), path), anchor),
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('in code, tests and styles leads to a page and a place in it that are there', () => {
    const references = [...code, ...pages].flatMap((file) =>
      [...textOf(file).matchAll(reference)].map(([, page = '', ...anchors]) => ({
        file,
        page,
        anchors: anchors.filter((anchor) => anchor !== undefined),
      })),
    );
    expect(references.length).toBeGreaterThan(400);
    const broken = references.filter(
      ({ page, anchors }) => !existsSync(page) || !anchors.every((anchor) => leadsSomewhere(page, anchor)),
    );
    expect(broken).toEqual([]);
  });

  test('names the page below docs and the place in it, in comments and in pages about something else', () => {
    const inCode = code
      .filter((file) => file !== 'docs.test.ts')
      .flatMap((file) => commentsOf(textOf(file)).map((comment) => ({ file, text: comment })));
    const inPages = pages
      .filter((page) => !pagesOfClaims.has(page))
      .map((file) => ({ file, text: textOf(file).replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '') }));
    const riddles = [...inCode, ...inPages].flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => riddle.test(line.replaceAll(reference, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(riddles).toEqual([]);
  });

  test('to a source by its name leads to one that is there', () => {
    const sources = code.map((file) => `/${file}`);
    // Without the folder that every package has, as pages name it: `domain/text.ts`.
    const isThere = (name: string): boolean =>
      sources.some((file) => file.endsWith(`/${name}`) || file.replace('/src/', '/').endsWith(`/${name}`));
    const named = [
      ...pages.map((file) => ({ file, text: textOf(file) })),
      ...code.flatMap((file) => commentsOf(textOf(file)).map((text) => ({ file, text }))),
    ].flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:[\w-]+\/)*[a-z][\w.-]*\.(?:tsx?|css|mjs))`/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  test('is no part of the title of a test: its claims stand in a comment above it', () => {
    const titles = code.flatMap(
      (file) => textOf(file).match(/[^'`\n]*\((?:§|[RDC](?=\d))[\d.]+(?:-[a-d])?\)(?=['`])/g) ?? [],
    );
    expect(titles).toEqual([]);
  });

  test.each(['As R22 has it', 'by D14', 'the catalogue.md', 'specification §9', 'in readings.md#r3', 'decision 6'])(
    'is no riddle, as this is one: %s',
    (text) => expect(text).toMatch(riddle),
  );
});

describe('the claims of the specification', () => {
  const claims = listClaims().map(({ id }) => id);
  const tests = listHoldingTests();

  test('are told apart by their ids', () => {
    expect(claims.filter((id) => id.startsWith('§')).length).toBeGreaterThanOrEqual(436);
    expect(claims.filter((id, index) => claims.indexOf(id) !== index)).toEqual([]);
  });

  test('are there, where a test says that it holds them', () => {
    const unknown = tests.flatMap(({ file, title, claims: held }) =>
      held.filter((id) => !claims.includes(id)).map((id) => `${file}: ${title}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have each a test, or a reason why not', () => {
    const held = new Set(tests.flatMap((holding) => holding.claims));
    const without = claims.filter((id) => !id.startsWith('C') && !held.has(id));
    expect(without).toEqual(Object.keys(claimsWithoutTest));
  });

  test('stand with their tests in docs/specification-tests.md as `npm run claims` writes it', () => {
    expect(textOf('docs/specification-tests.md') === specificationTests(), 'run `npm run claims`').toBe(true);
  });
});

test('a test names the claims that it holds in a comment directly above it', () => {
  const file = `
describe('a room', () => {
  // Holds §2.17, C5.5-b,
  // R18.
  test.each([['}, (', 1]])('is called %s', () => {});
});
// Holds D6.
test("it's \`said\`", () => {});
`;
  expect(holdingTestsIn('a.test.ts', file)).toEqual([
    { file: 'a.test.ts', blocks: ['a room'], title: 'is called %s', claims: ['§2.17', 'C5.5-b', 'R18'] },
    { file: 'a.test.ts', blocks: [], title: "it's `said`", claims: ['D6'] },
  ]);
  expect(() => holdingTestsIn('a.test.ts', "// Holds R18.\nconst room = 1;\ntest('a room', () => {});")).toThrow(
    'a.test.ts',
  );
});

describe('the table of dependencies', () => {
  test('names every package that is shipped, in the version in use', () => {
    const listed = globSync('packages/*/package.json').flatMap((file) => {
      const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(textOf(file));
      return Object.entries(dependencies);
    });
    // The pages are shipped built: what goes into them is not installed where they are served.
    const pages = globSync('packages/web/src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*', '**/testing/**'] }).map(
      textOf,
    );
    const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
      textOf('packages/web/package.json'),
    );
    const built = Object.entries(devDependencies).filter(([name]) =>
      pages.some((page) => page.includes(`'${name}'`) || page.includes(`'${name}/`)),
    );
    const used = [...listed, ...built].filter(([name]) => !name.startsWith('@ramka/'));
    const rows = textOf('docs/dependencies.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => {
      const [, names = '', , , versions = ''] = row.split('|');
      const inUse = versions.split(';').map((version) => version.trim().split(',')[0]);
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name], index) => `${name} ${inUse[index]}`);
    });
    expect(named.toSorted()).toEqual([...new Set(used.map(([name, version]) => `${name} ${version}`))].toSorted());
  });
});
