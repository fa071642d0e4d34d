import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { apiProject } from '../api-project.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo: goToPath, takeOtherWindow } = visitor();

let id: string;

beforeAll(async () => {
  ({ id } = await plantProject(address(), [desk, livingRoom]));
  await takeOtherWindow({ colorScheme: 'dark' });
});

const goTo = (screen: string) => goToPath(`projekt/${id}/${screen}`);

/** The text of the printed pages. */
const printed = async (): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page().pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/gu, ' ');
};

test('rooms are printed expanded, with their prices, without buttons', async () => {
  await goTo('pomieszczenia');
  await page()
    .getByRole('button', { name: /^Kuchnia/ })
    .click();
  await page().getByText('Biurko').first().waitFor({ state: 'hidden' });
  const text = await printed();
  expect(text).toContain('Biurko');
  expect(text).toContain('Całkowity koszt netto');
  for (const word of ['Nowy zestaw', 'Dodaj pomieszczenie', 'Zamówienie i pliki']) expect(text).not.toContain(word);
});

test('a single product in a room is printed with its full name and its symbol', async () => {
  const project = await apiProject(address());
  await project.putProducts(await project.addRoom('Garaż'), [[8500, 2]]);
  await goToPath(`projekt/${project.id}/pomieszczenia`);
  await page().getByText('AW1.00/11').first().waitFor();
  const text = await printed();
  for (const words of ['AW1.00/11', 'natynkowy IP54, biały, Simon Aquarius', '×2']) expect(text).toContain(words);
});

test('the list of sets is printed without controls', async () => {
  await goTo('zestawy');
  await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  const text = await printed();
  expect(text).toContain('Biurko');
  for (const word of ['Rozłóż w pomieszczeniach', 'Utwórz zestaw', 'Odznacz wszystkie', 'Pobierz'])
    expect(text).not.toContain(word);
});

test('a component list is printed completely, on white, without the screen below it', async () => {
  await goTo('zestawy');
  await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await page().getByRole('button', { name: 'Pokaż listę elementów' }).click();
  await page().getByRole('rowheader', { name: 'DR4/11' }).waitFor();
  const text = await printed();
  for (const [symbol] of [...desk.rows, ...livingRoom.rows]) expect(text).toContain(symbol);
  expect(text.match(/Razem netto/g)).toHaveLength(1);
  for (const word of ['Salon – wejście', 'Kopiuj jako tabelę']) expect(text).not.toContain(word);
  await page().emulateMedia({ media: 'print' });
  await expect
    .poll(() => page().evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(255, 255, 255)');
});

test('a copied component list contains its rows for spreadsheets and for documents', async () => {
  await page().emulateMedia({ media: 'screen' });
  await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page().getByRole('button', { name: 'Kopiuj jako tabelę' }).click();
  await page().getByText('Tabela została skopiowana').waitFor();
  const [text, html] = await page().evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return [await read('text/plain'), await read('text/html')];
  });
  expect(text).toMatch(/^Symbol\tNazwa\tSeria\tIlość\tCena netto\tWartość netto\r?\n/);
  for (const [symbol] of desk.rows) {
    expect(text).toContain(`\n${symbol}\t`);
    expect(html).toContain(`<td>${symbol}</td>`);
  }
});

const SETS = 24;

/** The number of loaded pictures. */
const loadedImages = () =>
  page().evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);

/** Opens the rooms of a project in a low window, so that most pictures are outside the viewport. */
const openLowWindow = async (): Promise<void> => {
  const project = await apiProject(address());
  const closed = await project.addRoom('Garaż');
  const open = await project.addRoom('Salon');
  for (let set = 0; set < SETS; set += 1) {
    const setId = await project.addSet(set % 2 === 0 ? desk : livingRoom, `Zestaw ${set}`);
    await project.putSets(set < 4 ? closed : open, [[setId, 1]]);
  }
  const key = `configurator.closed-rooms.${project.id}`;
  await page().emulateMedia({ media: null });
  await page().setViewportSize({ width: 1000, height: 300 });
  await goToPath('404');
  await page().evaluate(([name, rooms]) => localStorage.setItem(name ?? '', rooms ?? ''), [key, `[${closed}]`]);
  await goToPath(`projekt/${project.id}/pomieszczenia`);
  await page().getByText('Zestaw 23').first().waitFor();
  expect(await loadedImages()).toBeLessThan(SETS);
};

describe('pictures outside the viewport', () => {
  test('are loaded when printing begins, also in collapsed rooms, and are printed', async () => {
    await openLowWindow();
    await page().evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(loadedImages).toBe(SETS);
    const pdf = await getDocumentProxy(new Uint8Array(await page().pdf({ format: 'A4' })));
    let pictures = 0;
    for (let sheet = 1; sheet <= pdf.numPages; sheet += 1) pictures += (await extractImages(pdf, sheet)).length;
    expect(pictures).toBeGreaterThanOrEqual(SETS);
  });

  test('are loaded before the print shortcut prints', async () => {
    await openLowWindow();
    await page().evaluate(() => {
      // On a busy machine, the pictures may need longer than the product waits for them.
      const original = window.setTimeout;
      const patient = (act: () => void, delay = 0) => (delay < 10_000 ? original(act, delay) : 0);
      Object.assign(window, { setTimeout: patient });
      window.print = () =>
        document.body.setAttribute('data-printed', `${[...document.images].every((p) => p.naturalWidth > 0)}`);
    });
    await page().keyboard.press('Control+p');
    await expect.poll(() => page().locator('body').getAttribute('data-printed')).toBe('true');
  });

  test('are not loaded before printing', async () => {
    await openLowWindow();
    await page().waitForLoadState('networkidle');
    expect(await loadedImages()).toBeLessThan(SETS);
  });
});
