import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read } = visitor();

let id: string;
let setId: number;

beforeAll(async () => {
  const project = await apiProject(address(), 'Dom nad Odrą');
  await project.addRoom('Kuchnia');
  setId = await project.addSet(desk);
  id = project.id;
});

/** All screens: path below the base path, title, heading. */
const screens = () =>
  [
    ['', 'Nowa inwestycja – Ramka'],
    [`projekt/${id}`, 'Właściwości inwestycji – Dom nad Odrą – Ramka'],
    [`projekt/${id}/pomieszczenia`, 'Pomieszczenia w inwestycji – Dom nad Odrą – Ramka'],
    [`projekt/${id}/zestawy`, 'Zestawy – Dom nad Odrą – Ramka'],
    [`projekt/${id}/zestawy/nowy`, 'Nowy zestaw – Dom nad Odrą – Ramka'],
    [`projekt/${id}/zestawy/${setId}`, 'Biurko – Dom nad Odrą – Ramka'],
    [`projekt/${id}/ekatalog`, 'Produkty z katalogu – Dom nad Odrą – Ramka'],
    [`projekt/${id}/zamowienie`, 'Zamówienie – Dom nad Odrą – Ramka'],
    ['404', 'Nie ma takiej strony – Ramka'],
  ] as const;

const title = () => page().title();

/** The left edge of the first text in a screen's content. */
const edge = (): Promise<number> =>
  page().evaluate(() => {
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    let least = Infinity;
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { left, width, height } = range.getBoundingClientRect();
      const hidden = words.currentNode.parentElement?.closest('.visually-hidden');
      if (!hidden && width > 2 && height > 2) least = Math.min(least, Math.round(left));
    }
    return least;
  });

describe('every screen', () => {
  // Holds §2.1, §2.2, §2.3, §2.4, §2.5, §2.6, §2.9, §2.10, §2.13, §2.14, §2.16, §2.49, §2.121, §2.122.
  test('is opened by its URL, shows itself and the project in the title, and stays on a reload', async () => {
    for (const [path, expected] of screens()) {
      await open(path);
      await expect.poll(title).toBe(expected);
      await page().reload();
      await expect.poll(title).toBe(expected);
      expect(page().url()).toBe(`${address()}/el12/${path}`);
    }
  });

  test('has the same left edge as the header, which is as wide as the window', async () => {
    for (const path of ['pomieszczenia', 'zestawy', 'zestawy/nowy', 'ekatalog', 'zamowienie']) {
      await open(`projekt/${id}/${path}`);
      await page().locator('main :is(h1, h2)').filter({ visible: true }).first().waitFor();
      await expect.poll(async () => [path, await edge()]).toEqual([path, 40]);
    }
  });

  test('is reached by going back and forward', async () => {
    const visited = screens().slice(1, 7);
    for (const [path] of visited) await open(path);
    for (const [path, expected] of visited.slice(0, -1).toReversed()) {
      await page().goBack();
      await expect.poll(title).toBe(expected);
      expect(page().url()).toBe(`${address()}/el12/${path}`);
    }
    for (const [, expected] of visited.slice(1)) {
      await page().goForward();
      await expect.poll(title).toBe(expected);
    }
  });

  // Holds §2.1, §2.2.
  test('is reached by going back without loading the page again', async () => {
    await open(`projekt/${id}/pomieszczenia`);
    await page().evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page().getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await expect.poll(title).toMatch(/^Zestawy/);
    await page().getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).click();
    await expect.poll(title).toMatch(/^Biurko/);
    await page().goBack();
    await expect.poll(title).toMatch(/^Zestawy/);
    await page().goBack();
    await expect.poll(title).toMatch(/^Pomieszczenia/);
    await page().goForward();
    await expect.poll(title).toMatch(/^Zestawy/);
    expect(await page().locator('body[data-same-page]').count()).toBe(1);
  });
});

describe('an unknown URL', () => {
  // Holds §2.14, §2.15, §8.26.
  test.for(['nie-ma', 'projekt', 'zestawy/nowy', 'a/b/c?d=e'])('redirects to /404: %s', async (path) => {
    await page().goto(`${address()}/el12/${path}`);
    await page().waitForURL(`${address()}/el12/404`);
    await read('Nie ma takiej strony');
    await page().getByRole('link', { name: 'Przejdź do strony startowej' }).click();
    await page().waitForURL(`${address()}/el12/`);
  });

  // Holds §2.14, §2.15, §8.26.
  test('below a project redirects to /404, too', async () => {
    await page().goto(`${address()}/el12/projekt/${id}/nie-ma`);
    await page().waitForURL(`${address()}/el12/404`);
    await read('Nie ma takiej strony');
  });

  // Holds §2.10.
  test('of a set redirects to the list of sets, and says why', async () => {
    for (const unknown of ['99999', 'abc']) {
      await page().goto(`${address()}/el12/projekt/${id}/zestawy/${unknown}`);
      await page().waitForURL(`${address()}/el12/projekt/${id}/zestawy`);
      await read('Wystąpił błąd podczas pobierania danych: Nie znaleziono zestawu');
    }
  });
});

describe('the route guard of a project’s screens', () => {
  // Holds §2.18, §2.19, §8.4.
  test('shows the server’s message and goes to the start screen', async () => {
    await page().goto(`${address()}/el12/projekt/zzzzzzzz/ekatalog`);
    await read('Nie znaleziono inwestycji o tym identyfikatorze');
    expect(page().url()).toBe(`${address()}/el12/`);
  });

  // Holds §2.18, §8.7.
  test('shows the specified sentence without a message from the server', async () => {
    await page().route(`**/api/project/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
    await page().goto(`${address()}/el12/projekt/${id}`);
    await read('Wystąpił błąd podczas zapisywania danych');
    expect(page().url()).toBe(`${address()}/el12/`);
    await page().unroute(`**/api/project/${id}`);
  });

  // Holds §2.17, §2.19.
  test('sends no request for an invalid id', async () => {
    const asked: string[] = [];
    page().on('request', (request) => asked.push(request.url()));
    for (const wrong of ['krotki', 'za-dlugi-identyfikator']) {
      await page().goto(`${address()}/el12/projekt/${wrong}/pomieszczenia`);
      await page().waitForURL(`${address()}/el12/`);
    }
    expect(asked.filter((url) => url.includes('/api/project'))).toEqual([]);
  });

  // Holds §2.17, §4.1.
  test('loads a project once for all of its screens', async () => {
    const asked: string[] = [];
    page().on('request', (request) => asked.push(request.url()));
    await open(`projekt/${id}/pomieszczenia`);
    await page().getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await expect.poll(title).toMatch(/^Zestawy/);
    await press('Pokaż swoje zestawy');
    expect(asked.filter((url) => url.endsWith(`/api/project/${id}`))).toHaveLength(1);
  });
});
