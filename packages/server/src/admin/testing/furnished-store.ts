import { ok } from '@ramka/domain/result';
import { createProject, removeProject } from '../../project/projects.store.ts';
import { createRoom } from '../../project/rooms/rooms.store.ts';
import { createSet } from '../../project/sets/sets.store.ts';
import { execute } from '../../store/operation.ts';
import type { Store } from '../../store/store.ts';
import { queryBuilder } from '../../store/tables.ts';
import { engines, type TestDatabase } from '../../testing/engines.ts';

/** Creates an empty database of an engine. */
export const databaseOf = (name: string): TestDatabase => {
  const engine = engines.find((known) => known.name === name);
  if (engine === undefined) throw new Error(`no ${name}`);
  return engine.create();
};

const document = JSON.stringify({
  version: 1,
  frameId: 1,
  ip44: false,
  cornerBoxColourId: 0,
  surfaceBoxColourId: 0,
  modules: {},
  controllers: {},
});

/** A change without a precondition. */
export const change = (projectId: string) => ({ projectId, expectedVersions: undefined, now: 1000 });

/** Creates a project with rows in every table. */
const furnish = async (store: Store, id: string): Promise<void> => {
  await store.write(() => createProject({ id, name: `Dom 'ąž' ☃ ${id}`, deploymentId: 'el12' }, 1000));
  await store.write(() => createRoom(change(id), 'Salon'));
  await store.write(() => createSet(change(id), { name: 'A', seriesId: 5, document }));
  await store.write(function* fill() {
    const entry = { projectId: id, roomId: 1, entryId: 1, quantity: 3, position: 1 };
    yield* execute(queryBuilder.insertInto('roomSets').values(entry));
    yield* execute(queryBuilder.insertInto('roomProducts').values({ ...entry, entryId: 77 }));
    yield* execute(
      queryBuilder
        .insertInto('selections')
        .values({ projectId: id, catalogId: 9, symbol: 'S', name: 'N', quantity: 2, position: 1 }),
    );
    yield* execute(queryBuilder.insertInto('removals').values({ projectId: id, id: 3, removedAt: 5, rows: '{}' }));
    yield* execute(
      queryBuilder.insertInto('points').values({ projectId: id, id: 4, keptAt: 6, cause: 'day', state: '{"ž":1}' }),
    );
    const viewId = `${id}view22`;
    const view = {
      id: viewId,
      projectId: id,
      name: 'W',
      createdAt: 7,
      frozenAt: 7,
      prices: 1,
      variants: 0,
      until: null,
    };
    yield* execute(queryBuilder.insertInto('views').values(view));
    const file = { projectId: id, viewId, name: 'page.pl', type: 'text/html', title: null, content: 'H4s=' };
    yield* execute(queryBuilder.insertInto('viewFiles').values(file));
    return ok(undefined);
  });
};

/** The project ids in order of creation. */
export const IDS = Array.from({ length: 22 }, (_, index) => `abcdefg${String.fromCodePoint(65 + index)}`);

/** Creates a store with 22 projects, one of them deleted, and rows in every table. */
export const furnishedStore = async (database: TestDatabase): Promise<Store> => {
  const store = await database.open();
  for (const id of IDS) await furnish(store, id);
  await store.write(() => removeProject(change('abcdefgC')));
  await store.write(function* fill() {
    yield* execute(
      queryBuilder
        .insertInto('variants')
        .values({ projectId: 'abcdefgF', variantId: 'abcdefgA', name: 'V', position: 1 }),
    );
    yield* execute(queryBuilder.insertInto('editions').values({ id: 'e', keptAt: 1, articles: '[]' }));
    yield* execute(queryBuilder.insertInto('nonces').values({ nonce: 'n', keptUntil: 9 }));
    yield* execute(queryBuilder.insertInto('guesses').values({ network: 'w', fullAt: 9 }));
    return ok(undefined);
  });
  return store;
};
