import type { Visitor } from '../visitor.ts';

/** A change by the visitor that fails, and how to check that no input is lost. */
export type Attempt = {
  readonly what: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path of the request, relative to the project. */
  readonly path: RegExp;
  readonly screen: string;
  /** Performs all steps except the last one. */
  readonly prepare: (visitor: Visitor) => Promise<void>;
  /** Performs the last step, which can be repeated. */
  readonly act: (visitor: Visitor) => Promise<void>;
  /** `alone`: the server's message is shown without an introductory sentence. */
  readonly serverMessage?: 'alone';
  /** The visitor's input as shown on the screen; undefined if the change has no input. */
  readonly typed?: (visitor: Visitor) => Promise<string>;
};

const product = 'Działania: Łącznik jednobiegunowy natynkowy IP54, biały, Simon Aquarius';

const nothing = async (): Promise<void> => undefined;

const inDialog =
  (button: string | RegExp) =>
  ({ dialog }: Visitor): Promise<void> =>
    dialog()
      .getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) })
      .click();

const field = (label: string, text: string, menu: string, entry: string) => ({
  prepare: async ({ choose, dialog }: Visitor): Promise<void> => {
    await choose(menu, entry);
    await dialog().getByRole('textbox', { name: label }).fill(text);
  },
  typed: ({ dialog }: Visitor): Promise<string> => dialog().getByRole('textbox', { name: label }).inputValue(),
});

const question = (menu: string, entry: string) => ({
  prepare: ({ choose }: Visitor): Promise<void> => choose(menu, entry),
  act: inDialog(entry),
});

const roomAttempts: readonly Attempt[] = [
  {
    what: 'adding a room',
    serverMessage: 'alone',
    method: 'POST',
    path: /\/group$/,
    screen: 'pomieszczenia',
    prepare: ({ page }) => page().getByPlaceholder('np. Salon').fill('Garaż'),
    act: ({ press }) => press('Dodaj pomieszczenie'),
    typed: ({ page }) => page().getByPlaceholder('np. Salon').inputValue(),
  },
  {
    what: 'renaming a room',
    method: 'PUT',
    path: /\/group\/\d+$/,
    screen: 'pomieszczenia',
    ...field('Nazwa pomieszczenia', 'Garaż', 'Działania: Kuchnia', 'Zmień nazwę pomieszczenia'),
    act: inDialog('Zapisz'),
  },
  {
    what: 'deleting a room',
    method: 'DELETE',
    path: /\/group\/\d+$/,
    screen: 'pomieszczenia',
    ...question('Działania: Kuchnia', 'Usuń pomieszczenie'),
  },
  {
    what: 'changing the quantity of a set',
    method: 'PUT',
    path: /\/setlist$/,
    screen: 'pomieszczenia',
    ...field('Ilość', '7', 'Działania: Biurko', 'Zmień ilość'),
    act: inDialog('Zapisz'),
  },
  {
    what: 'removing a set from a room',
    method: 'DELETE',
    path: /\/setlist\/\d+$/,
    screen: 'pomieszczenia',
    prepare: nothing,
    act: ({ choose }) => choose('Działania: Biurko', 'Usuń z pomieszczenia'),
  },
  {
    what: 'adding sets to a room',
    method: 'POST',
    path: /\/setlist$/,
    screen: 'pomieszczenia',
    prepare: async ({ press, dialog }) => {
      await press(/^Z listy zestawów/);
      await dialog()
        .getByRole('checkbox', { name: /Biurko/ })
        .click();
      await dialog().getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: inDialog('Dodaj 1 zestaw'),
    typed: ({ dialog }) => dialog().getByRole('textbox', { name: 'Ilość' }).inputValue(),
  },
  {
    what: 'adding a single product to a room',
    method: 'POST',
    path: /\/products$/,
    screen: 'pomieszczenia',
    prepare: async ({ press, dialog }) => {
      await press(/^Produkt kompletny/);
      await dialog().getByLabel('Seria').selectOption({ label: 'Simon Aquarius' });
      await dialog().getByRole('radio').first().press('Space');
      await dialog().getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: inDialog('Dodaj'),
    typed: ({ dialog }) => dialog().getByRole('textbox', { name: 'Ilość' }).inputValue(),
  },
  {
    what: 'changing the quantity of a single product',
    method: 'PUT',
    path: /\/products$/,
    screen: 'pomieszczenia',
    ...field('Ilość', '7', product, 'Zmień ilość'),
    act: inDialog('Zapisz'),
  },
  {
    what: 'removing a single product from a room',
    method: 'DELETE',
    path: /\/products\/\d+$/,
    screen: 'pomieszczenia',
    prepare: nothing,
    act: ({ choose }) => choose(product, 'Usuń z pomieszczenia'),
  },
];

const setAttempts: readonly Attempt[] = [
  {
    what: 'copying a set',
    method: 'PUT',
    path: /\/set\?sourceId=\d+$/,
    screen: 'zestawy',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Działania: Biurko', 'Kopiuj zestaw'),
    act: inDialog('Kopiuj'),
  },
  {
    what: 'renaming a set',
    method: 'POST',
    path: /\/set\/\d+\/name$/,
    screen: 'zestawy',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Działania: Biurko', 'Zmień nazwę zestawu'),
    act: inDialog('Zapisz'),
  },
  {
    what: 'deleting a set',
    method: 'DELETE',
    path: /\/set\/\d+$/,
    screen: 'zestawy',
    ...question('Działania: Biurko', 'Usuń zestaw'),
  },
];

/** Changes in the editor of the project's first set. */
const editorAttempts: readonly Attempt[] = [
  {
    what: 'renaming the set in the editor',
    method: 'POST',
    path: /\/set\/1\/name$/,
    screen: 'zestawy/1',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Więcej działań', 'Zmień nazwę'),
    act: inDialog('Zapisz'),
  },
  {
    what: 'copying the set in the editor',
    method: 'PUT',
    path: /\/set\?sourceId=1$/,
    screen: 'zestawy/1',
    ...field('Nazwa zestawu', 'Drugie biurko', 'Więcej działań', 'Kopiuj zestaw'),
    act: inDialog('Kopiuj'),
  },
  {
    what: 'deleting the set in the editor',
    method: 'DELETE',
    path: /\/set\/1$/,
    screen: 'zestawy/1',
    prepare: nothing,
    act: async (visitor) => {
      await visitor.choose('Więcej działań', 'Usuń zestaw');
      await inDialog('Usuń zestaw')(visitor);
    },
  },
];

const catalogueAttempts: readonly Attempt[] = [
  {
    what: 'adding a catalogue product',
    method: 'POST',
    path: /\/ecatalog-products$/,
    screen: 'ekatalog',
    prepare: async ({ page, press, dialog }) => {
      await press('Przeglądaj katalog');
      await dialog().getByRole('searchbox').fill('TKW2');
      await page().keyboard.press('Enter');
      await dialog()
        .getByRole('button', { name: /^Podaj ilość: / })
        .last()
        .click();
      await page().getByRole('dialog', { name: 'Podaj ilość' }).getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: ({ page }) =>
      page().getByRole('dialog', { name: 'Podaj ilość' }).getByRole('button', { name: 'Dodaj', exact: true }).click(),
    typed: ({ page }) =>
      page().getByRole('dialog', { name: 'Podaj ilość' }).getByRole('textbox', { name: 'Ilość' }).inputValue(),
  },
  {
    what: 'changing the quantity of a catalogue product',
    method: 'PUT',
    path: /\/ecatalog-products\/\d+$/,
    screen: 'ekatalog',
    prepare: async ({ page, press, dialog }) => {
      await press(/^Działania: /);
      await page().getByRole('menuitem', { name: 'Zmień ilość' }).click();
      await dialog().getByRole('textbox', { name: 'Ilość' }).fill('6');
    },
    act: inDialog('Zapisz'),
    typed: ({ dialog }) => dialog().getByRole('textbox', { name: 'Ilość' }).inputValue(),
  },
  {
    what: 'removing a catalogue product',
    method: 'DELETE',
    path: /\/ecatalog-products\/\d+$/,
    screen: 'ekatalog',
    prepare: nothing,
    act: async ({ page, press }) => {
      await press(/^Działania: /);
      await page().getByRole('menuitem', { name: 'Usuń produkt' }).click();
    },
  },
];

const projectAttempts: readonly Attempt[] = [
  {
    what: 'renaming the project',
    method: 'PUT',
    path: /\/project\/\w{8}$/,
    screen: '',
    prepare: ({ page }) => page().getByLabel('Nazwa inwestycji').fill('Dom nad Odrą'),
    act: ({ press }) => press('Zapisz'),
    typed: ({ page }) => page().getByLabel('Nazwa inwestycji').inputValue(),
  },
  {
    what: 'deleting the project',
    method: 'DELETE',
    path: /\/project\/\w{8}$/,
    screen: '',
    prepare: ({ press }) => press('Usuń inwestycję'),
    act: inDialog('Usuń inwestycję'),
  },
];

/** All changes of a project except saving a set. */
export const attempts: readonly Attempt[] = [
  ...roomAttempts,
  ...setAttempts,
  ...editorAttempts,
  ...catalogueAttempts,
  ...projectAttempts,
];
