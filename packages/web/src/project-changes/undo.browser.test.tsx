import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, aCatalogueItem, aSingleProduct, biurko, wejscie } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { choose, expectText, pressInMessage, pressInDialog, renderApp } from '../testing/render-app.tsx';

/** Three rooms, two of them with two sets and two single products each, and three e-catalogue products. */
const api = fakeApi(() => {
  const products = [
    { id: 8500, quantity: 3 },
    { id: 8501, quantity: 4 },
  ];
  return aProject({
    rooms: [
      aRoom({ id: 3, name: 'Hol' }),
      aRoom({ id: 2, name: 'Salon', sets: [{ id: 12, quantity: 5 }], products }),
      aRoom({
        id: 1,
        name: 'Kuchnia',
        sets: [
          { id: 11, quantity: 2 },
          { id: 12, quantity: 3 },
        ],
        products,
      }),
    ],
    sets: [{ ...biurko, id: 13, name: 'Łazienka' }, wejscie, biurko],
    products: [aSingleProduct(), aSingleProduct({ id: 8501, name: 'Gniazdo natynkowe IP54, biały' })],
    selections: [700, 701, 702].map((catalogId) =>
      aCatalogueItem({ catalogId, symbol: `TKW${catalogId}`, name: `Łącznik ${catalogId}` }),
    ),
  });
}, aCatalogue);

/** The menus of all entries in their order on the screen. */
const order = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Działania: / })
    .elements()
    .map((menu) => menu.getAttribute('aria-label') ?? menu.textContent);

// Holds R14.
test.for([
  ['a room', 'pomieszczenia', 'Salon', 'Usuń pomieszczenie', 'Pomieszczenie zostało usunięte'],
  ['a set of the list', 'zestawy', 'Salon – wejście', 'Usuń zestaw', 'Zestaw został usunięty'],
  [
    'a set of a room',
    'pomieszczenia',
    'Salon – wejście',
    'Usuń z pomieszczenia',
    'Zestaw został usunięty z pomieszczenia',
  ],
  [
    'a single product of a room',
    'pomieszczenia',
    'Łącznik jednobiegunowy natynkowy IP54, biały',
    'Usuń z pomieszczenia',
    'Produkt został usunięty z pomieszczenia',
  ],
  ['an e-catalogue product', 'ekatalog', 'Łącznik 701', 'Usuń produkt', 'Produkt został usunięty'],
] as const)('%s that was removed is restored unchanged in its place', async ([, screen, name, entry, message]) => {
  const before = api.project();
  await renderApp(`projekt/aB3dE6gH/${screen}`);
  await expect.poll(order).toContain(`Działania: ${name}`);
  const onScreen = order();
  await choose(`Działania: ${name}`, entry);
  if (entry === 'Usuń pomieszczenie' || entry === 'Usuń zestaw') await pressInDialog(entry);
  await expectText(message);
  await expect.poll(api.project).not.toEqual(before);
  await expect.poll(order).not.toEqual(onScreen);
  await pressInMessage('Cofnij');
  await expectText(screen === 'ekatalog' ? 'Przywrócono' : `Przywrócono: ${name}`);
  await expect.poll(api.project).toEqual(before);
  await expect.poll(order).toEqual(onScreen);
});
