import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, aCatalogueItem, biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { renderApp, room } from '../testing/render-app.tsx';

const rooms = [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] }), aRoom({ id: 2, name: 'Salon' })];
const api = fakeApi(() => aProject({ rooms, sets: [biurko] }), aCatalogue);

const open = () => renderApp('projekt/aB3dE6gH/pomieszczenia');

const topOf = (locator: Locator): number => locator.element().getBoundingClientRect().top;
const isOpaque = (locator: Locator): boolean => locator.element().checkVisibility({ opacityProperty: true });

describe('the tools of a room', () => {
  const kitchen = room('Kuchnia');
  const card = kitchen.getByRole('listitem');
  const more = card.getByRole('button', { name: 'Więcej: Biurko' });
  const menu = card.getByRole('button', { name: 'Działania: Biurko' });
  const handle = kitchen.getByRole('button', { name: /^Przesuń pomieszczenie/ });
  const roomMenu = kitchen.getByRole('button', { name: 'Działania: Kuchnia' });
  const fromList = kitchen.getByRole('button', { name: /^Z listy zestawów/ });
  const single = kitchen.getByRole('button', { name: /^Produkt kompletny/ });

  beforeEach(async () => {
    await open();
    await page.getByRole('heading', { level: 1 }).hover();
  });

  test.each([
    ['of a card', card, [more, menu]],
    ['of its head', kitchen.getByRole('heading', { level: 2 }), [handle, roomMenu]],
    ['of the tile that adds a set', kitchen.getByRole('link', { name: /^Nowy zestaw/ }), [fromList, single]],
  ])('%s are hidden at rest, and appear where the mouse points', async (_what, place, tools) => {
    await expect.poll(() => tools.map(isOpaque)).toEqual(tools.map(() => false));
    await place.hover();
    await expect.poll(() => tools.map(isOpaque)).toEqual(tools.map(() => true));
  });

  test.each([
    ['its quantity', more],
    ['its menu', menu],
    ['the handle of a room', handle],
    ['the menu of a room', roomMenu],
    ['the list of sets', fromList],
    ['single products', single],
  ])('appear with the focus: %s', async (_what, tool) => {
    await expect.poll(() => isOpaque(tool)).toBe(false);
    const element = tool.element();
    if (element instanceof HTMLElement) element.focus();
    await expect.element(tool).toHaveFocus();
    await expect.poll(() => isOpaque(tool)).toBe(true);
  });

  test('of a card appear after a tap on its quantity, which takes the focus', async () => {
    await card.getByText('×2', { exact: true }).click();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => isOpaque(more)).toBe(true);
  });
});

// Holds §2.69.
test('products of the catalogue are noted next to the total only if the project has some', async () => {
  const app = await open();
  const note = page.getByRole('link', { name: /^w tym katalog/ });
  await expect.element(room('Kuchnia')).toBeVisible();
  expect(note.elements()).toEqual([]);
  api.put((project) => ({ ...project, selections: [aCatalogueItem()] }));
  await app.reload();
  await expect.element(note).toHaveTextContent('w tym katalog 60,00 zł');
  await note.click();
  await expect.poll(app.address).toBe('projekt/aB3dE6gH/ekatalog');
});

test('a room’s name that wraps stays inside the head, and so does its focus ring', async () => {
  const name = 'Pomieszczenie gospodarcze przy wejściu od strony ogrodu i garażu na dwa samochody';
  api.put((project) => ({ ...project, rooms: [aRoom({ id: 1, name }), ...project.rooms.slice(1)] }));
  await open();
  await page.viewport(390, 844);
  const toggle = room(name)
    .getByRole('button', { name: /^Pomieszczenie gospodarcze/ })
    .first();
  const text = toggle.getByText(name, { exact: true });
  await expect.poll(() => topOf(text) - topOf(room(name))).toBeGreaterThanOrEqual(8);
  await expect.poll(() => topOf(toggle) - topOf(room(name))).toBeGreaterThanOrEqual(2);
  const element = toggle.element();
  if (element instanceof HTMLElement) element.focus({ focusVisible: true });
  await expect.poll(() => getComputedStyle(toggle.element()).outlineOffset).toBe('-2px');
});
