import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue, biurko } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { expectText, press, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(
  () => aProject({ name: 'Dom nad Odrą', rooms: [aRoom({ id: 1, name: 'Kuchnia' })], sets: [biurko] }),
  aCatalogue,
);

const id = 'aB3dE6gH';

/** The screens, except the editor of a set: path below the base path, title. */
const screens = [
  ['', 'Nowa inwestycja – Ramka'],
  [`projekt/${id}`, 'Właściwości inwestycji – Dom nad Odrą – Ramka'],
  [`projekt/${id}/pomieszczenia`, 'Pomieszczenia w inwestycji – Dom nad Odrą – Ramka'],
  [`projekt/${id}/zestawy`, 'Zestawy – Dom nad Odrą – Ramka'],
  [`projekt/${id}/zestawy/nowy`, 'Nowy zestaw – Dom nad Odrą – Ramka'],
  [`projekt/${id}/ekatalog`, 'Produkty z katalogu – Dom nad Odrą – Ramka'],
  [`projekt/${id}/zamowienie`, 'Zamówienie – Dom nad Odrą – Ramka'],
  ['404', 'Nie ma takiej strony – Ramka'],
] as const;

const title = (): string => document.title;

/** The left edge of the first text in a screen's content. */
const edge = (): number => {
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
};

describe('every screen', () => {
  // Holds §2.1, §2.2, §2.3, §2.4, §2.5, §2.6, §2.9, §2.10, §2.13, §2.14, §2.16, §2.49, §2.121, §2.122.
  test.for(screens)(
    'shows itself and the project in the title, and stays on a reload: %s',
    async ([path, expected]) => {
      const app = await renderApp(path);
      await expect.poll(title).toBe(expected);
      await app.reload();
      await expect.poll(title).toBe(expected);
      await expect.poll(app.address).toBe(path);
    },
  );

  test.for(['pomieszczenia', 'zestawy', 'zestawy/nowy', 'ekatalog', 'zamowienie', 'montaz', ''])(
    'has the same left edge as the header, which is as wide as the window: %s',
    async (path) => {
      await renderApp(`projekt/${id}/${path}`);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect.poll(edge).toBe(40);
    },
  );

  test('is reached by going back and forward', async () => {
    const visited = screens.slice(1, 6);
    const app = await renderApp(visited[0]?.[0] ?? '');
    for (const [path, expected] of visited) {
      await app.goTo(path);
      await expect.poll(title).toBe(expected);
    }
    for (const [path, expected] of visited.slice(0, -1).toReversed()) {
      app.goBack();
      await expect.poll(title).toBe(expected);
      await expect.poll(app.address).toBe(path);
    }
    for (const [, expected] of visited.slice(1)) {
      app.goForward();
      await expect.poll(title).toBe(expected);
    }
  });
});

describe('an unknown URL', () => {
  // Holds §2.14, §2.15, §8.26.
  test.for(['nie-ma', 'projekt', 'zestawy/nowy', 'a/b/c?d=e'])('redirects to /404: %s', async (path) => {
    const app = await renderApp(path);
    await expectText('Nie ma takiej strony');
    await expect.poll(app.address).toBe('404');
    await page.getByRole('link', { name: 'Przejdź do strony startowej' }).click();
    await expect.poll(app.address).toBe('');
  });

  // Holds §2.14, §2.15, §8.26.
  test('below a project redirects to /404, too', async () => {
    const app = await renderApp(`projekt/${id}/nie-ma`);
    await expectText('Nie ma takiej strony');
    await expect.poll(app.address).toBe('404');
  });

  // Holds §2.10.
  test.for(['99999', 'abc'])('of a set redirects to the list of sets, and says why: %s', async (unknown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await renderApp(`projekt/${id}/zestawy/${unknown}`);
    await expectText('Wystąpił błąd podczas pobierania danych: Nie znaleziono zestawu');
    await expect.poll(app.address).toBe(`projekt/${id}/zestawy`);
  });
});

describe('the route guard of a project’s screens', () => {
  // Holds §2.18, §2.19, §8.4.
  test('shows the server’s message and goes to the start screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await renderApp('projekt/zzzzzzzz/ekatalog');
    await expectText('Nie znaleziono inwestycji o tym identyfikatorze');
    await expect.poll(app.address).toBe('');
  });

  // Holds §2.18, §8.7.
  test('shows the specified sentence without a message from the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.fail('readProject', { status: 500 });
    const app = await renderApp(`projekt/${id}`);
    await expectText('Wystąpił błąd podczas zapisywania danych');
    await expect.poll(app.address).toBe('');
  });

  // Holds §2.17, §2.19.
  test.for(['abc', 'za-dlugi-identyfikator'])('sends no request for an invalid id, and says so: %s', async (wrong) => {
    const app = await renderApp(`projekt/${wrong}/pomieszczenia`);
    await expect.poll(app.address).toBe('');
    await expectText('Identyfikator inwestycji musi mieć długość 8 znaków');
    expect(api.requests().filter((request) => request.includes('/project'))).toEqual([]);
  });

  // Holds §2.17, §4.1.
  test('loads a project once for all of its screens', async () => {
    await renderApp(`projekt/${id}/pomieszczenia`);
    await page.getByRole('navigation').getByRole('link', { name: 'Zestawy', exact: true }).click();
    await expect.poll(title).toMatch(/^Zestawy/);
    await press('Pokaż swoje zestawy');
    expect(api.requests().filter((request) => request === `GET /project/${id}`)).toHaveLength(1);
  });
});
