import { join } from 'node:path';
import type { Language } from '@ramka/domain/text';
import { ok, err, type Result } from '@ramka/domain/result';
import type { Catalogue, LocalisedCatalogue } from './catalogue.ts';
import type { CatalogueFault } from './catalogue-fault.ts';
import { checkCatalogue } from './check/check-catalogue.ts';
import { lookupsOf } from './files/lookups.ts';
import { valuesOf } from './files/entries.ts';
import { localiseCatalogue } from './localise/localise-catalogue.ts';
import { pricesOf } from './localise/articles.ts';

/** Reads a catalogue folder, or returns all its faults. Only one price list is used; all of them are checked. */
export const readCatalogue = async (
  folder: string,
  { priceList }: { readonly priceList: string },
): Promise<Result<Catalogue, readonly CatalogueFault[]>> => {
  const { faults, files, fingerprint } = await checkCatalogue(folder, priceList);
  const prices = files.priceLists.get(priceList);
  if (faults.length > 0 || files.manifest === undefined || prices === undefined) return err(faults);
  const lookups = lookupsOf(files);
  const priceOf = pricesOf(prices);
  const languages = new Map<Language, LocalisedCatalogue>();
  return ok({
    sample: files.manifest.sample,
    fingerprint,
    currency: { code: prices.currency, label: prices.label },
    picturesFolder: join(folder, 'pictures'),
    pictures: new Set(files.pictures.keys()),
    articlePictures: new Map(valuesOf(files.articles).map(({ id, picture }) => [id, picture])),
    packSizeOf: (symbol) => files.packs.get(symbol) ?? null,
    in: (language) => {
      const cached = languages.get(language) ?? localiseCatalogue(lookups, priceOf, language);
      languages.set(language, cached);
      return cached;
    },
  });
};
