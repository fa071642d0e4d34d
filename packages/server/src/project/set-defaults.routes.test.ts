import { projectFile } from '@ramka/contract/wire/project-file';
import { loadedProject, project as wireProject } from '@ramka/contract/wire/project';
import { restyleReceipt } from '@ramka/contract/wire/restyle';
import { variant } from '@ramka/contract/wire/variants';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { describe, expect, test } from 'vitest';
import { aBlackCatalogue } from '../testing/a-black-catalogue.ts';
import { aProject, type TestProject, workedPayload } from '../testing/a-project.ts';
import { problemOf } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';

/** The defaults derived from the desk. */
const white = { frameCategory: 'simon-54-premium', subcategoryId: 411, finish: 'white', colorId: 401 };

const looksOf = async ({ load }: TestProject) => {
  const { look, groups } = (await load()).project;
  return { project: look, rooms: groups.map((room) => [room.id, room.look]) };
};

describe.each(engines)('defaults of new sets on $name', ({ create }) => {
  const aWhiteProject = async () => aProject({ store: await create().open(), catalogue: await aBlackCatalogue() });

  test('are taken from the first set and not changed by the next', async () => {
    const project = await aWhiteProject();
    expect((await looksOf(project)).project).toBeNull();
    await project.addSet();
    expect((await looksOf(project)).project).toEqual(white);
    await project.at('POST', '/set', { payload: workedPayload(livingRoom) });
    expect((await looksOf(project)).project).toEqual(white);
  });

  test('can be set for the project and for a room, and cleared', async () => {
    const project = await aWhiteProject();
    const room = await project.addRoom();
    const black = { ...white, finish: 'black', colorId: 408 };
    const chosen = await project.at('PUT', '/look', { groupId: null, look: white });
    expect(chosen.status).toBe(200);
    expect(wireProject.parse(chosen.body).look).toEqual(white);
    await project.at('PUT', '/look', { groupId: room, look: black });
    expect(await looksOf(project)).toEqual({ project: white, rooms: [[room, black]] });
    await project.at('PUT', '/look', { groupId: room, look: null });
    await project.at('PUT', '/look', { groupId: null, look: null });
    expect(await looksOf(project)).toEqual({ project: null, rooms: [[room, null]] });
  });

  test('are copied with a room', async () => {
    const project = await aWhiteProject();
    const room = await project.addRoom();
    await project.at('PUT', '/look', { groupId: room, look: white });
    await project.at('POST', '/groups', { payload: [{ name: 'Kopia', sourceId: room }] });
    expect((await looksOf(project)).rooms.map(([, look]) => look)).toEqual([white, white]);
  });

  test('change with a bulk change of all sets or of a room’s, and are restored by its undo', async () => {
    const project = await aWhiteProject();
    await project.addSet();
    const [room, other] = [await project.addRoom('Salon'), await project.addRoom('Kuchnia')];
    for (const id of [room, other])
      await project.at('POST', `/group/${id}/setlist`, { payload: [{ id: 1, quantity: 1 }] });
    const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-is' } };
    await project.at('PUT', '/restyle', { ...black, groupId: room });
    const inBlack = { ...white, finish: 'black' };
    expect(await looksOf(project)).toEqual({
      project: white,
      rooms: [
        [other, null],
        [room, inBlack],
      ],
    });

    await project.at('PUT', '/look', { groupId: room, look: white });
    const { pointId } = restyleReceipt.parse((await project.at('PUT', '/restyle', black)).body);
    expect(await looksOf(project)).toEqual({
      project: inBlack,
      rooms: [
        [other, null],
        [room, null],
      ],
    });
    await project.at('POST', `/points/${pointId}/restore`);
    expect(await looksOf(project)).toEqual({
      project: white,
      rooms: [
        [other, null],
        [room, white],
      ],
    });
  });

  test('are not changed by changes of single sets', async () => {
    const project = await aWhiteProject();
    await project.addSet();
    const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-is' } };
    await project.at('PUT', '/restyle', { ...black, bundles: [1] });
    expect((await looksOf(project)).project).toEqual(white);
  });

  test('are part of variants and project files', async () => {
    const project = await aWhiteProject();
    const room = await project.addRoom();
    await project.at('PUT', '/look', { groupId: null, look: white });
    await project.at('PUT', '/look', { groupId: room, look: { ...white, subcategoryId: null } });
    const before = await looksOf(project);
    const made = await project.at('POST', '/variants', { name: 'Taniej' });
    expect(made.status).toBe(201);
    const { id } = variant.parse(made.body);
    const copy = loadedProject.parse((await project.call('GET', `/project/${id}`)).body);
    expect(copy.project.look).toEqual(before.project);

    const file = projectFile.parse((await project.at('GET', '/file')).body);
    expect([file.look, file.rooms[0]?.look]).toEqual([white, { ...white, subcategoryId: null }]);
    const opened = wireProject.parse((await project.call('POST', '/project/file', file)).body);
    expect([opened.look, opened.groups[0]?.look]).toEqual([file.look, file.rooms[0]?.look]);
  });
});

describe('a look', () => {
  test.each([
    [{ frameCategory: 'simon-99' }, ['look.frameCategory', 'look.subcategoryId', 'look.colorId']],
    [{ subcategoryId: 999 }, ['look.subcategoryId']],
    [{ finish: 'pearl' }, ['look.finish']],
    [{ colorId: 9999 }, ['look.colorId']],
  ])('are rejected with the unknown fields of %j', async (wrong, paths) => {
    const { at } = await aProject();
    const answer = await at('PUT', '/look', { groupId: null, look: { ...white, ...wrong } });
    const issues = Object.fromEntries(paths.map((path) => [path, 'unknown-entry']));
    expect(problemOf(answer)).toEqual({ status: 422, code: 'unprocessable', issues });
  });

  test.each([
    [{ frameCategory: 5 }, 400],
    [{ finish: undefined }, 400],
    [{ frameCategory: 'a\u0000b' }, 422],
    [{ finish: 'x'.repeat(61) }, 422],
    [{ colorId: 0 }, 422],
  ])('of the shape %j are rejected with %i', async (wrong, status) => {
    const { at } = await aProject();
    expect((await at('PUT', '/look', { groupId: null, look: { ...white, ...wrong } })).status).toBe(status);
  });

  test('are rejected for an unknown room', async () => {
    const { at, load } = await aProject();
    const before = (await load()).project;
    expect(problemOf(await at('PUT', '/look', { groupId: 7, look: white }))).toMatchObject({
      status: 404,
      code: 'unknown-room',
    });
    expect((await load()).project).toEqual(before);
  });
});
