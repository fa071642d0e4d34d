import type { EndpointName } from '@ramka/contract/routes';
import { pl } from '@ramka/texts/pl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, aKitchen } from '../testing/a-flat.ts';
import {
  button,
  choose,
  dialog,
  expectText,
  messages,
  press,
  pressInDialog,
  pressInMessage,
  pressKey,
  renderApp,
} from '../testing/render-app.tsx';

const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const ownWords = 'Dziś wyjątkowo nie';

const api = fakeApi(aKitchen, aCatalogue);

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void logged.push(String(message)));
});

/** A change by the visitor that fails, and how to check that no input is lost. */
type Attempt = {
  readonly endpoint: EndpointName;
  readonly screen: string;
  /** Performs all steps except the last one. */
  readonly prepare?: () => Promise<void>;
  /** Performs the last step, which can be repeated. */
  readonly act: () => Promise<void>;
  /** `alone`: the server's message is shown without an introductory sentence. */
  readonly serverMessage?: 'alone';
  /** The label of the visitor's input; undefined if the change has no input. */
  readonly field?: string;
};

const product = /^Działania: Łącznik jednobiegunowy natynkowy/;
const item = /^Działania: Łącznik jednobiegunowy/;

const field = (label: string, text: string, menu: string | RegExp, entry: string, save = 'Zapisz') => ({
  field: label,
  prepare: async (): Promise<void> => {
    await choose(menu, entry);
    await dialog().getByRole('textbox', { name: label }).fill(text);
  },
  act: () => pressInDialog(save),
});

const question = (menu: string, entry: string) => ({
  prepare: () => choose(menu, entry),
  act: () => pressInDialog(entry),
});

const attempts: readonly Attempt[] = [
  {
    endpoint: 'createRoom',
    serverMessage: 'alone',
    screen: 'pomieszczenia',
    prepare: () => page.getByPlaceholder('np. Salon').fill('Garaż'),
    act: () => press('Dodaj pomieszczenie'),
    field: 'Nazwa pomieszczenia',
  },
  {
    endpoint: 'renameRoom',
    screen: 'pomieszczenia',
    ...field('Nazwa pomieszczenia', 'Garaż', 'Działania: Kuchnia', 'Zmień nazwę pomieszczenia'),
  },
  { endpoint: 'deleteRoom', screen: 'pomieszczenia', ...question('Działania: Kuchnia', 'Usuń pomieszczenie') },
  {
    endpoint: 'changeRoomSets',
    screen: 'pomieszczenia',
    ...field('Ilość', '7', 'Działania: Biurko', 'Zmień ilość'),
  },
  {
    endpoint: 'removeRoomSet',
    screen: 'pomieszczenia',
    act: () => choose('Działania: Biurko', 'Usuń z pomieszczenia'),
  },
  {
    endpoint: 'fillRooms',
    screen: 'pomieszczenia',
    field: 'Ile „Biurko” w pomieszczeniu „Kuchnia”',
    prepare: async () => {
      await press(/^Z listy zestawów/);
      await dialog()
        .getByRole('textbox', { name: /Biurko/ })
        .fill('6');
    },
    act: () => pressInDialog('Zapisz'),
  },
  {
    endpoint: 'addRoomProducts',
    screen: 'pomieszczenia',
    field: 'Ilość',
    prepare: async () => {
      await press(/^Produkt kompletny/);
      await dialog().getByLabelText('Seria').selectOptions('Simon Aquarius');
      await dialog().getByText('AW1.00/11').click();
      await dialog().getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: () => pressInDialog('Dodaj'),
  },
  { endpoint: 'changeRoomProducts', screen: 'pomieszczenia', ...field('Ilość', '7', product, 'Zmień ilość') },
  { endpoint: 'removeRoomProduct', screen: 'pomieszczenia', act: () => choose(product, 'Usuń z pomieszczenia') },
  {
    endpoint: 'copySet',
    screen: 'zestawy',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Działania: Biurko', 'Kopiuj zestaw', 'Kopiuj'),
  },
  {
    endpoint: 'renameSet',
    screen: 'zestawy',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Działania: Biurko', 'Zmień nazwę zestawu'),
  },
  { endpoint: 'deleteSet', screen: 'zestawy', ...question('Działania: Biurko', 'Usuń zestaw') },
  {
    endpoint: 'addEcatalogProduct',
    screen: 'ekatalog',
    field: 'Ilość',
    prepare: async () => {
      await press('Przeglądaj katalog');
      await dialog().getByRole('searchbox').fill('TKW2');
      await pressKey('{Enter}');
      await press(/^Podaj ilość: TKW2/);
      await page.getByRole('dialog', { name: 'Podaj ilość' }).getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: () => page.getByRole('dialog', { name: 'Podaj ilość' }).getByRole('button', { name: 'Dodaj' }).click(),
  },
  { endpoint: 'changeEcatalogProduct', screen: 'ekatalog', ...field('Ilość', '6', item, 'Zmień ilość') },
  { endpoint: 'removeEcatalogProduct', screen: 'ekatalog', act: () => choose(item, 'Usuń produkt') },
  {
    endpoint: 'renameProject',
    screen: '',
    field: 'Nazwa inwestycji',
    prepare: () => page.getByLabelText('Nazwa inwestycji').fill('Dom nad Odrą'),
    act: () => press('Zapisz'),
  },
  {
    endpoint: 'deleteProject',
    screen: '',
    prepare: () => press('Usuń inwestycję'),
    act: () => pressInDialog('Usuń inwestycję'),
  },
];

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

describe('a failed change', () => {
  // Holds §8.3, §8.7, §8.8, §8.16, §8.17, §8.19, §8.21, §8.22, §8.23.
  test.for(attempts)('shows an error, keeps the input, and changes nothing: $endpoint', async (attempt) => {
    const { endpoint, screen, prepare, act } = attempt;
    await open(screen);
    await prepare?.();
    const typed = (): unknown => {
      const inputs = attempt.field === undefined ? [] : page.getByRole('textbox', { name: attempt.field }).elements();
      return inputs.map((input) => input instanceof HTMLInputElement && input.value);
    };
    const input = typed();
    api.fail(endpoint, 'cut-off');
    await act();
    await expect.poll(messages).toEqual([storeFailed]);
    await expect.poll(typed).toEqual(input);
    api.fail(endpoint, { status: 409, code: 'conflict', message: ownWords });
    await act();
    await expect.poll(messages).toEqual([attempt.serverMessage === 'alone' ? ownWords : `${storeFailed}: ${ownWords}`]);
    await expect.poll(typed).toEqual(input);
    expect(attempt.field === undefined || input).not.toEqual([]);
    expect(api.project()).toEqual(aKitchen());
    await expect
      .poll(() => logged.filter((line) => / failed: (?:0 unreachable|409 conflict)/.test(line)))
      .toHaveLength(2);
  });

  test('can be repeated when the server is back', async () => {
    await open('pomieszczenia');
    api.fail('createRoom', 'cut-off');
    await page.getByPlaceholder('np. Salon').fill('Garaż');
    await press('Dodaj pomieszczenie');
    await expectText(storeFailed);
    api.recover('createRoom');
    await press('Dodaj pomieszczenie');
    await expectText('Pomieszczenie „Garaż” zostało utworzone');
  });

  test('is reported for an undo, too', async () => {
    await open('pomieszczenia');
    api.fail('undoRemoval', 'cut-off');
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await pressInMessage(pl.common.undo);
    await expectText(storeFailed);
    await expect.element(button('Działania: Biurko')).not.toBeInTheDocument();
  });
});
