import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodes } from './packages/contract/src/wire/api-error.ts';
import { describe, expect, test } from 'vitest';
import { listClaims } from './scripts/claims/claims.ts';
import { holdingTestsIn, listHoldingTests } from './scripts/claims/holding-tests.ts';
import { claimsWithoutTest } from './scripts/claims/specification-tests.ts';

const foldersOfCode = '{bench,catalogues/*,e2e,packages/*,scripts}/{,src/**/,*/}';
const code = globSync(['*.ts', `${foldersOfCode}*.{ts,tsx,css,mjs,json,html}`]).filter(
  (file) => !/node_modules/.test(file),
);
const pages = globSync(['*.md', 'docs/**/*.md', 'catalogues/*/*.md']);

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The link targets of a page: its explicit anchors, and its headings with the ids that GitHub generates. */
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

const exists = (file: string, anchor: string | undefined): boolean =>
  anchor === undefined ? existsSync(file) : (anchorsByPage.get(file)?.has(anchor) ?? false);

const pagesOfClaims = new Set(['specification', 'readings', 'catalogue-rules'].map((page) => `docs/${page}.md`));

/** The path of a page with an anchor or a range of anchors: `docs/readings.md#r8 to #r10`. */
const reference = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?(?: to #([\w-]+))?/g;

/** A reference without a path: a bare claim id, a decision's number, or a page without its folder. */
const vagueReference = /§|\b[RD]\d{1,2}\b|\b[Dd]ecisions? \d|(?<![\w/.-])(?!README|CHANGELOG)[\w-]+\.md\b/;

/** The comments of a source file, except those that name the claims of a test. */
const commentsOf = (source: string): readonly string[] =>
  source.replaceAll(/^ *\/\/ Holds [^]*?\.$/gm, '').match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];

describe('a reference', () => {
  test.each(pages)('in %s leads to an existing file and anchor', (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(
      ([, path = '', anchor]) => !exists(path === '' ? page : join(dirname(page), path), anchor),
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('in code, tests and styles leads to an existing page and anchor', () => {
    const references = [...code, ...pages].flatMap((file) =>
      [...textOf(file).matchAll(reference)].map(([, page = '', ...anchors]) => ({
        file,
        page,
        anchors: anchors.filter((anchor) => anchor !== undefined),
      })),
    );
    const broken = references.filter(
      ({ page, anchors }) => !existsSync(page) || !anchors.every((anchor) => exists(page, anchor)),
    );
    expect(broken).toEqual([]);
  });

  test('contains the path of its page, in comments and in pages', () => {
    const inCode = code
      .filter((file) => file !== 'docs.test.ts')
      .flatMap((file) => commentsOf(textOf(file)).map((comment) => ({ file, text: comment })));
    const inPages = pages
      .filter((page) => !pagesOfClaims.has(page))
      .map((file) => ({ file, text: textOf(file).replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '') }));
    const vague = [...inCode, ...inPages].flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => vagueReference.test(line.replaceAll(reference, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(vague).toEqual([]);
  });

  test('to a source file leads to an existing one', () => {
    const sources = code.map((file) => `/${file}`);
    // Pages omit the folder `src`: `domain/text.ts`.
    const isThere = (name: string): boolean =>
      sources.some((file) => file.endsWith(`/${name}`) || file.replace('/src/', '/').endsWith(`/${name}`));
    const named = [
      ...pages.map((file) => ({ file, text: textOf(file) })),
      ...code.flatMap((file) => commentsOf(textOf(file)).map((text) => ({ file, text }))),
    ].flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:[\w-]+\/)*[a-z][\w.-]*\.(?:tsx?|css|mjs))`/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  test('to a claim is in the comment above a test, not in its title', () => {
    const titles = code.flatMap(
      (file) => textOf(file).match(/[^'`\n]*\((?:§|[RDC](?=\d))[\d.]+(?:-[a-d])?\)(?=['`])/g) ?? [],
    );
    expect(titles).toEqual([]);
  });

  test.each(['As R22 has it', 'by D14', 'the catalogue.md', 'specification §9', 'in readings.md#r3', 'decision 6'])(
    'without a path is recognised: %s',
    (text) => expect(text).toMatch(vagueReference),
  );
});

describe('the claims of the specification', () => {
  const claims = listClaims().map(({ id }) => id);
  const tests = listHoldingTests();

  test('have unique ids', () => {
    expect(claims.filter((id) => id.startsWith('§')).length).toBeGreaterThanOrEqual(436);
    expect(claims.filter((id, index) => claims.indexOf(id) !== index)).toEqual([]);
  });

  test('exist if a test names them', () => {
    const unknown = tests.flatMap(({ file, title, claims: held }) =>
      held.filter((id) => !claims.includes(id)).map((id) => `${file}: ${title}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each have a test, or a reason for having none', () => {
    const held = new Set(tests.flatMap((holding) => holding.claims));
    const without = claims.filter((id) => !id.startsWith('C') && !held.has(id));
    expect(without).toEqual(Object.keys(claimsWithoutTest));
  });
});

test('a test names its claims in a comment directly above it', () => {
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
  test('names every shipped package with its version', () => {
    const listed = globSync('packages/*/package.json').flatMap((file) => {
      const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(textOf(file));
      return Object.entries(dependencies);
    });
    // Libraries of the web pages are bundled, so they are devDependencies of the package.
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

test('docs/api-errors.md lists every error code', () => {
  const page = textOf('docs/api-errors.md');
  expect(errorCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

test('docs/data-model.md lists every table of the store', () => {
  const [, declared = ''] =
    /export type Tables = \{([^]*?)\n\};/.exec(textOf('packages/server/src/store/tables.ts')) ?? [];
  const tables = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  const page = textOf('docs/data-model.md');
  expect(tables).toContain('projects');
  expect(tables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/operations.md lists every setting', () => {
  const names = [...textOf('packages/server/src/config/settings.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  const page = textOf('docs/operations.md');
  expect(names).toContain('PORT');
  expect(names.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});

test('docs/decisions/README.md lists every record with its title and date', () => {
  const index = textOf('docs/decisions/README.md');
  const rows = globSync('docs/decisions/[0-9]*.md').map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(textOf(file)) ?? [];
    const [, date] = /^- Date: (.+)$/m.exec(textOf(file)) ?? [];
    return { start: `| ${number} | [${title}](${file.split('/').at(-1)}) |`, end: `| ${date} |` };
  });
  const lines = index.split('\n').filter((line) => /^\| \d/.test(line));
  expect(lines).toHaveLength(rows.length);
  expect(rows.filter(({ start, end }) => !lines.some((line) => line.startsWith(start) && line.endsWith(end)))).toEqual(
    [],
  );
});

test('docs/glossary.md names identifiers that the code has', () => {
  const identifiers = new Set(code.flatMap((file) => textOf(file).match(/[A-Za-z_]\w*/g) ?? []));
  const named = textOf('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([A-Za-z_]\w*)`/g)].map(([, name = '']) => name));
  expect(named).toContain('ProductSet');
  expect(named.filter((name) => !identifiers.has(name))).toEqual([]);
});
