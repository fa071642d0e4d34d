import { join } from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { rootFolder } from '../root-folder.ts';

const folder = join(rootFolder, 'packages/server/fixtures/catalogue');

/** The small catalogue of the worked examples (catalogue.md §5.7 to §5.10), read as any other. */
export const aCatalogue = (priceList: 'pln' | 'eur' = 'pln'): Promise<Catalogue> =>
  (read[priceList] ??= reading(priceList));

const read: Partial<Record<string, Promise<Catalogue>>> = {};

const reading = async (priceList: string): Promise<Catalogue> => {
  const catalogue = await readCatalogue(folder, { priceList });
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.problem));
  return catalogue.value;
};
