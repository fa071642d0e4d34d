import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editing } from '../editing.ts';

const { page, read, dialog, plant, project, place, nameField, saveButton, takePhone, goTo, open } = editing();

type Shared = { readonly setId: number; readonly rooms: readonly [number, number] };

/** Creates a set with quantity 2 in one room and 3 in another. */
const plantShared = async (name: string): Promise<Shared> => {
  const rooms = [await project().addRoom(`${name} salon`), await project().addRoom(`${name} hol`)] as const;
  const setId = await plant({ frame: 'TR1/111', name, modules: { 1: 'TKW1/111' } });
  await project().putSets(rooms[0], [[setId, 2]]);
  await project().putSets(rooms[1], [[setId, 3]]);
  return { setId, rooms };
};

/** Opens a set by clicking its card in a room. */
const openFromRoom = async (name: string, roomName: string): Promise<void> => {
  await goTo(`projekt/${project().id}/pomieszczenia`);
  await page()
    .getByRole('region', { name: roomName })
    .getByRole('link', { name: `Edytuj zestaw „${name}”` })
    .click();
  await nameField().waitFor();
};

const leave = (): Locator => page().getByRole('alertdialog', { name: 'Niezapisane zmiany' });
const question = (): Locator => dialog();
const bundlesOf = async (roomId: number) =>
  (await project().load()).project.groups.find(({ id }) => id === roomId)?.bundles;
const nameOf = async (setId: number | undefined) =>
  (await project().load()).productSets.find(({ id }) => id === setId)?.name;

describe('a set in several rooms', () => {
  test('lists the rooms and quantities', async () => {
    const { setId } = await plantShared('Kinkiet');
    await goTo(`projekt/${project().id}/zestawy/${setId}`);
    await page().getByText('Używany w 2 pomieszczeniach (×5)').click();
    await page().getByText('Kinkiet hol (×3)').waitFor();
    await expect.poll(() => page().getByText('Kinkiet salon (×2)').isVisible()).toBe(true);
  });

  // Holds R32, R33.
  test('is changed in one room only by a copy that replaces it there; the message links back', async () => {
    const { setId, rooms } = await plantShared('Lampa');
    await openFromRoom('Lampa', 'Lampa salon');
    await nameField().fill('Lampa przy sofie');
    await saveButton().click();
    await question().getByText('Lampa hol (×3), Lampa salon (×2)').waitFor();
    await question().getByRole('button', { name: 'Tylko w pomieszczeniu „Lampa salon”' }).click();
    await expect.poll(place).toBe('/zestawy');
    await read('Zmieniono tylko w pomieszczeniu „Lampa salon”: ma teraz własną kopię zestawu');
    await page().getByRole('button', { name: 'Wróć do pomieszczenia „Lampa salon”' }).click();
    await expect.poll(() => new URL(page().url()).searchParams.get('openedGroupId')).toBe(String(rooms[0]));
    await page().getByRole('link', { name: 'Edytuj zestaw „Lampa przy sofie”' }).waitFor();
    const [copy] = (await bundlesOf(rooms[0])) ?? [];
    expect(copy).toEqual({ id: setId + 1, quantity: 2 });
    await expect.poll(async () => [await nameOf(copy?.id), await nameOf(setId)]).toEqual(['Lampa przy sofie', 'Lampa']);
    await expect.poll(() => bundlesOf(rooms[1])).toEqual([{ id: setId, quantity: 3 }]);
  });

  // Holds R26.
  test('confirms the change in a message that stays', async () => {
    await plantShared('Lustro');
    // A new page has not loaded the list of sets yet, so the list appears after the message.
    await open('');
    await openFromRoom('Lustro', 'Lustro salon');
    await nameField().fill('Lustro z lampą');
    await saveButton().click();
    await question().getByRole('button', { name: 'Tylko w pomieszczeniu „Lustro salon”' }).click();
    const messages = page().locator('[data-message]');
    await messages.hover();
    const place = await messages.boundingBox();
    await pause(600);
    expect(await messages.boundingBox()).toEqual(place);
  });

  // Holds R33.
  test('is changed everywhere by keyboard', async () => {
    const { setId, rooms } = await plantShared('Gniazdo');
    await openFromRoom('Gniazdo', 'Gniazdo hol');
    await nameField().fill('Gniazdo przy łóżku');
    await saveButton().focus();
    await page().keyboard.press('Enter');
    await question().getByRole('button', { name: 'Zmień we wszystkich' }).focus();
    await page().keyboard.press('Enter');
    await expect.poll(place).toBe('/zestawy');
    await expect.poll(() => nameOf(setId)).toBe('Gniazdo przy łóżku');
    await expect.poll(() => bundlesOf(rooms[0])).toEqual([{ id: setId, quantity: 2 }]);
  });

  // Holds R14.
  test('is deleted after a question that names the rooms', async () => {
    const { setId } = await plantShared('Kontakt');
    await goTo(`projekt/${project().id}/zestawy/${setId}`);
    await page().getByRole('button', { name: 'Więcej działań' }).click();
    await page().getByRole('menuitem', { name: 'Usuń zestaw' }).click();
    await page()
      .getByRole('alertdialog')
      .getByText('Zestaw zniknie także z pomieszczeń: Kontakt hol (×3), Kontakt salon (×2).')
      .waitFor();
    expect(await nameOf(setId)).toBe('Kontakt');
  });
});

describe('leaving with unsaved changes', () => {
  // Holds R33.
  test('saves them and continues to the requested screen', async () => {
    const setId = await plant({ frame: 'TR1/111', name: 'Schody' });
    await goTo(`projekt/${project().id}/zestawy/${setId}`);
    await nameField().fill('Schody na górę');
    await page().getByRole('link', { name: 'Pomieszczenia' }).first().click();
    await leave().getByRole('button', { name: 'Zapisz i wyjdź' }).click();
    await expect.poll(place).toBe('/pomieszczenia');
    await expect.poll(() => nameOf(setId)).toBe('Schody na górę');
  });

  // Holds R33.
  test('asks on a phone for which rooms, and then continues', async () => {
    const { setId, rooms } = await plantShared('Taras');
    await takePhone();
    await openFromRoom('Taras', 'Taras hol');
    await nameField().fill('Taras zimą');
    await page().goBack();
    await leave().getByRole('button', { name: 'Zapisz i wyjdź' }).tap();
    await question().getByRole('button', { name: 'Tylko w pomieszczeniu „Taras hol”' }).tap();
    await expect.poll(place).toBe('/pomieszczenia');
    await expect.poll(() => bundlesOf(rooms[1])).toEqual([{ id: setId + 1, quantity: 3 }]);
  });
});
