import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, choose, read, dialog } = visitor();

const storeFailed = 'Wystąpił błąd podczas zapisywania danych';
const ownWords = 'Dziś wyjątkowo nie';

let project: ApiProject;
const logged: string[] = [];

beforeAll(async () => {
  project = await apiProject(address());
  await project.addSet(desk);
  page().on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
});

/** A change in the editor of the project's first set. The other changes are component tests. */
type Attempt = {
  readonly what: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: RegExp;
  readonly entry: string;
  readonly name?: string;
  readonly confirm: string;
};

const attempts: readonly Attempt[] = [
  {
    what: 'renaming the set',
    method: 'POST',
    path: /\/set\/1\/name$/,
    entry: 'Zmień nazwę',
    name: 'Drugie biurko',
    confirm: 'Zapisz',
  },
  {
    what: 'copying the set',
    method: 'PUT',
    path: /\/set\?sourceId=1$/,
    entry: 'Kopiuj zestaw',
    name: 'Drugie biurko',
    confirm: 'Kopiuj',
  },
  { what: 'deleting the set', method: 'DELETE', path: /\/set\/1$/, entry: 'Usuń zestaw', confirm: 'Usuń zestaw' },
];

// Holds §8.3, §8.7, §8.8, §8.16, §8.17, §8.19, §8.21, §8.22, §8.23.
test.for(attempts)(
  'a failed change in the editor shows an error, keeps the input, and changes nothing: $what',
  async (attempt) => {
    const { method, path, entry, name, confirm } = attempt;
    const before = await project.load();
    let answer: 'nothing' | 'words' = 'nothing';
    await goTo(`projekt/${project.id}/zestawy/1`);
    await page().getByRole('button', { name: 'Więcej działań' }).waitFor();
    await page().route('**/api/project/**', (route, request) => {
      if (request.method() !== method || !path.test(request.url())) return route.fallback();
      if (answer === 'nothing') return route.abort();
      return route.fulfill({ status: 409, json: { code: 'conflict', message: ownWords } });
    });
    logged.length = 0;
    const field = dialog().getByRole('textbox', { name: 'Nazwa zestawu' });
    if (name !== undefined) {
      await choose('Więcej działań', entry);
      await field.fill(name);
    }
    const typed = async () => (name === undefined ? undefined : field.inputValue());
    const act = async (): Promise<void> => {
      // The dialog before deleting is closed by its buttons.
      if (name === undefined) await choose('Więcej działań', entry);
      await dialog().getByRole('button', { name: confirm, exact: true }).click();
    };
    await act();
    await read(storeFailed);
    await expect.poll(() => typed()).toBe(name);
    answer = 'words';
    await act();
    await read(`${storeFailed}: ${ownWords}`);
    await expect.poll(() => typed()).toBe(name);
    await page().unroute('**/api/project/**');
    expect(await project.load()).toEqual(before);
    await expect
      .poll(() => logged.filter((line) => / failed: (0 unreachable|409 conflict)/.test(line)))
      .toHaveLength(2);
  },
);
