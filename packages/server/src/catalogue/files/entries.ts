import { allLanguages } from '@ramka/domain/text';
import type { z } from 'zod';
import { type CatalogueFault, fault, type FaultCode } from '../catalogue-fault.ts';
import { jsonPath, parseJson, type Reading, readJson, textLines } from './reading.ts';

/** Reads a JSON file that contains a list. Entries that violate the schema are reported and skipped. */
export const readEntries = async <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
): Promise<FileEntries<Entry>> => {
  const content = await readJson(reading, file);
  if (Array.isArray(content)) {
    return checkEntries(
      reading,
      file,
      schema,
      content.map((value: unknown, index) => ({ value, path: `$[${index}]` })),
    );
  }
  if (content !== undefined) reading.faults.push(fault(file, '$', 'wrong-value', 'A list was expected.'));
  return { file, entries: [], invalidKeys: 'all' };
};

/** Streams the entries of an NDJSON file. Empty lines are skipped. */
export const readLines = async <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
): Promise<FileEntries<Entry>> => {
  const entries: PlacedEntry<Entry>[] = [];
  let invalidKeys: Set<unknown> | 'all' = new Set<unknown>();
  for await (const { text, number } of textLines(reading, file)) {
    const path = `line ${number}`;
    const value = parseJson(reading, file, path, text);
    const entry = value === undefined ? undefined : checkEntry(reading, file, schema, { value, path });
    if (entry !== undefined) entries.push(entry);
    else if (value === undefined) invalidKeys = 'all';
    else if (invalidKeys !== 'all') addKeys(invalidKeys, value);
  }
  return { file, entries, invalidKeys: entries.length === 0 ? 'all' : invalidKeys };
};

const checkEntries = <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
  candidates: readonly PlacedEntry<unknown>[],
): FileEntries<Entry> => {
  const entries: PlacedEntry<Entry>[] = [];
  const invalidKeys = new Set<unknown>();
  for (const candidate of candidates) {
    const entry = checkEntry(reading, file, schema, candidate);
    if (entry === undefined) addKeys(invalidKeys, candidate.value);
    else entries.push(entry);
  }
  return { file, entries, invalidKeys };
};

const checkEntry = <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
  { value, path }: PlacedEntry<unknown>,
): PlacedEntry<Entry> | undefined => {
  const checked = schema.safeParse(value);
  if (checked.success) return { value: checked.data, path };
  reading.faults.push(...schemaFaults(file, path, value, checked.error.issues));
  return undefined;
};

/** Adds the keys by which other entries may refer to an invalid entry. */
const addKeys = (keys: Set<unknown>, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const key of linkingFields) keys.add(Reflect.get(value, key));
};

const linkingFields = ['id', 'tag', 'symbol', 'categoryId', 'subcategoryId', 'productGroupId'];

/** An entry and its position in the file: `$[3]` or `line 17`. */
export type PlacedEntry<Entry> = { readonly value: Entry; readonly path: string };

/** The valid entries of a file. */
export type FileEntries<Entry> = {
  /** Path below the catalogue's folder. */
  readonly file: string;
  readonly entries: readonly PlacedEntry<Entry>[];
  /**
   * Ids, tags, symbols and categories of entries that violate the schema, or `all` if the file cannot be read.
   * References to these are not reported.
   */
  readonly invalidKeys: ReadonlySet<unknown> | 'all';
};

/** Whether a dangling reference may be reported, because no invalid entry can be its target. */
export const isComplete = (files: readonly FileEntries<unknown>[], key: unknown): boolean =>
  files.every(({ invalidKeys }) => invalidKeys !== 'all' && !invalidKeys.has(key));

/** The entries of a file without their positions. */
export const valuesOf = <Entry>(file: FileEntries<Entry>): readonly Entry[] => file.entries.map(({ value }) => value);

type Issue = z.core.$ZodIssue;

/** Converts the schema errors of a value at `path` into faults. */
export const schemaFaults = (file: string, path: string, value: unknown, issues: readonly Issue[]): CatalogueFault[] =>
  issues.flatMap((issue) => {
    const branch = issue.code === 'invalid_union' ? bestBranch(issue.errors) : [];
    if (branch.length > 0) return schemaFaults(file, jsonPath(path, issue.path), valueAt(value, issue.path), branch);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => {
      const place = key === undefined ? issue.path : [...issue.path, key];
      return fault(file, jsonPath(path, place), codeOf(issue, value), sentenceOf(issue, valueAt(value, issue.path)));
    });
  });

/** The branch of a union with the fewest errors, which the author probably meant. */
const bestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];

const WRONG_TYPE_ALTOGETHER = 100;

const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + issue.keys.length;
    return sum + (issue.code === 'invalid_type' && issue.path.length === 0 ? WRONG_TYPE_ALTOGETHER : 1);
  }, 0);

const codeOf = (issue: Issue, value: unknown): FaultCode => {
  if (issue.code === 'unrecognized_keys') return 'unknown-field';
  if (issue.code !== 'invalid_type' || valueAt(value, issue.path) !== undefined) return 'wrong-value';
  return allLanguages.some((language) => language === issue.path.at(-1)) ? 'missing-language' : 'missing-field';
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** The message of a schema error, for authors of files and spreadsheets. Text formats have their own messages. */
const sentenceOf = (issue: Issue, found: unknown): string => {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = kindsOfValues.get(issue.expected) ?? 'another kind of value';
      return found === undefined || found === null
        ? `This is missing: ${expected} belongs here.`
        : `${shown(found)} is not valid here; expected is ${expected}.`;
    }
    case 'invalid_value':
      return `${shown(found)} is none of what can stand here: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return tooLittle(issue);
    case 'too_big':
      return `${shown(found)} is too much: at most ${issue.maximum} can stand here.`;
    case 'unrecognized_keys':
      return 'There is no such field.';
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] === undefined ? issue.message : sentenceOf(issue.issues[0], found);
    case 'invalid_union':
      return `${shown(found)} is none of what can stand here.`;
    case 'invalid_format':
    case 'not_multiple_of':
    case 'custom':
      return issue.message;
  }
};

const kindsOfValues: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'yes or no (in JSON true or false)'],
  ['array', 'a list'],
  ['object', 'an object with fields'],
  ['record', 'an object with fields'],
]);

const tooLittle = ({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string => {
  if (origin === 'array' || origin === 'set')
    return `The list is too short: ${minimum} at least ${minimum === 1 ? 'is' : 'are'} needed.`;
  if (origin === 'string') return 'The text is empty.';
  return `The number is too small: ${inclusive === false ? `more than ${minimum}` : `${minimum} or more`} can stand here.`;
};

/** A value as written in the file, truncated. */
const shown = (found: unknown): string => {
  if (found === undefined) return 'Nothing';
  if (Array.isArray(found)) return 'A list';
  if (typeof found === 'object' && found !== null) return 'An object';
  return JSON.stringify(typeof found === 'string' ? found.slice(0, 60) : found);
};
