import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Claim, listClaims } from './claims.ts';
import { type HoldingTest, listHoldingTests } from './holding-tests.ts';

const folder = 'build';
const file = `${folder}/specification-tests.md`;

/** Claims without a test, each with the reason. Remove a claim from this list when it gets a test. */
export const claimsWithoutTest: Readonly<Record<string, string>> = {};

/** The page that lists the tests of each claim. */
const specificationTests = (): string => {
  const tests = listHoldingTests();
  const claims = listClaims();
  const files = new Set(tests.map(({ file }) => file));
  const nameOf = namesOf(files);
  const table = (title: string, chosen: (id: string) => boolean): string =>
    [
      `## ${title}\n`,
      '| Claim | Tests |',
      '|---|---|',
      ...claims.filter(({ id }) => chosen(id)).map((claim) => rowOf(claim, tests, nameOf)),
    ].join('\n');
  const sections = readFileSync('docs/specification.md', 'utf8').match(/(?<=^## )§\d .+$/gm) ?? [];
  return [
    head,
    ...sections.map((title) => table(title, (id) => id.startsWith(`${title.slice(0, 2)}.`))),
    table('Readings', (id) => id.startsWith('R')),
    table('Readings of the data of a catalogue', (id) => id.startsWith('D')),
    table("Sections of the catalogue's rules", (id) => id.startsWith('C') && tests.some(holds(id))),
    [...files]
      .toSorted()
      .map((file) => `[${nameOf(file)}]: ../${file}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
};

const head = `# Claims of the specification and their tests

Generated from the tests by \`npm run claims\`. A test names its claims in a comment directly above it,
\`// Holds §2.17, R18.\`. \`docs.test.ts\` fails when a claim has neither a test nor a reason, and when a test names an unknown
claim. \`%s\` in a title stands for the rows of the test's table.`;

const holds =
  (id: string) =>
  ({ claims }: HoldingTest): boolean =>
    claims.includes(id);

const rowOf = ({ id, address, text }: Claim, tests: readonly HoldingTest[], nameOf: NameOfFile): string => {
  const byFile = Map.groupBy(tests.filter(holds(id)), ({ file }) => file);
  const titles = [...byFile].map(([file, inFile]) => `[${nameOf(file)}]: ${titlesOf(inFile).join('; ')}`);
  return `| [${id}](../${address}) ${shortened(text)} | ${titles.join('<br>') || claimsWithoutTest[id] || ''} |`;
};

/** The titles of tests, grouped by their `describe` blocks. */
const titlesOf = (tests: readonly HoldingTest[]): readonly string[] => {
  const byBlock = Map.groupBy(tests, ({ blocks }) => blocks.map((block) => `${codeOf(block)} › `).join(''));
  return [...byBlock].map(([block, inBlock]) => `${block}${inBlock.map(({ title }) => codeOf(title)).join(', ')}`);
};

/** The display name of a test file. */
type NameOfFile = (file: string) => string;

/** The file name if it is unique, otherwise the path. */
const namesOf = (files: ReadonlySet<string>): NameOfFile => {
  const byName = Map.groupBy(files, (file) => basename(file));
  return (file) => (byName.get(basename(file))?.length === 1 ? basename(file) : file);
};

const codeOf = (title: string): string => `\`${title.replaceAll('|', String.raw`\|`)}\``;

/** The first 90 characters of a claim. Markdown emphasis is removed, because cutting could leave it unclosed. */
const shortened = (text: string): string => {
  const plain = text.replaceAll(/[`*]/g, '');
  return plain.length <= 90 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 90)).replace(/[ ,;:.·]+$/, '')} …`;
};

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, specificationTests());
  console.log(`wrote ${file}`);
}
