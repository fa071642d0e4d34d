import type { EndpointName } from '@ramka/contract/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakeApi } from './testing/fake-api.ts';
import { aCatalogue, aKitchen } from '../testing/a-flat.ts';
import { choose, dialog, expectText, press, pressKey, renderApp } from '../testing/render-app.tsx';

const fetchFailed = 'Wystąpił błąd podczas pobierania danych';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const ownWords = 'Dziś wyjątkowo nie';

const api = fakeApi(aKitchen, aCatalogue);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

type Read = {
  readonly endpoint: EndpointName;
  readonly otherwise: string;
  /** `alone`: the server's message is shown without an introductory sentence. */
  readonly serverMessage?: 'alone';
  readonly screen: string;
  readonly request: () => Promise<void>;
  /** The content that the successful request shows. */
  readonly result: () => Locator;
};

const firstProduct = (): Locator =>
  dialog()
    .getByRole('button', { name: /^Podaj ilość: / })
    .first();

const reads: readonly Read[] = [
  {
    endpoint: 'listProducts',
    otherwise: fetchFailed,
    screen: 'pomieszczenia',
    request: async () => {
      await press(/^Produkt kompletny/);
      await dialog().getByLabelText('Seria').selectOptions('Simon Aquarius');
    },
    result: () => dialog().getByText('AW1.00/11'),
  },
  {
    endpoint: 'listComponents',
    otherwise: fetchFailed,
    screen: 'zestawy',
    request: () => choose('Działania: Biurko', 'Pokaż listę elementów'),
    result: () => dialog().getByRole('rowheader', { name: 'DR4/11' }),
  },
  {
    endpoint: 'readEcatalogTree',
    otherwise: fetchFailed,
    screen: 'ekatalog',
    request: () => press('Przeglądaj katalog'),
    result: () => dialog().getByLabelText('Seria'),
  },
  {
    endpoint: 'searchEcatalog',
    otherwise: storeFailed,
    serverMessage: 'alone',
    screen: 'ekatalog',
    request: async () => {
      await press('Przeglądaj katalog');
      await dialog().getByRole('searchbox').fill('TKW');
      await pressKey('{Enter}');
    },
    result: firstProduct,
  },
  {
    endpoint: 'listEcatalogProducts',
    otherwise: fetchFailed,
    screen: 'ekatalog',
    request: async () => {
      await press('Przeglądaj katalog');
      for (const [label, name] of [
        ['Seria', 'Simon 54'],
        ['Grupa', 'Ramki'],
        ['Grupa produktów', 'Ramki Nature'],
      ] as const)
        await dialog().getByLabelText(label, { exact: true }).selectOptions(name);
    },
    result: firstProduct,
  },
];

const open = (screen: string) => renderApp(`projekt/aB3dE6gH/${screen}`);

describe('a failed request for data', () => {
  // Holds §2.75, §8.5.
  test.for(reads)('shows the server’s message, and succeeds on a new attempt: $endpoint', async (attempt) => {
    const { endpoint, screen, request, result } = attempt;
    await open(screen);
    api.fail(endpoint, { status: 400, code: 'malformed', message: ownWords });
    await request();
    await expectText(attempt.serverMessage === 'alone' ? ownWords : `${attempt.otherwise}: ${ownWords}`);
    api.recover(endpoint);
    await press('Spróbuj ponownie');
    await expect.element(result()).toBeVisible();
    await expect.poll(() => page.getByText(ownWords).elements()).toEqual([]);
  });

  // Holds §8.7, §8.9, §8.10.
  test.for(reads)('shows the specified sentence without a message from the server: $endpoint', async (attempt) => {
    const { endpoint, otherwise, screen, request } = attempt;
    await open(screen);
    api.fail(endpoint, { status: 500 });
    await request();
    await expectText(otherwise);
  });

  // Holds §8.11.
  test('shows an error if it concerns the app data, which every screen needs', async () => {
    api.fail('readAppData', { status: 500 });
    await open('zestawy');
    await expect.element(page.getByRole('alert').getByText(fetchFailed)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Edytuj zestaw „Biurko”' })).toBeVisible();
  });
});
