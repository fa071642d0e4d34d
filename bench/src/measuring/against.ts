import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median } from './median.ts';

/** Builds another checkout of the product, as its own scripts do. */
export const buildCheckout = async (folder: string): Promise<void> => {
  const [code] = (await once(
    spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' }),
    'exit',
  )) as unknown[];
  if (code !== 0) throw new Error(`${folder} cannot be built`);
};

/**
 * Takes the same measures of this checkout and of another, in turn in every round, and holds what is faster or smaller
 * against the other: seconds differ from machine to machine, and from minute to minute on one. What the other cannot do yet is
 * measured of this one alone.
 */
export const measureAgainst = async (
  { name, measure }: Benchmark,
  effort: Effort,
  folder: string,
): Promise<readonly Figure[]> => {
  const other = resolve(folder);
  const startOther: typeof startServer = (settings, dataFolder, port) => startServer(settings, dataFolder, port, other);
  const measureOther = async (): Promise<readonly Figure[]> => {
    try {
      return await measure({ ...effort, rounds: 1, traces: undefined, startServer: startOther });
    } catch (error) {
      console.error(`${name}: the other checkout cannot be measured: ${String(error)}`);
      return [];
    }
  };
  const ours: Figure[] = [];
  const theirs: Figure[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    ours.push(...(await measure({ ...effort, rounds: 1 })));
    theirs.push(...(await measureOther()));
  }
  return comparedFigures(ours, theirs);
};

/** The middle of each figure on both sides, and the one as a share of the other. */
export const comparedFigures = (ours: readonly Figure[], theirs: readonly Figure[]): readonly Figure[] => {
  const each = new Map(ours.map((figure) => [figure.what, figure]));
  return [...each.values()].flatMap(({ atMostOfOther, ...figure }) => {
    const value = middleOf(ours, figure.what) ?? figure.value;
    const other = middleOf(theirs, figure.what);
    if (other === undefined) return [{ ...figure, value }];
    const share: Figure = { what: '… against the other checkout', value: shareOf(value, other), unit: '×' };
    return [
      { ...figure, value },
      { what: '… in the other checkout', value: other, unit: figure.unit },
      atMostOfOther === undefined ? share : { ...share, atMost: atMostOfOther },
    ];
  });
};

/** Nothing of nothing is as much as before. */
const shareOf = (value: number, other: number): number => (value === other ? 1 : value / other);

const middleOf = (figures: readonly Figure[], what: string): number | undefined => {
  const values = figures.filter((figure) => figure.what === what).map(({ value }) => value);
  return values.length === 0 ? undefined : median(values);
};
