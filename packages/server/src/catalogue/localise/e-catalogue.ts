import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { EcatalogSeries, WireEcatalogProduct } from '@ramka/contract/wire/product';
import { buildDictionary, type Vocabulary } from '@ramka/domain/search';
import type { Language } from '@ramka/domain/text';
import { buildSearchIndex, type SearchIndex } from '../../e-catalogue/search-index.ts';
import { groupResults, type Places, placesOf } from '../../e-catalogue/tree.ts';
import type { LocalisedCatalogue } from '../catalogue.ts';
import { type CatalogueFiles, type EcatalogProductEntry, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';
import type { PriceOf } from './articles.ts';

type EcatalogPart = Pick<
  LocalisedCatalogue,
  | 'ecatalogTree'
  | 'listAllEcatalogProducts'
  | 'findEcatalogProduct'
  | 'findSuccessor'
  | 'listEcatalogProducts'
  | 'searchEcatalog'
>;

/** Localises the e-catalogue. Products are localised on demand, and the search index is built by the first search. */
export const localiseEcatalog = (
  files: CatalogueFiles,
  priceOf: PriceOf,
  vocabulary: Vocabulary,
  language: Language,
): EcatalogPart => {
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
    quantity: 0,
  });
  const successorOf = successors(files);
  let index: SearchIndex | undefined;
  return {
    ecatalogTree: tree,
    listAllEcatalogProducts: () => entries.map(toWire),
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
      index ??= buildSearchIndex(
        entries.map(({ symbol, name, function: functionId }) => ({ symbol, name: textIn(name, language), functionId })),
        buildDictionary(vocabulary),
      );
      const { positions, more } = index(query);
      const found = positions.flatMap((position) => entries[position] ?? []);
      return { results: groupResults(found, ({ productGroupId }) => places.groups.get(productGroupId), toWire), more };
    },
  };
};

const localiseTree = (files: CatalogueFiles, language: Language): readonly EcatalogSeries[] => {
  const images = firstImages(valuesOf(files.ecatalogProducts));
  return valuesOf(files.ecatalogTree).map(({ id, name, groups }) => ({
    id,
    name: name === null ? null : textIn(name, language),
    subCategories: groups.map((group) => ({
      id: group.id,
      name: textIn(group.name, language),
      products: group.productGroups.map((inner) => {
        const image = images.get(inner.id);
        return { id: inner.id, name: textIn(inner.name, language), ...(image === undefined ? {} : { image }) };
      }),
    })),
  }));
};

const firstImages = (products: readonly EcatalogProductEntry[]): ReadonlyMap<number, string> => {
  const images = new Map<number, string>();
  for (const { productGroupId, image } of products) if (!images.has(productGroupId)) images.set(productGroupId, image);
  return images;
};

/** Sorts products by the order of the tree, then by that of the file. */
const inTreeOrder = (entries: readonly EcatalogProductEntry[], { groups }: Places): readonly EcatalogProductEntry[] => {
  const rankOf = ({ productGroupId }: EcatalogProductEntry): number => groups.get(productGroupId)?.rank ?? groups.size;
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other));
};

/** Finds the successors of discontinued products by id, following chains of discontinued products. */
const successors = ({
  ecatalogProducts,
  ecatalogGone,
}: Pick<CatalogueFiles, 'ecatalogProducts' | 'ecatalogGone'>): ((
  discontinuedId: number,
) => EcatalogProductEntry | undefined) => {
  const discontinued = valuesOf(ecatalogGone);
  const discontinuedById = new Map(discontinued.map((entry) => [entry.id, entry]));
  const discontinuedBySymbol = new Map(discontinued.map((entry) => [entry.symbol, entry]));
  const successorSymbols = new Set(discontinued.map(({ replacedBy }) => replacedBy));
  const sold = new Map(
    valuesOf(ecatalogProducts)
      .filter(({ symbol }) => successorSymbols.has(symbol))
      .map((entry) => [entry.symbol, entry]),
  );
  return (discontinuedId) => {
    const passed = new Set<string>();
    let symbol = discontinuedById.get(discontinuedId)?.replacedBy;
    while (symbol !== undefined && !sold.has(symbol) && !passed.has(symbol)) {
      passed.add(symbol);
      symbol = discontinuedBySymbol.get(symbol)?.replacedBy;
    }
    return symbol === undefined ? undefined : sold.get(symbol);
  };
};
