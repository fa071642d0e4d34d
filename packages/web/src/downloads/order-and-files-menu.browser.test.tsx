import { pl } from '@ramka/texts/pl';
import { expect, test, vi } from 'vitest';
import type { ShopSubject } from '../api/order.ts';
import type * as PageSettings from '../platform/page-settings.ts';
import { aProject, aRoom, aSavedSet, renderInProject } from '../testing/render-in-project.tsx';
import { OrderAndFilesMenu } from './order-and-files-menu.tsx';

vi.mock('../platform/page-settings.ts', async (original) => {
  const { pageSettings } = await original<typeof PageSettings>();
  return { pageSettings: { ...pageSettings, shop: { kind: 'demonstration', name: null } } };
});

const kitchen = aRoom({ id: 7, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] });
const flat = aProject({ rooms: [kitchen, aRoom({ id: 8, name: 'Hol' })], sets: [aSavedSet()] });

const open = async (subject: ShopSubject) => {
  const page = await renderInProject(<OrderAndFilesMenu subject={subject} />, flat);
  await page.getByRole('button', { name: pl.downloads.orderAndFiles }).click();
  const entries = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
  return { page, entries };
};

test('a project is ordered and downloaded from one menu, with files for programs in a submenu', async () => {
  const { page, entries } = await open({ kind: 'project' });
  await expect
    .poll(entries)
    .toEqual([
      'Zamów w sklepie',
      'Zamówienie (PDF)',
      'Zamówienie (XLS)',
      'Dla klienta (PDF)',
      'Karty montażowe wszystkich pomieszczeń (PDF)',
      'Zestawienie materiałów dla siebie (PDF)',
      'Zestawienie materiałów dla siebie (XLS)',
      'Inne formaty',
      'Kopiuj jako tabelę',
      'Lista mieszkania (CSV)',
    ]);
  await page.getByRole('menuitem', { name: 'Inne formaty' }).click();
  await expect
    .poll(entries)
    .toEqual([
      'Wstecz',
      'Symbol i ilość: CSV do sklepu',
      'openTRANS 2.1 (XML) do hurtowni',
      'Zamówienie: CSV ze średnikami',
      'Zamówienie: CSV z przecinkami',
      'Zestawienie materiałów: CSV ze średnikami',
      'Zestawienie materiałów: CSV z przecinkami',
    ]);
});

test('a room has its own documents in the same menu', async () => {
  const { entries } = await open({ kind: 'room', roomId: 7 });
  await expect
    .poll(entries)
    .toEqual([
      'Zamów w sklepie',
      'PDF',
      'XLS',
      'Karta montażowa (PDF)',
      'Szablony do wiercenia 1 : 1 (PDF)',
      'Inne formaty',
    ]);
});

test('the order in the shop opens from the menu', async () => {
  const { page } = await open({ kind: 'project' });
  await page.getByRole('menuitem', { name: 'Zamów w sklepie' }).click();
  await expect.element(page.getByRole('dialog', { name: pl.shop.demonstration })).toBeVisible();
});

test.for<[string, ShopSubject, typeof flat]>([
  ['an empty project', { kind: 'project' }, aProject({ sets: [aSavedSet()], rooms: [aRoom()] })],
  ['an empty room', { kind: 'room', roomId: 8 }, flat],
])('%s has nothing to order and to download, and says so', async ([, subject, project]) => {
  const page = await renderInProject(<OrderAndFilesMenu subject={subject} />, project);
  const button = page.getByRole('button', { name: pl.downloads.orderAndFiles });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(pl.downloads.nothing);
  await button.click({ force: true });
  expect(page.getByRole('menu').elements()).toEqual([]);
});
