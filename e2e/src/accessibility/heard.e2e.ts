import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { setBuilder } from '../set-builder.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, dialog, startFresh } = visitor();

let project: ApiProject;
let setId: number;

beforeEach(async () => {
  await startFresh();
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  setId = await project.addSet(desk);
});

const openScreen = (path: string) => goTo(`projekt/${project.id}/${path}`);

const focused = () => page().evaluate(() => document.activeElement?.closest('main')?.tagName);

/** The latest text of each visually hidden live region. */
const announcements = () => page().locator('output.visually-hidden').allTextContents();

const openSet = async (): Promise<void> => {
  await openScreen(`zestawy/${setId}`);
  await setBuilder(page())
    .card(/DKW1\/11/)
    .waitFor();
};

test('a link to another screen moves the focus to that screen’s heading', async () => {
  await openScreen('ekatalog');
  await page().getByRole('link', { name: 'Wróć do pomieszczeń', exact: true }).press('Enter');
  await expect.poll(focused).toBe('MAIN');
  await expect.poll(announcements).toContain('Pomieszczenia w inwestycji – Dom nad Łabą – Ramka');
});

test('creating a project moves the focus from the form to the new screen', async () => {
  await goTo('');
  await page().getByLabel('Nazwa inwestycji').fill('Dom z ogrodem');
  await page().keyboard.press('Enter');
  await page().waitForURL(/\/pomieszczenia$/);
  await expect.poll(focused).toBe('MAIN');
});

test('a changed price is announced with its label, also while a dialog is open', async () => {
  await openSet();
  await expect.poll(announcements).toContain('Cena netto: 291,30\u00A0zł');
  const islands = page().locator('main [aria-live]:not(output)');
  expect(await islands.count()).toBe(0);
});

test('without a connection the price is announced as the last known one', async () => {
  await openSet();
  await page().getByText('291,30 zł').filter({ visible: true }).first().waitFor();
  await page().context().setOffline(true);
  await press('Usuń produkt z miejsca 1');
  const notice = page().getByText('Cenę podamy, gdy wróci połączenie', { exact: true }).filter({ visible: true });
  await expect.poll(() => notice.count()).toBe(1);
});

test('a download announces when the file has been saved', async () => {
  await openScreen('zestawy');
  await press('Działania: Biurko');
  await page().getByRole('menuitem', { name: 'Inne formaty' }).click();
  const saved = page().waitForEvent('download', { timeout: 180_000 });
  await page().getByRole('menuitem', { name: 'Pobierz CSV ze średnikami' }).click();
  const name = (await saved).suggestedFilename();
  await expect.poll(announcements).toContain(`Plik zapisany: ${name}`);
});

const search = async (words: string): Promise<void> => {
  await dialog().getByRole('searchbox').fill(words);
  await page().keyboard.press('Enter');
};

const announcementsInDialog = () => dialog().locator('output').allTextContents();

test('the result of the first e-catalogue search is announced, also if it is empty', async () => {
  await openScreen('ekatalog');
  await press('Przeglądaj katalog');
  await search('TKW5');
  const found = expect.arrayContaining([expect.stringMatching(/^Znalezione produkty: \d+$/)]);
  await expect.poll(announcementsInDialog).toEqual(found);
  await search('nie ma tego');
  await expect.poll(announcementsInDialog).toContain('Nic nie znaleziono');
});

test('the component list is a table with a name and with symbols as row headers', async () => {
  await openScreen('zestawy');
  await press('Działania: Biurko');
  await page().getByRole('menuitem', { name: 'Pokaż listę elementów' }).click();
  const table = dialog().getByRole('table', { name: 'Lista elementów' });
  await expect.poll(() => table.getByRole('rowheader', { name: 'DR4/11', exact: true }).count()).toBe(1);
});

test('one key press moves the focus from the chosen frame to the next control; arrow keys move between frames', async () => {
  await openScreen('zestawy/nowy?preselectedFrameLine=simon-54-premium');
  const frames = page().getByRole('region', { name: 'Ramki' }).locator('li [aria-pressed]');
  await frames.first().press('Enter');
  await page().getByRole('button', { name: 'Dalej' }).waitFor();
  await page().keyboard.press('Tab');
  await expect.poll(() => page().evaluate(() => document.activeElement?.textContent)).toBe('Dalej');
  await page().keyboard.press('Shift+Tab');
  await page().keyboard.press('ArrowRight');
  await expect.poll(() => frames.nth(1).evaluate((frame) => frame === document.activeElement)).toBe(true);
});
