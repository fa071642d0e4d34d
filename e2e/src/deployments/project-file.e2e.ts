import { readFile } from 'node:fs/promises';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

/** Creates a project with content of every kind. */
const aFullProject = async (address: string) => {
  const project = await apiProject(address, 'Dom nad Łabą');
  const [office, salon] = [await project.addRoom('Gabinet'), await project.addRoom('Salon')];
  const [deskId, livingRoomId] = [await project.addSet(desk), await project.addSet(livingRoom)];
  await project.putSets(office, [[deskId, 2]]);
  await project.putSets(salon, [
    [livingRoomId, 1],
    [deskId, 3],
  ]);
  await project.putProducts(salon, [[8500, 4]]);
  await project.addCatalogueProduct(10_101_001, 5);
  return project;
};

/** Saves the download that `press` starts, and returns its path. */
const saved = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download', { timeout: 180_000 });
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
};

const saveProject = (page: Page) => saved(page, () => page.getByRole('button', { name: 'Zapisz do pliku' }).click());

/** The bill of the whole project, downloaded on the rooms screen. */
const billOf = async (page: Page, button: string, ...entries: readonly string[]): Promise<string> => {
  const { path } = await saved(page, async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    for (const name of entries) await page.getByRole('menuitem', { name, exact: true }).click();
  });
  return readFile(path, 'utf8');
};

const polishBill = (page: Page) =>
  billOf(page, 'Zamówienie i pliki', 'Inne formaty', 'Zestawienie materiałów: CSV ze średnikami');

test('a project is exported and imported under a new id with an equal bill', async () => {
  const { address } = await start({});
  const page = await openPage('pl-PL');
  const { id, load } = await aFullProject(address);
  await page.goto(`${address}/el12/projekt/${id}/pomieszczenia`);
  const bill = await polishBill(page);
  for (const [symbol] of [...desk.rows, ...livingRoom.rows]) expect(bill).toContain(`;${symbol};`);

  await page.goto(`${address}/el12/projekt/${id}`);
  const file = await saveProject(page);
  expect(file.name).toBe('Dom nad Łabą.ramka.json');
  await page.goto(address);
  await page.getByLabel('Wczytaj inwestycję z pliku').setInputFiles(file.path);
  await page.getByText('Inwestycja „Dom nad Łabą” została utworzona').waitFor();
  await page.waitForURL((url) => /\/projekt\/[^/]{8}\/pomieszczenia$/.test(url.pathname) && !url.pathname.includes(id));
  expect(await polishBill(page)).toBe(bill);
  expect((await load()).project.id).toBe(id);

  const copy = /projekt\/([^/]{8})/.exec(page.url())?.[1];
  await page.goto(`${address}/el12/projekt/${copy}`);
  const again = await saveProject(page);
  expect(await readFile(again.path, 'utf8')).toBe(await readFile(file.path, 'utf8'));
});

test('a project is moved to another deployment: the same articles, at its prices', async () => {
  const [poland, czechia] = [await start({ DEPLOYMENT: 'el12' }), await start({ DEPLOYMENT: 'cz' })];
  const page = await openPage();
  const { id } = await aFullProject(poland.address);
  await page.goto(`${poland.address}/el12/projekt/${id}`);
  const file = await saveProject(page);
  await page.goto(`${poland.address}/el12/projekt/${id}/pomieszczenia`);
  const polish = await polishBill(page);

  await page.goto(czechia.address);
  await page.getByLabel('Načíst projekt ze souboru').setInputFiles(file.path);
  await page.waitForURL(/\/cz\/projekt\/[^/]{8}\/pomieszczenia$/);
  await page.getByText('Projekt „Dom nad Łabą“ byl vytvořen').waitFor();
  const czech = await billOf(page, 'Objednávka a soubory', 'Jiné formáty', 'Výpis materiálu: CSV se středníky');
  expect(piecesIn(czech)).toEqual(piecesIn(polish));
  expect(await page.locator('#content').innerText()).not.toMatch(/\d\s(zł|eur|грн)/u);
});

/** Symbols and pieces of a bill, without heading, names and prices. */
const piecesIn = (bill: string): readonly string[] =>
  bill
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';'))
    .map(([, symbol, , , quantity]) => `${symbol} × ${quantity}`);

test('an invalid project file is rejected completely', async () => {
  const { address } = await start({});
  const page = await openPage('pl-PL');
  await page.goto(address);
  const upload = (content: unknown) =>
    page.getByLabel('Wczytaj inwestycję z pliku').setInputFiles({
      name: 'dom.ramka.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await upload({ format: 'something else' });
  await page.getByText('To nie jest plik inwestycji').waitFor();
  const room = { name: 'Salon', sets: [{ id: 4, quantity: 2 }], products: [] };
  const faulty = { format: 'ramka-project', version: 1, name: 'Dom', variant: 'el12', sets: [], rooms: [room] };
  await upload({ ...faulty, ecatalogProducts: [] });
  await page.getByRole('alert').getByText('Tej pozycji nie ma w inwestycji albo w pomieszczeniu').waitFor();
  expect(new URL(page.url()).pathname).toBe('/el12/');
});
