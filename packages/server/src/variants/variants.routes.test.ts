import { project as projectSchema } from '@ramka/contract/wire/project';
import { comparison, variant } from '@ramka/contract/wire/variants';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eraseDeletedProjects } from '../maintenance/maintenance.ts';
import { aBlackCatalogue } from '../testing/a-black-catalogue.ts';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../testing/a-planning-tool.ts';
import { aProject, type TestProject } from '../testing/a-project.ts';
import { problemOf } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';

const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-frame' } };

/** A project with a desk in two rooms, a single product and an e-catalogue product. */
const aFurnishedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject({ catalogue: await aBlackCatalogue(), ...overrides });
  await project.addSet();
  for (const name of ['Salon', 'Kuchnia']) await project.addRoom(name);
  for (const room of [1, 2])
    await project.at('POST', `/group/${room}/setlist`, { payload: [{ id: 1, quantity: room }] });
  await project.at('POST', '/group/1/products', { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 });
  return project;
};

const add = async ({ at }: TestProject, name: string, restyle?: object) =>
  variant.parse((await at('POST', '/variants', { name, ...(restyle && { restyle }) })).body);

const listOf = async ({ at }: Pick<TestProject, 'at'>) => z.array(variant).parse((await at('GET', '/variants')).body);

const contentOf = async ({ call }: TestProject, id: string) => {
  const { body } = await call('GET', `/project/${id}`);
  const { project, productSets, ...rest } = z
    .object({
      project: projectSchema,
      productSets: z.array(z.object({ id: z.int(), name: z.string(), price: z.number() })),
    })
    .loose()
    .parse(body);
  return { groups: project.groups, productSets, ...rest };
};

describe.each(engines)('variants on $name', ({ create }) => {
  const aStoredProject = async () => aFurnishedProject({ store: await create().open() });

  test('are copies with the same rooms and sets, and independent from then on', async () => {
    const project = await aStoredProject();
    const copy = await add(project, 'Wersja druga');
    expect(await listOf(project)).toEqual([copy]);
    expect(await contentOf(project, copy.id)).toEqual(await contentOf(project, project.id));
    await project.call('DELETE', `/project/${copy.id}/set/1`);
    expect((await project.load()).productSets).toHaveLength(1);
    await project.addSet();
    expect((await contentOf(project, copy.id)).productSets).toHaveLength(0);
  });

  test('can be created with a change, which does not affect the project', async () => {
    const project = await aStoredProject();
    const before = await contentOf(project, project.id);
    const whole = await add(project, 'Na czarno', black);
    const room = await add(project, 'Salon na czarno', { ...black, groupId: 1 });
    expect(await contentOf(project, project.id)).toEqual(before);
    expect((await project.call('GET', `/project/${whole.id}/set/1`)).body).toMatchObject({ frameId: 54114 });
    expect((await contentOf(project, room.id)).groups.map(({ id, bundles }) => [id, bundles])).toEqual([
      [2, [{ id: 1, quantity: 2 }]],
      [1, [{ id: 2, quantity: 1 }]],
    ]);
    await project.call('POST', `/project/${whole.id}/set/1/name`, { name: 'Inny' });
    const points = await project.call('GET', `/project/${whole.id}/points`);
    expect(points.body).toMatchObject([{ cause: 'day' }]);
  });

  test('are not created if the project changed since the preview', async () => {
    const project = await aStoredProject();
    const { headers } = await project.at('POST', '/restyle', black);
    await project.addRoom('Hol');
    const refused = await project.at(
      'POST',
      '/variants',
      { name: 'Na czarno', restyle: black },
      { 'if-match': String(headers['etag']) },
    );
    expect(problemOf(refused)).toMatchObject({ status: 412, code: 'stale' });
    expect(await listOf(project)).toEqual([]);
  });

  test('can be renamed and removed in the list without affecting the projects', async () => {
    const project = await aStoredProject();
    const { id } = await add(project, 'Wersja druga');
    await project.at('PUT', `/variants/${id}`, { name: 'Tańsza' });
    expect(await listOf(project)).toEqual([{ id, name: 'Tańsza' }]);
    expect((await project.call('GET', `/project/${id}`)).body).toMatchObject({ project: { name: 'Wersja druga' } });
    expect((await project.at('DELETE', `/variants/${id}`)).status).toBe(204);
    expect(await listOf(project)).toEqual([]);
    expect((await project.call('GET', `/project/${id}`)).status).toBe(200);
    expect((await project.at('PUT', `/variants/${id}`, { name: 'Tańsza' })).status).toBe(404);
  });

  test('are absent from the list while deleted, and permanently once erased', async () => {
    const project = await aStoredProject();
    const [first, second] = [await add(project, 'Pierwszy'), await add(project, 'Drugi')];
    await project.call('DELETE', `/project/${first.id}`);
    expect(await listOf(project)).toEqual([second]);
    await eraseDeletedProjects(project.store, Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect(await listOf(project)).toEqual([second]);
    await project.at('DELETE', '');
    await eraseDeletedProjects(project.store, Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect((await project.call('GET', `/project/${second.id}`)).status).toBe(200);
  });

  test('are compared room by room: pairs, totals and losses', async () => {
    const project = await aStoredProject();
    const { id } = await add(project, 'Salon na czarno', { ...black, groupId: 1 });
    const answer = comparison.parse((await project.at('GET', `/variants/${id}/comparison`)).body);
    expect(answer.names).toEqual({ before: 'Dom', after: 'Salon na czarno' });
    const [kitchen, salon] = answer.rooms;
    expect(kitchen).toMatchObject({ name: 'Kuchnia', pairs: [{ same: true, before: { quantity: 2 }, slots: [] }] });
    expect(salon?.pairs).toMatchObject([
      { same: false, before: { bundleId: 1, finish: 'biały' }, after: { bundleId: 2, finish: 'black', quantity: 1 } },
    ]);
    const [pair] = salon?.pairs ?? [];
    const difference = (pair?.after?.price ?? 0) - (pair?.before?.price ?? 0);
    expect((salon?.after ?? 0) - (salon?.before ?? 0)).toBeCloseTo(difference, 2);
    expect(answer.total.after - answer.total.before).toBeCloseTo(difference, 2);
    await project.call('DELETE', `/project/${id}/set/2`);
    const lacking = comparison.parse((await project.at('GET', `/variants/${id}/comparison`)).body);
    expect(lacking.rooms[1]?.pairs).toMatchObject([{ same: false, after: null }]);
  });
});

describe('variants', () => {
  test('do not reveal the original project in any response', async () => {
    const project = await aFurnishedProject();
    const { id } = await add(project, 'Wersja druga');
    for (const path of ['', '/variants', '/points', '/file', '/set/1'])
      expect(JSON.stringify(await project.call('GET', `/project/${id}${path}`))).not.toContain(project.id);
    expect((await project.call('GET', `/project/${id}/variants/${project.id}/comparison`)).status).toBe(404);
  });

  test('contain no locked items, also for a project linked to the planning tool', async () => {
    const project = await aLinkedProject();
    await project.link([aDeliveredRoom('a', [aDeliveredSet('s')])]);
    const { id } = await add(project, 'Wersja druga');
    const { body } = await project.call('GET', `/project/${id}`);
    expect(body).toMatchObject({
      project: { groups: [{ properties: { mioData: null } }], mioIntegration: null },
      productSets: [{ type: 'regular' }],
    });
  });

  test('are limited to twenty', async () => {
    const project = await aFurnishedProject();
    for (let index = 1; index <= 20; index += 1) await add(project, `Wersja ${index}`);
    const before = await project.at('GET', '');
    const refused = await project.at('POST', '/variants', { name: 'Wersja 21' });
    expect(problemOf(refused)).toEqual({
      status: 422,
      code: 'unprocessable',
      issues: { name: 'too-many-variants' },
    });
    expect((await project.at('GET', '')).headers['etag']).toBe(before.headers['etag']);
  });

  test.each(['22222222', 'x', '__proto__'])('with the id %s are unknown', async (name) => {
    const project = await aFurnishedProject();
    for (const [method, path, body] of [
      ['GET', '/comparison', undefined],
      ['PUT', '', { name: 'Inna' }],
      ['DELETE', '', undefined],
    ] as const) {
      const refused = await project.at(method, `/variants/${name}${path}`, body);
      expect(problemOf(refused)).toMatchObject({ status: 404, code: 'unknown-variant' });
    }
  });

  test('need a name, like projects', async () => {
    const project = await aFurnishedProject();
    const refused = problemOf(await project.at('POST', '/variants', { name: 'A' }));
    expect(refused).toMatchObject({ status: 422, issues: { name: 'name-too-short' } });
  });
});
