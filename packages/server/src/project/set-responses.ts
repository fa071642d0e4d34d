import type { Deployment } from '@ramka/contract/deployment';
import type { SetSummary, SetSummaryFacts } from '@ramka/contract/translate/product-set';
import { billOfMaterials, billTotal } from '@ramka/domain/bill';
import { describeSet } from '@ramka/domain/drawing';
import { frameOfSet, freeModuleSlots, type ProductSet } from '@ramka/domain/set/product-set';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import { contentsOfSet, sentenceOfSet } from '@ramka/texts/name-of-set';
import type { Texts } from '@ramka/texts/texts';
import { LRUCache } from 'lru-cache';
import type { Catalogue, LocalisedCatalogue } from '../catalogue/catalogue.ts';
import type { FindPicturedSet } from '../pictures/set-picture.routes.ts';
import type { Store } from '../store/store.ts';
import { productSetOf } from './set-contents.ts';
import { findSet, isExternal, type StoredSet } from './sets/sets.store.ts';

/** Maximum number of cached set summaries; each takes a few hundred bytes. */
const MAX_CACHED_SETS = 50_000;

/** Returns the summary of a stored set for lists. The language defaults to the deployment's. */
export type SummarizeSet = (projectId: string, set: StoredSet, language?: Language) => SetSummary;

/** Creates a cached `SummarizeSet`. Prices come from the bill of materials. Summaries are cached by set version. */
export const setSummaries = (catalogue: Catalogue, usual: Language): SummarizeSet => {
  const assortment = catalogue.in(usual);
  const remembered = new LRUCache<string, SetSummaryFacts>({ maxSize: MAX_CACHED_SETS, sizeCalculation: () => 1 });

  const factsOf = (projectId: string, set: StoredSet, language: Language): SetSummaryFacts => {
    const key = `${projectId}/${set.id}/${set.version}/${language}`;
    const cached = remembered.get(key);
    if (cached !== undefined) return cached;
    const facts = setFacts(productSetOf(set), catalogue.in(language), allTexts[language]);
    remembered.set(key, facts);
    return facts;
  };

  return (projectId, set, language = usual) => ({
    ...factsOf(projectId, set, language),
    id: set.id,
    name: set.name,
    seriesId: set.seriesId,
    external: isExternal(set),
    seriesTag: assortment.findSeries(set.seriesId)?.tag ?? '',
    pictureVersion: pictureVersion(set, catalogue),
  });
};

/** Price, electrical points, number of boxes, description and contents of a set. */
const setFacts = (set: ProductSet, assortment: LocalisedCatalogue, texts: Texts): SetSummaryFacts => {
  const { lines } = billOfMaterials(set, assortment);
  const frame = frameOfSet(set, assortment);
  const description = describeSet(set, assortment);
  const boxes = lines.filter(({ reasons }) =>
    reasons.some(({ kind }) => kind === 'surface-box' || kind === 'corner-box'),
  );
  return {
    price: billTotal(lines),
    description: sentenceOfSet(description, texts),
    contents: contentsOfSet(description, assortment.shortNameOf, texts),
    slots: frame?.slots ?? 0,
    emptySlots: frame ? freeModuleSlots(set, frame).length : 0,
    boxes: boxes.length === 0 ? (frame?.slots ?? 0) : boxes.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

/** The contents of a set in a few words, the name of an unnamed set. */
export const setContents = (set: ProductSet, assortment: LocalisedCatalogue, language: Language): string =>
  contentsOfSet(describeSet(set, assortment), assortment.shortNameOf, allTexts[language]);

/**
 * Identifies the version of a set's picture: the version of the set and the catalogue. In quotes it is the entity tag
 * of the set, of which only the version is compared (docs/readings.md#r13).
 */
const pictureVersion = (
  { version }: Pick<StoredSet, 'version'>,
  { fingerprint }: Pick<Catalogue, 'fingerprint'>,
): string => `${version}-${fingerprint.slice(0, 8)}`;

/** Creates a function that finds sets of a store for rendering. */
export const findPicturedSetIn =
  (store: Store, catalogue: Catalogue): FindPicturedSet =>
  async (projectId, setId) => {
    const set = await store.read(() => findSet(projectId, setId));
    return set.ok
      ? { version: pictureVersion(set.value, catalogue), readSet: () => productSetOf(set.value) }
      : undefined;
  };

export type ProjectServices = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly deployment: Deployment;
  readonly summarizeSet: SummarizeSet;
};
