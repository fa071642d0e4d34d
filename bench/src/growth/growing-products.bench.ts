import type { Benchmark } from '../benchmark.ts';
import { runProcess } from '../measuring/run-process.ts';
import { growthFigures, type Measured } from './growth-figures.ts';

/** Numbers of e-catalogue products, for full and quick runs. */
const sizes = [1000, 10_000, 100_000, 1_000_000];
const quickSizes = [1000, 10_000, 50_000];

/** E-catalogues with a growing number of products: building the index at server start, its memory, and searching. */
export const growingProducts: Benchmark = {
  name: 'growth-products',
  measure: async ({ quick }) => {
    const all: Measured[] = [];
    for (const size of quick ? quickSizes : sizes) {
      const { built, memory, median, p99 } = await runProcess<Searched>(
        new URL('./search.process.ts', import.meta.url),
        size,
      );
      all.push({
        size,
        values: {
          'making the index': { value: built, unit: 'ms' },
          'memory of the index': { value: memory / 2 ** 20, unit: 'MB' },
          'search, median': { value: median, unit: 'ms' },
          'search, p99': { value: p99, unit: 'ms' },
        },
      });
    }
    return growthFigures('products', all, ['making the index', 'memory of the index', 'search, median']);
  },
};

/** Durations in milliseconds; memory in bytes. */
export type Searched = {
  readonly built: number;
  readonly memory: number;
  readonly median: number;
  readonly p99: number;
};
