import { beforeEach, describe, expect, test } from 'vitest';
import { centreOf } from '../centre-of.ts';
import { changeInOtherTab } from '../delayed-responses.ts';
import { twoRooms, type TwoRooms } from '../two-rooms.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, read, dialog, room } = visitor();

let project: TwoRooms['project'];
let kitchen: number;
let salon: number;

beforeEach(async () => {
  ({ project, kitchen, salon } = await twoRooms(address(), 'Salon'));
});

/** Sends a change of another user. */
const elsewhere = async (method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await fetch(`${address()}/api/project/${project.id}${path}`, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
};

/** Triggers a reload of the project, as after returning to the window. */
const changeElsewhere = (): Promise<void> => changeInOtherTab(page(), project.id);

const rooms = (): Promise<void> => goTo(`projekt/${project.id}/pomieszczenia`);
const order = (payload: readonly number[]): Promise<void> => elsewhere('PUT', '/groups/order', { payload });
const namesOnScreen = () => page().locator('[data-room] h2 [id$=-name]').allTextContents();

// Holds R13.
describe('while another user changes the same project', () => {
  test('a room is dropped at its visible position', async () => {
    const hall = await project.addRoom('Hol');
    await rooms();
    await expect.poll(namesOnScreen).toEqual(['Hol', 'Salon', 'Kuchnia']);
    const from = await centreOf(page().locator('[data-name="Kuchnia"]'));
    await page().mouse.move(from.x, from.y);
    await page().mouse.down();
    await page().mouse.move(from.x + 20, from.y - 20, { steps: 3 });
    await order([salon, hall, kitchen]);
    await changeElsewhere();
    await expect.poll(namesOnScreen).toEqual(['Salon', 'Hol', 'Kuchnia']);
    await centreOf(room('Hol'));
    const { x, y, height } = (await room('Hol').boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page().mouse.move(x + 60, y + height / 4, { steps: 4 });
    await page().mouse.up();
    await expect.poll(namesOnScreen).toEqual(['Salon', 'Kuchnia', 'Hol']);
    await expect
      .poll(async () => (await project.load()).project.groups.map(({ id }) => id))
      .toEqual([salon, kitchen, hall]);
  });

  test('a new set for a deleted room is saved into the list', async () => {
    await goTo(`projekt/${project.id}/zestawy/nowy?createInGroupId=${kitchen}&preselectedFrameLine=simon-55-line`);
    await page().getByRole('button', { name: 'Więcej działań' }).click();
    await page().getByRole('menuitem', { name: 'Wpisz zestaw' }).click();
    await dialog().getByRole('textbox').first().fill('gniazdko');
    await expect.poll(() => dialog().locator('img').count()).toBeGreaterThan(1);
    await page().keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'Zapisz zestaw' }).waitFor();
    await page().keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await elsewhere('DELETE', `/group/${kitchen}`);
    await page().getByRole('button', { name: 'Zapisz zestaw' }).click();
    await read(/Nie znaleziono pomieszczenia/);
    // The project has been loaded again, without the room.
    await expect.poll(() => page().getByText('Tworzenie zestawu w pomieszczeniu').count()).toBe(0);
    await page().getByRole('button', { name: 'Zapisz zestaw' }).click();
    await expect.poll(() => new URL(page().url()).pathname).toMatch(/\/zestawy$/);
    await expect.poll(async () => (await project.load()).productSets).toHaveLength(3);
  });
});
