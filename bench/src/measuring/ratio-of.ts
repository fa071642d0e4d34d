import { median } from './median.ts';

/** Measures both sides alternately, A B A B …, after one uncounted round. Returns the median of A / B. */
export const ratioOf = async (
  rounds: number,
  measured: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<number> => {
  await measured();
  await baseline();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) ratios.push((await measured()) / (await baseline()));
  return median(ratios);
};
