import { type MinorUnits, totalOf } from '@ramka/domain/money';
import { searchKey } from '@ramka/domain/search';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listSingleProducts, searchEcatalogue } from '../api/products.ts';
import type { Project } from '../api/project.ts';
import { previewComponents, readSetContents } from '../api/set-calls.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { type KnownSet, type ListProduct, setKeyOf } from './plan-list.ts';

/** Query of the contents of a project's own sets, read from its project file. */
export const knownSetsQuery = ({ id: projectId, sets }: Pick<Project, 'id' | 'sets'>) => {
  const own = sets.filter(({ isExternal }) => !isExternal);
  return queryOptions({
    queryKey: ['list-sets', projectId, own.map(({ id, version }) => `${id}-${version}`).join()],
    queryFn: async ({ signal }): Promise<readonly KnownSet[]> => {
      if (own.length === 0) return [];
      const contents = await readSetContents({ id: projectId }, signal);
      return own.flatMap(({ id }) => {
        const set = contents.get(id);
        return set ? [{ id, set }] : [];
      });
    },
  });
};

/** Maximum number of symbols that are looked up, because each is a search of the e-catalogue. */
const MAX_SYMBOLS = 200;

/** Query of the products that symbols name, by their search keys. */
export const symbolsQuery = (symbols: readonly string[]) =>
  queryOptions({
    queryKey: ['list-symbols', symbols.join('\n')],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, ListProduct>> => {
      const found = new Map<string, ListProduct>();
      for (const product of await allSingleProducts(client, signal))
        found.set(searchKey(product.symbol), { kind: 'single', product });
      const unknown = symbols.filter((symbol) => symbol.length >= 3 && !found.has(searchKey(symbol)));
      await inParallel(unknown.slice(0, MAX_SYMBOLS), async (symbol) => {
        const { results } = await searchEcatalogue(symbol, signal);
        const product = results
          .flatMap(({ products }) => products)
          .find((each) => searchKey(each.symbol) === searchKey(symbol));
        if (product) found.set(searchKey(symbol), { kind: 'ecatalogue', product });
      });
      return found;
    },
    structuralSharing: false,
    staleTime: Infinity,
  });

const allSingleProducts = async (client: QueryClient, signal: AbortSignal) => {
  const { productCategories } = await client.ensureQueryData(catalogueQuery);
  const ids = Object.values(productCategories).flatMap((categories) => categories.map(({ id }) => id));
  return (await Promise.all(ids.map((id) => listSingleProducts(id, signal)))).flat();
};

/** Query of the net prices of sets, by their keys. */
export const pricesQuery = (projectId: string, sets: ReadonlyMap<string, FramedSet>) =>
  queryOptions({
    queryKey: ['list-prices', projectId, [...sets.keys()].join('\n')],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, MinorUnits>> => {
      const prices = new Map<string, MinorUnits>();
      await inParallel([...sets.values()], async (set) => {
        const key = setKeyOf(set);
        const price = await client.ensureQueryData({
          queryKey: ['list-price', projectId, key],
          queryFn: async () => totalOf(await previewComponents(projectId, { set, setId: null }, signal)),
          staleTime: Infinity,
        });
        prices.set(key, price);
      });
      return prices;
    },
    structuralSharing: false,
    staleTime: Infinity,
  });

/** Number of requests at the same time. */
const PARALLEL = 4;

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const remaining = items.values();
  const worker = async (): Promise<void> => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
};
