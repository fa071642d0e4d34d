import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { jsonOf } from '@ramka/server/catalogue/files/reading';
import { plainText } from '../pipeline/imported-text.ts';
import type { AccumulatedImport, DiagnosticsSink } from '../pipeline/import-accumulator.ts';
import type { ImportUpdate } from '../pipeline/import-record.ts';
import type { ImportSource } from '../formats/import-source.ts';
import { writeJson } from './catalogue-folder.ts';

/**
 * Updates `catalogue.json` after an import: the edition, if the header of the file states one; the name in that header, if the
 * catalogue has no name yet; and the number of updates since the last complete catalogue. Returns that number as it was
 * before the import; undefined if unknown.
 */
export const renewManifest = async (
  folder: string,
  source: ImportSource,
  { header: { name, edition }, update }: AccumulatedImport,
): Promise<{ readonly updates: number | undefined }> => {
  const file = join(folder, 'catalogue.json');
  const { data: manifest } = manifestFile.safeParse(jsonOf(await readFile(file, 'utf8')));
  // The validation that follows reports an invalid manifest.
  if (manifest === undefined) return { updates: undefined };
  const { updates: before, ...rest } = manifest;
  const updates = countUpdates(source, update, before);
  await writeJson(file, {
    ...rest,
    name: manifest.name || shortText(name),
    edition: shortText(edition) || manifest.edition,
    ...(updates !== undefined && { updates }),
  });
  return { updates: before };
};

const shortText = (text = ''): string => plainText(text).slice(0, 120);

const countUpdates = (
  { name }: ImportSource,
  update: AccumulatedImport['update'],
  before: number | undefined,
): number | undefined => {
  if (update?.previous !== undefined) return update.previous + 1;
  if (update !== undefined) return before === undefined ? undefined : before + 1;
  return name === 'BMEcat' ? 0 : undefined;
};

/** Reports an update out of sequence. `imported` is the number of updates since the last complete catalogue. */
export const noteUpdateOrder = (
  { previous, at }: ImportUpdate,
  imported: number | undefined,
  note: DiagnosticsSink['note'],
): void => {
  if (previous === undefined || imported === undefined || previous === imported) return;
  const comparison = `According to the file, ${updatesOf(previous)} came before it; the catalogue contains ${updatesOf(imported)}`;
  const why = previous > imported ? 'some may be missing' : 'it may have been imported before';
  note('update-out-of-order', at, `${comparison}: ${why}.`);
};

const updatesOf = (count: number): string => (count === 1 ? '1 update' : `${count} updates`);
