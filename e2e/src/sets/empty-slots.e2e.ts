import { beforeEach, expect, test } from 'vitest';
import { editing } from '../editor/editing.ts';

const { page, goTo, project, plant, press, read, dialog, room } = editing();

let setId: number;

/** Creates a set with two slots and one module, in a room. */
beforeEach(async () => {
  setId = await plant({ frame: 'TR2/111', name: 'Blat', modules: { 1: 'TKW1/111' } });
  const kitchen = await project().addRoom('Kuchnia');
  await project().putSets(kitchen, [[setId, 2]]);
});

const screen = (path: string) => goTo(`projekt/${project().id}/${path}`);

const rows = () => dialog().getByRole('table').getByRole('row').count();

test('are shown on the card of a set in its room, and filled there in one press', async () => {
  await screen('pomieszczenia');
  const card = room('Kuchnia').locator(`[data-entry="sets-${setId}"]`).first();
  await card.getByRole('button', { name: /^1 puste miejsce.*Blat$/ }).click();
  await read('Wstawiono zaślepkę');
  await expect.poll(() => card.getByText('puste miejsce').count()).toBe(0);
  await press('Cofnij');
  await card.getByText('1 puste miejsce').waitFor();
});

test('are shown in the list of sets and in the component dialog, which includes the blank covers', async () => {
  await plant({ frame: 'TR2/111', name: 'Blat', modules: { 1: 'TKW1/111' } });
  await screen('zestawy');
  await page().getByText('1 puste miejsce').first().waitFor();
  await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await page().getByRole('button', { name: 'Pokaż listę elementów' }).first().click();
  // In this test the sets are folded into one line above the table.
  const folded = dialog().getByText(/Puste miejsca w \d+ zestawach/);
  await folded.waitFor();
  expect(await dialog().getByText('Blat: 1 puste miejsce').first().isVisible()).toBe(false);
  await folded.click();
  const covers = dialog().getByRole('button', { name: 'Wstaw zaślepkę: Blat' });
  await covers.first().waitFor();
  await dialog().getByText('Blat: 1 puste miejsce').first().waitFor();
  const [told, listed] = [await covers.count(), await rows()];
  await covers.first().click();
  await read('Wstawiono zaślepkę');
  await expect.poll(() => covers.count()).toBe(told - 1);
  await expect.poll(rows).toBeGreaterThan(listed);
});

test('can be filled from the menu of a set, too', async () => {
  await screen('zestawy');
  const told = page().getByText('1 puste miejsce');
  await told.first().waitFor();
  const before = await told.count();
  await page().getByRole('button', { name: 'Działania: Blat' }).first().click();
  await page().getByRole('menuitem', { name: 'Wstaw zaślepkę' }).click();
  await read('Wstawiono zaślepkę');
  await expect.poll(() => told.count()).toBe(before - 1);
});
