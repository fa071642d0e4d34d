import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { choose, dialog, expectText, press, pressInMessage, renderApp, room } from '../testing/render-app.tsx';

/** Two sets with one empty slot each, of which one is in the kitchen. */
const api = fakeApi(() =>
  aProject({
    rooms: [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] })],
    sets: [
      { ...biurko, id: 12, name: 'Wyspa', emptySlots: 1 },
      { ...biurko, id: 11, name: 'Blat', emptySlots: 1 },
    ],
  }),
);

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

const hint = page.getByText(/^1 puste miejsce/);

test('are shown on the card of a set in its room, and filled there in one press', async () => {
  await open('pomieszczenia');
  const card = room('Kuchnia').getByRole('listitem').filter({ hasText: 'Blat' });
  await card.getByRole('button', { name: /^1 puste miejsce.*Blat$/ }).click();
  await expectText('Wstawiono zaślepkę');
  await expect.element(card.getByText(/1 puste miejsce/)).not.toBeInTheDocument();
  await pressInMessage('Cofnij');
  await expect.element(card.getByText(/1 puste miejsce/)).toBeVisible();
});

test('are shown in the list of sets and in the component dialog, which includes the blank covers', async () => {
  api.respond('listComponents', () => {
    const covered = api.sets().filter(({ emptySlots }) => emptySlots === 0).length;
    const row = { image: '', serieName: null, catalogUrl: '', price: 10, reasons: [] };
    return [
      { ...row, id: 1, symbol: 'TR2/111', name: 'Ramka', quantity: 2 },
      ...(covered > 0 ? [{ ...row, id: 2, symbol: 'TP/111', name: 'Zaślepka', quantity: covered }] : []),
    ];
  });
  await open('zestawy');
  await expect.poll(() => hint.elements().length).toBe(2);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await press('Pokaż listę elementów');
  await expect.element(dialog().getByRole('rowheader', { name: 'TR2/111' })).toBeVisible();
  // Several sets are folded into one line above the table.
  const line = dialog().getByText('Blat: 1 puste miejsce');
  await expect.element(line).not.toBeVisible();
  await dialog()
    .getByText(/Puste miejsca w 2 zestawach/)
    .click();
  await expect.element(line).toBeVisible();
  const covers = dialog().getByRole('button', { name: /^Wstaw zaślepkę: / });
  await expect.poll(() => covers.elements().length).toBe(2);
  await covers.first().click();
  await expectText('Wstawiono zaślepkę');
  await expect.poll(() => covers.elements().length).toBe(1);
  await expect.element(dialog().getByRole('rowheader', { name: 'TP/111' })).toBeVisible();
});

test('can be filled from the menu of a set, too', async () => {
  await open('zestawy');
  await expect.poll(() => hint.elements().length).toBe(2);
  await choose('Działania: Blat', 'Wstaw zaślepkę');
  await expectText('Wstawiono zaślepkę');
  await expect.poll(() => hint.elements().length).toBe(1);
  await expect.poll(() => api.sets().map(({ emptySlots }) => emptySlots)).toEqual([1, 0]);
});
