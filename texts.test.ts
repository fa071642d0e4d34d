import { globSync, readFileSync } from 'node:fs';
import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';

const sources = globSync(['packages/{web,server}/src/**/*.{ts,tsx}', 'packages/texts/src/*.ts'])
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

type Branch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The way to every sentence: subject, perhaps a part of it, key. */
const waysIn = (texts: Branch, way: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(texts).flatMap(([key, value]) => (isBranch(value) ? waysIn(value, [...way, key]) : [[...way, key]]));

const pairs = (pattern: RegExp): readonly (readonly [string, string])[] =>
  Array.from(sources.matchAll(pattern), ([, first = '', second = '']) => [first, second]);

/** What branches of the texts are called where they are used, beside their own names: `const { bill: words } = …`. */
const givenNames = Map.groupBy(
  [
    ...pairs(/\b(\w+): (\w+)\b/g),
    ...pairs(/\b(\w+) = [^;=\n]*\.(\w+);/g).map(([name, branch]) => [branch, name] as const),
    ...pairs(/\b(\w+)\??: Texts[^;,)=]*\['(\w+)'\]/g).map(([name, branch]) => [branch, name] as const),
  ],
  ([branch]) => branch,
);
const namesOf = (branch: string): readonly string[] => [
  branch,
  ...new Set(givenNames.get(branch)?.map(([, name]) => name)),
];

const joined = (found: readonly (readonly [string, string])[]): ReadonlySet<string> =>
  new Set(found.map(([owner, key]) => `${owner}.${key}`));

const named = joined([...pairs(/\b(\w+)\??\.(?=(\w+))/g), ...pairs(/\b(\w+)\['([^']+)'\]/g)]);
const lookedUp = new Set(pairs(/\b(\w+)\)?\[[^'\]]/g).map(([branch]) => branch));
const handedOn = joined([
  ...pairs(/\b(\w+)\.(\w+)\b(?!\??[.[(;])/g),
  ...pairs(/(?:[?:] |\.\.\.)(\w+)\.(\w+)\b(?!\??[.[(])/g),
]);

/** Whether sources name the sentence, look it up by a computed key, or hand its branch on as a whole. */
const isUsed = (way: readonly string[]): boolean => {
  const [key = '', branch = '', above] = way.toReversed();
  return (
    namesOf(branch).some((name) => named.has(`${name}.${key}`) || lookedUp.has(name)) ||
    (above !== undefined && namesOf(above).some((name) => handedOn.has(`${name}.${branch}`)))
  );
};

test('every text is used in a screen, a message or a document', () => {
  const unused = waysIn(pl).filter((way) => !isUsed(way));
  expect(unused.map((way) => way.join('.'))).toEqual([]);
});

test('the pages call all of the texts `texts`, and each branch by its own name', () => {
  const aliases = /\w+: texts\b[^\n]*= useTexts\(\)|const texts = (?:useTexts\(\)\.|\w+\.)[^\n]*|texts: Texts\[[^\n]*/g;
  const wrong = globSync('packages/web/src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(aliases), ([given]) => `${file}: ${given}`));
  expect(wrong).toEqual([]);
});
