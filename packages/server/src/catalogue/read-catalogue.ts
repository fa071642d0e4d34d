import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@ramka/domain/text/language';
import { accepted, refused, type Result } from '@ramka/domain/result';
import type { Catalogue, LocalisedCatalogue } from './catalogue.ts';
import type { CatalogueFault } from './catalogue-fault.ts';
import { readFiles } from './files/read-files.ts';
import type { Reading } from './files/reading.ts';
import { lintCatalogue } from './lint/lint-catalogue.ts';
import { lookupsOf, valuesOf } from './lint/lookups.ts';
import { localiseCatalogue } from './localise/localise-catalogue.ts';
import { pricesOf } from './localise/price-list.ts';

/**
 * Reads a catalogue's folder whole, or tells everything that is wrong with it.
 * Only one price list is used; all of them are checked.
 */
export const readCatalogue = async (
  folder: string,
  { priceList }: { readonly priceList: string },
): Promise<Result<Catalogue, readonly CatalogueFault[]>> => {
  const reading: Reading = { folder, faults: [], hash: createHash('sha256') };
  const files = await readFiles(reading);
  const faults = [...reading.faults, ...lintCatalogue(files, priceList)];
  const prices = files.priceLists.get(priceList);
  if (faults.length > 0 || files.manifest === undefined || prices === undefined) return refused(faults);
  const lookups = lookupsOf(files);
  const priceOf = pricesOf(prices);
  const languages = new Map<Language, LocalisedCatalogue>();
  return accepted({
    sample: files.manifest.sample,
    fingerprint: reading.hash.digest('base64url').slice(0, 16),
    currency: { code: prices.currency, label: prices.label },
    picturesFolder: join(folder, 'pictures'),
    pictures: files.pictures,
    articlePictures: new Map(valuesOf(files.articles).map(({ id, picture }) => [id, picture])),
    in: (language) => {
      const known = languages.get(language) ?? localiseCatalogue(lookups, priceOf, language);
      languages.set(language, known);
      return known;
    },
  });
};
