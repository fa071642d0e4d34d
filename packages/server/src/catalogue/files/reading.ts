import type { Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { jsonOf } from './json-of.ts';

/** A catalogue's folder while it is read: what was wrong so far. */
export type Reading = {
  readonly folder: string;
  readonly faults: CatalogueFault[];
  /** Takes in every byte that was read, for the catalogue's fingerprint. */
  readonly hash: Hash;
};

/** A JSON value of the catalogue, not yet checked; undefined, and a fault, where there is none. */
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

/** The value that a text says; undefined, and a fault, where it is not JSON. */
export const parseJson = (reading: Reading, file: string, path: string, text: string): unknown => {
  try {
    return jsonOf(text);
  } catch (error) {
    reading.faults.push(fault(file, path, 'bad-json', error instanceof Error ? error.message : 'Not JSON.'));
    return undefined;
  }
};

/** Reports a file that the catalogue should have. */
export const reportMissing = (reading: Reading, file: string): void => {
  reading.faults.push(fault(file, '', 'missing-file', `${file} is missing or cannot be read.`));
};
