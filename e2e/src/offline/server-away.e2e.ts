import { expect, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject } from '../api-project.ts';
import { startServer } from '../start-server.ts';
import { visitor } from '../visitor.ts';
import { openPrecachedWindow, SENDING, waitForCached } from './offline-window.ts';

const someone = visitor();
const { address } = someone;

test('an outage of the server is detected even if the browser is online, and pending changes are sent afterwards', async () => {
  const server = await startServer();
  const { id, addRoom, putProducts, load } = await apiProject(server.address);
  await putProducts(await addRoom('Kuchnia'), [[8500, 1]]);
  const page = await openPrecachedWindow(someone, server.address);
  const rooms = `${server.address}/el12/projekt/${id}/pomieszczenia`;
  await page.goto(rooms);
  await page.getByRole('region', { name: 'Kuchnia' }).waitFor();
  await waitForCached(page, `ramka-project-${id}`, 3);
  // A request that fails would show the outage at once.
  await page.waitForLoadState('networkidle');
  const noticed = () => page.getByText(/^Brak połączenia. Pracuj dalej/).count();
  await server.stop({ keepStore: true });
  await expect.poll(() => noticed()).toBe(0);

  await page.getByPlaceholder('np. Salon').fill('Garaż');
  await page.getByRole('button', { name: 'Dodaj pomieszczenie', exact: true }).click();
  await page.getByRole('region', { name: 'Garaż' }).waitFor();
  await expect.poll(noticed).toBe(1);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByText('Zmiany do wysłania: 1').waitFor();
  await page.getByRole('button', { name: 'Zamówienie i pliki', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /PDF/ }).first().click();
  await page.getByText('Dokument przygotujemy, gdy wróci połączenie').first().waitFor();

  // Long enough for a server on a busy machine to start, to be probed and to render its first document.
  const saved = page.waitForEvent('download', { timeout: 180_000 });
  const next = await startServer({}, server.dataFolder, Number(new URL(server.address).port));
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect
    .poll(async () => (await load()).project.groups.map(({ name }) => name), SENDING)
    .toEqual(['Garaż', 'Kuchnia']);
  await expect.poll(() => page.getByText(/^Zmiany do wysłania/).count(), SENDING).toBe(0);
  await expect.poll(noticed, SENDING).toBe(0);
  await next.stop();
});

test('server-only content says that it requires a connection, and appears afterwards', async () => {
  const server = await startServer();
  const { id } = await apiProject(server.address);
  const page = await openPrecachedWindow(someone, server.address);
  await page.goto(`${server.address}/el12/projekt/${id}/pomieszczenia`);
  await waitForCached(page, `ramka-project-${id}`, 3);
  await server.stop({ keepStore: true });
  await page.goto(`${server.address}/el12/projekt/${id}`);
  const missing = page.getByText('Brak połączenia. Te dane pojawią się, gdy połączenie wróci.');
  await missing.first().waitFor();
  const next = await startServer({}, server.dataFolder, Number(new URL(server.address).port));
  await expect.poll(() => missing.count(), SENDING).toBe(0);
  await next.stop();
});

test('the URL of a project that is not on the device stays while the server is away, and opens afterwards', async () => {
  const server = await startServer();
  const { id } = await apiProject(server.address);
  const page = await openPrecachedWindow(someone, server.address);
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
  await page.getByRole('heading', { name: 'Montaż' }).waitFor(SENDING);
  expect(page.url()).toBe(site);
  await next.stop();
});

test('a failed request while others succeed does not count as a lost connection', async () => {
  const { id } = await apiProject(address());
  const page = await openPrecachedWindow(someone);
  await page.context().route('**/api/project/*/points', (route) => route.abort());
  await page.goto(`${address()}/el12/projekt/${id}`);
  await page.getByText('Wystąpił błąd podczas pobierania danych').first().waitFor();
  expect(await page.getByText(/^Brak połączenia/).count()).toBe(0);
});
