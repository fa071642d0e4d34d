import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { aShop } from '@ramka/server/testing/a-shop';
import { expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

/** A form of a purchasing system that opens the product, as an HTML page. */
const systemPage = (entry: string, hookUrl: string): string => `<form method="post" action="${entry}">
  <input name="USERNAME" value="buyer7"><input name="PASSWORD" value="opensesame">
  <input name="HOOK_URL" value="${hookUrl}"><input name="OCI_VERSION" value="4.0">
  <input name="~OkCode" value="ADDI"><input name="~CALLER" value="CTLG"><input name="~TARGET" value="_self">
  <button>Catalogue</button></form>`;

test('a buyer opens the product from a purchasing system, and the basket returns there', async () => {
  const system = await aShop();
  const origin = new URL(system.address).origin;
  const own = await ownDeployment('el12', { punchOut: { origins: [origin] } });
  onTestFinished(own.erase);
  const { address } = await start(own.settings);
  const project = await apiProject(address);
  const setId = await project.addSet(desk);
  await project.putSets(await project.addRoom('Gabinet'), [[setId, 2]]);

  const page = await openPage('pl-PL');
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: systemPage(`${address}/el12/punch-out`, `${system.address}?session=7`),
    }),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Catalogue' }).click();

  const notice = page.getByText(`Zamówienie trafi do systemu zakupowego ${new URL(origin).host}`);
  await notice.waitFor();
  await expect.poll(() => page.url()).toBe(`${address}/el12/`);
  await page.goto(`${address}/el12/projekt/${project.id}/zamowienie`);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Zamówienie i pliki' }).click();
  await page.getByRole('menuitem', { name: 'Przekaż zamówienie' }).click();
  await page.getByRole('button', { name: 'Przekaż do systemu zakupowego' }).click();
  await page.getByText('Basket').waitFor();
  await expect.poll(() => page.url()).toBe(`${system.address}?session=7`);
  const received = new Map(system.received());
  expect(received.get('~caller')).toBe('CTLG');
  expect(received.get('~OkCode')).toBe('ADDI');
  expect(desk.rows.map((_, index) => received.get(`NEW_ITEM-VENDORMAT[${index + 1}]`))).toEqual(
    desk.rows.map(([symbol]) => symbol),
  );
  expect(JSON.stringify([...received])).not.toContain(project.id);
  expect(requested.filter((url) => url.startsWith(address)).join('\n')).not.toMatch(/opensesame|session/);

  await page.goto(`${address}/el12/projekt/${project.id}/zamowienie`);
  await page.getByRole('heading', { name: 'Zamówienie' }).waitFor();
  expect(await notice.count()).toBe(0);
});
