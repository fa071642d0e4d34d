import type { Figure } from '../benchmark.ts';

/** The measurements at one size, by name. */
export type Measured = {
  readonly size: number;
  readonly values: Readonly<Record<string, { readonly value: number; readonly unit: string }>>;
};

/**
 * Upper limit for the growth of a cost relative to the growth of the size, between the two largest sizes. It is above 1
 * because measured costs fluctuate.
 */
const STEEPEST = 1.3;

/**
 * The figures for growing sizes: every value, and for each cost its growth relative to the size between the two largest
 * sizes. 1 is linear; less is better.
 */
export const growthFigures = (of: string, all: readonly Measured[], costs: readonly string[]): readonly Figure[] => [
  ...all.flatMap(({ size, values }) =>
    Object.entries(values).map(([what, figure]) => ({ what, ...figure, at: `${size.toLocaleString('en-GB')} ${of}` })),
  ),
  ...costs.flatMap((cost) => {
    const [before, last] = all.slice(-2);
    const [less, more] = [before?.values[cost], last?.values[cost]];
    if (before === undefined || last === undefined || less === undefined || more === undefined) return [];
    const value = more.value / less.value / (last.size / before.size);
    const sizes = [before, last].map(({ size }) => size.toLocaleString('en-GB')).join(' → ');
    return [{ what: `${cost}, ${sizes} ${of}: growth against the size`, value, unit: '×', atMost: STEEPEST }];
  }),
];
