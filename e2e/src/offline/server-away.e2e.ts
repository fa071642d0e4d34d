import { expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject } from '../api-project.ts';
import { startServer } from '../start-server.ts';
import { visitor } from '../visitor.ts';
import { keptWindow, untilKept } from './kept-window.ts';

const someone = visitor();
const { address } = someone;

test('a server that goes away and comes back is noticed, whatever the browser believes: what waits goes on by itself', async () => {
  const server = await startServer();
  const { id, addRoom, load } = await apiProject(server.address);
  await addRoom('Kuchnia');
  const page = await keptWindow(someone, server.address);
  const rooms = `${server.address}/el12/projekt/${id}/pomieszczenia`;
  await page.goto(rooms);
  await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
  await untilKept(page, `ramka-project-${id}`, 3);
  const noticed = () => page.getByText(/^Brak połączenia. Pracuj dalej/).count();
  await server.stop({ keepStore: true });
  expect(await noticed()).toBe(0);

  await page.getByPlaceholder('np. Salon').fill('Garaż');
  await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await page.getByRole('region', { name: 'Garaż' }).waitFor();
  await expect.poll(noticed).toBe(1);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByText('Zmiany do wysłania: 1').waitFor();
  await page.getByRole('button', { name: 'Pobierz', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /PDF/ }).first().click();
  await page.getByText('Dokument przygotujemy, gdy wróci połączenie').first().waitFor();

  // Long enough for a server on a busy machine to start, to be probed and to render its first document.
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  const next = await startServer({}, server.dataFolder, Number(new URL(server.address).port));
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect.poll(async () => (await load()).project.groups.map(({ name }) => name)).toEqual(['Garaż', 'Kuchnia']);
  await expect.poll(() => page.getByText(/^Zmiany do wysłania/).count()).toBe(0);
  expect(await noticed()).toBe(0);
  await next.stop();
});

test('what only the server has says that it comes with the connection, and comes', async () => {
  const server = await startServer();
  const { id } = await apiProject(server.address);
  const page = await keptWindow(someone, server.address);
  await page.goto(`${server.address}/el12/projekt/${id}/pomieszczenia`);
  await untilKept(page, `ramka-project-${id}`, 3);
  await server.stop({ keepStore: true });
  await page.goto(`${server.address}/el12/projekt/${id}`);
  const missing = page.getByText('Brak połączenia. Te dane pojawią się, gdy połączenie wróci.');
  await missing.first().waitFor();
  const next = await startServer({}, server.dataFolder, Number(new URL(server.address).port));
  await expect.poll(() => missing.count(), { timeout: 15_000 }).toBe(0);
  await next.stop();
});

test('a project that is not on the device stays at its address while nobody answers, says so, and opens once the server is back', async () => {
  const server = await startServer();
  const { id } = await apiProject(server.address);
  const page = await keptWindow(someone, server.address);
  await server.stop({ keepStore: true });
  const site = `${server.address}/el12/projekt/${id}/montaz`;
  await page.goto(site);
  const away = page.getByRole('heading', {
    name: 'Brak połączenia, a tej inwestycji nie ma jeszcze na tym urządzeniu',
  });
  await away.waitFor();
  expect(page.url()).toBe(site);
  expect(await axeFindings(page)).toEqual([]);
  const next = await startServer({}, server.dataFolder, Number(new URL(server.address).port));
  await page.getByRole('heading', { name: 'Montaż' }).waitFor();
  expect(page.url()).toBe(site);
  await next.stop();
});

test('a call that fails while the server answers others is no missing connection', async () => {
  const { id } = await apiProject(address());
  const page = await keptWindow(someone);
  await page.context().route('**/api/project/*/points', (route) => route.abort());
  await page.goto(`${address()}/el12/projekt/${id}`);
  await page.getByText('Wystąpił błąd podczas pobierania danych').first().waitFor();
  expect(await page.getByText(/^Brak połączenia/).count()).toBe(0);
});
