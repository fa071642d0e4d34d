import { buildSearchIndex } from '@ramka/server/e-catalogue/search-index';
import { median, quantile } from '../measuring/median.ts';
import { timeOf } from '../measuring/time-of.ts';
import { manyProducts } from '../planting/many-products.ts';
import { searchedWords } from '../planting/searched-words.ts';
import type { Searched } from './growing-products.bench.ts';

// Child process: searches this number of products, and reports duration and the memory of the index.
const [count = ''] = process.argv.slice(2);

const used = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const products = await manyProducts(Number(count));
const before = used();
const begin = performance.now();
const search = buildSearchIndex(products);
const built = performance.now() - begin;
const memory = used() - before;

const times: number[] = [];
for (let round = 0; round <= 20; round += 1)
  for (const words of searchedWords) {
    const time = await timeOf(() => search(words));
    if (round > 0) times.push(time);
  }
process.send?.({ built, memory, median: median(times), p99: quantile(times, 0.99) } satisfies Searched);
