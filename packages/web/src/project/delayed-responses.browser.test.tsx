import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, anEcatalogueProduct, twoRooms } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import {
  changeInOtherTab,
  choose,
  dialog,
  dialogIsClosed,
  expectText,
  messages,
  press,
  pressInMessage,
  pressInDialog,
  pressKey,
  renderApp,
  room,
  wait,
} from '../testing/render-app.tsx';

const other = aProject({ id: 'oDr4oDr4', name: 'Dom nad Odrą' });
const variant = { id: 'dAbDaB12', name: 'W dębie' };

const api = fakeApi(() => twoRooms('Salon'), aCatalogue);

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

const card = (name: string): Locator => room('Salon').getByRole('listitem').filter({ hasText: name });
const headings = () => [...document.querySelectorAll('[data-room] h2 [id]')].map(({ textContent }) => textContent);
const addRoom = (name: string): void =>
  api.put((project) => ({ ...project, rooms: [aRoom({ id: 9, name }), ...project.rooms] }));

describe('data of a project', () => {
  test('is loaded even if a change completes at the same time', async () => {
    const listed = api.hold('listPoints');
    await open('');
    await listed.requested(1);
    await page.getByLabelText('Nazwa inwestycji').fill('Dom nad Nysą');
    await press('Zapisz');
    await expectText('Zmiany zostały zapisane');
    for (let index = 0; index < listed.count(); index += 1) listed.deliver(index);
    await expect.poll(() => api.project()?.name).toBe('Dom nad Nysą');
    await expectText('Nie ma jeszcze zapisanych stanów.');
  });

  test('is loaded again if a change has completed in the meantime', async () => {
    await open('pomieszczenia');
    addRoom('Garaż');
    const loaded = api.hold('readProject');
    changeInOtherTab();
    await loaded.requested(1);
    await card('Biurko').getByRole('button', { name: 'Więcej: Biurko' }).click();
    await expectText('Liczba zestawów została zmieniona');
    await loaded.requested(2);
    loaded.deliver(1);
    await expect.element(room('Garaż')).toBeVisible();
  });

  test('contains a new room once, even if it was loaded before the response', async () => {
    await open('pomieszczenia');
    const created = api.hold('createRoom');
    await page.getByPlaceholder('np. Salon').fill('Garaż');
    await press('Dodaj pomieszczenie');
    await created.requested(1);
    changeInOtherTab();
    await expect.element(room('Garaż')).toBeVisible();
    created.deliver();
    await expectText('Pomieszczenie „Garaż” zostało utworzone');
    await expect.poll(headings).toEqual(['Garaż', 'Salon', 'Kuchnia']);
  });

  test('does not make an undo fail that the server has executed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('pomieszczenia');
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await expect.element(card('Biurko')).not.toBeInTheDocument();
    const undone = api.hold('undoRemoval');
    const read = api.hold('readProject');
    await pressInMessage('Cofnij');
    await undone.requested(1);
    api.fail('readProject', { status: 500, message: 'Wystąpił błąd' });
    undone.deliver();
    await read.requested(1);
    api.recover('readProject');
    read.deliver(0);
    await read.requested(2);
    read.deliver(1);
    await expectText('Przywrócono: Biurko');
    await expect.element(card('Biurko')).toBeVisible();
    expect(page.getByText(/Wystąpił błąd/).elements()).toEqual([]);
  });
});

const remembered = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });

const openWith = async (...known: readonly { readonly id: string; readonly name: string }[]) => {
  const app = await renderApp('');
  localStorage.setItem('configurator.projects', JSON.stringify(known));
  await app.reload();
  return app;
};

describe('the start screen', () => {
  test('opens the project pressed last, whichever response arrives first', async () => {
    api.addProject(other);
    const app = await openWith({ id: 'aB3dE6gH', name: 'Dom nad Łabą' }, other);
    const loaded = api.hold('readProject');
    await remembered('Dom nad Łabą').click();
    await loaded.requested(1);
    await remembered('Dom nad Odrą').click();
    await loaded.requested(2);
    loaded.deliver(1);
    await expect.poll(app.address).toMatch(/^projekt\/oDr4oDr4\//);
    loaded.deliver(0);
    await wait(500);
    await expect.poll(app.address).toMatch(/^projekt\/oDr4oDr4\//);
  });

  test('does not take a visitor away from another screen', async () => {
    const app = await openWith({ id: 'aB3dE6gH', name: 'Dom nad Łabą' });
    const created = api.hold('createProject');
    await page.getByLabelText('Nazwa inwestycji').fill('Dom nad Wisłą');
    await pressKey('{Enter}');
    await created.requested(1);
    await remembered('Dom nad Łabą').click();
    await expect.poll(app.address).toBe('projekt/aB3dE6gH/pomieszczenia');
    created.deliver();
    await wait(500);
    await expect.poll(app.address).toBe('projekt/aB3dE6gH/pomieszczenia');
  });
});

describe('a message', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.addProject(aProject(variant));
    api.respond('listVariants', () => [variant]);
  });

  test('names no prefetched or abandoned project', async () => {
    const app = await open('');
    const link = page.getByRole('link', { name: 'Otwórz wariant „W dębie”' });
    await expect.element(link).toBeVisible();
    api.fail('readProject', { status: 500, message: 'Wystąpił błąd' });
    const loaded = api.hold('readProject');
    await link.hover();
    await loaded.requested(1);
    loaded.deliver(0);
    await wait(300);
    expect(messages()).toEqual([]);
    await link.click();
    await loaded.requested(2);
    await app.goTo('projekt/aB3dE6gH/zestawy');
    loaded.deliver(1);
    await wait(300);
    expect(messages()).toEqual([]);
  });

  test('of one project is not shown in another one', async () => {
    const app = await open('pomieszczenia');
    const removed = api.hold('removeRoomSet');
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await removed.requested(1);
    await app.goTo(`projekt/${variant.id}/pomieszczenia`);
    await expect.element(page.getByRole('link', { name: 'W dębie', exact: true })).toBeVisible();
    removed.deliver();
    await wait(500);
    expect(messages()).toEqual([]);
  });
});

test('deleting a project does not take the visitor away from another one', async () => {
  api.addProject(other);
  const app = await open('');
  const deleted = api.hold('deleteProject');
  await press('Usuń inwestycję');
  await pressInDialog('Usuń inwestycję');
  await deleted.requested(1);
  await pressKey('{Escape}');
  await dialogIsClosed();
  await app.goTo(`projekt/${other.id}/pomieszczenia`);
  deleted.deliver();
  await expectText('Inwestycja została usunięta');
  await wait(300);
  await expect.poll(app.address).toBe(`projekt/${other.id}/pomieszczenia`);
});

describe('the e-catalogue', () => {
  test('keeps a quantity typed while an earlier one is being saved', async () => {
    await open('ekatalog');
    const added = api.hold('addEcatalogProduct');
    await press('Przeglądaj katalog');
    await dialog().getByRole('searchbox').fill('TKW1');
    await pressKey('{Enter}');
    const product = dialog().getByRole('article', { name: 'Łącznik jednobiegunowy' });
    await product.getByRole('button', { name: /^Dodaj:/ }).click();
    await added.requested(1);
    await product.getByRole('textbox', { name: 'Ilość' }).fill('7');
    added.deliver();
    await product.getByRole('button', { name: /^Zapisz:/ }).click();
    await expectText('Ilość została zmieniona');
    await expect.poll(() => api.project()?.selections.map(({ quantity }) => quantity)).toEqual([7]);
  });

  test('shows no products of another product group while one is loading', async () => {
    api.respond('readEcatalogTree', () => [
      {
        id: 1,
        name: 'Simon 54',
        subCategories: [
          {
            id: 2,
            name: 'Ramki',
            products: [
              { id: 3, name: 'Ramki Nature' },
              { id: 4, name: 'Ramki Premium' },
            ],
          },
        ],
      },
    ]);
    await open('ekatalog');
    await press('Przeglądaj katalog');
    for (const [label, name] of [
      ['Seria', 'Simon 54'],
      ['Grupa', 'Ramki'],
      ['Grupa produktów', 'Ramki Nature'],
    ] as const)
      await dialog().getByLabelText(label, { exact: true }).selectOptions(name);
    const products = dialog().getByRole('article');
    await expect.element(products.first()).toBeVisible();
    const listed = api.hold('listEcatalogProducts');
    api.offer({ ...aCatalogue, ecatalogue: [anEcatalogueProduct({ name: 'Ramka jednokrotna' })] });
    await dialog().getByLabelText('Grupa produktów', { exact: true }).selectOptions('Ramki Premium');
    await listed.requested(1);
    await expect.poll(() => products.elements()).toEqual([]);
    listed.deliver();
    await expect.element(dialog().getByRole('article', { name: 'Ramka jednokrotna' })).toBeVisible();
  });
});

test('a variant is removed from the list once, however often it is pressed', async () => {
  let variants = [variant];
  api.respond('listVariants', () => variants);
  api.respond('removeVariant', () => {
    variants = [];
    return undefined;
  });
  await open('');
  const removed = api.hold('removeVariant');
  const remove = page.getByRole('button', { name: 'Usuń z listy wariant „W dębie”' });
  await remove.click();
  await removed.requested(1);
  await remove.click({ force: true });
  removed.deliver();
  await expectText(/^Wariantu „W dębie” nie ma już na liście/);
  expect(removed.count()).toBe(1);
});
