import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { jsonOf } from '../files/json-of.ts';
import type { CollectedImport } from './collect-import.ts';
import { writeJson } from './write-json.ts';

/** Notes the edition that an imported file names, and its name where the catalogue has none yet. */
export const renewManifest = async (folder: string, { name, edition }: CollectedImport['header']): Promise<void> => {
  const file = join(folder, 'catalogue.json');
  const { data: manifest } = manifestFile.safeParse(jsonOf(await readFile(file, 'utf8')));
  // A broken one is told by the check that follows.
  if (manifest === undefined) return;
  await writeJson(file, { ...manifest, name: manifest.name || name || '', edition: edition || manifest.edition });
};
