import { join } from 'node:path';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { rootFolder } from '../root-folder.ts';

/** The small catalogue of the worked examples (catalogue.md §5.7 to §5.10), read as any other. */
export const aCatalogue = (): Promise<Catalogue> => (catalogue ??= read());

let catalogue: Promise<Catalogue> | undefined;

const read = async (): Promise<Catalogue> => {
  const catalogue = await readCatalogue(join(rootFolder, 'packages/server/fixtures/catalogue'), { priceList: 'pln' });
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.problem));
  return catalogue.value;
};
