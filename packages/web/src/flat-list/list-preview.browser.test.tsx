import { LIST_FILE_BYTES } from '@ramka/domain/flat-list/list-file';
import { aColour, aLine } from '@ramka/domain/testing/makers';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListFile } from '../api/list-file.ts';
import { requestsInFlight } from '../api/call.ts';
import { fakeApi } from '../api/testing/fake-api.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { aCatalogue } from '../testing/a-flat.ts';
import { framesInFinish, switchAndSocket } from '../testing/a-range.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  dialog,
  dialogIsClosed,
  expectText,
  pressInDialog,
  pressInMessage,
  pressKey,
  renderApp,
} from '../testing/render-app.tsx';

const catalogue = {
  ...aCatalogue,
  parts: {
    series: { id: 4, name: 'Simon 54', tag: 'simon-54' },
    lines: [aLine()],
    frames: framesInFinish('white', '11', 100),
    finishes: [{ id: 'white', name: 'biały', hexColor: '#ffffff', familyId: 'white' }],
    colours: [aColour({ id: 401, name: 'biały', familyId: 'white' })],
    ...switchAndSocket,
  },
};

const setDefaults = { lineTag: aLine().tag, subcategoryId: null, finishId: 'white', colourId: 401 };
const api = fakeApi(() => aProject({ setDefaults, rooms: [aRoom({ id: 1, name: 'Hol' })] }), catalogue);

beforeEach(() => browserStorage.removeItem('configurator.lists'));

const field = () => dialog().getByRole('textbox').first();

const open = async (text: string): Promise<void> => {
  await renderApp('projekt/aB3dE6gH/pomieszczenia');
  await pressKey('{Control>}k{/Control}');
  await field().fill(text);
};

const roomsInPreview = (): readonly (string | null)[] =>
  dialog()
    .getByRole('region')
    .elements()
    .map((element) => element.getAttribute('aria-label'));

const add = () => dialog().getByRole('button', { name: 'Dodaj do inwestycji' });

const question = () => dialog().getByRole('combobox', { name: 'Co znaczy „GW”' });

const contents = (): readonly (readonly [string, number])[] =>
  api.rooms().map(({ name, sets }) => [name, sets.reduce((sum, { quantity }) => sum + quantity, 0)] as const);

/** Types other words for a row. */
const correct = async (row: string, words: string): Promise<void> => {
  await pressInDialog(`Popraw słowa: ${row}`);
  await expect.element(dialog().getByRole('textbox', { name: 'Słowa' })).toHaveFocus();
  await userEvent.keyboard(`{Control>}a{/Control}${words}{Enter}`);
};

describe('a list of a flat in the field for a set', () => {
  test('is read without a connection that was lost while the dialog was open', async () => {
    const { parts } = catalogue;
    api.offer({ ...catalogue, parts: { ...parts, lines: [aLine(), aLine({ id: 7, tag: 'akord', seriesId: 5 })] } });
    await open('');
    // The modules of another series than the set's are needed only for a list.
    await expect.poll(() => api.requests()).toContain('GET /modules/by-series/5');
    await expect.poll(() => requestsInFlight.get()).toBe(0);
    api.disconnect();
    await field().fill('salon: 2x gniazdo');
    await expect.poll(roomsInPreview).toEqual(['Salon']);
  });

  test('is shown by room, added with Enter, and taken back with *Undo*', async () => {
    await open('salon: 2x gniazdo, schodowy; hol: schodowy');
    await expect.poll(roomsInPreview).toEqual(['Salon', 'Hol']);
    await expect.element(add()).toBeEnabled();
    await expect.element(add()).not.toHaveAttribute('aria-busy', 'true');
    await field().click();
    await pressKey('{Enter}');
    await dialogIsClosed();
    await expect.poll(contents).toEqual([
      ['Salon', 2],
      ['Hol', 1],
    ]);
    await pressInMessage('Cofnij');
    await expect.poll(contents).toEqual([['Hol', 0]]);
  });

  test('is not added to a project that has changed meanwhile, so that no room is added twice', async () => {
    await open('salon: 2x gniazdo');
    await expect.poll(roomsInPreview).toEqual(['Salon']);
    await expectText('nowe pomieszczenie');
    api.put((project) => ({ ...project, rooms: [aRoom({ id: 8, name: 'Salon' }), ...project.rooms] }));
    await pressInDialog('Dodaj do inwestycji');
    await expectText('Inwestycja zmieniła się w tym czasie. Sprawdź podgląd i dodaj listę jeszcze raz.');
    await expect.element(dialog().getByText('nowe pomieszczenie')).not.toBeInTheDocument();
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(contents).toEqual([
      ['Salon', 1],
      ['Hol', 0],
    ]);
  });

  test('stays in its dialog if the server rejects it because of a newer version', async () => {
    await open('salon: 2x gniazdo');
    await expect.poll(roomsInPreview).toEqual(['Salon']);
    api.fail('addFlatList', { status: 412, code: 'precondition-failed' });
    await pressInDialog('Dodaj do inwestycji');
    await expectText('Inwestycja zmieniła się w tym czasie. Sprawdź podgląd i dodaj listę jeszcze raz.');
    await expect.element(add()).toBeEnabled();
  });

  test('leaves the focus on the screen, if nothing had it before', async () => {
    await open('salon: gniazdo');
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
  });

  test('keeps a row that is not understood in the preview, until one of its readings is chosen', async () => {
    await open('salon: schodwy, gniazdo, zxcvb');
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'schodwy' })
      .filter({ hasText: 'Nie rozumiem (wiersz 1)' });
    await expect.element(row).toBeVisible();
    await pressInDialog('Łącznik schodowy');
    await expect.element(row).not.toBeInTheDocument();
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(contents).toEqual([
      ['Salon', 2],
      ['Hol', 0],
    ]);
    await expect.poll(() => api.project()?.note).toBe('Salon: zxcvb');
  });

  test('gives back the words of a corrected row', async () => {
    await open('Salon\n- zxcvb');
    await correct('zxcvb', 'gniazdo');
    await expect.element(dialog().getByRole('button', { name: 'Popraw słowa: Gniazdo z uziemieniem' })).toBeVisible();
    await pressInDialog('Przywróć słowa z listy: zxcvb');
    await expect.element(dialog().getByText('Nie rozumiem (wiersz 2)')).toBeVisible();
  });

  test('gives back the words of a row that was corrected to several sets, from each of them', async () => {
    await open('Salon\n- zxcvb');
    await correct('zxcvb', 'gniazdo, schodowy');
    await pressInDialog('Popraw słowa: Łącznik schodowy');
    await expect.element(dialog().getByRole('textbox', { name: 'Słowa' })).toHaveValue('gniazdo, schodowy');
    await pressKey('{Escape}');
    await dialog().getByRole('button', { name: 'Przywróć słowa z listy: zxcvb' }).last().click();
    await expect.element(dialog().getByText('Nie rozumiem (wiersz 2)')).toBeVisible();
  });

  test('keeps a correction to its words when lines are typed above them', async () => {
    await open('Salon\n- zxcvb');
    await correct('zxcvb', 'gniazdo');
    await expect.element(dialog().getByRole('button', { name: 'Popraw słowa: Gniazdo z uziemieniem' })).toBeVisible();
    await field().fill('Salon\n- qwert\n- zxcvb');
    await expect.element(dialog().getByText('Nie rozumiem (wiersz 2)')).toBeVisible();
    await expect.element(dialog().getByText('Nie rozumiem (wiersz 3)')).toBeVisible();
  });

  test('can be corrected in place, and rows can be left out', async () => {
    await open('salon: gniazdo, schodowy');
    await correct('Gniazdo z uziemieniem', '2x gniazdo');
    await pressInDialog('Pomiń: Łącznik schodowy');
    await expectText('pominięte');
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(() => api.sets().length).toBe(1);
  });

  test.each([
    ['understood', 'salon: gniazdo, schodowy', 'Gniazdo z uziemieniem', 'gniazdo', 'Gniazdo z uziemieniem'],
    ['understood, that becomes another set', 'salon: gniazdo', 'Gniazdo z uziemieniem', 'schodowy', 'Łącznik schodowy'],
    ['not understood', 'salon: gniazdo, zxcvb', 'zxcvb', 'schodowy', 'Łącznik schodowy'],
    ['not understood, nor after it', 'salon: gniazdo, zxcvb', 'zxcvb', 'qwert', 'qwert'],
  ])('keeps the focus in a corrected row that was %s', async (_state, list, name, words, after) => {
    await open(list);
    await correct(name, words);
    const pencil = dialog().getByRole('button', { name: `Popraw słowa: ${after}` });
    await expect.element(pencil).toHaveFocus();
    await expect.element(dialog().getByRole('textbox', { name: 'Słowa' })).not.toBeInTheDocument();
    await pencil.click();
    await pressKey('{Escape}');
    await expect.element(pencil).toHaveFocus();
  });

  test('asks for an abbreviation once, and remembers it for the next project', async () => {
    await open('salon: gniazdo, 2x GW');
    await question().fill('gniazdo');
    await pressKey('{Enter}');
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(() => api.project()?.abbreviations).toEqual([{ abbreviation: 'GW', meaning: 'gniazdo' }]);
    api.put((project) => ({ ...project, rooms: [], sets: [], abbreviations: [] }));
    await open('salon: gniazdo, 2x GW');
    await expect.element(question()).toHaveValue('gniazdo');
    await expect.element(add()).not.toHaveAttribute('aria-busy', 'true');
  });

  test('asks for a series once, where neither the list nor the project names one', async () => {
    api.put((project) => ({ ...project, setDefaults: null }));
    await open('salon: 2x gniazdo, schodowy; kuchnia: 3x gniazdo');
    await expectText('Wybierz serię ramek, to pokażę zestawy');
    await expect.element(add()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog().getByText('Razem netto')).not.toBeInTheDocument();
    await dialog().getByRole('combobox', { name: 'Seria ramek' }).selectOptions(aLine().name);
    await expect.element(dialog().getByText('Nowe zestawy: 3, nowe pomieszczenia: 2').first()).toBeVisible();
    await expect.element(add()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('says how many of its lines will be kept in the note', async () => {
    await open('salon: 2x gniazdo; obcy wiersz bez sensu');
    await expect
      .element(dialog().getByText('Nowe zestawy: 1, nowe pomieszczenia: 1, do notatki: 1').first())
      .toBeVisible();
  });

  test('is not lost by Escape if it has several lines', async () => {
    await open('salon: gniazdo\nhol: schodowy');
    await expect.poll(roomsInPreview).toEqual(['Salon', 'Hol']);
    await field().click();
    await pressKey('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nie' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('salon: gniazdo\nhol: schodowy');
    await field().click();
    await pressKey('{Escape}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tak' }).click();
    await dialogIsClosed();
  });

  test('shows the words that become a note of a set', async () => {
    await open('salon: gniazdo nad blatem; hol: schodowy');
    await expect.element(dialog().getByRole('region', { name: 'Salon' }).getByText('nad blatem')).toBeVisible();
  });

  test('is left without a question if it adds nothing', async () => {
    await open('Hol\nhol:');
    await expect.element(add()).toHaveAttribute('aria-disabled', 'true');
    await field().click();
    await pressKey('{Escape}');
    await dialogIsClosed();
  });

  test('stays what it is for the contents of one set', async () => {
    await open('gniazdo, schodowy');
    await expect.element(dialog().getByRole('button', { name: 'Wstaw' })).toBeVisible();
    expect(roomsInPreview()).toEqual([]);
  });
});

/** Opens a file in the dialog. The server reads it as the given contents. */
const openFile = async (file: File, contents: Omit<ListFile, 'name'>): Promise<void> => {
  api.respond('readTable', () => contents);
  await renderApp('projekt/aB3dE6gH/pomieszczenia');
  await pressKey('{Control>}k{/Control}');
  await expect.element(dialog().getByRole('button', { name: 'Wybierz plik' })).toBeVisible();
  const chooser = document.querySelector('[role=dialog] input[type=file]');
  if (!chooser) throw new Error('no field for files');
  await userEvent.upload(chooser, file);
};

const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
  name,
  rows: rows.map((cells, index) => ({ line: index + 1, cells: [...cells] })),
  isCut: false,
});

const workbook = new File(['workbook'], 'mieszkanie.xlsx');

describe('a file with a list', () => {
  test('asks for columns that are not certain, and counts by the answer', async () => {
    const rows = sheet(
      'Parter',
      ['Pomieszczenie', 'Opis', 'Etap'],
      ['Salon', 'Gniazdo z uziemieniem', '2'],
      ['Hol', 'Łącznik schodowy', '3'],
    );
    await openFile(workbook, { text: null, sheets: [rows] });
    await expectText('Plik: mieszkanie.xlsx');
    await expect.poll(roomsInPreview).toEqual(['Salon', 'Hol']);
    const column = dialog().getByRole('combobox', { name: 'Kolumna „Etap” – np. 2, 3' });
    await expect.element(column).toHaveValue('quantity');
    await column.selectOptions('bez znaczenia');
    await pressInDialog('Czytaj tak');
    await expect.element(column).not.toBeInTheDocument();
    await pressInDialog('Dodaj do inwestycji');
    await dialogIsClosed();
    await expect.poll(contents).toEqual([
      ['Salon', 1],
      ['Hol', 1],
    ]);
  });

  test('shows all sheets or the chosen one, until the file is removed', async () => {
    const sheets = [
      sheet('Parter', ['Pomieszczenie', 'Opis'], ['Salon', 'Łącznik schodowy']),
      sheet('Piętro', ['Pokój', 'Osprzęt'], ['Sypialnia', 'Łącznik schodowy']),
    ];
    await openFile(workbook, { text: null, sheets });
    await expect.poll(roomsInPreview).toEqual(['Salon', 'Sypialnia']);
    const chosen = dialog().getByRole('combobox', { name: 'Arkusz' });
    await expect.element(chosen).toHaveDisplayValue('Wszystkie arkusze (2)');
    await chosen.selectOptions('Piętro');
    await expect.poll(roomsInPreview).toEqual(['Sypialnia']);
    await pressInDialog('Usuń plik');
    await expect.element(field()).toHaveValue('');
    expect(roomsInPreview()).toEqual([]);
  });

  test('shows the first sheet of a large workbook, such as one with a price list', async () => {
    const prices = Array.from({ length: 500 }, (_, row) => [`Łącznik ${row}`, '20,00']);
    const sheets = [
      sheet('Lista', ['Pomieszczenie', 'Opis'], ['Salon', 'Łącznik schodowy']),
      sheet('Cennik', ['Nazwa', 'Cena'], ...prices),
    ];
    await openFile(workbook, { text: null, sheets });
    await expect.poll(roomsInPreview).toEqual(['Salon']);
    await expect.element(dialog().getByRole('combobox', { name: 'Arkusz' })).toHaveDisplayValue('Lista');
  });

  test('that contains text fills the field', async () => {
    await openFile(new File(['list'], 'lista.txt'), { text: 'salon: schodowy\nhol: gniazdo\n', sheets: [] });
    await expect.element(field()).toHaveValue('salon: schodowy\nhol: gniazdo');
    await expect.poll(roomsInPreview).toEqual(['Salon', 'Hol']);
  });

  test('that is too large is refused before it is sent', async () => {
    const large = new File([new Uint8Array(LIST_FILE_BYTES + 1)], 'katalog.xlsx');
    await openFile(large, { text: 'salon: schodowy', sheets: [] });
    await expectText(/^Plik może mieć najwyżej 2 MB/);
    await expect.element(field()).toHaveValue('');
  });
});
