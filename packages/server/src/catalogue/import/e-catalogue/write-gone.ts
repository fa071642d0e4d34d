import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EcatalogGoneEntry } from '../../files/catalogue-files.ts';
import { openSpool } from '../spool.ts';

/** Writes what is gone from the e-catalogue; where nothing is, there is no such file. */
export const writeGone = async (folder: string, gone: readonly EcatalogGoneEntry[]): Promise<void> => {
  const file = join(folder, 'e-catalogue/gone.ndjson');
  if (gone.length === 0) {
    await rm(file, { force: true });
    return;
  }
  const output = openSpool<EcatalogGoneEntry>(file);
  for (const entry of gone) await output.add(entry);
  await output.close();
};
