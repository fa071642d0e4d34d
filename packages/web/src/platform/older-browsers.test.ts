import { expect, it } from 'vitest';
import { applyChanges } from '../offline/optimistic-updates.ts';
import { addWhatIsMissing } from './older-browsers.ts';

const emptyProject = {
  id: 'aB3dE6gH',
  name: 'Dom',
  variant: 'el12',
  rooms: [],
  sets: [],
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
};

// Holds R27.
it('adds what the oldest supported browsers lack, and it does what the others have', () => {
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

const room = (id: number) => ({ id, name: '', sets: [], products: [], planningId: null, setDefaults: null });

/** What the supported browsers (docs/readings.md#r27) lack, as far as scripts ask for it; all of it is missing in one of them at least. */
const missing = [
  [Array.prototype, 'toReversed with toSorted toSpliced'],
  [Array, 'fromAsync'],
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [Promise, 'withResolvers try'],
  [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
  [String.prototype, 'isWellFormed toWellFormed'],
  [AbortSignal, 'any'],
  [URL, 'canParse parse'],
  [Intl, 'Segmenter DurationFormat'],
] as const;

// Holds R27.
it('moves rooms and entries of a stored project where none of it is there', async () => {
  const own = missing.flatMap(([owner, names]) =>
    names.split(' ').flatMap((name) => {
      const known = Object.getOwnPropertyDescriptor(owner, name);
      return known === undefined ? [] : [{ owner, name, known }];
    }),
  );
  try {
    for (const { owner, name } of own) Reflect.deleteProperty(owner, name);
    addWhatIsMissing();
    const kitchen = { ...room(1), sets: [5, 6].map((id) => ({ id, quantity: 1 })) };
    const project = { ...emptyProject, rooms: [kitchen, room(2)] };
    const common = { key: 'a', place: 1, temporaryIds: [] } as const;
    const moved = applyChanges(project, [
      { ...common, name: 'moveRoomEntry', body: { list: 'bundles', id: 6, from: 1, to: 1, before: 5, copy: false } },
      { ...common, name: 'orderRooms', body: { payload: [2, 1] } },
    ]);
    expect(moved.rooms.map(({ id, sets }) => [id, sets.map((entry) => entry.id)])).toEqual([
      [2, []],
      [1, [6, 5]],
    ]);
  } finally {
    for (const { owner, name, known } of own) Reflect.defineProperty(owner, name, known);
  }
});
