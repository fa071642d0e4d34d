import { priceToWire } from '@ramka/contract/translate/price';
import type { EcatalogSeries, WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { Language } from '@ramka/domain/text';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import type { CatalogueFiles, EcatalogProductEntry } from '../catalogue/files/catalogue-files.ts';
import { valuesOf } from '../catalogue/files/values-of.ts';
import type { PriceOf } from '../catalogue/localise/prices-of.ts';
import { textIn } from '../catalogue/localise/text-in.ts';
import { groupResults } from './group-results.ts';
import { type Places, placesOf } from './places.ts';
import { successors } from './successors.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** The e-catalogue in one language. Products are put into words when asked for; the search index, at the first search. */
export const localiseEcatalog = (
  files: CatalogueFiles,
  priceOf: PriceOf,
  language: Language,
): Pick<
  LocalisedCatalogue,
  'ecatalogTree' | 'findEcatalogProduct' | 'findSuccessor' | 'listEcatalogProducts' | 'searchEcatalog'
> => {
  const tree = localiseTree(files, language);
  const places = placesOf(tree);
  const entries = inTreeOrder(valuesOf(files.ecatalogProducts), places);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byGroup = Map.groupBy(entries, ({ productGroupId }) => productGroupId);
  const toWire = (entry: EcatalogProductEntry): WireEcatalogProduct => ({
    id: entry.id,
    catalogId: entry.id,
    symbol: entry.symbol,
    name: textIn(entry.name, language),
    price: priceToWire(priceOf(entry.symbol)),
    image: entry.image,
    catalogUrl: entry.catalogUrl ?? '',
    serieName: places.groups.get(entry.productGroupId)?.serie ?? null,
  });
  const successorOf = successors(files);
  let index: SearchIndex | undefined;
  return {
    ecatalogTree: tree,
    findEcatalogProduct: (id) => {
      const entry = byId.get(id);
      return entry && toWire(entry);
    },
    findSuccessor: (id) => {
      const entry = successorOf(id);
      return entry && toWire(entry);
    },
    listEcatalogProducts: (nodeId) =>
      places.groupsBelow.get(nodeId)?.flatMap((group) => (byGroup.get(group) ?? []).map(toWire)),
    searchEcatalog: (query) => {
      index ??= buildSearchIndex(entries.map(({ symbol, name }) => ({ symbol, name: textIn(name, language) })));
      const { positions, more } = index(query);
      const found = positions.flatMap((position) => entries[position] ?? []);
      return { results: groupResults(found, ({ productGroupId }) => places.groups.get(productGroupId), toWire), more };
    },
  };
};

const localiseTree = (files: CatalogueFiles, language: Language): readonly EcatalogSeries[] =>
  valuesOf(files.ecatalogTree).map(({ id, name, groups }) => ({
    id,
    name: name === null ? null : textIn(name, language),
    subCategories: groups.map((group) => ({
      id: group.id,
      name: textIn(group.name, language),
      products: group.productGroups.map((inner) => ({ id: inner.id, name: textIn(inner.name, language) })),
    })),
  }));

/** The order of the tree, then that of the file. */
const inTreeOrder = (entries: readonly EcatalogProductEntry[], { groups }: Places): readonly EcatalogProductEntry[] => {
  const rankOf = ({ productGroupId }: EcatalogProductEntry): number => groups.get(productGroupId)?.rank ?? groups.size;
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other));
};
