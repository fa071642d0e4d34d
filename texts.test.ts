import { globSync, readFileSync } from 'node:fs';
import { buildDictionary } from '@ramka/domain/search';
import { parseQuickEntry } from '@ramka/domain/quick-entry';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { sharedWords } from '@ramka/import/vocabulary/shared-words';
import { sampleLanguages } from '@ramka/import/vocabulary/words';
import { allTexts } from '@ramka/texts/all-texts';
import { usualSetsTexts } from '@ramka/texts/usual-sets';
import { expect, test } from 'vitest';

const files = globSync(['packages/{web,server}/src/**/*.{ts,tsx}', 'packages/texts/src/*.ts'])
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));

type Branch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The path of every sentence: subject, optionally a section, key. */
const waysIn = (texts: Branch, way: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(texts).flatMap(([key, value]) => (isBranch(value) ? waysIn(value, [...way, key]) : [[...way, key]]));

type Pair = readonly [string, string];

const pairsIn = (source: string, pattern: RegExp): readonly Pair[] =>
  Array.from(source.matchAll(pattern), ([, first = '', second = '']) => [first, second]);

const pairs = (pattern: RegExp): readonly Pair[] => files.flatMap((source) => pairsIn(source, pattern));

/** Other names that sources give to branches of the texts: `const { bill: words } = …`. */
const namesGivenIn = (source: string): ReadonlyMap<string, readonly Pair[]> =>
  Map.groupBy(
    [
      ...pairsIn(source, /\b(\w+): (\w+)\b/g),
      ...pairsIn(source, /\b(\w+) = [^;=\n]*\.(\w+);/g).map(([name, branch]) => [branch, name] as const),
      ...pairsIn(source, /\b(\w+)\??: Texts[^;,)=]*\['(\w+)'\]/g).map(([name, branch]) => [branch, name] as const),
    ],
    ([branch]) => branch,
  );

const givenNames = namesGivenIn(files.join('\n'));
const namesOf = (branch: string, given = givenNames): readonly string[] => [
  branch,
  ...new Set(given.get(branch)?.map(([, name]) => name)),
];

const joined = (found: readonly Pair[]): ReadonlySet<string> => new Set(found.map(([owner, key]) => `${owner}.${key}`));

const named = joined([...pairs(/\b(\w+)\??\.(?=(\w+))/g), ...pairs(/\b(\w+)\['([^']+)'\]/g)]);
// Each file separately, because the same local name may mean different branches in different files.
const lookedUp = files.map((source) => ({
  given: namesGivenIn(source),
  names: new Set(pairsIn(source, /\b(\w+)\)?\[(?!index\b)[^'\]]/g).map(([name]) => name)),
}));
const isLookedUp = (branch: string): boolean =>
  lookedUp.some(({ given, names }) => namesOf(branch, given).some((name) => names.has(name)));
const handedOn = joined([
  ...pairs(/\b(\w+)\.(\w+)\b(?!\??[.[(;])/g),
  ...pairs(/(?:[?:] |\.\.\.)(\w+)\.(\w+)\b(?!\??[.[(])/g),
]);

/** Whether a source names the sentence, looks it up by a computed key, or passes on its whole branch. */
const isUsed = (way: readonly string[]): boolean => {
  const [key = '', branch = '', above] = way.toReversed();
  return (
    isLookedUp(branch) ||
    namesOf(branch).some((name) => named.has(`${name}.${key}`)) ||
    (above !== undefined && namesOf(above).some((name) => handedOn.has(`${name}.${branch}`)))
  );
};

test('every text is used in a screen, a message or a document', () => {
  const unused = waysIn(allTexts.pl).filter((way) => !isUsed(way));
  expect(unused.map((way) => way.join('.'))).toEqual([]);
});

test('the pages call all of the texts `texts`, and each branch by its own name', () => {
  const aliases = /\w+: texts\b[^\n]*= useTexts\(\)|const texts = (?:useTexts\(\)\.|\w+\.)[^\n]*|texts: Texts\[[^\n]*/g;
  const wrong = globSync('packages/web/src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(aliases), ([given]) => `${file}: ${given}`));
  expect(wrong).toEqual([]);
});

test.each(sampleLanguages)('the quick entry understands the usual sets: %s', (language) => {
  const dictionary = buildDictionary({
    functions: allFunctions.map(({ id, name, words }) => ({
      id,
      name: typeof name === 'string' ? name : name[language],
      words: words?.[language] ?? [],
    })),
    sharedWords: sharedWords.map(({ words, functions }) => ({
      words: words[language] ?? [],
      functionIds: functions,
    })),
  });
  const contentsOf = (name: string): readonly string[] =>
    parseQuickEntry(name, { dictionary, findBySymbol: () => undefined }).map(({ count, meaning }) =>
      meaning.kind === 'functions' ? `${count} ${meaning.functionIds[0]}` : meaning.kind,
    );
  const { light, sockets, media } = usualSetsTexts[language].names;
  const socket = language === 'uk' ? 'socket-schuko' : 'socket-earthed-e';
  expect(contentsOf(light)).toEqual(['1 switch-two-way']);
  expect(contentsOf(sockets)).toEqual([`2 ${socket}`]);
  expect(contentsOf(media)).toEqual([`1 ${socket}`, expect.stringMatching(/^1 tv/), '1 data-rj45']);
});
