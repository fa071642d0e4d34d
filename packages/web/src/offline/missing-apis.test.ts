import { missingApis } from '@ramka/domain/testing/missing-apis';
import { expect, it } from 'vitest';
import { newProjectFromWire, roomFromWire } from '../api/project.ts';
import { addWhatIsMissing } from '../platform/older-browsers.ts';
import { applyChanges } from './optimistic-updates.ts';
import { emptyWireProject } from '../api/testing/wire-project.ts';

const room = (id: number) =>
  roomFromWire({ id, name: '', bundles: [], products: [], properties: { mioData: null }, look: null });

const emptyProject = newProjectFromWire(emptyWireProject());

/** Resolves a path from the global object, such as `Array.prototype`; undefined if Node.js does not have it. */
const resolve = (path: string): object | undefined => {
  let owner: unknown = globalThis;
  for (const name of path.split('.')) owner = owner === undefined ? undefined : Reflect.get(Object(owner), name);
  return owner === undefined ? undefined : Object(owner);
};

// Holds R27.
it('moves rooms and entries of a cached project without the missing methods', async () => {
  const own = missingApis.flatMap(([path, names]) => {
    const owner = resolve(path);
    if (owner === undefined) return [];
    return names.split(' ').flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      return descriptor === undefined ? [] : [{ owner, name, descriptor }];
    });
  });
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
    for (const { owner, name, descriptor } of own) Reflect.defineProperty(owner, name, descriptor);
  }
});
