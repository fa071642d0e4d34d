import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';
import { attempts } from './attempts.ts';

const someone = visitor();
const { address, page, goTo, press, read } = someone;

const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const ownWords = 'Dziś wyjątkowo nie';

let project: ApiProject;
const logged: string[] = [];

beforeAll(async () => {
  project = await apiProject(address());
  const kitchen = await project.addRoom('Kuchnia');
  await project.putSets(kitchen, [[await project.addSet(desk), 2]]);
  await project.putProducts(kitchen, [[8500, 3]]);
  const found = await fetch(`${address()}/api/ecatalog/search?query=TKW1`);
  const [group]: { products: { catalogId: number }[] }[] = await found.json();
  await project.addCatalogueProduct(group?.products[0]?.catalogId ?? 0, 4);
  page().on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
});

describe('a failed change', () => {
  // Holds §8.3, §8.7, §8.8, §8.16, §8.17, §8.19, §8.21, §8.22, §8.23.
  test.for(attempts)('shows an error, keeps the input, and changes nothing: $what', async (attempt) => {
    const { method, path, screen, prepare, act, typed } = attempt;
    const before = await project.load();
    let answer: 'nothing' | 'words' = 'nothing';
    await goTo(`projekt/${project.id}/${screen}`);
    await page().route('**/api/project/**', (route, request) => {
      if (request.method() !== method || !path.test(request.url())) return route.fallback();
      if (answer === 'nothing') return route.abort();
      return route.fulfill({ status: 409, json: { code: 'conflict', message: ownWords } });
    });
    logged.length = 0;
    await prepare(someone);
    const keptSoFar = await typed?.(someone);
    await act(someone);
    await read(storeFailed);
    expect(await typed?.(someone)).toBe(keptSoFar);
    answer = 'words';
    await act(someone);
    await read(attempt.serverMessage === 'alone' ? ownWords : `${storeFailed}: ${ownWords}`);
    expect(await typed?.(someone)).toBe(keptSoFar);
    expect(await page().getByText(storeFailed, { exact: true }).count()).toBe(0);
    await page().unroute('**/api/project/**');
    expect(await project.load()).toEqual(before);
    expect(logged.filter((line) => / failed: (0 unreachable|409 conflict)/.test(line))).toHaveLength(2);
  });

  test('can be repeated when the server is back', async () => {
    await goTo(`projekt/${project.id}/pomieszczenia`);
    await page().route('**/group', (route) => route.abort());
    await page().getByPlaceholder('np. Salon').fill('Garaż');
    await press('Dodaj pomieszczenie');
    await read(storeFailed);
    await page().unroute('**/group');
    await press('Dodaj pomieszczenie');
    await read('Pomieszczenie „Garaż” zostało utworzone');
  });

  test('is reported for an undo, too', async () => {
    await goTo(`projekt/${project.id}/pomieszczenia`);
    await page().route('**/undo', (route) => route.abort());
    await someone.choose('Działania: Biurko', 'Usuń z pomieszczenia');
    await press('Cofnij');
    await read(storeFailed);
    await page().unroute('**/undo');
  });
});
