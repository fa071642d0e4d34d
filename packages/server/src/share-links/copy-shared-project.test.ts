import { projectFile } from '@ramka/contract/wire/project-file';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findProject } from '../project/project-row.ts';
import { loadProject } from '../project/projects.store.ts';
import type { Store } from '../store/store.ts';
import { add, aFurnishedProject, dayIn } from './testing/a-share-link.ts';
import { copySharedProject } from './share-links.store.ts';

test('a copy is written in portions, between which other requests run, and appears when it is complete', async () => {
  const { at, call, store } = await aFurnishedProject();
  const file = projectFile.parse((await at('GET', '/file')).body);
  const rooms = Array.from({ length: 300 }, (_, index) => ({ ...file.rooms.at(-1), name: `Pokój ${index}` }));
  const large = z.object({ id: z.string() }).parse((await call('POST', '/project/file', { ...file, rooms })).body);
  const link = await add({ at: (method, path, body) => call(method, `/project/${large.id}${path}`, body) });
  const copy = { id: '33333333', name: 'Kopia', deploymentId: 'el12', now: Date.now() };
  const seen: boolean[] = [];
  const write: Store['write'] = async (operation) => {
    seen.push((await store.read(() => findProject(copy.id))) !== undefined);
    return store.write(operation);
  };
  const copied = await copySharedProject({ ...store, write }, { id: link.id, day: dayIn(0) }, copy);
  expect(copied).toEqual({ ok: true, value: { id: copy.id, name: copy.name } });
  // The project itself, two portions of rooms, two of their sets, two of their products, sets, e-catalogue products, the end.
  expect(seen).toEqual(Array(10).fill(false));
  const [before, after] = await store.read(function* () {
    return [yield* loadProject(large.id), yield* loadProject(copy.id)] as const;
  });
  expect(after).toMatchObject({ rooms: before?.rooms, ecatalogItems: before?.ecatalogItems, name: 'Kopia' });
  expect(after?.sets.map(({ document }) => document)).toEqual(before?.sets.map(({ document }) => document));
});
