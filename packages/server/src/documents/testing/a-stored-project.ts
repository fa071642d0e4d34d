import { setToWire, type FramedSet } from '@ramka/contract/translate/product-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { basicSwitches } from '@ramka/domain/testing/worked-examples/basic-switches';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { StoredProject } from '../../projects/load-project.ts';
import { writePayload } from '../../sets/set-payload.ts';
import type { StoredSet } from '../../sets/stored-set.ts';

/** A set as the store keeps it; it must have a frame. */
export const aStoredSet = (id: number, set: ProductSet, overrides: Partial<StoredSet> = {}): StoredSet => {
  const { name, frameId } = set;
  if (frameId === null) throw new Error('a stored set has a frame');
  const framed: FramedSet = { ...set, frameId };
  return { id, name, seriesId: 5, payload: writePayload(setToWire(framed, null)), version: 1, ...overrides };
};

/** The sets of the worked examples, by ids 1 to 4: wash basin, desk, living room, basic switches. */
export const storedExamples = (): readonly StoredSet[] =>
  [washBasin, desk, livingRoom, basicSwitches].map(({ set }, index) => aStoredSet(index + 1, set));

/** A project with the worked examples in two rooms, a single product and three e-catalogue products. */
export const aStoredProject = (overrides: Partial<StoredProject> = {}): StoredProject => ({
  id: 'Ab3dEf7h',
  name: 'Dom pod lasem',
  variant: 'el12',
  version: 1,
  nextRoomId: 3,
  nextSetId: 5,
  rooms: [
    {
      id: 2,
      name: 'Salon',
      sets: [
        { id: 3, quantity: 2 },
        { id: 2, quantity: 3 },
      ],
      products: [{ id: 801, quantity: 4 }],
    },
    {
      id: 1,
      name: 'Łazienka',
      sets: [
        { id: 1, quantity: 1 },
        { id: 4, quantity: 1 },
      ],
      products: [],
    },
  ],
  sets: storedExamples().toReversed(),
  selections: [],
  ...overrides,
});
