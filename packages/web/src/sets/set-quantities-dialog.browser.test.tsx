import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko, wejscie } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  dialog,
  dialogIsClosed,
  expectText,
  press,
  pressInDialog,
  pressInMessage,
  pressKey,
  renderApp,
} from '../testing/render-app.tsx';

const rooms = [
  aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] }),
  aRoom({ id: 2, name: 'Salon', sets: [{ id: 12, quantity: 1 }] }),
  aRoom({ id: 3, name: 'Hol' }),
];
const api = fakeApi(() => aProject({ rooms, sets: [biurko, wejscie] }));

const cell = (set: string, room: string) =>
  dialog().getByRole('textbox', { name: `Ile „${set}” w pomieszczeniu „${room}”` });

const values = () =>
  dialog()
    .getByRole('textbox')
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));

/** The plus button of the first set in a room. */
const plus = (room: string) =>
  dialog().getByRole('region', { name: room }).getByRole('button', { name: 'Więcej' }).first();

const inRooms = () => [1, 2, 3].map((id) => api.inRoom(id));

beforeEach(() => renderApp('projekt/aB3dE6gH/zestawy'));

test('quantities of all sets in all rooms are saved at once, and undone at once', async () => {
  const before = inRooms();
  await press('Rozłóż w pomieszczeniach');
  await expect.poll(values).toEqual(['2', '', '', '1', '', '']);
  await expect.element(dialog().getByRole('button', { name: 'Zapisz' })).toBeDisabled();
  await pressInDialog('Po 1 do każdego: Biurko');
  await expect.poll(values).toEqual(['3', '', '1', '1', '1', '']);
  await cell('Salon – wejście', 'Hol').fill('4');
  await dialog().getByRole('region', { name: 'Salon' }).getByRole('button', { name: 'Mniej' }).nth(1).click();
  await expect.poll(values).toEqual(['3', '', '1', '', '1', '4']);
  await pressInDialog('Zapisz');
  await dialogIsClosed();
  await expectText('Zapisano ilości w 3 pomieszczeniach');
  const after = [
    [[11, 3]],
    [[11, 1]],
    [
      [11, 1],
      [12, 4],
    ],
  ];
  await expect.poll(inRooms).toEqual(after);
  expect(api.requests().filter((request) => request.startsWith('POST '))).toHaveLength(1);
  await pressInMessage('Cofnij');
  await expectText('Przywrócono');
  await expect.poll(inRooms).toEqual(before);
});

test('one drag over several cells adds one piece in each, also in the first one', async () => {
  await press('Rozłóż w pomieszczeniach');
  await expect.element(plus('Hol')).toBeVisible();
  await userEvent.dragAndDrop(plus('Kuchnia'), plus('Hol'), { steps: 12 });
  await expect.poll(values).toEqual(['3', '', '1', '1', '1', '']);
  await plus('Hol').click();
  await expect.poll(values).toEqual(['3', '', '1', '1', '2', '']);
});

test('by keyboard, digits replace a quantity, and Enter moves down the columns to the save button', async () => {
  await press('Rozłóż w pomieszczeniach');
  await expect.element(cell('Biurko', 'Kuchnia')).toHaveFocus();
  await pressKey('3{Enter}');
  await expect.element(cell('Biurko', 'Salon')).toHaveFocus();
  await pressKey('{ArrowUp}{ArrowUp}{Enter}{Enter}');
  await expect.element(cell('Salon – wejście', 'Kuchnia')).toHaveFocus();
  await pressKey('1{Enter}{Backspace}{Enter}2{Enter}');
  await expect.poll(values).toEqual(['3', '1', '2', '', '', '2']);
  await expect.element(dialog().getByRole('button', { name: 'Zapisz' })).toHaveFocus();
  await pressKey('{Enter}');
  await dialogIsClosed();
  await expect.poll(inRooms).toEqual([
    [
      [11, 3],
      [12, 1],
    ],
    [[11, 2]],
    [[12, 2]],
  ]);
});

test('on a phone each room has a list of the sets with their names', async () => {
  await page.viewport(390, 844);
  await press('Rozłóż w pomieszczeniach');
  const hall = dialog().getByRole('region', { name: 'Hol' });
  await expect.element(hall.getByRole('heading', { name: 'Hol' })).toBeVisible();
  for (const name of ['Biurko', 'Salon – wejście']) await expect.element(hall.getByText(name)).toBeVisible();
  await expect.poll(() => dialog().element().scrollWidth).toBeLessThanOrEqual(390);
});

test('a new set is placed together with all sets that are in no room yet', async () => {
  api.put((project) => ({
    ...project,
    sets: [{ ...biurko, id: 14, name: 'Nowy' }, { ...biurko, id: 13, name: 'Wolny' }, ...project.sets],
  }));
  await renderApp('projekt/aB3dE6gH/zestawy?spread=14');
  await expect.element(cell('Wolny', 'Hol')).toBeVisible();
  await expect.element(cell('Nowy', 'Hol')).toBeVisible();
  await expect.poll(() => dialog().getByRole('textbox').elements()).toHaveLength(6);
});
