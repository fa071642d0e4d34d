/**
 * Adds methods that the oldest supported browsers lack (docs/readings.md#r27). Must run before all other code. Chrome
 * 109 lacks all three; Firefox 115 and Safari 16.4 lack `Map.groupBy`. The methods are declared in `baseline.d.ts`; any
 * other method is a type error.
 */
export const addWhatIsMissing = (): void => {
  if (!('toSorted' in Array.prototype)) {
    define(Array.prototype, 'toSorted', function toSorted<
      Item,
    >(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
      // The rule suggests `toSorted`, which is being added here.
      // oxlint-disable-next-line unicorn/no-array-sort
      return [...this].sort(compare);
    });
  }
  if (!('toSpliced' in Array.prototype)) {
    define(Array.prototype, 'toSpliced', function toSpliced<
      Item,
    >(this: readonly Item[], start: number, deleteCount: number, ...items: readonly Item[]): Item[] {
      const copy = [...this];
      copy.splice(start, deleteCount, ...items);
      return copy;
    });
  }
  if (!('groupBy' in Map)) {
    define(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
      const groups = new Map<Key, Item[]>();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index);
        index += 1;
        const group = groups.get(key);
        if (group) group.push(item);
        else groups.set(key, [item]);
      }
      return groups;
    });
  }
};

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

addWhatIsMissing();
