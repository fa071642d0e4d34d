import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { jsonOf } from '../../files/json-of.ts';
import type { CollectedImport } from '../collect-import.ts';
import type { ImportSource } from '../import-source.ts';
import { writeJson } from './write-json.ts';

/**
 * Notes the edition that an imported file names, its name where the catalogue has none yet, and how many updates it has
 * taken. Answers how many it had taken before; undefined where that is not known.
 */
export const renewManifest = async (
  folder: string,
  source: ImportSource,
  { header: { name, edition }, update }: CollectedImport,
): Promise<{ readonly updates: number | undefined }> => {
  const file = join(folder, 'catalogue.json');
  const { data: manifest } = manifestFile.safeParse(jsonOf(await readFile(file, 'utf8')));
  // A broken one is told by the check that follows.
  if (manifest === undefined) return { updates: undefined };
  const { updates: before, ...rest } = manifest;
  const updates = updatesTaken(source, update, before);
  await writeJson(file, {
    ...rest,
    name: manifest.name || name || '',
    edition: edition || manifest.edition,
    ...(updates !== undefined && { updates }),
  });
  return { updates: before };
};

const updatesTaken = (
  { name }: ImportSource,
  update: CollectedImport['update'],
  before: number | undefined,
): number | undefined => {
  if (update?.previous !== undefined) return update.previous + 1;
  if (update !== undefined) return before === undefined ? undefined : before + 1;
  return name === 'BMEcat 2005' ? 0 : undefined;
};
