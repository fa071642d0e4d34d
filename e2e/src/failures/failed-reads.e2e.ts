import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, choose, read, dialog } = visitor();

const fetchFailed = 'Wystąpił błąd podczas pobierania danych';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const ownWords = 'Dziś wyjątkowo nie';

let id: string;

beforeAll(async () => {
  const project = await apiProject(address());
  await project.addRoom('Kuchnia');
  await project.addSet(desk);
  id = project.id;
});

type Read = {
  readonly what: string;
  readonly calls: string;
  readonly otherwise: string;
  /** `alone`: the server's message is shown without an introductory sentence. */
  readonly serverMessage?: 'alone';
  readonly screen: string;
  readonly ask: () => Promise<void>;
  /** Waits for the content that the successful request shows. */
  readonly shown: () => Promise<void>;
};

const reads: readonly Read[] = [
  {
    what: 'the products of a category',
    calls: '**/api/products/*',
    otherwise: fetchFailed,
    screen: 'pomieszczenia',
    ask: async () => {
      await press(/^Produkt kompletny/);
      await dialog().getByLabel('Seria').selectOption({ label: 'Simon Aquarius' });
    },
    shown: () => dialog().getByRole('radio').first().waitFor(),
  },
  {
    what: 'the component list',
    calls: '**/components/list**',
    otherwise: fetchFailed,
    screen: 'zestawy',
    ask: () => choose('Działania: Biurko', 'Pokaż listę elementów'),
    shown: () => dialog().getByRole('rowheader', { name: 'DR4/11' }).waitFor(),
  },
  {
    what: 'the tree of the e-catalogue',
    calls: '**/api/ecatalog/categories',
    otherwise: fetchFailed,
    screen: 'ekatalog',
    ask: () => press('Przeglądaj katalog'),
    shown: () => dialog().getByLabel('Seria').waitFor(),
  },
  {
    what: 'an e-catalogue search',
    calls: '**/api/ecatalog/search**',
    otherwise: storeFailed,
    serverMessage: 'alone',
    screen: 'ekatalog',
    ask: async () => {
      await press('Przeglądaj katalog');
      await dialog().getByRole('searchbox').fill('TKW');
      await page().keyboard.press('Enter');
    },
    shown: () =>
      dialog()
        .getByRole('button', { name: /^Podaj ilość: / })
        .first()
        .waitFor(),
  },
  {
    what: 'a product group of the e-catalogue',
    calls: '**/api/ecatalog/products/*',
    otherwise: fetchFailed,
    screen: 'ekatalog',
    ask: async () => {
      await press('Przeglądaj katalog');
      for (const label of ['Seria', 'Grupa', 'Grupa produktów'])
        await dialog().getByLabel(label, { exact: true }).selectOption({ index: 1 });
    },
    shown: () =>
      dialog()
        .getByRole('button', { name: /^Podaj ilość: / })
        .first()
        .waitFor(),
  },
];

beforeEach(async () => {
  // Cached responses would hide a failure, so each test starts with an empty page.
  await page().goto('about:blank');
});

describe('a failed request for data', () => {
  // Holds §8.5.
  test.for(reads)('shows the server’s message, and succeeds on a new attempt: $what', async (attempt) => {
    const { calls, screen, ask, shown } = attempt;
    await open(`projekt/${id}/${screen}`);
    await page().route(calls, (route) =>
      route.fulfill({ status: 400, json: { code: 'malformed', message: ownWords } }),
    );
    await ask();
    await read(attempt.serverMessage === 'alone' ? ownWords : `${attempt.otherwise}: ${ownWords}`);
    await page().unroute(calls);
    await press('Spróbuj ponownie');
    await shown();
    expect(await page().getByText(ownWords).count()).toBe(0);
  });

  // Holds §8.7, §8.9, §8.10.
  test.for(reads)('shows the specified sentence without a message from the server: $what', async (attempt) => {
    const { calls, otherwise, screen, ask } = attempt;
    await open(`projekt/${id}/${screen}`);
    await page().route(calls, (route) => route.fulfill({ status: 500, body: '' }));
    await ask();
    await read(otherwise);
    await page().unroute(calls);
  });

  // Holds §8.11.
  test('shows an error if it concerns the app data, which every screen needs', async () => {
    await page().route('**/api/app-data', (route) => route.fulfill({ status: 500, body: '' }));
    await open(`projekt/${id}/zestawy`);
    await page().getByRole('alert').getByText(fetchFailed).waitFor();
    expect(await page().getByRole('link', { name: 'Edytuj zestaw „Biurko”' }).count()).toBe(1);
    await page().unroute('**/api/app-data');
  });
});
