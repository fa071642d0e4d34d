import { writeFile } from 'node:fs/promises';

/** Writes a file of the catalogue. */
export const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 1)}\n`);
