/**
 * Methods beyond ES2022 that the pages may use: those that every supported browser has (docs/readings.md#r27), and
 * those that `older-browsers.ts` adds. The pages are compiled with the ES2022 library, so that any other method is a
 * type error.
 */

interface Array<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number;
  /** Polyfilled before Chrome 110. */
  toSorted(compareFn?: (a: T, b: T) => number): T[];
  /** Polyfilled before Chrome 110. */
  toSpliced(start: number, deleteCount: number, ...items: T[]): T[];
}

interface ReadonlyArray<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number, array: readonly T[]) => unknown): number;
  toSorted(compareFn?: (a: T, b: T) => number): T[];
  toSpliced(start: number, deleteCount: number, ...items: T[]): T[];
}

interface MapConstructor {
  /** Polyfilled in Chrome 109, Firefox 115 and Safari 16.4. */
  groupBy<K, T>(items: Iterable<T>, keySelector: (item: T, index: number) => K): Map<K, T[]>;
}
