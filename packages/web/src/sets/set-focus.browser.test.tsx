import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko } from '../testing/a-flat.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aProject, aRoom } from '../testing/render-in-project.tsx';

fakeApi(() =>
  aProject({
    wall: 'graphite',
    rooms: [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 1 }] })],
    sets: [biurko],
  }),
);

/** The ring around the card whose link has the focus, and the rings of the link itself. */
const ringOfFocus = () => {
  const link = document.activeElement;
  const card = link?.closest('li');
  if (!link || !card) throw new Error('no card has the focus');
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(card);
  const inside = [getComputedStyle(link), getComputedStyle(link, '::after')].map((style) => style.outlineStyle);
  return { outlineStyle, from: Number.parseFloat(outlineOffset), width: outlineWidth, inside };
};

test.each([
  ['of a room', 'pomieszczenia'],
  ['in the list of sets', 'zestawy'],
])('the focus ring of a card %s lies around the card, and not on its wall', async (_where, screen) => {
  await renderApp(`projekt/aB3dE6gH/${screen}`);
  const link = page.getByRole('link', { name: /^Edytuj zestaw „Biurko/ });
  await expect.element(link).toBeVisible();
  for (let step = 0; step < 60 && document.activeElement !== link.element(); step += 1) await userEvent.tab();
  await expect.element(link).toHaveFocus();
  const { outlineStyle, from, width, inside } = ringOfFocus();
  expect({ outlineStyle, width, inside }).toEqual({ outlineStyle: 'solid', width: '2px', inside: ['none', 'none'] });
  expect(from).toBeGreaterThan(0);
});
