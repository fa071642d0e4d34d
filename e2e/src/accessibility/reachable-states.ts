import type { Page } from 'playwright-core';
import { goTo } from '../go-to.ts';
import { setBuilder } from '../set-builder.ts';

/** Ids of the test projects. The browser remembers the filled one after opening it. */
export type Projects = { readonly filled: string; readonly empty: string };

export type Visit = { readonly page: Page; readonly address: string; readonly projects: Projects };

/** A state of the product and the steps that reach it. States are visited in this order. */
export type ReachableState = { readonly name: string; readonly reach: (visit: Visit) => Promise<void> };

type Step = (page: Page) => Promise<unknown>;

const start =
  (...steps: readonly Step[]) =>
  async ({ page, address }: Visit): Promise<void> => {
    await goTo(page, address, '');
    for (const step of steps) await step(page);
  };

/** Opens a screen of a project by its URL and performs the steps. */
const screen =
  (which: keyof Projects, path: string, ...steps: readonly Step[]) =>
  async ({ page, address, projects }: Visit): Promise<void> => {
    await goTo(page, address, `projekt/${projects[which]}/${path}`);
    for (const step of steps) await step(page);
  };

/** Closes the open dialog or menu and performs the steps from there. */
const onward =
  (...steps: readonly Step[]) =>
  async ({ page }: Visit): Promise<void> => {
    await page.keyboard.press('Escape');
    await page
      .locator('[role=dialog], [role=alertdialog], [role=menu]')
      .filter({ visible: true })
      .waitFor({ state: 'hidden' });
    for (const step of steps) await step(page);
  };

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .filter({ visible: true })
      .first()
      .click();

const entry =
  (menu: string, name: string): Step =>
  async (page) => {
    await press(menu)(page);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await dialog(page);
  };

const dialog: Step = (page) => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).waitFor();

const menu: Step = (page) => page.getByRole('menuitem').first().waitFor();

const filesForPrograms: Step = async (page) => {
  await page.getByRole('menuitem', { name: 'Inne formaty', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zestawienie materiałów: CSV ze średnikami' }).waitFor();
};

const dryRun: Step = (page) =>
  page
    .getByRole('button', { name: /^Wszystkie: / })
    .waitFor()
    .then(() => page.getByRole('heading', { level: 4 }).first().waitFor());

const searched: Step = async (page) => {
  await page.getByRole('searchbox').fill('TKW');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Podaj ilość: / })
    .first()
    .waitFor();
};

const listedDetails: Step = (page) => page.locator('dl').waitFor();

/** Opens the details on top of the open dialog. */
const detailsOver = async ({ page }: Visit): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Szczegóły: / })
    .first()
    .click();
  await listedDetails(page);
};

const kitchen = 'Działania: Kuchnia';
const livingRoomSet = 'Działania: Salon – wejście';

export const reachableStates: readonly ReachableState[] = [
  { name: 'the start screen', reach: start() },
  {
    name: 'the start screen with errors',
    reach: start(
      (page) => page.getByLabel('Nazwa inwestycji').fill('Do'),
      (page) => page.getByLabel('Identyfikator inwestycji').fill('Hq7'),
      (page) => page.keyboard.press('Tab'),
    ),
  },
  {
    name: 'an unknown page',
    reach: ({ page, address }) => goTo(page, address, '404'),
  },
  {
    name: 'a start link',
    reach: async ({ page, address }) => {
      await goTo(page, address, 'start?line=simon-54-premium&finish=oak&function=socket-earthed-e,hdml&lang=xx');
      await page
        .getByRole('button', { name: /^Użyj: / })
        .first()
        .waitFor();
    },
  },
  { name: 'a project without rooms', reach: screen('empty', 'pomieszczenia') },
  { name: 'a project without sets', reach: screen('empty', 'zestawy') },
  { name: 'a project without catalogue products', reach: screen('empty', 'ekatalog') },
  { name: 'the properties', reach: screen('filled', '') },
  { name: 'the question before deleting a project', reach: onward(press('Usuń inwestycję'), dialog) },
  { name: 'the navigation', reach: onward(press('Otwórz menu'), dialog) },
  { name: 'the drawer of the sets', reach: onward(press('Pokaż swoje zestawy'), dialog) },
  { name: 'the start screen with a remembered project', reach: start() },
  { name: 'the rooms', reach: screen('filled', 'pomieszczenia') },
  {
    name: 'the sets beside the rooms',
    reach: onward(press('Pokaż swoje zestawy'), (page) =>
      page.getByRole('heading', { name: 'Twoje zestawy' }).waitFor(),
    ),
  },
  { name: 'the rooms again', reach: screen('filled', 'pomieszczenia') },
  { name: 'the menu of a room', reach: onward(press(kitchen), menu) },
  { name: 'renaming a room', reach: onward(entry(kitchen, 'Zmień nazwę pomieszczenia')) },
  { name: 'deleting a room', reach: onward(entry(kitchen, 'Usuń pomieszczenie')) },
  { name: 'the quantity of a set', reach: onward(entry('Działania: Biurko', 'Zmień ilość')) },
  { name: 'adding sets to a room', reach: onward(press(/^Z listy zestawów/), dialog) },
  { name: 'adding a single product', reach: onward(press(/^Produkt kompletny/), dialog) },
  { name: 'the downloads of a project', reach: onward(press('Zamówienie i pliki'), menu) },
  { name: 'the downloads of a project for programs', reach: onward(press('Zamówienie i pliki'), filesForPrograms) },
  { name: 'the sets', reach: screen('filled', 'zestawy') },
  { name: 'the menu of a set', reach: onward(press(livingRoomSet), menu) },
  { name: 'copying a set', reach: onward(entry(livingRoomSet, 'Kopiuj zestaw')) },
  { name: 'renaming a set', reach: onward(entry(livingRoomSet, 'Zmień nazwę zestawu')) },
  { name: 'deleting a set', reach: onward(entry(livingRoomSet, 'Usuń zestaw')) },
  {
    name: 'selected sets',
    reach: onward((page) => page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click()),
  },
  {
    name: 'the component list',
    reach: onward(press('Pokaż listę elementów'), dialog, (page) => page.getByRole('cell').first().waitFor()),
  },
  { name: 'a change of series and colours without sets', reach: screen('empty', 'zmiana') },
  { name: 'a change of series and colours before the choice', reach: screen('filled', 'zmiana') },
  { name: 'the wall', reach: screen('filled', 'zmiana', press(/^Ściana: /), dialog) },
  { name: 'the defaults of new sets', reach: onward(press('Zmień serię i kolor nowych zestawów'), dialog) },
  {
    name: 'the preview of a change of series and colours',
    reach: screen('filled', 'zmiana?family=black', dryRun),
  },
  {
    name: 'a change of series and colours with slots to decide, by rooms',
    reach: screen('filled', 'zmiana?line=31', dryRun),
  },
  {
    name: 'an impossible change of series and colours, for selected sets',
    reach: screen('filled', 'zmiana?sets=1,2&line=43&finish=oak', dryRun),
  },
  {
    name: 'the order',
    reach: screen('filled', 'zamowienie', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()),
  },
  {
    name: 'a tracked order',
    reach: screen('filled', 'zamowienie', (page) => page.getByRole('switch').first().click()),
  },
  { name: 'an empty order', reach: screen('empty', 'zamowienie') },
  {
    name: 'the site sheet',
    reach: screen('filled', 'montaz', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()),
  },
  {
    name: 'the table of points',
    reach: onward(
      (page) => page.getByRole('switch', { name: 'Numeruj punkty' }).check(),
      press('Punkty'),
      (page) =>
        page
          .getByRole('textbox', { name: /^Oznaczenie, / })
          .first()
          .waitFor(),
    ),
  },
  { name: 'an empty site sheet', reach: screen('empty', 'montaz') },
  {
    name: 'the quick entry field',
    reach: screen('filled', 'pomieszczenia', press(/^Wpisz zestaw/), dialog),
  },
  {
    name: 'a quick entry with an unknown word',
    reach: async ({ page }) => {
      const field = page.getByRole('dialog').getByRole('textbox');
      await page.getByRole('dialog').getByLabel('Seria ramek').selectOption({ label: 'Simon 54 Premium' });
      await field.fill('2 gniazdo, kontakt');
      await page.getByRole('dialog').locator('img').first().waitFor();
      await field.fill('2 gniazdo, gniadzko');
      await page.getByText('Nie rozumiem: „gniadzko”').waitFor();
    },
  },
  {
    name: 'the preview of a list',
    reach: async ({ page }) => {
      await page.getByRole('dialog').getByRole('textbox').fill('salon: 2x gniazdo, gniadzko; kuchnia: kontakt, 2x GW');
      await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
      await page.getByRole('combobox', { name: 'Co znaczy „GW”' }).waitFor();
    },
  },
  {
    name: 'the accessibility statement',
    reach: ({ page, address }) => goTo(page, address, 'dostepnosc'),
  },
  {
    name: 'what is stored where',
    reach: ({ page, address }) => goTo(page, address, 'prywatnosc'),
  },
  {
    name: 'the answer of a shop to an unknown order',
    reach: ({ page, address }) => goTo(page, address, 'odpowiedz-sklepu'),
  },
  { name: 'the catalogue products', reach: screen('filled', 'ekatalog') },
  { name: 'the e-catalogue before a search', reach: onward(press('Przeglądaj katalog'), dialog) },
  {
    name: 'search results',
    reach: async ({ page }) => void (await searched(page)),
  },
  { name: 'the first step of the editor', reach: screen('filled', 'zestawy/nowy') },
  {
    name: 'the second step of the editor',
    reach: onward(
      (page) => setBuilder(page).chooseLine(/^Simon 55 Line/),
      (page) => setBuilder(page).chooseSlots(2),
    ),
  },
  {
    name: 'the third step of the editor',
    reach: onward(
      (page) => setBuilder(page).chooseFrame('TR2/111'),
      (page) => setBuilder(page).next(),
      (page) => setBuilder(page).showModules('Gniazda wtyczkowe'),
      (page) =>
        setBuilder(page)
          .card(/TGZ1BUZP\/111A/)
          .dblclick(),
      (page) => page.getByRole('button', { name: /^Miejsce 1: Gniazdo IP44/ }).waitFor(),
      (page) => page.evaluate(() => window.scrollTo(0, 0)),
    ),
  },
  { name: 'the options of a module', reach: onward(press('Opcje produktu w miejscu 1'), dialog) },
  { name: 'the details of an option, over the options', reach: detailsOver },
  {
    name: 'the details of the seal',
    reach: async (visit) => {
      await visit.page.keyboard.press('Escape');
      await visit.page.locator('dl').waitFor({ state: 'hidden' });
      await onward(press('Szczegóły: Uszczelka IP44'), dialog, listedDetails)(visit);
    },
  },
  {
    name: 'the colour of a box',
    reach: onward((page) => setBuilder(page).switchOn('Puszka natynkowa'), dialog),
  },
  {
    name: 'only modules for a sealed set',
    reach: onward(
      (page) => setBuilder(page).switchOn('Uszczelka IP44'),
      press('Tylko z IP44'),
      (page) => page.getByRole('button', { name: 'Pokaż wszystkie' }).waitFor(),
    ),
  },
  {
    name: 'the question before leaving the editor',
    reach: onward((page) => page.getByRole('banner').first().getByRole('link').first().click(), dialog),
  },
  {
    name: 'a saved set with controllers in the editor',
    reach: screen(
      'filled',
      'zestawy',
      (page) => page.getByRole('link', { name: 'Edytuj zestaw „Salon – wejście”' }).click(),
      (page) => page.getByRole('button', { name: /^Zmień sterownik w miejscu 1/ }).waitFor(),
    ),
  },
  { name: 'the menu of the editor', reach: onward(press('Więcej działań'), menu) },
  { name: 'the choice of a controller', reach: onward(press(/^Zmień sterownik w miejscu 1/), dialog) },
  { name: 'the details of a controller, over the choice', reach: detailsOver },
];
