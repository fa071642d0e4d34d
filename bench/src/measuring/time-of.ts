import { median } from './median.ts';

/** Duration of `work` in milliseconds. */
export const timeOf = async (work: () => unknown): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** Median duration of `times` runs in milliseconds, after one uncounted run. */
export const medianTimeOf = async (times: number, work: () => unknown): Promise<number> => {
  await work();
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await timeOf(work));
  return median(all);
};
