import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Claim, listClaims } from './claims.ts';
import { type HoldingTest, listHoldingTests } from './holding-tests.ts';

const file = 'docs/specification-tests.md';

/** Claims that no test holds, and why. A claim that gets a test leaves this list. */
export const claimsWithoutTest: Readonly<Record<string, string>> = {};

/** The page that says which tests hold each claim. */
export const specificationTests = (): string => {
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

const head = `# What the specification says, and the tests that hold it

Made from the tests by \`npm run claims\`: do not edit. A test names the claims that it holds in a comment above it,
\`// Holds §2.17, R18.\`; \`docs.test.ts\` fails when this page is not up to date, when a claim has neither a test nor a reason why
not, and when a test names a claim that there is not. \`%s\` and the like in a title stand for the rows of the test's table.`;

const holds =
  (id: string) =>
  ({ claims }: HoldingTest): boolean =>
    claims.includes(id);

const rowOf = ({ id, address, text }: Claim, tests: readonly HoldingTest[], nameOf: NameOfFile): string => {
  const byFile = Map.groupBy(tests.filter(holds(id)), ({ file }) => file);
  const held = [...byFile].map(([file, inFile]) => `[${nameOf(file)}]: ${titlesOf(inFile).join('; ')}`);
  return `| [${id}](${address}) ${shortened(text)} | ${held.join('<br>') || claimsWithoutTest[id] || ''} |`;
};

/** The titles of tests, once each block that they stand in. */
const titlesOf = (tests: readonly HoldingTest[]): readonly string[] => {
  const byBlock = Map.groupBy(tests, ({ blocks }) => blocks.map((block) => `${codeOf(block)} › `).join(''));
  return [...byBlock].map(([block, inBlock]) => `${block}${inBlock.map(({ title }) => codeOf(title)).join(', ')}`);
};

/** What a test file is called on the page. */
type NameOfFile = (file: string) => string;

/** A file's own name, where only one is called so; else its path. */
const namesOf = (files: ReadonlySet<string>): NameOfFile => {
  const byName = Map.groupBy(files, (file) => basename(file));
  return (file) => (byName.get(basename(file))?.length === 1 ? basename(file) : file);
};

const codeOf = (title: string): string => `\`${title.replaceAll('|', String.raw`\|`)}\``;

/** The first words of a claim, as many as a reader needs to know it again; marks of code and stress would be torn. */
const shortened = (text: string): string => {
  const plain = text.replaceAll(/[`*]/g, '');
  return plain.length <= 90 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 90)).replace(/[ ,;:.·]+$/, '')} …`;
};

if (import.meta.main) writeFileSync(file, specificationTests());
