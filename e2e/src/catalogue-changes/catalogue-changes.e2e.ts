import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject } from '../api-project.ts';
import { setBySymbols } from '../editor/set-by-symbols.ts';
import { changeInOtherTab } from '../delayed-responses.ts';
import { keepMessages } from '../keep-messages.ts';
import { openBrowser } from '../open-browser.ts';
import { startServer } from '../start-server.ts';

/**
 * Writes a later edition of the sample catalogue: sockets are more expensive, and a switch is discontinued and has a
 * successor.
 */
const writeNewEdition = async (folder: string): Promise<void> => {
  for (const name of ['pln', 'czk', 'eur', 'uah']) {
    const prices = join(folder, `prices/${name}.json`);
    const list: { readonly prices: Record<string, string> } = JSON.parse(await readFile(prices, 'utf8'));
    const changed = { ...list.prices, 'DGZ1ZP/11': '99.00', 'DW1.00/99': '20.00' };
    await writeFile(prices, JSON.stringify({ ...list, prices: changed }));
  }
  const products = join(folder, 'e-catalogue/products.ndjson');
  const rows = await readFile(products, 'utf8');
  await writeFile(products, rows.replace('{"id":40101001,"symbol":"DW1.00/11"', '{"id":40109999,"symbol":"DW1.00/99"'));
  const discontinued = { id: 40101001, symbol: 'DW1.00/11', replacedBy: 'DW1.00/99' };
  await appendFile(join(folder, 'e-catalogue/gone.ndjson'), `${JSON.stringify(discontinued)}\n`);
};

// Holds R32.
test('after a catalogue update a project lists price changes and discontinued articles, replaces them, and accepts a confirmation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ramka-edition-'));
  await cp('build/catalogue', folder, { recursive: true });
  const settings = { CATALOGUE_DIR: folder };
  const before = await startServer(settings);
  const project = await apiProject(before.address);
  const kitchen = await project.addRoom('Kuchnia');
  const set = await setBySymbols(before.address, { frame: 'DR1/11', modules: { 1: 'DGZ1ZP/11' } });
  await project.putSets(kitchen, [[await project.addSet({ set }, 'Gniazdo'), 2]]);
  await project.addCatalogueProduct(40101001, 3);
  await fetch(`${before.address}/api/project/${project.id}/news`);
  await before.stop({ keepStore: true });

  await writeNewEdition(folder);
  const after = await startServer(settings, before.dataFolder);
  const browser = await openBrowser();
  const quiet = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const page = await browser.newPage({ locale: 'pl-PL', viewport: { width: 1440, height: 900 }, ...quiet });
  await keepMessages(page.context());
  try {
    await page.goto(`${after.address}/el12/projekt/${project.id}/pomieszczenia`);
    await page.getByText(/^Od .*: 1 zmieniona cena \+.*, 1 produkt wycofany$/).waitFor();
    await page.getByRole('button', { name: 'Zobacz zmiany' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('DGZ1ZP/11').waitFor();
    await dialog.getByText(/^zamiennik: .*DW1\.00\/99$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Zastąp wycofany produkt' }).click();
    await page.getByText('Zastąpiono 1 produkt').waitFor();
    const chosen = async (): Promise<unknown> => {
      const answer = await fetch(`${after.address}/api/project/${project.id}`);
      return (await answer.json()).ecatalogProducts;
    };
    await expect.poll(chosen).toMatchObject([{ symbol: 'DW1.00/99', quantity: 3 }]);
    // Another visitor confirms the changes first. The open list stays.
    const newsAddress = `${after.address}/api/project/${project.id}/news`;
    const { edition } = await (await fetch(newsAddress)).json();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    await fetch(`${newsAddress}/seen`, { method: 'PUT', headers, body: JSON.stringify({ edition }) });
    const read = page.waitForResponse(newsAddress);
    await changeInOtherTab(page, project.id);
    await read;
    await page.getByText(/^Od .*: 1 zmieniona cena/).waitFor({ state: 'detached' });
    await expect.poll(() => dialog.getByText('DGZ1ZP/11').isVisible()).toBe(true);
    const marked = page.waitForResponse((response) => response.request().method() === 'PUT');
    await dialog.getByRole('button', { name: 'Wiem o tym' }).click();
    await marked;
    await page.getByRole('button', { name: 'Zobacz zmiany' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Zobacz zmiany' }).count()).toBe(0);
  } finally {
    await page.close();
    await after.stop();
    await rm(folder, { recursive: true });
  }
});
