import { describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read } = visitor();

const nameField = () => page().getByLabel('Nazwa inwestycji');
const idField = () => page().getByLabel('Identyfikator inwestycji');
const createButton = () => page().getByRole('button', { name: 'Utwórz inwestycję' });
const loadButton = () => page().getByRole('button', { name: 'Wczytaj', exact: true });
const problems = () => page().locator('[aria-invalid]').count();

const nameRequired = 'Musisz nazwać swoją inwestycję';
const nameShort = 'Nazwa inwestycji musi mieć przynajmniej 3 znaki';
const idRequired = 'Wpisz identyfikator inwestycji';
const idLength = 'Identyfikator inwestycji musi mieć długość 8 znaków';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';

describe('a new project', () => {
  // Holds §2.36, §5.1, §5.2, §5.3, §5.4, §5.34.
  test('requires a name of at least 3 characters; errors are not shown too early', async () => {
    await open('');
    expect(await createButton().isDisabled()).toBe(true);
    await nameField().pressSequentially('Do');
    expect(await problems()).toBe(0);
    expect(await createButton().isDisabled()).toBe(true);
    await nameField().blur();
    await read(nameShort);
    await nameField().fill('Dom');
    await expect.poll(problems).toBe(0);
    expect(await createButton().isEnabled()).toBe(true);
    await nameField().fill('');
    await read(nameRequired);
    expect(await createButton().isDisabled()).toBe(true);
  });

  // Holds §5.35.
  test('shows its first hint after the name was emptied', async () => {
    await open('');
    await nameField().fill('D');
    await nameField().fill('   ');
    await nameField().blur();
    await expect.poll(problems).toBe(0);
    expect(await nameField().inputValue()).toBe('');
    expect(await page().getByText(nameRequired).count()).toBe(0);
  });

  // Holds §5.3, §5.4, R12.
  test('counts the characters of its name as graphemes', async () => {
    await open('');
    await nameField().fill('👩‍👩‍👧‍👦👍🏽');
    expect(await createButton().isDisabled()).toBe(true);
    await nameField().fill('👩‍👩‍👧‍👦👍🏽é');
    expect(await createButton().isEnabled()).toBe(true);
  });

  // Holds §1.1, §2.3, §2.40, §4.4.
  test('is created, confirmed by name, and replaces the start screen in the history', async () => {
    await page().goto('about:blank');
    await open('');
    await nameField().fill('Dom pod lasem');
    await nameField().press('Enter');
    await page().waitForURL(/\/projekt\/[^/]{8}\/pomieszczenia$/);
    await read('Inwestycja „Dom pod lasem” została utworzona');
    await page().goBack();
    expect(page().url()).toBe('about:blank');
  });

  // Holds §8.1, §8.7.
  test.for([
    ['the server’s message', 'Serwis odpoczywa', 'Serwis odpoczywa'],
    ['the sentence for lost changes without one', undefined, storeFailed],
  ] as const)('that cannot be created shows %s, and keeps the name', async ([, message, sentence]) => {
    await open('');
    await page().route('**/api/project', (route) =>
      message === undefined ? route.abort() : route.fulfill({ status: 503, json: { code: 'unavailable', message } }),
    );
    await nameField().fill('Dom pod lasem');
    await createButton().click();
    await read(sentence);
    expect(await nameField().inputValue()).toBe('Dom pod lasem');
    await page().unroute('**/api/project');
    await createButton().click();
    await page().waitForURL(/\/pomieszczenia$/);
  });
});

describe('an existing project', () => {
  // Holds §2.37, §5.5, §5.6, §5.7, §5.8, §5.9, §5.34.
  test('requires an id of exactly 8 characters, and accepts no more', async () => {
    await open('');
    expect(await loadButton().isDisabled()).toBe(true);
    await idField().fill('Hq7mWz3');
    await idField().blur();
    await read(idLength);
    expect(await loadButton().isDisabled()).toBe(true);
    await idField().fill('');
    await read(idRequired);
    await idField().blur();
    await expect.poll(problems).toBe(0);
    await idField().pressSequentially(' Hq7m Wz3k9 ');
    expect(await idField().inputValue()).toBe('Hq7mWz3k');
    expect(await loadButton().isEnabled()).toBe(true);
  });

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
    expect(page().url()).toBe('about:blank');
  });

  test('is opened by the link from its properties, too, pasted instead of the id', async () => {
    const { id } = await apiProject(address(), 'Dom nad Odrą');
    await open('');
    await idField().fill(`${address()}/el12/projekt/${id}/pomieszczenia`);
    expect(await idField().inputValue()).toBe(id);
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

  // Holds §8.2, §8.7.
  test.for([
    ['the server’s message', 'Serwis odpoczywa', 'Serwis odpoczywa'],
    ['the specified sentence without one', undefined, storeFailed],
  ] as const)('that cannot be opened shows %s, and keeps the id', async ([, message, sentence]) => {
    const { id } = await apiProject(address());
    await open('');
    await page().route(`**/api/project/${id}`, (route) =>
      message === undefined
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ status: 429, json: { code: 'too-many-requests', message } }),
    );
    await idField().fill(id);
    await loadButton().click();
    await read(sentence);
    expect(await idField().inputValue()).toBe(id);
    await page().unroute(`**/api/project/${id}`);
    await loadButton().click();
    await page().waitForURL(/\/pomieszczenia$/);
  });

  // Holds R26.
  test('that does not exist is reported at the field, until another id is typed', async () => {
    await open('');
    await idField().fill('zzzzzzzz');
    await loadButton().click();
    await expect.poll(() => idField().getAttribute('aria-invalid')).toBe('true');
    const note = await idField().getAttribute('aria-describedby');
    expect(await page().locator(`[id="${note}"]`).textContent()).toBe(
      'Nie znaleziono inwestycji o tym identyfikatorze',
    );
    await page().locator('[data-snackbars] button').first().waitFor({ state: 'detached' });
    expect(await idField().getAttribute('aria-invalid')).toBe('true');
    await idField().fill('zzzzzzz2');
    expect(await idField().getAttribute('aria-invalid')).toBeNull();
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
