import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { allLanguages } from '@ramka/domain/text';
import { beforeAll, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, read, startAnew } = visitor();

let id: string;

/** Six rooms with 25 sets and products. */
beforeAll(async () => {
  const project = await apiProject(address());
  id = project.id;
  const sets = [
    await project.addSet(desk, 'Telewizor'),
    await project.addSet(livingRoom, 'Panel dotykowy przy wejściu'),
    await project.addSet(desk),
    await project.addSet(livingRoom, 'Salon'),
  ];
  for (const name of ['Salon', 'Kuchnia', 'Hol', 'Sypialnia', 'Łazienka', 'Pokój dzieci']) {
    const room = await project.addRoom(name);
    await project.putSets(
      room,
      sets.map((set, index) => [set, index + 1] as const),
    );
    if (name === 'Kuchnia') await project.putProducts(room, [[8500, 2]]);
  }
});

test.for(allLanguages)('a whole flat is seen at once on a desktop, in %s', async (language) => {
  await open('404');
  await page().evaluate((chosen) => localStorage.setItem('configurator.language', chosen), language);
  await open(`projekt/${id}/pomieszczenia`);
  const panels = page().getByRole('region');
  await expect.poll(() => panels.count()).toBe(6);
  const bottoms = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(900);
});

// Holds §1.14, §2.68, §2.69, §9.27.
test('the cost of a flat counts sets, single products and catalogue products by their quantities', async () => {
  await startAnew();
  const project = await apiProject(address());
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [
    [await project.addSet(desk), 2],
    [await project.addSet(livingRoom), 1],
  ]);
  await project.putProducts(kitchen, [[8500, 3]]);
  const { productSets, products } = await project.load();
  const priceOf = (name: string) => productSets.find((set) => set.name === name)?.price ?? 0;
  const rooms = 2 * priceOf('Biurko') + priceOf('Salon – wejście') + 3 * (products[0]?.price ?? 0);
  await open(`projekt/${project.id}/pomieszczenia`);
  await expect.poll(shownTotal).toBeCloseTo(rooms, 2);

  const found = await fetch(`${address()}/api/ecatalog/search?query=TKW`);
  const [group]: { products: { catalogId: number; price: number }[] }[] = await found.json();
  const product = group?.products[0];
  await project.addCatalogueProduct(product?.catalogId ?? 0, 4);
  await page().reload();
  await expect.poll(shownTotal).toBeCloseTo(rooms + 4 * (product?.price ?? 0), 2);
  await read(/^Koszt zawiera produkty dodane z katalogu\./);
  await page().getByRole('link', { name: 'Zobacz produkty z katalogu' }).click();
  await page().waitForURL(/\/ekatalog$/);
});

const shownTotal = async (): Promise<number> => {
  const text = await page().getByText('Całkowity koszt netto').locator('..').textContent();
  return Number(
    text
      ?.replace('Całkowity koszt netto', '')
      .replace(/[^\d,]/gu, '')
      .replace(',', '.'),
  );
};
