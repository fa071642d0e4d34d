import { expect, it } from 'vitest';
import { addWhatIsMissing } from './older-browsers.ts';

// Holds R27.
it('adds what the oldest supported browsers lack, with the standard behaviour', () => {
  const [arrays, maps]: readonly object[] = [Array.prototype, Map];
  const own = {
    toSorted: Array.prototype.toSorted,
    toSpliced: Array.prototype.toSpliced,
    groupBy: Map.groupBy,
  };
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  Reflect.deleteProperty(Array.prototype, 'toSpliced');
  Reflect.deleteProperty(Map, 'groupBy');
  try {
    addWhatIsMissing();
    const numbers = [3, 1, 2];
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect([numbers.toSpliced(1, 1, 5, 6), numbers.toSpliced(-1, 0, 7)]).toEqual([
      [3, 5, 6, 2],
      [3, 1, 7, 2],
    ]);
    expect(numbers).toEqual([3, 1, 2]);
    expect([...Map.groupBy(numbers, (number) => number % 2)]).toEqual([
      [1, [3, 1]],
      [0, [2]],
    ]);
    expect(Object.keys(numbers)).toEqual(['0', '1', '2']);
  } finally {
    Reflect.defineProperty(arrays ?? {}, 'toSorted', { value: own.toSorted, writable: true, configurable: true });
    Reflect.defineProperty(arrays ?? {}, 'toSpliced', { value: own.toSpliced, writable: true, configurable: true });
    Reflect.defineProperty(maps ?? {}, 'groupBy', { value: own.groupBy, writable: true, configurable: true });
  }
});
