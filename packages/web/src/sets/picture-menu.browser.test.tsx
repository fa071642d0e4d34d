import { expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko } from '../testing/a-flat.ts';
import { choose, renderApp } from '../testing/render-app.tsx';
import { aProject, aRoom } from '../testing/render-in-project.tsx';

const api = fakeApi(() =>
  aProject({
    wall: 'sage',
    rooms: [aRoom({ id: 1, name: 'Kuchnia', wall: 'brick', sets: [{ id: 11, quantity: 1 }] })],
    sets: [biurko],
  }),
);

/** Saves a picture of the set, and returns the file's name and address. */
const savedPicture = async (format: string) => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await choose('Działania: Biurko', 'Zapisz obraz', format);
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  const link: unknown = saved.mock.contexts[0];
  saved.mockRestore();
  if (!(link instanceof HTMLAnchorElement)) throw new Error('no link was pressed');
  const { pathname, searchParams } = new URL(link.href);
  return { name: link.download, pathname, query: Object.fromEntries(searchParams) };
};

test('a picture of a set is saved on the wall of its room, with the set’s name and in the chosen size', async () => {
  await renderApp('projekt/aB3dE6gH/zestawy');
  const { name, pathname, query } = await savedPicture('PNG 2×');
  expect(name).toBe('Biurko.png');
  expect(pathname).toMatch(/\/product-set\/aB3dE6gH\/11\/picture\.png$/);
  expect(query).toEqual({ scale: '2', wall: 'brick' });
});

test('a picture of a set whose rooms have different walls shows the wall of the project', async () => {
  api.put((project) => ({
    ...project,
    rooms: [...project.rooms, aRoom({ id: 2, name: 'Salon', wall: 'graphite', sets: [{ id: 11, quantity: 1 }] })],
  }));
  await renderApp('projekt/aB3dE6gH/zestawy');
  const { name, query } = await savedPicture('SVG');
  expect(name).toBe('Biurko.svg');
  expect(query).toEqual({ scale: '1', wall: 'sage' });
});

test('a picture saved from the card of a room shows the wall of that room', async () => {
  api.put((project) => ({
    ...project,
    rooms: [aRoom({ id: 2, name: 'Salon', wall: 'graphite', sets: [{ id: 11, quantity: 1 }] }), ...project.rooms],
  }));
  await renderApp('projekt/aB3dE6gH/pomieszczenia');
  const { name, query } = await savedPicture('PNG');
  expect(name).toBe('Biurko.png');
  expect(query).toEqual({ scale: '1', wall: 'graphite' });
});
