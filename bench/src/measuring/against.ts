import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark, Effort, Figure } from '../benchmark.ts';
import { median } from './median.ts';

/** Builds another checkout of the product with that checkout's own scripts. */
export const buildCheckout = async (folder: string): Promise<void> => {
  const [code] = (await once(
    spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' }),
    'exit',
  )) as unknown[];
  if (code !== 0) throw new Error(`${folder} cannot be built`);
};

/**
 * Measures this checkout and another one alternately in every round, and compares the figures. Absolute values are not
 * compared, because they differ between machines and over time. If the other checkout lacks a feature, only this one is
 * measured.
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

/** The median of each figure on both sides, and the ratio of both. */
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

/** 0 compared with 0 is a ratio of 1. */
const shareOf = (value: number, other: number): number => (value === other ? 1 : value / other);

const middleOf = (figures: readonly Figure[], what: string): number | undefined => {
  const values = figures.filter((figure) => figure.what === what).map(({ value }) => value);
  return values.length === 0 ? undefined : median(values);
};
