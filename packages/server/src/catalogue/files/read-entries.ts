import type { z } from 'zod';
import { fault } from '../catalogue-fault.ts';
import type { FileEntries, PlacedEntry } from './file-entries.ts';
import { parseJson, type Reading, readJson } from './reading.ts';
import { schemaFaults } from './schema-faults.ts';
import { textLines } from './text-lines.ts';

/** Reads a JSON file that is a list; entries that break the schema are reported and left out. */
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
  return { file, entries: [], lost: 'all' };
};

/** Reads a file with one JSON value a line, never whole; empty lines do not count. */
export const readLines = async <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
): Promise<FileEntries<Entry>> => {
  const entries: PlacedEntry<Entry>[] = [];
  let lost: Set<unknown> | 'all' = new Set<unknown>();
  for await (const { text, number } of textLines(reading, file)) {
    const path = `line ${number}`;
    const value = parseJson(reading, file, path, text);
    const entry = value === undefined ? undefined : checkEntry(reading, file, schema, { value, path });
    if (entry !== undefined) entries.push(entry);
    else if (value === undefined) lost = 'all';
    else if (lost !== 'all') addKeys(lost, value);
  }
  return { file, entries, lost: entries.length === 0 ? 'all' : lost };
};

const checkEntries = <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
  candidates: readonly PlacedEntry<unknown>[],
): FileEntries<Entry> => {
  const entries: PlacedEntry<Entry>[] = [];
  const lost = new Set<unknown>();
  for (const candidate of candidates) {
    const entry = checkEntry(reading, file, schema, candidate);
    if (entry === undefined) addKeys(lost, candidate.value);
    else entries.push(entry);
  }
  return { file, entries, lost };
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

/** What other entries may mean a lost one by, and what it may have filled. */
const addKeys = (lost: Set<unknown>, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const key of linkingFields) lost.add(Reflect.get(value, key));
};

const linkingFields = ['id', 'tag', 'symbol', 'categoryId', 'subcategoryId', 'productGroupId'];
