import { expect, test } from 'vitest';
import { aDeliveredRoom, aLinkedProject } from './testing/a-planning-tool.ts';

const rooms = (...names: string[]) => names.map((name) => aDeliveredRoom(name));

test('there is nothing new until the planning tool sends something, nor once that was read', async () => {
  const { link, load, poll } = await aLinkedProject();
  expect(await poll()).toBe(404);
  await link(rooms('r1'));
  expect([await poll(), await poll()]).toEqual([200, 200]);
  await load();
  expect(await poll()).toBe(404);
  await link(rooms('r1', 'r2'));
  expect(await poll()).toBe(200);
});

test('changes of visitors are nothing new, and hide nothing new', async () => {
  const { link, poll, addRoom } = await aLinkedProject();
  await addRoom();
  expect(await poll()).toBe(404);
  await link(rooms('r1'));
  await addRoom('Garaż');
  expect(await poll()).toBe(200);
});

test('who is told that the project is as he knows it has read it', async () => {
  const { at, link, load, poll } = await aLinkedProject();
  await link(rooms('r1'));
  const { etag } = (await at('GET', '')).headers;
  await link(rooms('r1', 'r2'));
  const again = await at('GET', '', undefined, { 'if-none-match': String(etag) });
  expect(again.status).toBe(200);
  expect(await poll()).toBe(404);
  expect((await load()).project.groups).toHaveLength(2);
});

test('reading what is new is no change of the project', async () => {
  const { at, link } = await aLinkedProject();
  await link(rooms('r1'));
  const tags = [await at('GET', ''), await at('GET', '')].map(({ headers }) => headers['etag']);
  expect(tags[0]).toBe(tags[1]);
});

test('of a project that is not there nothing is new', async () => {
  const { call } = await aLinkedProject();
  expect((await call('HEAD', '/mio-integration/project/22222222')).status).toBe(404);
});
