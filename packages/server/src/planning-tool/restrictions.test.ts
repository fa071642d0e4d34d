import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { allLanguages } from '@ramka/domain/text';
import { describe, expect, test } from 'vitest';
import { problemOf } from '../testing/a-server.ts';
import { workedPayload } from '../testing/a-project.ts';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../testing/a-planning-tool.ts';

/** A project with a locked room and an external set in it, and a room and a set of the visitor. */
const aMixedProject = async () => {
  const project = await aLinkedProject();
  const ownRoom = await project.addRoom('Garaż');
  const own = (await project.addSet()).id;
  const { rooms } = await project.link([aDeliveredRoom('r1', [aDeliveredSet('s1')], 'Salon')]);
  const [room] = rooms;
  await project.load();
  return { ...project, ownRoom, own, room: room?.id ?? 0, set: room?.sets[0]?.id ?? 0 };
};

type Mixed = Awaited<ReturnType<typeof aMixedProject>>;
type Attempt = (project: Mixed) => ReturnType<Mixed['at']>;

const entry = (id: number, quantity = 2) => ({ payload: [{ id, quantity }] });

const attempts: readonly (readonly [string, string, Attempt])[] = [
  [
    'saving an external set',
    'external-set',
    ({ at, set }) => at('PUT', `/set/${set}`, { payload: workedPayload(desk) }),
  ],
  ['renaming an external set', 'external-set', ({ at, set }) => at('POST', `/set/${set}/name`, { name: 'Mój' })],
  ['copying an external set', 'external-set', ({ at, set }) => at('PUT', `/set?sourceId=${set}`, {})],
  ['deleting an external set', 'external-set', ({ at, set }) => at('DELETE', `/set/${set}`)],
  ['renaming a locked room', 'locked-room', ({ at, room }) => at('PUT', `/group/${room}`, { name: 'Pokój' })],
  ['deleting a locked room', 'locked-room', ({ at, room }) => at('DELETE', `/group/${room}`)],
];

describe('items of the planning tool', () => {
  // Holds §2.55, §2.77, §4.13, §4.14, §4.15, §4.16, §4.17, §6.4, §6.5.
  test.each(attempts)('%s is rejected with 403, and changes nothing', async (_title, code, attempt) => {
    const project = await aMixedProject();
    const before = await project.at('GET', '');
    expect(problemOf(await attempt(project))).toMatchObject({ status: 403, code });
    const after = await project.at('GET', '');
    expect([after.body, after.headers['etag']]).toEqual([before.body, before.headers['etag']]);
  });

  test('errors are in the visitor’s language', async () => {
    const { at, room, set } = await aMixedProject();
    const messages = new Set<unknown>();
    for (const language of allLanguages)
      for (const path of [`/group/${room}`, `/set/${set}`]) {
        const { body } = await at('DELETE', path, undefined, { 'accept-language': language });
        messages.add(JSON.stringify(body));
      }
    expect(messages.size).toBe(2 * allLanguages.length);
    const english = await at('DELETE', `/group/${room}`, undefined, { 'accept-language': 'en' });
    expect(english.body).toMatchObject({
      message: 'This room is linked to the planning app: it can be renamed or deleted only there',
    });
  });

  test('can be opened, listed and drawn like other sets', async () => {
    const { app, at, id, load, set } = await aMixedProject();
    expect((await at('GET', `/set/${set}`)).body).toMatchObject({
      id: set,
      type: 'external',
      frameId: desk.set.frameId,
    });
    const listed = await at('GET', `/components/list?sets=${set}`);
    expect(listed.body).toHaveLength(desk.rows.length);
    const [bundle] = (await load()).productSets;
    expect(bundle).toMatchObject({ id: set, type: 'external' });
    const picture = await app.inject(`/product-set/${id}/${set}.png?${bundle?.version}`);
    expect(picture.headers['content-type']).toBe('image/png');
  });

  test('are included in documents and bills of materials', async () => {
    const { at, room } = await aMixedProject();
    for (const groupId of [null, room]) {
      const csv = await at('POST', '/csv', { groupId, ecatalogProductsOnly: false, dialect: 'comma' });
      expect(csv.status).toBe(200);
    }
  });

  test('allow sets and products of the visitor beside them, and the project may be deleted', async () => {
    const { at, load, room, own } = await aMixedProject();
    expect((await at('POST', `/group/${room}/setlist`, entry(own))).status).toBe(200);
    expect((await at('PUT', `/group/${room}/setlist`, entry(own, 5))).status).toBe(200);
    expect((await at('POST', `/group/${room}/products`, entry(801))).status).toBe(200);
    const locked = (await load()).project.groups.find(({ id }) => id === room);
    expect(locked).toMatchObject({ bundles: [{ quantity: 1 }, { id: own, quantity: 5 }], products: [{ id: 801 }] });
    expect((await at('DELETE', `/group/${room}/setlist/${own}`)).status).toBe(200);
    expect((await at('DELETE', '')).status).toBe(204);
  });

  // Holds §2.60, §6.4.
  test('may change quantity in their room, and be added to and removed from other rooms', async () => {
    const { at, load, room, ownRoom, own, set } = await aMixedProject();
    expect((await at('PUT', `/group/${room}/setlist`, entry(set, 7))).status).toBe(200);
    const both = { payload: [...entry(own).payload, ...entry(set, 3).payload] };
    expect((await at('POST', `/group/${ownRoom}/setlist`, both)).status).toBe(200);
    const { groups } = (await load()).project;
    expect(groups.find(({ id }) => id === room)).toMatchObject({ bundles: [{ id: set, quantity: 7 }] });
    expect(groups.find(({ id }) => id === ownRoom)).toMatchObject({ bundles: [{ id: own }, { id: set, quantity: 3 }] });
    expect((await at('DELETE', `/group/${room}/setlist/${set}`)).status).toBe(200);
  });

  test('are restored by the next delivery, and remain in rooms where the visitor added them', async () => {
    const { at, load, link, room, ownRoom, set } = await aMixedProject();
    await at('PUT', `/group/${room}/setlist`, entry(set, 7));
    await at('POST', `/group/${ownRoom}/setlist`, entry(set, 3));
    await link([aDeliveredRoom('r1', [aDeliveredSet('s1')], 'Salon')]);
    const { groups } = (await load()).project;
    expect(groups.find(({ id }) => id === room)).toMatchObject({ bundles: [{ id: set, quantity: 1 }] });
    expect(groups.find(({ id }) => id === ownRoom)).toMatchObject({ bundles: [{ id: set, quantity: 3 }] });
  });

  test('become the visitor’s own in a project created from a file', async () => {
    const { at, call } = await aMixedProject();
    const file = await at('GET', '/file');
    const made = await call('POST', '/project/file', file.body);
    expect(made).toMatchObject({
      status: 201,
      body: { mioIntegration: null, groups: [{ name: 'Salon', properties: { mioData: null } }, { name: 'Garaż' }] },
    });
  });
});
