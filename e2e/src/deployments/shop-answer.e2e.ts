import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

test('the demonstration shop answers an order, which the visitor then records', async () => {
  const own = await ownDeployment('el12', { shop: { kind: 'demonstration' } });
  onTestFinished(own.erase);
  const { address } = await start(own.settings);
  const project = await apiProject(address);
  await project.putSets(await project.addRoom('Gabinet'), [[await project.addSet(desk), 2]]);
  const page = await openPage('pl-PL');
  await page.goto(`${address}/el12/projekt/${project.id}/zamowienie`);
  await page.getByRole('button', { name: 'Zamówienie i pliki' }).click();
  await page.getByRole('menuitem', { name: 'Zamów w sklepie' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Przejdź do sklepu' }).click();
  const shop = await opening;
  await shop.getByRole('heading', { name: 'Koszyk' }).waitFor();
  expect(shop.url()).toMatch(/\/el12\/sklep-pokazowy\/koszyk\/[\w-]{22}\?lang=pl$/);
  await shop.reload();
  const [first = '', second = ''] = desk.rows.map(([symbol]) => symbol);
  await shop.getByLabel(`Przyjęte sztuki: ${first}`, { exact: true }).fill('0');
  await shop.getByLabel(`Powód: ${first}`, { exact: true }).fill('wycofane');
  await shop.getByLabel(`Przyjęte sztuki: ${second}`, { exact: true }).fill('1');
  await shop.getByRole('button', { name: 'Odeślij odpowiedź' }).click();

  // The tab of the shop and the tab of the order show it.
  for (const tab of [shop, page]) {
    const answer = tab.getByRole('region', { name: 'Odpowiedź sklepu' });
    await answer.getByText('odrzucono: wycofane').waitFor();
    await answer.getByText('przyjęto częściowo (przyjęto 1 z 2)').waitFor();
  }
  expect(shop.url()).toBe(`${address}/el12/projekt/${project.id}/zamowienie`);
  await page.getByRole('button', { name: 'Oznacz przyjęte jako zamówione' }).click();
  await page.getByText('Przyjęte produkty oznaczono jako zamówione').waitFor();
  for (const tab of [shop, page])
    await tab.getByRole('region', { name: 'Odpowiedź sklepu' }).waitFor({ state: 'detached' });
  const recorded = async () => {
    const stored = await fetch(`${address}/api/project/${project.id}/order`);
    const { articles }: { articles: { symbol: string; ordered: number; quantity: number }[] } = JSON.parse(
      await stored.text(),
    );
    const orderedOf = (symbol: string) => articles.find((article) => article.symbol === symbol)?.ordered;
    const complete = articles.filter(({ ordered, quantity }) => ordered === quantity).length;
    return [orderedOf(first), orderedOf(second), complete];
  };
  await expect.poll(recorded).toEqual([0, 1, desk.rows.length - 2]);
});
