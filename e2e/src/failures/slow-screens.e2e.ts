import { endpoints } from '@ramka/contract/endpoints';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { offeredTree, threeProducts } from '../e-catalogue/offered-products.ts';
import { visitor } from '../visitor.ts';
import { changeInOtherTab, holdAnswers, type LateAnswers } from '../delayed-responses.ts';

const { address, page, goTo, goFresh, press, choose, read, dialog, room } = visitor();

let project: ApiProject;

/** A kitchen without sets, and above it a living room with two sets. */
beforeEach(async () => {
  project = await apiProject(address());
  await project.addRoom('Kuchnia');
  const salon = await project.addRoom('Salon');
  await project.putSets(salon, [
    [await project.addSet(desk), 2],
    [await project.addSet(livingRoom), 1],
  ]);
});

afterEach(() => page().unrouteAll({ behavior: 'ignoreErrors' }));

const hold = (method: string, path: RegExp): Promise<LateAnswers> => holdAnswers(page(), method, path);

const rooms = () => goTo(`projekt/${project.id}/pomieszczenia`);
const card = (name: string): Locator => room('Salon').getByRole('listitem').filter({ hasText: name });
const headings = async () =>
  (await page().getByRole('heading', { level: 2 }).allTextContents()).map((text) => text.replace(/(?:pusto|\d).*/, ''));

const ofList = (name: string) => page().getByRole('button', { name: new RegExp(`^${name}`) });
const remember = (...projects: readonly { readonly id: string; readonly name: string }[]) =>
  page().evaluate((known) => localStorage.setItem('configurator.projects', JSON.stringify(known)), projects);

const messages = () => page().locator('[data-message]').allTextContents();

/** Creates a variant of the project through the API, and returns its id. */
const addVariant = async (name: string): Promise<string> => {
  const answer = await fetch(`${address()}/api/project/${project.id}/variants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name }),
  });
  return endpoints.addVariant.response.parse(await answer.json()).id;
};

/** Simulates the message of another tab that it has changed the project. */
const tellOfOtherTab = (): Promise<void> => changeInOtherTab(page(), project.id);

describe('data of a project', () => {
  test('is loaded even if a change completes at the same time', async () => {
    const listed = await hold('GET', /\/views$/);
    await goTo(`projekt/${project.id}`);
    await listed.made(1);
    await page().getByLabel('Nazwa inwestycji').fill('Dom nad Nysą');
    await press('Zapisz');
    await read('Zmiany zostały zapisane');
    for (let index = 0; index < listed.count(); index += 1) await listed.releaseOne(index).catch(() => undefined);
    await read('Nie ma jeszcze żadnego linku.');
  });

  test('is loaded again if a change has completed in the meantime', async () => {
    await rooms();
    await project.addRoom('Garaż');
    const loaded = await hold('GET', new RegExp(`/api/project/${project.id}$`));
    await tellOfOtherTab();
    await loaded.made(1);
    await card('Biurko').getByRole('button', { name: 'Więcej: Biurko' }).click();
    await read('Liczba zestawów została zmieniona');
    await loaded.releaseOne(1);
    await room('Garaż').waitFor();
  });

  test('contains a new room once, even if it was loaded before the response', async () => {
    await rooms();
    const made = await hold('POST', /\/group$/);
    await page().getByPlaceholder('np. Salon').fill('Garaż');
    await press('Dodaj pomieszczenie');
    await made.made(1);
    await tellOfOtherTab();
    await room('Garaż').waitFor();
    await made.releaseOne();
    await read('Pomieszczenie „Garaż” zostało utworzone');
    expect(await headings()).toEqual(['Garaż', 'Salon', 'Kuchnia']);
  });

  test('does not make an undo fail that the server has executed', async () => {
    await rooms();
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    let reads = 0;
    await page().route(new RegExp(`/api/project/${project.id}$`), (route) => {
      reads += 1;
      if (reads > 1) return route.continue();
      return route.fulfill({ status: 500, json: { code: 'fault', message: 'Wystąpił błąd' } });
    });
    await press('Cofnij');
    await read('Przywrócono: Biurko');
    await card('Biurko').waitFor();
    expect(
      await page()
        .getByText(/Wystąpił błąd/)
        .count(),
    ).toBe(0);
  });
});

describe('the start screen', () => {
  test('opens the project pressed last, whichever response arrives first', async () => {
    const other = await apiProject(address(), 'Dom nad Odrą');
    await goFresh('');
    await remember({ id: project.id, name: 'Dom nad Łabą' }, { id: other.id, name: 'Dom nad Odrą' });
    await page().reload();
    const first = await hold('GET', new RegExp(`/api/project/${project.id}$`));
    const second = await hold('GET', new RegExp(`/api/project/${other.id}$`));
    await ofList('Dom nad Łabą').click();
    await first.made(1);
    await ofList('Dom nad Odrą').click();
    await second.made(1);
    await second.releaseOne();
    await page().waitForURL(new RegExp(`/projekt/${other.id}/`));
    await first.releaseOne();
    await page().waitForTimeout(500);
    expect(page().url()).toContain(other.id);
  });

  test('does not take a visitor away from another screen', async () => {
    await goFresh('');
    await remember({ id: project.id, name: 'Dom nad Łabą' });
    await page().reload();
    const made = await hold('POST', /\/api\/project$/);
    await page().getByLabel('Nazwa inwestycji').fill('Dom nad Wisłą');
    await page().getByLabel('Nazwa inwestycji').press('Enter');
    await made.made(1);
    await ofList('Dom nad Łabą').click();
    await page().waitForURL(new RegExp(`/projekt/${project.id}/`));
    await made.releaseOne();
    await page().waitForTimeout(500);
    expect(page().url()).toContain(project.id);
  });
});

describe('a message', () => {
  const fault = { status: 500, json: { code: 'fault', message: 'Wystąpił błąd' } };
  let variantId: string;

  beforeEach(async () => {
    variantId = await addVariant('W dębie');
  });

  test('names no prefetched or abandoned project', async () => {
    const failed: (() => Promise<void>)[] = [];
    await goTo(`projekt/${project.id}`);
    await page().route(new RegExp(`/api/project/${variantId}$`), (route) => {
      failed.push(() => route.fulfill(fault));
    });
    const variant = page().getByRole('link', { name: 'Otwórz wariant „W dębie”' });
    await variant.hover();
    await expect.poll(() => failed.length).toBe(1);
    await failed[0]?.();
    await page().waitForTimeout(300);
    expect(await messages()).toEqual([]);
    await variant.click();
    await expect.poll(() => failed.length).toBe(2);
    await page().getByRole('link', { name: 'Zestawy' }).first().click();
    await page().waitForURL(/zestawy$/);
    await failed[1]?.();
    await page().waitForTimeout(300);
    expect(await messages()).toEqual([]);
  });

  test('of one project is not shown in another one', async () => {
    await rooms();
    const removed = await hold('DELETE', /\/setlist\//);
    await choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await removed.made(1);
    await goTo(`projekt/${variantId}/pomieszczenia`);
    await removed.releaseOne();
    await page().waitForTimeout(500);
    expect(await messages()).toEqual([]);
  });
});

describe('deleting a project', () => {
  test('does not take the visitor away from another one', async () => {
    const other = await apiProject(address(), 'Dom nad Odrą');
    await goTo(`projekt/${project.id}`);
    const deleted = await hold('DELETE', new RegExp(`/api/project/${project.id}$`));
    await press('Usuń inwestycję');
    await dialog().getByRole('button', { name: 'Usuń inwestycję' }).click();
    await deleted.made(1);
    await page().keyboard.press('Escape');
    await goTo(`projekt/${other.id}/pomieszczenia`);
    await deleted.releaseOne();
    await read('Inwestycja została usunięta');
    await page().waitForTimeout(300);
    expect(page().url()).toContain(other.id);
  });
});

describe('the e-catalogue', () => {
  test('keeps a quantity typed while an earlier one is being saved', async () => {
    const [product] = await threeProducts(address());
    await goTo(`projekt/${project.id}/ekatalog`);
    const added = await hold('POST', /\/ecatalog-products$/);
    await press('Przeglądaj katalog');
    await dialog().getByRole('searchbox').fill(product.symbol);
    await page().keyboard.press('Enter');
    const of = dialog().getByRole('article', { name: product.name });
    await of.getByRole('button', { name: /^Dodaj:/ }).click();
    await added.made(1);
    await of.getByRole('textbox', { name: 'Ilość' }).fill('7');
    await added.releaseOne();
    await of.getByRole('button', { name: /^Zapisz:/ }).click();
    await read('Ilość została zmieniona');
    expect((await project.load()).ecatalogProducts.map(({ quantity }) => quantity)).toEqual([7]);
  });

  test('shows no products of another product group while one is loading', async () => {
    const series = (await offeredTree(address())).find(({ subCategories }) =>
      subCategories.some(({ products }) => products.length > 1),
    );
    const group = series?.subCategories.find(({ products }) => products.length > 1);
    const [first, second] = group?.products ?? [];
    await goTo(`projekt/${project.id}/ekatalog`);
    await press('Przeglądaj katalog');
    const choose = (label: string, name: string | null | undefined) =>
      dialog()
        .getByLabel(label, { exact: true })
        .selectOption({ label: name ?? 'Pozostałe serie' });
    await choose('Seria', series?.name);
    await choose('Grupa', group?.name);
    await choose('Grupa produktów', first?.name);
    await dialog().getByRole('article').first().waitFor();
    const listed = await hold('GET', new RegExp(`/products/${second?.id}$`));
    await choose('Grupa produktów', second?.name);
    await listed.made(1);
    expect(await dialog().getByRole('article').count()).toBe(0);
    await listed.releaseOne();
    await dialog().getByRole('article').first().waitFor();
  });
});

describe('a variant', () => {
  test('is removed from the list once, however often it is pressed', async () => {
    await addVariant('W dębie');
    await goTo(`projekt/${project.id}`);
    const removed = await hold('DELETE', /\/variants\//);
    const remove = page().getByRole('button', { name: 'Usuń z listy wariant „W dębie”' });
    await remove.click();
    await removed.made(1);
    await remove.click({ force: true });
    await removed.releaseOne();
    await read(/^Wariantu „W dębie” nie ma już na liście/);
    expect(removed.count()).toBe(1);
  });
});
