import type { WireBundle } from '@ramka/contract/wire/bundle';
import { setPrice } from '@ramka/domain/bill';
import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import type { Language } from '@ramka/domain/text';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FindPicturedSet } from '../pictures/set-picture.routes.ts';
import type { Store } from '../store/store.ts';
import { productSetOf } from './set-contents.ts';
import { findSet, isExternal, type StoredSet } from './sets.store.ts';

/** Prices that are remembered; each takes some hundred bytes. */
const REMEMBERED_PRICES = 100_000;

/** Answers a stored set as the API lists it. */
export type BundleAnswers = (projectId: string, set: StoredSet) => WireBundle;

/** Prices come from the bill of materials; they are remembered for as long as the set and the catalogue stay the same. */
export const bundleAnswers = (catalogue: Catalogue, language: Language): BundleAnswers => {
  const assortment = catalogue.in(language);
  const prices = new LRUCache<string, MinorUnits>({ max: REMEMBERED_PRICES });

  const priceOf = (projectId: string, set: StoredSet): MinorUnits => {
    const key = `${projectId}/${set.id}/${set.version}`;
    const known = prices.get(key);
    if (known !== undefined) return known;
    const price = setPrice(productSetOf(set), assortment);
    prices.set(key, price);
    return price;
  };

  return (projectId, set) => ({
    id: set.id,
    name: set.name,
    serieId: set.seriesId,
    version: bundleVersion(set, catalogue),
    price: decimalFromPrice(priceOf(projectId, set)),
    type: isExternal(set) ? 'external' : 'regular',
    frameLine: assortment.findSeries(set.seriesId)?.tag ?? '',
  });
};

/** What changes whenever the picture of a set may have: the set, or the catalogue that it is drawn from. */
const bundleVersion = (
  { version }: Pick<StoredSet, 'version'>,
  { fingerprint }: Pick<Catalogue, 'fingerprint'>,
): string => `${version}-${fingerprint.slice(0, 8)}`;

/** Finds the sets of a store for their pictures. */
export const findPicturedSetIn =
  (store: Store, catalogue: Catalogue): FindPicturedSet =>
  async (projectId, setId) => {
    const set = await store.read(() => findSet(projectId, setId));
    return set.ok
      ? { version: bundleVersion(set.value, catalogue), readSet: () => productSetOf(set.value) }
      : undefined;
  };
