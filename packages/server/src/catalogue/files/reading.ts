import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueFault, fault } from '../catalogue-fault.ts';

/** The state of reading a catalogue folder. */
export type Reading = {
  readonly folder: string;
  readonly faults: CatalogueFault[];
  /** Hashes every byte read, for the fingerprint. */
  readonly hash: Hash;
};

/** Reads a JSON file without validation; returns undefined and reports a fault if that fails. */
export const readJson = async (reading: Reading, file: string): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(join(reading.folder, file), 'utf8');
  } catch {
    reportMissing(reading, file);
    return undefined;
  }
  reading.hash.update(`\n${file}\n`).update(text);
  return parseJson(reading, file, '', text);
};

/** Parses JSON; returns undefined and reports a fault for invalid JSON. */
export const parseJson = (reading: Reading, file: string, path: string, text: string): unknown => {
  try {
    return jsonOf(text);
  } catch (error) {
    reading.faults.push(
      fault(file, path, 'bad-json', `This is no JSON: ${error instanceof Error ? error.message : ''}`),
    );
    return undefined;
  }
};

export const reportMissing = (reading: Reading, file: string): void => {
  reading.faults.push(fault(file, '', 'missing-file', `${file} is missing or cannot be read.`));
};

/** A line of a file, counted from 1. */
export type TextLine = { readonly text: string; readonly number: number };

const CHUNK_BYTES = 1 << 20;

/** Streams the non-empty lines of a file. Reports a fault if the file is missing. */
export async function* textLines(reading: Reading, file: string): AsyncGenerator<TextLine> {
  reading.hash.update(`\n${file}\n`);
  let number = 0;
  let rest = '';
  const stream = createReadStream(join(reading.folder, file), { encoding: 'utf8', highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream) {
      const text = String(chunk);
      reading.hash.update(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        number += 1;
        if (line.trim() !== '') yield { text: line, number };
      }
    }
  } catch {
    reportMissing(reading, file);
  }
  if (rest.trim() !== '') yield { text: rest, number: number + 1 };
}

/** Sorted names of the files in a folder with an extension, without the extension; empty if the folder is missing. */
export const listNames = async (root: string, folder: string, ending: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => entry.name.slice(0, -ending.length))
      .toSorted();
  } catch {
    return [];
  }
};

/** Sorted paths with `/` of every file below a folder; empty if the folder is missing. Links are not followed. */
export const listDeep = async (root: string, below = ''): Promise<readonly string[]> => {
  try {
    const entries = await readdir(join(root, below), { withFileTypes: true });
    const nested = await Promise.all(
      entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return listDeep(root, path);
        return entry.isFile() ? [path] : [];
      }),
    );
    return below === '' ? nested.flat().toSorted() : nested.flat();
  } catch {
    return [];
  }
};

/** Parses JSON with or without a byte order mark; throws for invalid JSON. */
export const jsonOf = (text: string): unknown => JSON.parse(text.startsWith('\u{FEFF}') ? text.slice(1) : text);

/** A position in a JSON value, such as `$[3].name.cs`, or `line 17.name.cs` in NDJSON. */
export const jsonPath = (root: string, keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => path + step(key), root);

const step = (key: PropertyKey): string => {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
};
