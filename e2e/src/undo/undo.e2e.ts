import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { beforeEach, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, choose, read } = visitor();

let project: ApiProject;

/** Creates two rooms, three sets, two single products and two e-catalogue products, in several quantities. */
beforeEach(async () => {
  project = await apiProject(address());
  const sets = [
    await project.addSet(desk),
    await project.addSet(livingRoom),
    await project.addSet(washBasin, 'Łazienka'),
  ];
  const rooms = [await project.addRoom('Kuchnia'), await project.addRoom('Salon'), await project.addRoom('Hol')];
  await project.putSets(
    rooms[0] ?? 0,
    [...sets.entries()].map(([index, id]) => [id, index + 2] as const),
  );
  await project.putSets(rooms[1] ?? 0, [[sets[1] ?? 0, 5]]);
  for (const room of rooms.slice(0, 2))
    await project.putProducts(room, [
      [8500, 3],
      [8501, 4],
    ]);
  const answer = await fetch(`${address()}/api/ecatalog/search?query=TKW`);
  const found: { products: { catalogId: number }[] }[] = await answer.json();
  for (const { catalogId } of found.flatMap(({ products }) => products).slice(0, 3))
    await project.addCatalogueProduct(catalogId, 6);
});

/** The visible content of a project, without the versions of the sets' pictures. */
const seen = async () => {
  const { project: kept, productSets, products, ecatalogProducts } = await project.load();
  return { kept, sets: productSets.map(({ version: _version, ...set }) => set), products, ecatalogProducts };
};

const undone = async (message: string, told: string): Promise<void> => {
  await read(message);
  await press('Cofnij');
  await read(told);
};

// Holds R14.
test.for([
  ['a room', 'pomieszczenia', 'Działania: Salon', 'Usuń pomieszczenie', 'Pomieszczenie zostało usunięte'],
  ['a set of the list', 'zestawy', 'Działania: Salon – wejście', 'Usuń zestaw', 'Zestaw został usunięty'],
  [
    'a set of a room',
    'pomieszczenia',
    'Działania: Salon – wejście',
    'Usuń z pomieszczenia',
    'Zestaw został usunięty z pomieszczenia',
  ],
  [
    'a single product of a room',
    'pomieszczenia',
    'Działania: Łącznik jednobiegunowy natynkowy IP54, biały, Simon Aquarius',
    'Usuń z pomieszczenia',
    'Produkt został usunięty z pomieszczenia',
  ],
] as const)('%s that was removed is restored unchanged in its place', async ([, screen, menu, entry, message]) => {
  const before = await seen();
  await goTo(`projekt/${project.id}/${screen}`);
  await choose(menu, entry);
  if (!message.endsWith('z pomieszczenia'))
    await page().getByRole('alertdialog').getByRole('button', { name: entry }).click();
  await read(message);
  expect(await seen()).not.toEqual(before);
  const name = menu.replace('Działania: ', '');
  await undone(message, `Przywrócono: ${name}`);
  await expect.poll(seen).toEqual(before);
});

// Holds R14.
test('an e-catalogue product that was removed is restored unchanged in its place', async () => {
  const before = await seen();
  await goTo(`projekt/${project.id}/ekatalog`);
  await press(/^Działania: /);
  await page().getByRole('menuitem', { name: 'Usuń produkt' }).click();
  await undone('Produkt został usunięty', 'Przywrócono');
  await expect.poll(seen).toEqual(before);
});
