import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import { aProject, workedPayload } from '../testing/a-project.ts';
import { engines } from '../testing/engines.ts';
import { problemOf } from '../testing/a-server.ts';
import type { Store } from './store.ts';

const names = [
  'x'.repeat(120),
  '👍🏽'.repeat(120),
  '👨‍👩‍👧'.repeat(60),
  'e\u0301'.repeat(120),
  '𝕏𝄞'.repeat(60),
  '"; DROP TABLE "projects" --',
  "O'Brien \\' \\u0000 %s $1 ?1",
];

const tooLarge = ['👨‍👩‍👧'.repeat(61), '👩🏽‍❤️‍💋‍👨🏽'.repeat(120), `abc${'\u0301'.repeat(1900)}`];

/** The names that a project returns for itself, its room and its set after they were renamed. */
const nameAll = async (store: Store, name: string) => {
  const { at, load } = await aProject({ store });
  const answers = [
    await at('PUT', '', { name }),
    await at('POST', '/group', { name }),
    await at('POST', '/set', { payload: { ...workedPayload(desk), name } }),
  ];
  const { project, productSets } = await load();
  return { answers, kept: [project.name, project.groups[0]?.name, productSets[0]?.name] };
};

describe.each(engines)('a name on $name', ({ create }) => {
  test('is stored as typed, in normalisation form C', async () => {
    const store = await create().open();
    for (const name of names) {
      const { answers, kept } = await nameAll(store, name);
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 201]);
      const stored = name.normalize('NFC');
      expect(kept).toEqual([stored, stored, stored]);
    }
  });

  test('is rejected if the store cannot represent it', async () => {
    const store = await create().open();
    for (const name of tooLarge) {
      const { answers, kept } = await nameAll(store, name);
      const problems = ['name', 'name', 'payload.name'].map((path) => ({ [path]: 'name-too-large' }));
      expect(answers.map(problemOf)).toEqual(
        problems.map((issues) => ({ status: 422, code: 'unprocessable', issues })),
      );
      expect(kept).toEqual(['Dom', undefined, undefined]);
    }
  });
});
