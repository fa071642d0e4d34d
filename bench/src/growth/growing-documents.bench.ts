import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { runProcess } from '../measuring/run-process.ts';
import { growthFigures, type Measured } from './growth-figures.ts';

/** Numbers of sets of a document, for full and quick runs. */
const sizes = [20, 200, 2000];
const quickSizes = [200, 600];

/** Bills of materials as PDF with a growing number of sets: duration, and peak memory of the rendering process. */
export const growingDocuments: Benchmark = {
  name: 'growth-documents',
  measure: async ({ rounds, quick }) => {
    const all: Measured[] = [];
    for (const size of quick ? quickSizes : sizes) {
      const made: Made[] = [];
      for (let round = 0; round < rounds; round += 1)
        made.push(await runProcess<Made>(new URL('./document.process.ts', import.meta.url), size));
      all.push({
        size,
        values: {
          'time of the PDF': { value: median(made.map(({ time }) => time)), unit: 'ms' },
          'memory of its process': { value: median(made.map(({ memory }) => memory)) / 2 ** 20, unit: 'MB' },
        },
      });
    }
    return growthFigures('sets in a document', all, ['time of the PDF', 'memory of its process']);
  },
};

/** Duration in milliseconds; memory of the whole process in bytes. */
export type Made = { readonly time: number; readonly memory: number };
