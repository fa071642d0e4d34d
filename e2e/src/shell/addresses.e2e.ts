import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, read } = visitor();

let id: string;
let setId: number;

beforeAll(async () => {
  const project = await apiProject(address(), 'Dom nad Odrą');
  await project.addRoom('Kuchnia');
  setId = await project.addSet(desk);
  id = project.id;
});

/** All screens: path below the base path, title. */
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

describe('every screen', () => {
  // Holds §2.1, §2.2, §2.3, §2.4, §2.5, §2.6, §2.9, §2.10, §2.13, §2.14, §2.16, §2.49, §2.121, §2.122.
  test('is opened by its URL, and shows itself and the project in the title', async () => {
    for (const [path, expected] of screens()) {
      await open(path);
      await expect.poll(title).toBe(expected);
      expect(page().url()).toBe(`${address()}/el12/${path}`);
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

// Holds §2.14, §2.15, §8.26.
test('an unknown URL redirects to /404', async () => {
  await page().goto(`${address()}/el12/a/b/c?d=e`);
  await page().waitForURL(`${address()}/el12/404`);
  await read('Nie ma takiej strony');
});
