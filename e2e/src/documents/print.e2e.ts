import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { startServer, type RunningServer } from '../start-server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let id: string;

beforeAll(async () => {
  server = await startServer();
  ({ id } = await plantProject(server.address, [desk, livingRoom]));
  browser = await openBrowser();
  page = await browser.newPage({ locale: 'pl-PL', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  page.setDefaultTimeout(15_000);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = (screen: string) => page.goto(`${server.address}/el12/projekt/${id}/${screen}`);

/** What stands on the printed pages. */
const printed = async (): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/gu, ' ');
};

test('rooms are printed open, with what they cost, without buttons', async () => {
  await open('pomieszczenia');
  await page.getByRole('button', { name: /^Kuchnia/ }).click();
  await page.getByText('Biurko').first().waitFor({ state: 'hidden' });
  const text = await printed();
  expect(text).toContain('Biurko');
  expect(text).toContain('Całkowity koszt netto');
  for (const word of ['Dodaj produkty', 'Dodaj pomieszczenie', 'Pobierz']) expect(text).not.toContain(word);
});

test('a component list is printed whole, on white, without the screen under it', async () => {
  await open('zestawy');
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await page.getByRole('button', { name: 'Pokaż listę elementów' }).click();
  await page.getByRole('cell', { name: 'DR4/11' }).waitFor();
  const text = await printed();
  for (const [symbol] of [...desk.rows, ...livingRoom.rows]) expect(text).toContain(symbol);
  expect(text.match(/Razem netto/g)).toHaveLength(1);
  for (const word of ['Salon – wejście', 'Kopiuj jako tabelę']) expect(text).not.toContain(word);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('a copied component list holds its rows for spreadsheets and for documents', async () => {
  await page.emulateMedia({ media: 'screen' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopiuj jako tabelę' }).click();
  await page.getByText('Tabela została skopiowana').waitFor();
  const [text, html] = await page.evaluate(async () => {
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
