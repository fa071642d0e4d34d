import { median } from './median.ts';

/** How long something takes, in milliseconds. */
export const timeOf = async (work: () => unknown): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** The median of so many times, after one that does not count, in milliseconds. */
export const medianTimeOf = async (times: number, work: () => unknown): Promise<number> => {
  await work();
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await timeOf(work));
  return median(all);
};
