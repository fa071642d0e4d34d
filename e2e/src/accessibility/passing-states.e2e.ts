import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { setBuilder } from '../set-builder.ts';
import { visitor } from '../visitor.ts';
import { changeAnswer } from '../editor/change-answer.ts';
import { queueChange } from '../offline/offline-window.ts';
import { axeFindings } from './axe-findings.ts';

const { address, page, open, press, choose, read, dialog, startFresh } = visitor();

let project: ApiProject;
let setId: number;

beforeEach(async () => {
  await startFresh();
  project = await apiProject(address());
  const kitchen = await project.addRoom('Kuchnia');
  setId = await project.addSet(desk);
  await project.putSets(kitchen, [[setId, 2]]);
});

const openScreen = (path: string) => open(`projekt/${project.id}/${path}`);

const openSet = async (): Promise<void> => {
  await openScreen(`zestawy/${setId}`);
  await page()
    .getByRole('button', { name: /^Miejsce 1:/ })
    .waitFor();
};

/** Keeps a message open by focusing a button in it. */
const holdMessage = (button: string) =>
  page().locator('[data-snackbars]').getByRole('button', { name: button, exact: true }).focus();

const addRoom = async (): Promise<void> => {
  await page().getByPlaceholder('np. Salon').fill('Garaż');
  await press('Dodaj pomieszczenie');
};

/** Creates a set offline with a frame that the catalogue no longer contains, so that the server rejects it. */
const meetRefusal = async (): Promise<void> => {
  const payload = { ...setToWire({ ...desk.set, frameId: 999_999 }, null), name: 'Biurko' };
  await queueChange(page(), project.id, { name: 'createSet', body: { payload } });
  await openScreen('pomieszczenia');
  await page().getByRole('dialog', { name: 'Serwer nie przyjął zestawu' }).waitFor();
  await read(/Tej ramki nie ma już w katalogu/);
};

const removedModuleId = desk.set.modules[1]?.moduleId;

/** Transient and error states, and how to reach them. */
const states: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'a success message with Undo',
    async () => {
      await openScreen('pomieszczenia');
      await choose('Działania: Biurko', 'Usuń z pomieszczenia');
      await holdMessage('Cofnij');
    },
  ],
  [
    'an error message',
    async () => {
      await openScreen('pomieszczenia');
      await page().route('**/group', (route) => route.abort());
      await addRoom();
      await holdMessage('Zamknij');
    },
  ],
  [
    'a project without a connection',
    async () => {
      await openScreen('pomieszczenia');
      await page().context().setOffline(true);
      await read(/^Brak połączenia/);
    },
  ],
  [
    'pending changes, with the last known state of a project',
    async () => {
      await page().route('**/group', (route) => route.abort());
      await queueChange(page(), project.id, { name: 'createRoom', body: { name: 'Garaż' } });
      await page().route(/\/api\/project\/\w{8}$/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'x-kept-at': '2026-11-22T07:05:00Z' };
        await route.fulfill({ response, headers });
      });
      await openScreen('pomieszczenia');
      await read(/^Pokazujemy stan i ceny z: .* Zmiany do wysłania: 1$/);
    },
  ],
  ['the question about a rejected set', () => meetRefusal()],
  [
    'a rejected set in the editor, with a series that is not loaded',
    async () => {
      await meetRefusal();
      await press('Otwórz w edytorze');
      await read('Wybierz serię ramek');
      await expect.poll(() => page().getByRole('textbox', { name: 'Nazwa zestawu' }).inputValue()).toBe('Biurko');
    },
  ],
  [
    'the start screen without a connection',
    async () => {
      await open('');
      await page().context().setOffline(true);
      await read(/^Brak połączenia/);
    },
  ],
  [
    'the search of remembered projects',
    async () => {
      await open('');
      const remembered = Array.from({ length: 8 }, (_, index) => ({ id: `aaaaaaa${index + 2}`, name: `Dom ${index}` }));
      await page().evaluate(
        (stored) => localStorage.setItem('configurator.projects', stored),
        JSON.stringify(remembered),
      );
      await page().reload();
      await page().getByRole('searchbox').fill('ogród');
      await read('Nie ma tu takiej inwestycji');
    },
  ],
  [
    'the search of a long list of sets',
    async () => {
      for (let set = 0; set < 12; set += 1) await project.addSet(desk);
      await openScreen('zestawy');
      await page().getByRole('searchbox', { name: 'Szukaj zestawu' }).fill('Biurko');
      await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    },
  ],
  [
    'a search without results',
    async () => {
      await openScreen('ekatalog');
      await press('Przeglądaj katalog');
      await dialog().getByRole('searchbox').fill('nie ma tego');
      await page().keyboard.press('Enter');
      await read('Nie znaleziono produktów');
    },
  ],
  [
    'a dialog whose content could not be loaded',
    async () => {
      await openScreen('zestawy');
      await page().route('**/components/list**', (route) => route.fulfill({ status: 500, body: '' }));
      await choose('Działania: Biurko', 'Pokaż listę elementów');
      await dialog().getByRole('button', { name: 'Spróbuj ponownie' }).waitFor();
    },
  ],
  [
    'a form with errors, in a dialog',
    async () => {
      await openScreen('pomieszczenia');
      await choose('Działania: Kuchnia', 'Zmień nazwę pomieszczenia');
      await dialog().getByLabel('Nazwa pomieszczenia').fill('Hol');
      await page().keyboard.press('Tab');
      await read('Nazwa pomieszczenia musi mieć przynajmniej 3 znaki');
    },
  ],
  [
    'a picked card, with the labels of slots',
    async () => {
      await openSet();
      await setBuilder(page())
        .card(/DKW5\/11$/)
        .press('Space');
      await read(/: (?:wskaż miejsce w ramce|wszystkie miejsca są zajęte, .*)$/);
      await page()
        .getByRole('button', { name: /^Miejsce 1:/ })
        .focus();
    },
  ],
  [
    'a drawer without search results',
    async () => {
      await openSet();
      await page().getByRole('textbox', { name: 'Szukaj produktu' }).fill('nie ma tego');
      await read('Brak wyników dla „nie ma tego”');
    },
  ],
  [
    'a set with a missing article',
    async () => {
      await changeAnswer(page(), 'listModules', (modules) => modules.filter(({ id }) => id !== removedModuleId));
      await openScreen(`zestawy/${setId}`);
      await page().getByRole('alert').filter({ hasText: 'nie ma już w katalogu' }).waitFor();
    },
  ],
  [
    'the message about parts that a choice removed, with Undo',
    async () => {
      await openSet();
      await page()
        .getByRole('navigation', { name: 'Kroki tworzenia zestawu' })
        .getByRole('button', { name: /^.?Seria ramek/ })
        .click();
      await setBuilder(page()).chooseLine(/^Simon 55 Line/);
      await read(/^Usunięto z zestawu: /);
      await holdMessage('Cofnij');
    },
  ],
  [
    'the question about unsaved changes',
    async () => {
      await openSet();
      await page().getByRole('textbox', { name: 'Nazwa zestawu' }).fill('Inna nazwa');
      await expect
        .poll(() => page().evaluate(() => Object.keys(localStorage).some((key) => key.includes('draft'))))
        .toBe(true);
      page().once('dialog', (question) => void question.accept());
      await page().reload();
      await page().getByRole('region', { name: 'Niedokończony zestaw' }).waitFor();
    },
  ],
  [
    'the details of a module',
    async () => {
      await openSet();
      await page().locator('[data-card]').first().focus();
      await page().keyboard.press('i');
      await page().getByRole('dialog').getByText('Symbol', { exact: true }).waitFor();
    },
  ],
  [
    'the question about a set that another user changed',
    async () => {
      await openSet();
      await fetch(`${address()}/api/project/${project.id}/set/${setId}/name`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: '{"name":"Biurko Ani"}',
      });
      await page().getByRole('textbox', { name: 'Nazwa zestawu' }).fill('Biurko Oli');
      await setBuilder(page()).save();
      await page().getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' }).waitFor();
    },
  ],
  [
    'the question about a set that another user deleted',
    async () => {
      await openSet();
      await fetch(`${address()}/api/project/${project.id}/set/${setId}`, {
        method: 'DELETE',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      await page().getByRole('textbox', { name: 'Nazwa zestawu' }).fill('Biurko Oli');
      await setBuilder(page()).save();
      await page().getByRole('dialog', { name: 'Ktoś usunął ten zestaw' }).waitFor();
    },
  ],
];

test.for(states)('axe finds no violation on desktop and phone in %s', async ([, reach]) => {
  await reach();
  expect(await axeFindings(page())).toEqual([]);
  await page().setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page())).toEqual([]);
});
