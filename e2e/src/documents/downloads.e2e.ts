import { readFile } from 'node:fs/promises';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Locator } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantProject, type PlantedProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo: goToPath } = visitor();

let project: PlantedProject;
const failures: string[] = [];

beforeAll(async () => {
  project = await plantProject(address(), [desk, livingRoom]);
  page().on('pageerror', (error) => failures.push(error.message));
});

const goTo = (screen: string) => goToPath(`projekt/${project.id}/${screen}`);

/** Chooses an entry of a button's menu or submenu, and returns name and content of the downloaded file. */
const download = async (button: Locator, entry: string, submenu?: string) => {
  await button.click();
  if (submenu !== undefined) await page().getByRole('menuitem', { name: submenu, exact: true }).click();
  const saved = page().waitForEvent('download', { timeout: 180_000 });
  await page().getByRole('menuitem', { name: entry, exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/gu, ' ');
};

const symbolsOf = ({ rows }: typeof desk): readonly string[] => rows.map(([symbol]) => symbol);

/** A workbook is a ZIP archive, which starts with this signature. */
const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

const menuOf = (name: string) => page().getByRole('button', { name: `Działania: ${name}`, exact: true });
const downloadButton = () => page().getByRole('button', { name: 'Pobierz', exact: true });
const orderAndFiles = () => page().getByRole('button', { name: 'Zamówienie i pliki', exact: true });

describe('downloads', () => {
  // Holds §1.16, §2.54.
  test('of a room are PDF, workbook and site sheet', async () => {
    await goTo('pomieszczenia');
    const pdf = await download(menuOf('Kuchnia'), 'PDF', 'Zamówienie i pliki');
    expect(pdf.name).toBe('Dom nad Łabą – Kuchnia – Zestawienie materiałów.pdf');
    const text = await textOf(pdf.bytes);
    for (const symbol of symbolsOf(desk)) expect(text).toContain(symbol);
    expect(text).not.toContain('DTP3-24M/70');

    const workbook = await download(menuOf('Kuchnia'), 'XLS', 'Zamówienie i pliki');
    expect(workbook.name).toBe('Dom nad Łabą – Kuchnia – Zestawienie materiałów.xlsx');
    expect(isWorkbook(workbook.bytes)).toBe(true);

    const sheet = await download(menuOf('Kuchnia'), 'Karta montażowa (PDF)', 'Zamówienie i pliki');
    expect(await textOf(sheet.bytes)).toContain('Karta montażowa');
  });

  test('contain names in other scripts; characters missing in the fonts are reported in advance', async () => {
    await goTo('pomieszczenia');
    await page().getByLabel('Nazwa pomieszczenia').fill('Σπίτι 家');
    await page().getByLabel('Nazwa pomieszczenia').press('Enter');
    await menuOf('Σπίτι 家').waitFor();
    const pdf = await download(orderAndFiles(), 'Zestawienie materiałów dla siebie (PDF)');
    await page().getByText('W pliku PDF znaki 家 zastąpi znak „�”.').waitFor();
    expect(await textOf(pdf.bytes)).toContain('Σπίτι');
  });

  // Holds §1.15, §2.67, R10.
  test('of the project contain its rooms and its e-catalogue products', async () => {
    const pdf = await download(orderAndFiles(), 'Zestawienie materiałów dla siebie (PDF)');
    expect(pdf.name).toBe('Dom nad Łabą – Zestawienie materiałów.pdf');
    const text = await textOf(pdf.bytes);
    for (const symbol of [...symbolsOf(desk), project.symbol]) expect(text).toContain(symbol);

    const workbook = await download(orderAndFiles(), 'Zestawienie materiałów dla siebie (XLS)');
    expect(workbook.name).toBe('Dom nad Łabą – Zestawienie materiałów.xlsx');
    expect(isWorkbook(workbook.bytes)).toBe(true);

    const list = await download(orderAndFiles(), 'Zestawienie materiałów: CSV ze średnikami', 'Inne formaty');
    expect(list.name).toMatch(/\.csv$/);
    expect(list.bytes.toString('utf8')).toMatch(/^\uFEFF.*;.*\r\n1;DR4\/11;/);
  });

  test('of the project are grouped by purpose: the order in one table, the client’s document, all site sheets', async () => {
    const purposes = [
      ['Zamówienie (PDF)', 'Zamówienie', 'Do zamówienia'],
      ['Dla klienta (PDF)', 'Zestawienie dla klienta', 'Razem netto za całą inwestycję'],
      ['Karty montażowe wszystkich pomieszczeń (PDF)', 'Karty montażowe', 'Instalator'],
    ] as const;
    for (const [entry, name, words] of purposes) {
      const pdf = await download(orderAndFiles(), entry);
      expect(pdf.name).toBe(`Dom nad Łabą – ${name}.pdf`);
      expect(await textOf(pdf.bytes)).toContain(words);
    }
  });

  // Holds §2.124.
  test('of the e-catalogue products contain nothing else', async () => {
    await goTo('ekatalog');
    const { bytes } = await download(downloadButton(), 'PDF');
    const text = await textOf(bytes);
    expect(text).toContain(project.symbol);
    expect(text).not.toContain('DR4/11');
  });

  // Holds §1.17, §1.18, §2.76.
  test('of one set are its component list and its catalogue card', async () => {
    await goTo('zestawy');
    const list = await download(menuOf('Salon – wejście'), 'Pobierz PDF');
    const text = await textOf(list.bytes);
    for (const symbol of symbolsOf(livingRoom)) expect(text).toContain(symbol);
    expect(text).not.toContain('DR4/11');

    const workbook = await download(menuOf('Salon – wejście'), 'Pobierz XLS');
    expect(workbook.name).toMatch(/\.xlsx$/);
    expect(isWorkbook(workbook.bytes)).toBe(true);

    const card = await download(menuOf('Salon – wejście'), 'Pobierz karty katalogowe');
    expect(await textOf(card.bytes)).toContain('Wymiary w milimetrach');
  });

  // Holds §1.17, §1.18, §2.81.
  test('of selected sets contain all of them', async () => {
    await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    const list = await download(downloadButton(), 'PDF');
    const text = await textOf(list.bytes);
    for (const symbol of [...symbolsOf(desk), ...symbolsOf(livingRoom)]) expect(text).toContain(symbol);

    const workbook = await download(downloadButton(), 'XLS');
    expect(isWorkbook(workbook.bytes)).toBe(true);

    const cards = await download(downloadButton(), 'Karty katalogowe (PDF)');
    expect(cards.name).toBe('Dom nad Łabą – Karty katalogowe.pdf');
    expect((await getDocumentProxy(new Uint8Array(cards.bytes))).numPages).toBe(2);
  });

  test('of the component list are offered in its dialog', async () => {
    await page().getByRole('button', { name: 'Pokaż listę elementów' }).click();
    const dialog = page().getByRole('dialog');
    // The dialog grows when its table arrives, and a press on the way would miss the button.
    await dialog.getByRole('table').waitFor();
    const { bytes } = await download(dialog.getByRole('button', { name: 'Pobierz', exact: true }), 'PDF');
    expect(await textOf(bytes)).toContain('DTP3-24M/70');
    await dialog.getByRole('button', { name: 'Zamknij' }).click();
  });

  // Holds §2.110.
  test('of the set in the editor are disabled until it is saved', async () => {
    await page().getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    const menu = page().getByRole('button', { name: 'Więcej działań' });
    const { bytes } = await download(menu, 'Pobierz PDF');
    expect(await textOf(bytes)).toContain('DR4/11');

    await page().getByLabel('Nazwa zestawu').fill('Biurko przy oknie');
    await menu.click();
    const entry = page().getByRole('menuitem', { name: /^Pobierz PDF/ });
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => entry.textContent()).toContain('Najpierw zapisz zestaw');
    await page().keyboard.press('Escape');
    await page().getByRole('button', { name: 'Cofnij', exact: false }).first().click();
  });

  test('no request failed', () => {
    expect(failures).toEqual([]);
  });
});

describe('a slow download', () => {
  test('shows its progress, blocks nothing, and is cancelled when the visitor leaves', async () => {
    await page().route('**/api/project/*/pdf', () => undefined);
    await goTo('pomieszczenia');
    const requestSent = page().waitForRequest('**/api/project/*/pdf');
    await orderAndFiles().click();
    await page().getByRole('menuitem', { name: 'Zestawienie materiałów dla siebie (PDF)', exact: true }).click();
    const request = await requestSent;
    await expect.poll(() => orderAndFiles().getAttribute('aria-busy')).toBe('true');
    await orderAndFiles().click();
    await expect
      .poll(() => page().getByRole('menuitem', { name: 'Zestawienie materiałów dla siebie (PDF)' }).textContent())
      .toContain('przygotowywany');
    await page().keyboard.press('Escape');
    const workbook = await download(orderAndFiles(), 'Zestawienie materiałów dla siebie (XLS)');
    expect(isWorkbook(workbook.bytes)).toBe(true);

    const failed = page().waitForEvent('requestfailed', (one) => one === request);
    await page().getByRole('link', { name: 'Katalog', exact: true }).click();
    await failed;
    expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
    expect(await page().getByRole('alert').count()).toBe(0);
    await page().unroute('**/api/project/*/pdf');
  });
});

const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const fetchFailed = 'Wystąpił błąd podczas pobierania danych';

describe('a failed download', () => {
  // Holds §8.15, §8.18.
  test.for([
    ['PDF of the project', 'pomieszczenia', '**/pdf', 'Zestawienie materiałów dla siebie (PDF)', storeFailed],
    ['workbook of the project', 'pomieszczenia', '**/xls', 'Zestawienie materiałów dla siebie (XLS)', storeFailed],
    ['workbook of the catalogue products', 'ekatalog', '**/xls', 'XLS', storeFailed],
    ['PDF of sets', 'zestawy', '**/components/list/pdf', 'PDF', fetchFailed],
    ['workbook of sets', 'zestawy', '**/components/list/xls', 'XLS', fetchFailed],
    ['cards of sets', 'zestawy', '**/components/pdf-cards', 'Karty katalogowe (PDF)', fetchFailed],
  ] as const)('shows an error: %s', async ([, screen, address, entry, sentence]) => {
    await goTo(screen);
    const button = screen === 'pomieszczenia' ? orderAndFiles : downloadButton;
    if (screen === 'zestawy') await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
    for (const [answer, words] of [
      [{ status: 500, body: '' }, sentence],
      [{ status: 503, json: { code: 'unavailable', message: 'Serwis odpoczywa' } }, 'Serwis odpoczywa'],
    ] as const) {
      await page().route(address, (route) => route.fulfill(answer));
      await button().click();
      await page().getByRole('menuitem', { name: entry, exact: true }).click();
      await page().getByText(words).waitFor();
      await expect.poll(() => button().getAttribute('aria-busy')).toBeNull();
      await page().unroute(address);
    }
  });
});
