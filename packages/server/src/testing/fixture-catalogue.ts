import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { priceListFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { onTestFinished } from 'vitest';
import { rootFolder } from '../config/settings.ts';

/** The small valid catalogue. */
export const fixtureCatalogue = join(rootFolder, 'packages/server/fixtures/catalogue');

/** An empty folder, deleted when the test ends. */
export const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

export const readPrices = async (catalogue: string, name: string) =>
  priceListFile.parse(JSON.parse(await readFile(join(catalogue, 'prices', `${name}.json`), 'utf8')));
