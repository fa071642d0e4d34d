import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { labelsServer, type LabelsServer } from '../api/testing/labels-server.ts';
import { aProject, aRoom, aSavedSet } from '../testing/render-in-project.tsx';
import { expectText, messages, press, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(() =>
  aProject({
    rooms: [
      aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] }),
      aRoom({ id: 2, name: 'Salon', sets: [{ id: 12, quantity: 1 }] }),
    ],
    sets: [aSavedSet({ id: 11, name: 'Blat' }), aSavedSet({ id: 12, name: 'Drzwi' })],
  }),
);

const source = 'https://www.example.com/heights';

const blat = { roomId: 1, setId: 11 } as const;
const door = { roomId: 2, setId: 12, piece: 1 } as const;

/** Opens the screen with a server that labels the pieces. */
const openScreen = async (isOn: boolean, size?: { width: number; height: number }): Promise<LabelsServer> => {
  const server = labelsServer(api, {
    isOn,
    pieces: [{ ...blat, piece: 1 }, { ...blat, piece: 2 }, door],
    heights: [{ setId: 11, height: 30 }],
    source,
  });
  await renderApp('projekt/aB3dE6gH/montaz', size);
  return server;
};

const field = (column: string, piece: string) =>
  page.getByRole('textbox', { name: `${column}, ${piece}`, exact: true });

const openPoints = async (): Promise<void> => page.getByRole('button', { name: 'Punkty', exact: true }).click();

test('only a switch is shown while labels are off; it opens the table', async () => {
  const { changes } = await openScreen(false);
  const control = page.getByRole('switch', { name: 'Numeruj punkty' });
  await expect.element(control).not.toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Blat, sztuka 1' })).toBeInTheDocument();
  expect(page.getByRole('toolbar', { name: 'Widok' }).elements()).toEqual([]);
  await control.click();
  await expect.element(field('Oznaczenie', 'Blat, sztuka 2')).toHaveValue('S2');
  await expect.poll(changes).toEqual([{ isOn: true, pieces: [] }]);
});

test('the checklist names pieces by their labels', async () => {
  await openScreen(true);
  await expect.element(page.getByRole('group', { name: 'S2: Blat, sztuka 2' })).toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'S3: Drzwi, sztuka 1' })).toBeInTheDocument();
});

test('Enter and arrow keys save a field and move in its column, also into the next room; Escape restores it', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  await field('Obwód', 'Blat, sztuka 1').click();
  await userEvent.keyboard('F3{Enter}');
  await expect.element(field('Obwód', 'Blat, sztuka 2')).toHaveFocus();
  await userEvent.keyboard('F4{ArrowDown}');
  await expect.element(field('Obwód', 'Drzwi')).toHaveFocus();
  await userEvent.keyboard('F5{Escape}{ArrowUp}');
  await expect.element(field('Obwód', 'Blat, sztuka 2')).toHaveFocus();
  await expect
    .poll(changes)
    .toEqual([{ pieces: [{ ...blat, piece: 1, circuit: 'F3' }] }, { pieces: [{ ...blat, piece: 2, circuit: 'F4' }] }]);
  await expect.element(field('Obwód', 'Blat, sztuka 1')).toHaveValue('F3');
  await expect.element(field('Obwód', 'Drzwi')).toHaveValue('');
});

test('a label that another piece has is named at its field and not sent', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  const label = field('Oznaczenie', 'Drzwi');
  await label.fill('s 1');
  await userEvent.keyboard('{Tab}');
  await expect.element(label).toHaveAccessibleDescription('„S1” ma już: Kuchnia, Blat');
  await expect.element(label).toHaveAttribute('aria-invalid', 'true');
  await label.fill('K1');
  await userEvent.keyboard('{Tab}');
  await expect.element(label).not.toHaveAttribute('aria-invalid');
  await expect.poll(changes).toEqual([{ pieces: [{ ...door, customLabel: 'K1' }] }]);
});

test('a text that cannot be saved is not lost in silence when the table is left', async () => {
  await openScreen(true);
  await openPoints();
  await field('Wysokość (cm)', 'Drzwi').fill('abc');
  await press('Odhaczanie');
  await expect.poll(messages).toEqual([expect.stringContaining('abc')]);
});

test('a height is a number of centimetres; without one the usual height is shown with its source', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  const height = field('Wysokość (cm)', 'Blat, sztuka 1');
  await expect.element(height).toHaveAttribute('placeholder', '30');
  await expect.element(height).toHaveAccessibleDescription('zwykle 30\u00A0cm');
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: /^example.com/ })
        .query()
        ?.getAttribute('href'),
    )
    .toBe(source);
  await height.fill('wysoko');
  await userEvent.keyboard('{Tab}');
  await expect.element(height).toHaveAccessibleDescription('Wpisz centymetry, od 0 do 400');
  await height.fill('115 cm');
  await userEvent.keyboard('{Tab}');
  await height.fill('1,2 m');
  await userEvent.keyboard('{Tab}');
  await height.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => changes().map(({ pieces }) => pieces[0]?.height)).toEqual([115, 120, null]);
});

test('stickers begin with the chosen one of the sheet', async () => {
  await openScreen(true);
  const bodies: unknown[] = [];
  api.respond('writeStickers', ({ body }) => {
    bodies.push(body);
    return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  });
  await openPoints();
  await page.getByRole('combobox', { name: 'Arkusz A4' }).selectOptions('24 na arkuszu, 70 × 37 mm');
  await page.getByRole('textbox', { name: 'Pierwsza naklejka' }).fill('99');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('button', { name: 'Naklejki' }).click();
  await expect.poll(() => bodies).toEqual([{ grid: '70x37', start: 24 }]);
});

test.each([
  [320, 568],
  [390, 844],
  [768, 1024],
])('nothing is wider than a window of %i × %i', async (width, height) => {
  await openScreen(true, { width, height });
  await openPoints();
  await expect.element(field('Uwagi', 'Drzwi')).toBeInTheDocument();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('an automatic label that another piece has by now is named at the field that is emptied', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  await field('Oznaczenie', 'Blat, sztuka 1').fill('K1');
  await field('Oznaczenie', 'Blat, sztuka 2').fill('S1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes().length).toBe(2);
  await field('Oznaczenie', 'Blat, sztuka 1').fill('');
  await userEvent.keyboard('{Enter}');
  await expectText('„S1” ma już: Kuchnia, Blat');
  expect(changes()).toHaveLength(2);
});

test('a text of a piece that was removed meanwhile is reported', async () => {
  labelsServer(api, { isOn: true, pieces: [{ ...blat, piece: 1 }, door] });
  await renderApp('projekt/aB3dE6gH/montaz');
  await openPoints();
  await expect.element(field('Obwód', 'Drzwi')).toBeVisible();
  // Another visitor has removed the piece from the project.
  labelsServer(api, { isOn: true, pieces: [{ ...blat, piece: 1 }] });
  await field('Obwód', 'Drzwi').fill('F7');
  await userEvent.keyboard('{Enter}');
  await expectText('Tego punktu już nie ma w inwestycji, dlatego „F7” nie zostało zapisane.');
});

test('a label that was given elsewhere meanwhile is named, and invisible characters are not sent', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  await field('Oznaczenie', 'Drzwi').fill('K\u202E7\u2069');
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toEqual([{ pieces: [{ ...door, customLabel: 'K7' }] }]);
  const issue = { path: 'pieces.0.label', code: 'label-taken', message: 'To oznaczenie ma już inny punkt' };
  api.respond('changeLabels', () =>
    Response.json({ code: 'unprocessable', message: issue.message, issues: [issue] }, { status: 422 }),
  );
  await field('Oznaczenie', 'Drzwi').fill('Q7');
  await userEvent.keyboard('{Enter}');
  await expectText('Q7: To oznaczenie ma już inny punkt');
});

test('a field is saved when the page is left', async () => {
  const { changes } = await openScreen(true);
  await openPoints();
  await field('Uwagi', 'Drzwi').fill('za szafą');
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(changes).toEqual([{ pieces: [{ ...door, note: 'za szafą' }] }]);
});

test('the record as mounted waits for a label that is being saved', async () => {
  await openScreen(true);
  await openPoints();
  const saving = api.hold('changeLabels');
  await field('Uwagi', 'Drzwi').fill('za szafą');
  await userEvent.keyboard('{Enter}');
  await saving.requested(1);
  await press('Zapisz stan po montażu');
  await expect
    .element(page.getByRole('button', { name: 'Zapisz stan po montażu' }))
    .toHaveAttribute('aria-busy', 'true');
  expect(api.requests().filter((request) => request.endsWith('/views') && request.startsWith('POST'))).toEqual([]);
  saving.deliver();
  await expect.poll(() => api.requests().some((request) => /^POST .*\/views$/u.test(request))).toBe(true);
});
