import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { allLanguages } from '@ramka/domain/text';
import { describe, expect, test } from 'vitest';
import { exportRows, importRows, type TranslationRow } from './translation.ts';

const dictionaryOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`packages/texts/src/${language}/*.ts`).map((file) => [basename(file, '.ts'), readFileSync(file, 'utf8')]),
  );

const english = dictionaryOf('en');
const polish = dictionaryOf('pl');

const rowsOf = (language: ReadonlyMap<string, string>): readonly TranslationRow[] =>
  exportRows(language, english, polish);

/** Imports the rows below the head of the workbook. */
const importInto = (language: ReadonlyMap<string, string>, rows: readonly TranslationRow[]) =>
  importRows(
    language,
    rows.map((row, index) => ({ row, line: index + 2 })),
  );

const sample = new Map([
  [
    'rooms',
    `import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';

const setCount = (count: number): string => plural(count, ['no sets', '1 set', \`\${formatCount(count)} sets\`, \`\${formatCount(count)} sets\`]);

/** The rooms of a project. */
export const rooms = {
  title: 'Rooms',
  /** Empty without a planning tool. */
  locked: (tool: string): string => (tool === '' ? 'Locked' : \`Locked by \${tool}'s app\`),
  counts: (counts: { readonly sets: number }): string => [setCount(counts.sets)].join(' · '),
};
`,
  ],
]);

test('texts are listed with their place, the counts of plural forms and placeholders', () => {
  const rows = exportRows(sample, sample, sample);
  expect(rows.map(({ Key, Place, 'Present text': text }) => [Key, Place, text])).toEqual([
    ['rooms/setCount 1', '', 'no sets'],
    ['rooms/setCount 2', '', '1 set'],
    ['rooms/setCount 3', '', '{count} sets'],
    ['rooms/setCount 4', '', '{count} sets'],
    ['rooms/rooms.title', 'The rooms of a project.', 'Rooms'],
    ['rooms/rooms.locked 1', 'Empty without a planning tool.', 'Locked'],
    ['rooms/rooms.locked 2', 'Empty without a planning tool.', "Locked by {tool}'s app"],
  ]);
  expect(rows.map(({ 'For counts': counts }) => counts).slice(0, 5)).toEqual(['0', '1', '2–4', '5 and more', '']);
  expect(rows[2]?.Placeholders).toBe('{count}');
});

const withText = (key: string, text: string): readonly TranslationRow[] =>
  exportRows(sample, sample, sample).map((row) => (row.Key === key ? { ...row, 'New text': text } : row));

test('a new text replaces its literal only, with its computed values and escapes', () => {
  const result = importInto(sample, withText('rooms/rooms.locked 2', 'The `app`\u00A0{tool} locks'));
  expect(result).toMatchObject({ texts: 1 });
  const source = 'changed' in result ? result.changed.get('rooms') : '';
  expect(source).toBe(sample.get('rooms')?.replace("`Locked by ${tool}'s app`", '`The \\`app\\`\\u00A0${tool} locks`'));
});

test.each([
  ['rooms/rooms.locked 2', 'Locked', 'the placeholder {tool} is missing'],
  ['rooms/rooms.locked 2', 'Locked by {tool} in {room}', '{room} is not a placeholder of this text'],
  ['rooms/rooms.title', 'Rooms {', 'a brace has no counterpart'],
  ['rooms/setCount 4', 'sets', 'the placeholder {count} is missing'],
])('%s as "%s" is refused, and nothing is imported', (key, text, reason) => {
  const rows = withText(key, text).map((row) =>
    row.Key === 'rooms/setCount 1' ? { ...row, 'New text': 'not a set' } : row,
  );
  const line = rows.findIndex((row) => row.Key === key) + 2;
  expect(importInto(sample, rows)).toEqual({ refusals: [{ row: line, reason }] });
});

test('a row whose text was changed or removed since the export is refused', () => {
  const [row] = withText('rooms/setCount 1', 'not a set');
  const rows = [row, row].flatMap((each, index) =>
    each === undefined ? [] : [index === 0 ? { ...each, 'Present text': 'none' } : { ...each, Key: 'rooms/gone' }],
  );
  expect(importInto(sample, rows)).toEqual({
    refusals: [
      { row: 2, reason: 'the text has changed since the export; it is "no sets" now' },
      { row: 3, reason: 'there is no text "rooms/gone"' },
    ],
  });
});

describe.each(allLanguages)('the dictionaries of %s', (language) => {
  const dictionary = dictionaryOf(language);

  test('stay as they are if nothing is translated', () => {
    const same = rowsOf(dictionary).map((row) => ({ ...row, 'New text': row['Present text'] }));
    expect(importInto(dictionary, same)).toEqual({ changed: new Map(), texts: 0 });
  });

  test('read every text again', () => {
    const rows = rowsOf(dictionary);
    const result = importInto(
      dictionary,
      rows.map((row) => ({ ...row, 'New text': `»${row['Present text'].trim()}` })),
    );
    expect(result).toMatchObject({ texts: rows.length });
    const changed = new Map([...dictionary, ...('changed' in result ? result.changed : [])]);
    expect(rowsOf(changed).map((row) => row['Present text'].trim())).toEqual(
      rows.map((row) => `»${row['Present text'].trim()}`),
    );
  });
});
