import { describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read } = visitor();

const nameField = () => page().getByLabel('Nazwa inwestycji');
const idField = () => page().getByLabel('Identyfikator inwestycji');

describe('a new project', () => {
  // Holds §1.1, §2.3, §2.40, §4.4.
  test('is created, confirmed by name, and replaces the start screen in the history', async () => {
    await page().goto('about:blank');
    await open('');
    await nameField().fill('Dom pod lasem');
    await nameField().press('Enter');
    await page().waitForURL(/\/projekt\/[^/]{8}\/pomieszczenia$/);
    await read('Inwestycja „Dom pod lasem” została utworzona');
    await page().goBack();
    await expect.poll(() => page().url()).toBe('about:blank');
  });
});

describe('an existing project', () => {
  // Holds §2.3, §2.41.
  test('is opened by its id, and replaces the start screen in the history', async () => {
    const { id } = await apiProject(address(), 'Dom nad Odrą');
    await page().goto('about:blank');
    await open('');
    await idField().fill(` ${id} `);
    await idField().press('Enter');
    await page().waitForURL(new RegExp(`/projekt/${id}/pomieszczenia$`));
    await page().getByRole('link', { name: 'Dom nad Odrą' }).waitFor();
    await page().goBack();
    await expect.poll(() => page().url()).toBe('about:blank');
  });

  test('is opened by the link from its properties, too, pasted instead of the id', async () => {
    const { id } = await apiProject(address(), 'Dom nad Odrą');
    await open('');
    await idField().fill(`${address()}/el12/projekt/${id}/pomieszczenia`);
    await expect.poll(() => idField().inputValue()).toBe(id);
    await idField().press('Enter');
    await page().waitForURL(new RegExp(`/projekt/${id}/pomieszczenia$`));
  });

  test('is looked at by a share link that is pasted instead of the id', async () => {
    const link = `${address()}/el12/podglad/Hq7mWz3kHq7mWz`;
    await page().route(link, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Dom nad Odrą</h1>' }),
    );
    await open('');
    await idField().fill(`Podgląd: <${link}>.`);
    await idField().press('Enter');
    await page().getByRole('heading', { name: 'Dom nad Odrą' }).waitFor();
    expect(page().url()).toBe(link);
  });
});

// Holds §2.31, §2.35, §2.39.
test('the start screen shows the purpose of the product and its owner, and no film if there is none', async () => {
  await open('');
  await page().getByRole('heading', { level: 1, name: 'Dobierz łączniki i gniazda do swojego wnętrza' }).waitFor();
  await read(/^Nazwij inwestycję, dodaj pomieszczenia/);
  await read(/^© \d{4} /);
  await read('Katalog przykładowy – ceny orientacyjne');
  expect(await page().getByRole('link', { name: 'Obejrzyj film instruktażowy' }).count()).toBe(0);
  await press('Wczytaj inwestycję z pliku');
});

test('the start screen offers five finishes of its picture, and a finished flat as a project of the visitor', async () => {
  await open('');
  const finishes = page().getByRole('radiogroup', { name: 'Wykończenie ramki' }).getByRole('radio');
  await expect.poll(() => finishes.count()).toBe(5);
  const prices = new Set<string>();
  for (const finish of ['biel', 'czerń', 'dąb', 'szkło', 'antracyt']) {
    await page().getByText(finish, { exact: true }).click();
    const price = page().getByText(/^\d+,\d\d\szł$/);
    await price.waitFor();
    prices.add((await price.textContent()) ?? '');
  }
  expect(prices.size).toBeGreaterThanOrEqual(4);
  await press('Zobacz gotowe mieszkanie');
  await page().waitForURL(/\/projekt\/[^/]{8}\/pomieszczenia$/);
  await read('Inwestycja „Mieszkanie przykładowe” została utworzona');
  await page().getByRole('region', { name: 'Balkon', exact: true }).waitFor();
  expect(
    await page()
      .getByText(/puste miejsce|pustych miejsc|wycofan/i)
      .count(),
  ).toBe(0);
});
