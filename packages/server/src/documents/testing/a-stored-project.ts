import { setToWire, type FramedSet } from '@ramka/contract/translate/product-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import type { StoredProject } from '../../projects/load-project.ts';
import { writePayload } from '../../sets/set-payload.ts';
import type { StoredSet } from '../../sets/stored-set.ts';

/** A set as the store keeps it; it must have a frame. */
export const aStoredSet = (id: number, set: ProductSet, overrides: Partial<StoredSet> = {}): StoredSet => {
  const { name, frameId } = set;
  if (frameId === null) throw new Error('a stored set has a frame');
  const framed: FramedSet = { ...set, frameId };
  return {
    id,
    name,
    seriesId: 5,
    payload: writePayload(setToWire(framed, null)),
    version: 1,
    planningId: null,
    ...overrides,
  };
};

/** The wash basin once more, in a dry place: without its seal. */
export const bathtub: WorkedExample = {
  set: { ...washBasin.set, name: 'Łazienka – wanna', ip44: false },
  rows: washBasin.rows.filter(([symbol]) => symbol !== 'TU2'),
  total: washBasin.total - 560,
};

/** Sets by ids 1 to 4: wash basin, desk, living room, bathtub. */
export const storedExamples = (): readonly StoredSet[] =>
  [washBasin, desk, livingRoom, bathtub].map(({ set }, index) => aStoredSet(index + 1, set));

/** A project with the worked examples in two rooms and a single product. */
export const aStoredProject = (overrides: Partial<StoredProject> = {}): StoredProject => ({
  id: 'Ab3dEf7h',
  name: 'Dom pod lasem',
  variant: 'el12',
  version: 1,
  nextRoomId: 3,
  nextSetId: 5,
  planningUrl: null,
  deliveredVersion: 0,
  readVersion: 0,
  rooms: [
    {
      id: 2,
      name: 'Salon',
      sets: [
        { id: 3, quantity: 2 },
        { id: 2, quantity: 3 },
      ],
      products: [{ id: 801, quantity: 4 }],
      planningId: null,
    },
    {
      id: 1,
      name: 'Łazienka',
      sets: [
        { id: 1, quantity: 1 },
        { id: 4, quantity: 1 },
      ],
      products: [],
      planningId: null,
    },
  ],
  sets: storedExamples().toReversed(),
  selections: [],
  ...overrides,
});
