import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { expect, test } from 'vitest';
import { aDocumentContext } from '../../testing/a-document-context.ts';
import { aStoredSet } from '../../testing/a-stored-project.ts';
import { describeInTurns } from './describe-in-turns.ts';
import { describeSet } from './describe-set.ts';

test('many sets are described with pauses in between, each as it would be alone', async () => {
  const context = await aDocumentContext();
  const sets = Array.from({ length: 2000 }, (_, index) => aStoredSet(index + 1, desk.set));
  let pauses = 0;
  const counting = { on: true };
  const count = (): void => {
    pauses += 1;
    if (counting.on) setImmediate(count);
  };
  setImmediate(count);
  const described = await describeInTurns(sets, context);
  counting.on = false;
  expect(pauses).toBeGreaterThan(2);
  expect(described.map(({ id }) => id)).toEqual(sets.map(({ id }) => id));
  const [last] = sets.slice(-1);
  expect(described.at(-1)).toEqual(last && describeSet(last, context));
});
