import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { changeInOtherTab, expectText, messages, pressInMessage, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(
  () =>
    aProject({
      rooms: [
        aRoom({ id: 2, name: 'Salon', sets: [{ id: 11, quantity: 1 }] }),
        aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 1 }] }),
      ],
      sets: [biurko],
    }),
  aCatalogue,
);

const choose = async (swatch: string, dialog: string, wall: string): Promise<void> => {
  await page.getByRole('button', { name: swatch }).click();
  const open = page.getByRole('dialog', { name: dialog });
  await open.getByRole('radio', { name: wall, exact: true }).click();
  await open.getByRole('button', { name: 'Zapisz' }).click();
};

/** The wall on the card of a room, as the style sheets paint it. */
const faceOf = (room: number): string => {
  const card = document.querySelector(`[data-room="${room}"] li`);
  return card === null ? '' : getComputedStyle(card).getPropertyValue('--wall-face');
};

/** The wall of a room on the installation screen. */
const faceOfSection = (name: string): string => {
  const section = page.getByRole('region', { name }).query();
  return section === null ? '' : getComputedStyle(section).getPropertyValue('--wall-face');
};

test('the wall of the project is chosen with one swatch, and the choice can be undone', async () => {
  await renderApp('projekt/aB3dE6gH/zmiana');
  await choose('Ściana: bez koloru', 'Ściana za zestawami', 'szałwia');
  await expectText('Zmiany zostały zapisane');
  await expect.element(page.getByRole('button', { name: 'Ściana: szałwia' })).toBeVisible();
  await expect.poll(() => api.project()?.wall).toBe('sage');
  await pressInMessage('Cofnij');
  await expect.element(page.getByRole('button', { name: 'Ściana: bez koloru' })).toBeVisible();
});

test('a room has the wall of the project until it gets its own', async () => {
  api.put((project) => ({ ...project, wall: 'sand' }));
  const app = await renderApp('projekt/aB3dE6gH/zmiana?groupId=1');
  await choose('Ściana: jak w całej inwestycji', 'Ściana w pomieszczeniu „Kuchnia”', 'cegła');
  await expect.element(page.getByRole('button', { name: 'Ściana: cegła' })).toBeVisible();
  await app.goTo('projekt/aB3dE6gH/pomieszczenia');
  await expect.poll(() => faceOf(1)).toContain('data:image/svg+xml');
  await expect.poll(() => faceOf(2)).toContain('#e0d0b4');
  await app.goTo('projekt/aB3dE6gH/montaz');
  await expect.poll(() => faceOfSection('Kuchnia')).toContain('data:image/svg+xml');
  await expect.poll(() => faceOfSection('Salon')).toContain('#e0d0b4');
});

test('the dialog begins at the chosen wall', async () => {
  api.put((project) => ({ ...project, wall: 'sand' }));
  await renderApp('projekt/aB3dE6gH/zmiana');
  await page.getByRole('button', { name: 'Ściana: piasek' }).click();
  await expect.element(page.getByRole('radio', { name: 'piasek', exact: true })).toHaveFocus();
});

test('the dialog closes with a message when its room is deleted elsewhere', async () => {
  await renderApp('projekt/aB3dE6gH/zmiana?groupId=1');
  await page.getByRole('button', { name: 'Ściana: jak w całej inwestycji' }).click();
  await expect.element(page.getByRole('radio', { name: 'jak w całej inwestycji', exact: true })).toHaveFocus();
  api.put((project) => ({ ...project, rooms: project.rooms.filter(({ id }) => id !== 1) }));
  changeInOtherTab();
  await expect.poll(messages).toEqual([pl.rooms.roomDeleted]);
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(0);
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
});

test('a custom colour is a wall as well', async () => {
  await renderApp('projekt/aB3dE6gH/zmiana');
  await page.getByRole('button', { name: 'Ściana: bez koloru' }).click();
  await page.getByLabelText('Wybierz własny kolor').fill('#203040');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(page.getByRole('button', { name: 'Ściana: własny kolor' })).toBeVisible();
  await expect.poll(() => api.project()?.wall).toBe('#203040');
});
