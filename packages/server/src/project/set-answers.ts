import type { ListedSet } from '@ramka/contract/translate/product-set';
import { setPrice } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import { lookOfSet } from '@ramka/domain/drawing';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import { sentenceOfSet } from '@ramka/texts/name-of-set';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FindPicturedSet } from '../pictures/set-picture.routes.ts';
import type { Store } from '../store/store.ts';
import { productSetOf } from './set-contents.ts';
import { findSet, isExternal, type StoredSet } from './sets.store.ts';

/** Prices and descriptions that are remembered; each takes some hundred bytes. */
const REMEMBERED = 100_000;

/** What lists show of a stored set, described in a language; where none is named, in the deployment's. */
export type ListedSets = (projectId: string, set: StoredSet, language?: Language) => ListedSet;

/**
 * Prices come from the bill of materials; they and the descriptions are remembered for as long as the set and the
 * catalogue stay the same.
 */
export const listedSets = (catalogue: Catalogue, usual: Language): ListedSets => {
  const assortment = catalogue.in(usual);
  const prices = new LRUCache<string, MinorUnits>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  const descriptions = new LRUCache<string, string>({ max: REMEMBERED });

  const priceOf = (projectId: string, set: StoredSet): MinorUnits => {
    const key = `${projectId}/${set.id}/${set.version}`;
    const known = prices.get(key);
    if (known !== undefined) return known;
    const price = setPrice(productSetOf(set), assortment);
    prices.set(key, price);
    return price;
  };

  const descriptionOf = (projectId: string, set: StoredSet, language: Language): string => {
    const key = `${language}/${projectId}/${set.id}/${set.version}`;
    const known = descriptions.get(key);
    if (known !== undefined) return known;
    const description = sentenceOfSet(lookOfSet(productSetOf(set), catalogue.in(language)), allTexts[language]);
    descriptions.set(key, description);
    return description;
  };

  return (projectId, set, language = usual) => ({
    id: set.id,
    name: set.name,
    seriesId: set.seriesId,
    external: isExternal(set),
    price: priceOf(projectId, set),
    seriesTag: assortment.findSeries(set.seriesId)?.tag ?? '',
    pictureVersion: pictureVersion(set, catalogue),
    description: descriptionOf(projectId, set, language),
  });
};

/**
 * What changes whenever the picture of a set may have: the set, or the catalogue that it is drawn from. In quotes it is an
 * entity tag of the set, of which the version counts (docs/readings.md#r13).
 */
const pictureVersion = (
  { version }: Pick<StoredSet, 'version'>,
  { fingerprint }: Pick<Catalogue, 'fingerprint'>,
): string => `${version}-${fingerprint.slice(0, 8)}`;

/** Finds the sets of a store for their pictures. */
export const findPicturedSetIn =
  (store: Store, catalogue: Catalogue): FindPicturedSet =>
  async (projectId, setId) => {
    const set = await store.read(() => findSet(projectId, setId));
    return set.ok
      ? { version: pictureVersion(set.value, catalogue), readSet: () => productSetOf(set.value) }
      : undefined;
  };
