import { startServer } from '@ramka/e2e/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Effort, Figure } from '../benchmark.ts';
import { comparedFigures, measureAgainst } from './against.ts';

const paint = (value: number, atMostOfOther?: number): Figure => ({
  what: 'largest paint',
  value,
  unit: 's',
  ...(atMostOfOther === undefined ? {} : { atMostOfOther }),
});

test('the medians of both checkouts are listed, followed by their ratio', () => {
  expect(comparedFigures([paint(1, 0.6), paint(3, 0.6), paint(2, 0.6)], [paint(9), paint(4), paint(1)])).toEqual([
    { what: 'largest paint', value: 2, unit: 's' },
    { what: '… in the other checkout', value: 4, unit: 's' },
    { what: '… against the other checkout', value: 0.5, unit: '×', atMost: 0.6 },
  ]);
});

test('a figure that the other checkout lacks is listed alone', () => {
  expect(comparedFigures([paint(1)], [])).toEqual([{ what: 'largest paint', value: 1, unit: 's' }]);
});

test('0 compared with 0 is a ratio of 1', () => {
  expect(comparedFigures([paint(0)], [paint(0)]).at(-1)).toEqual({
    what: '… against the other checkout',
    value: 1,
    unit: '×',
  });
});

test('what the other checkout does not support is measured for this one alone, with a message', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const effort: Effort = { rounds: 2, seconds: 1, quick: true, traces: undefined, startServer };
  const measure = async (given: Effort): Promise<readonly Figure[]> => {
    if (given.startServer !== startServer) throw new Error('no such call');
    return [paint(1)];
  };
  expect(await measureAgainst({ name: 'views', measure }, effort, '..')).toEqual([paint(1)]);
  expect(said).toHaveBeenCalledWith('views: the other checkout cannot be measured: Error: no such call');
});
