import type { Figure } from '../benchmark.ts';

/** What was measured of one size: values by what they are, in one unit each. */
export type Measured = {
  readonly size: number;
  readonly values: Readonly<Record<string, { readonly value: number; readonly unit: string }>>;
};

/** How much more than the size a cost may grow between the two largest sizes; measured costs are not quite steady. */
const STEEPEST = 1.3;

/**
 * Figures of growing sizes: every value, and for each cost how it grows from the last but one size to the last against the
 * size itself. 1 is linear, less is better.
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
