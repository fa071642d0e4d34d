import { searchKey, searchWords } from '@ramka/domain/search';
import { buildSearchIndex } from '@ramka/server/e-catalogue/search-index';
import type { Benchmark } from '../benchmark.ts';
import { manyProducts, type SearchedProduct } from '../planting/many-products.ts';
import { median, quantile } from '../measuring/median.ts';
import { searchedWords } from '../planting/searched-words.ts';

const PRODUCTS = 100_000;

/** Searching 100,000 products with the index, compared with a scan over texts that were folded in advance. */
export const ecatalogSearch: Benchmark = {
  name: 'ecatalog-search',
  measure: async ({ rounds }) => {
    const products = await manyProducts(PRODUCTS);
    const search = buildSearchIndex(products);
    const scan = scanOf(products);
    const searched: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round <= rounds * 4; round += 1) {
      for (const query of searchedWords) {
        const indexTime = timeOf(() => search(query));
        const scanTime = timeOf(() => scan(query));
        if (round === 0) continue;
        searched.push(indexTime);
        ratios.push(scanTime / indexTime);
      }
    }
    return [
      { what: 'e-catalogue search, 100,000 products: p99', value: quantile(searched, 0.99), unit: 'ms', atMost: 1 },
      { what: 'e-catalogue search, 100,000 products: median', value: median(searched), unit: 'ms' },
      {
        what: 'e-catalogue search: a plain scan takes so many times longer',
        value: median(ratios),
        unit: '×',
        atLeast: 30,
      },
    ];
  },
};

const timeOf = (work: () => unknown): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

/** Answers the same query by scanning all products. */
const scanOf = (products: readonly SearchedProduct[]) => {
  const folded = products.map(({ symbol, name }) => [searchKey(symbol), ...searchWords(name)]);
  return (query: string): number => {
    const words = searchWords(query);
    return folded.filter((texts) => words.every((word) => texts.some((text) => text.includes(word)))).length;
  };
};
