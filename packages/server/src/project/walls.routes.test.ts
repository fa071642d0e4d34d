import { projectFile } from '@ramka/contract/wire/project-file';
import { project as wireProject } from '@ramka/contract/wire/project';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { aProject, type TestProject } from '../testing/a-project.ts';
import { engines } from '../testing/engines.ts';

const wallsOf = async ({ load }: TestProject) => {
  const { wall, groups } = (await load()).project;
  return { project: wall, rooms: groups.map((room) => room.wall) };
};

describe.each(engines)('the wall behind sets on $name', ({ create }) => {
  const aProjectWithRoom = async () => {
    const project = await aProject({ store: await create().open() });
    return { project, room: await project.addRoom('Salon') };
  };

  test('is chosen for the project and for a room, by name or as a colour', async () => {
    const { project, room } = await aProjectWithRoom();
    expect(await wallsOf(project)).toEqual({ project: undefined, rooms: [undefined] });
    const chosen = await project.at('PUT', '/wall', { groupId: null, wall: 'sage' });
    expect(wireProject.parse(chosen.body).wall).toBe('sage');
    const inRoom = await project.at('PUT', '/wall', { groupId: room, wall: '#20242a' });
    expect(wireProject.parse(inRoom.body).groups[0]?.wall).toBe('#20242a');
    expect(await wallsOf(project)).toEqual({ project: 'sage', rooms: ['#20242a'] });
    await project.at('PUT', '/wall', { groupId: room, wall: null });
    expect(await wallsOf(project)).toEqual({ project: 'sage', rooms: [undefined] });
  });

  test('is undone, unless it has been changed again', async () => {
    const { project, room } = await aProjectWithRoom();
    const choose = async (groupId: number | null, wall: string) =>
      String((await project.at('PUT', '/wall', { groupId, wall })).headers['x-removal']);
    const undo = (id: string) => project.at('POST', `/removals/${id}/undo`);
    await choose(null, 'sand');
    const ofProject = await choose(null, 'sage');
    const ofRoom = await choose(room, 'brick');
    expect((await undo(ofRoom)).status).toBe(204);
    expect(await wallsOf(project)).toEqual({ project: 'sage', rooms: [undefined] });
    await choose(null, 'petrol');
    await undo(ofProject);
    expect((await wallsOf(project)).project).toBe('petrol');
  });

  test('is restored with a restore point, and copied into variants and project files', async () => {
    const { project, room } = await aProjectWithRoom();
    await project.at('PUT', '/wall', { groupId: null, wall: 'sage' });
    await project.at('PUT', '/wall', { groupId: room, wall: 'brick' });
    const expected = { project: 'sage', rooms: ['brick'] };

    const variant = await project.at('POST', '/variants', { name: 'Tańszy' });
    const copied = await project.call('GET', `/project/${z.object({ id: z.string() }).parse(variant.body).id}`);
    const { project: asVariant } = z.object({ project: wireProject }).parse(copied.body);
    expect({ project: asVariant.wall, rooms: asVariant.groups.map(({ wall }) => wall) }).toEqual(expected);

    const file = projectFile.parse((await project.at('GET', '/file')).body);
    expect({ project: file.wall, rooms: file.rooms.map(({ wall }) => wall) }).toEqual(expected);
    const opened = wireProject.parse((await project.call('POST', '/project/file', file)).body);
    expect({ project: opened.wall, rooms: opened.groups.map(({ wall }) => wall) }).toEqual(expected);
  });

  test.each([['marble'], ['#FFF'], ['#20242A'], ['url(x)']])('cannot be %s', async (wall) => {
    const { project } = await aProjectWithRoom();
    expect((await project.at('PUT', '/wall', { groupId: null, wall })).status).toBe(422);
    expect((await wallsOf(project)).project).toBeUndefined();
  });

  test('of an unknown room is rejected', async () => {
    const { project } = await aProjectWithRoom();
    expect((await project.at('PUT', '/wall', { groupId: 99, wall: 'sage' })).status).toBe(404);
  });
});
