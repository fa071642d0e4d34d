import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko, twoRooms } from '../testing/a-flat.ts';
import { aRoom } from '../testing/render-in-project.tsx';
import {
  choose,
  dialog,
  dialogIsClosed,
  expectText,
  press,
  pressInDialog,
  pressKey,
  renderApp,
  room,
  roomNames,
  wait,
} from '../testing/render-app.tsx';

const [kitchen, salon] = [1, 2];

const api = fakeApi(() => twoRooms('Salon'));

const open = () => renderApp('projekt/aB3dE6gH/pomieszczenia');

const card = (name: string): Locator => room('Salon').getByRole('listitem').filter({ hasText: name });
const namesOnServer = () => api.rooms().map(({ name }) => name);

/** Milliseconds; slightly longer than the pause after which collected presses are sent. */
const PAUSED = 700;

const more = () => card('Biurko').getByRole('button', { name: 'Więcej: Biurko' });
const less = () => card('Biurko').getByRole('button', { name: 'Mniej: Biurko' });
const shown = () => card('Biurko').getByText(/^×\d/).element().textContent;
const price = () => card('Biurko').getByText(/zł/).first().element().textContent;
const field = () => dialog().getByRole('textbox');

describe('a dialog', () => {
  beforeEach(open);

  test('that was opened in the meantime stays open with its input when the response for an earlier one arrives', async () => {
    const renamed = api.hold('renameRoom');
    await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
    await field().fill('Kuchnia duża');
    await pressInDialog('Zapisz');
    await renamed.requested(1);
    await pressKey('{Escape}');
    await dialogIsClosed();
    await choose('Działania: Salon', 'Zmień nazwę pomieszczenia');
    await field().fill('Salon z kominkiem');
    renamed.deliver();
    await expectText('Nazwa pomieszczenia została zmieniona');
    await expect.element(field()).toHaveValue('Salon z kominkiem');
    await pressInDialog('Zapisz');
    await renamed.requested(2);
    renamed.deliver(1);
    await dialogIsClosed();
    await expect.poll(namesOnServer).toEqual(['Salon z kominkiem', 'Kuchnia duża']);
  });

  test('for a quantity does not affect another set', async () => {
    const changed = api.hold('changeRoomSets');
    await choose('Działania: Biurko', 'Zmień ilość');
    await field().fill('5');
    await pressInDialog('Zapisz');
    await changed.requested(1);
    await pressKey('{Escape}');
    await dialogIsClosed();
    await choose('Działania: Salon', 'Kopiuj z zawartością');
    changed.deliver();
    await expectText('Liczba zestawów została zmieniona');
    await expect.element(field()).toHaveValue('Salon (2)');
  });

  test('that moves a set copies it once, however often it is pressed', async () => {
    const moved = api.hold('moveRoomEntry');
    await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Kopiuj do…');
    const target = dialog().getByRole('button', { name: 'Kuchnia' });
    await target.click();
    await moved.requested(1);
    await target.click({ force: true });
    moved.deliver();
    await expectText('Skopiowano do pomieszczenia „Kuchnia”');
    await expect.poll(() => api.inRoom(kitchen)).toEqual([[11, 2]]);
  });
});

describe('a quantity', () => {
  beforeEach(open);

  test('returns to its value if it is counted up and down while the first response is pending', async () => {
    const changed = api.hold('changeRoomSets');
    await more().click();
    await changed.requested(1);
    await less().click();
    await wait(PAUSED);
    changed.deliver(0);
    await changed.requested(2);
    changed.deliver(1);
    await expect.poll(() => api.inRoom(salon)).toContainEqual([11, 2]);
    await expect.poll(shown).toBe('×2');
  });

  test('keeps the latest value while earlier responses arrive', async () => {
    const changed = api.hold('changeRoomSets');
    await more().click();
    await changed.requested(1);
    await more().click();
    await wait(PAUSED);
    changed.deliver(0);
    await changed.requested(2);
    await wait(300);
    expect(shown()).toBe('×4');
    changed.deliver(1);
    await expect.poll(shown).toBe('×4');
  });

  test('has its latest value in the dialog, although the response is pending', async () => {
    const changed = api.hold('changeRoomSets');
    await more().click();
    await changed.requested(1);
    await choose('Działania: Biurko', 'Zmień ilość');
    await expect.element(field()).toHaveValue('3');
    // Also if the project still has the wanted quantity.
    await field().fill('2');
    await pressInDialog('Zapisz');
    changed.deliver(0);
    await changed.requested(2);
    changed.deliver(1);
    await expect.poll(() => api.inRoom(salon)).toContainEqual([11, 2]);
    await expect.poll(shown).toBe('×2');
  });

  test('determines the set’s price after counting, too', async () => {
    const before = price();
    await more().click();
    await expectText('Liczba zestawów została zmieniona');
    await expect.poll(price).not.toBe(before);
    await choose('Działania: Biurko', 'Zmień ilość');
    await field().fill('2');
    await pressInDialog('Zapisz');
    await expect.poll(shown).toBe('×2');
    await expect.poll(price).toBe(before);
  });
});

test('a copy of a set in its room is created once, and does not take the visitor away from another screen', async () => {
  await open();
  const copied = api.hold('duplicateInRoom');
  await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Powiel tutaj');
  await choose('Działania: Biurko', 'Pomieszczenia i kolejność', 'Powiel tutaj');
  await copied.requested(1);
  await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
  await field().fill('Kuchnia duża');
  copied.deliver();
  await expectText('Zestaw został powielony');
  await expect.element(field()).toHaveValue('Kuchnia duża');
  expect(api.sets()).toHaveLength(3);
});

test('the order of rooms applies each of two presses, and does not move the focus', async () => {
  api.put((project) => ({ ...project, rooms: [aRoom({ id: 3, name: 'Garaż' }), ...project.rooms] }));
  await open();
  const ordered = api.hold('orderRooms');
  const handle = page.getByRole('button', { name: /^Przesuń pomieszczenie „Garaż”/ }).element();
  if (handle instanceof HTMLElement) handle.focus();
  await pressKey('{ArrowDown}');
  await ordered.requested(1);
  // On a slow device, the next frame comes after the visitor has moved on.
  const frames: FrameRequestCallback[] = [];
  const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await pressKey('{ArrowDown}');
  const name = page.getByPlaceholder('np. Salon');
  await name.fill('Hol');
  request.mockRestore();
  for (const run of frames) run(performance.now());
  ordered.deliver(0);
  await ordered.requested(2);
  ordered.deliver(1);
  await expect.poll(roomNames).toEqual(['Salon', 'Kuchnia', 'Garaż']);
  await expect.poll(namesOnServer).toEqual(['Salon', 'Kuchnia', 'Garaż']);
  await expect.element(name).toHaveFocus();
});

test('a room template does not move the focus of a visitor who continues typing', async () => {
  api.put((project) => ({ ...project, rooms: [], sets: [] }));
  await open();
  const created = api.hold('createRooms');
  await press(/^Kawalerka/);
  await created.requested(1);
  const name = page.getByPlaceholder('np. Salon');
  await name.fill('Garaż');
  created.deliver();
  await expect.element(room('Przedpokój')).toBeVisible();
  await wait(200);
  await expect.element(name).toHaveFocus();
});

test('a room template keeps the focus until its rooms are there, and moves it from the screen to the first of them', async () => {
  api.put((project) => ({ ...project, rooms: [], sets: [] }));
  await open();
  const created = api.hold('createRooms');
  await press(/^Kawalerka/);
  await created.requested(1);
  await expect.element(page.getByRole('button', { name: /^Kawalerka/ })).toHaveFocus();
  // The screen takes the focus shortly after a navigation if no control has it.
  document.querySelector('main')?.focus();
  created.deliver();
  await expect.element(room('Przedpokój').getByRole('button', { expanded: true })).toHaveFocus();
});

test('empty slots are filled once, however often it is pressed', async () => {
  api.put((project) => ({
    ...project,
    rooms: project.rooms.map((each) => (each.id === kitchen ? { ...each, sets: [{ id: 13, quantity: 1 }] } : each)),
    sets: [...project.sets, { ...biurko, id: 13, name: 'Blat', emptySlots: 1 }],
  }));
  await open();
  const filled = api.hold('coverSet');
  const cover = room('Kuchnia').getByRole('button', { name: /^1 puste miejsce.*Blat$/ });
  await cover.click();
  await cover.click({ force: true });
  await filled.requested(1);
  filled.deliver();
  await expectText(/^Wstawiono zaślepk/);
  await wait(300);
  expect(filled.count()).toBe(1);
});
