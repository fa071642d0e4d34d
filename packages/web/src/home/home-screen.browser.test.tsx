import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aKitchen } from '../testing/a-flat.ts';
import { button, expectText, messages, press, pressInMessage, pressKey, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(aKitchen);

const projectId = 'aB3dE6gH';
const unknown = 'Nie znaleziono inwestycji o tym identyfikatorze';
const storeFailed = 'Wystąpił błąd podczas zapisywania danych';

const nameField = page.getByLabelText('Nazwa inwestycji');
const idField = page.getByLabelText('Identyfikator inwestycji');
const createButton = button('Utwórz inwestycję');
const loadButton = button('Wczytaj');
const problems = (): number => document.querySelectorAll('[aria-invalid]').length;

const stored = (): unknown => JSON.parse(localStorage.getItem('configurator.projects') ?? '[]');
const list = page.getByRole('region', { name: 'Ostatnio otwierane na tym urządzeniu' });

/** Texts of the listed projects. */
const entries = (): readonly string[] =>
  [...document.querySelectorAll('li > button:first-child')].map(({ textContent }) =>
    textContent.replaceAll(/\s/gu, ' '),
  );

/** Ids and names that the id field suggests. */
const suggested = () => {
  const suggestions = document.getElementById(idField.element().getAttribute('list') ?? '');
  return [...(suggestions?.querySelectorAll('option') ?? [])].map(({ value, text }) => [value, text]);
};

/** Opens the home screen of a visitor whose browser has stored this. */
const openWith = async (content: string): Promise<void> => {
  const app = await renderApp('');
  localStorage.setItem('configurator.projects', content);
  await app.reload();
};

const openWithProjects = (...names: readonly string[]): Promise<void> =>
  openWith(JSON.stringify(names.map((name, index) => ({ id: `aaaaaaa${index + 2}`, name }))));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a new project', () => {
  beforeEach(() => renderApp(''));

  // Holds §2.36, §5.1, §5.2, §5.3, §5.4, §5.34.
  test('requires a name of at least 3 characters; errors are not shown too early', async () => {
    await expect.element(createButton).toBeDisabled();
    await nameField.fill('Do');
    expect(problems()).toBe(0);
    await expect.element(createButton).toBeDisabled();
    await pressKey('{Tab}');
    await expectText('Nazwa inwestycji musi mieć przynajmniej 3 znaki');
    await nameField.fill('Dom');
    await expect.poll(problems).toBe(0);
    await expect.element(createButton).toBeEnabled();
    await nameField.fill('');
    await expectText('Musisz nazwać swoją inwestycję');
    await expect.element(createButton).toBeDisabled();
  });

  // Holds §5.35.
  test('shows its first hint after the name was emptied', async () => {
    await nameField.fill('D');
    await nameField.fill('   ');
    await pressKey('{Tab}');
    await expect.poll(problems).toBe(0);
    await expect.element(nameField).toHaveValue('');
    expect(page.getByText('Musisz nazwać swoją inwestycję').elements()).toEqual([]);
  });

  // Holds §5.3, §5.4, R12.
  test('counts the characters of its name as graphemes', async () => {
    await nameField.fill('👩‍👩‍👧‍👦👍🏽');
    await expect.element(createButton).toBeDisabled();
    await nameField.fill('👩‍👩‍👧‍👦👍🏽é');
    await expect.element(createButton).toBeEnabled();
  });

  // Holds §8.1, §8.7.
  test.for([
    ['the server’s message', { status: 503, code: 'unavailable', message: 'Serwis odpoczywa' }, 'Serwis odpoczywa'],
    ['the sentence for lost changes without one', 'cut-off', storeFailed],
  ] as const)('that cannot be created shows %s, and keeps the name', async ([, failure, sentence]) => {
    api.fail('createProject', failure);
    await nameField.fill('Dom pod lasem');
    await createButton.click();
    await expectText(sentence);
    await expect.element(nameField).toHaveValue('Dom pod lasem');
  });
});

describe('an existing project', () => {
  // Holds §2.37, §5.5, §5.6, §5.7, §5.8, §5.9, §5.34.
  test('requires an id of exactly 8 characters, and accepts no more', async () => {
    await renderApp('');
    await expect.element(loadButton).toBeDisabled();
    await idField.fill('Hq7mWz3');
    await pressKey('{Tab}');
    await expectText('Identyfikator inwestycji musi mieć długość 8 znaków');
    await expect.element(loadButton).toBeDisabled();
    await idField.fill('');
    await expectText('Wpisz identyfikator inwestycji');
    await pressKey('{Tab}');
    await expect.poll(problems).toBe(0);
    await idField.click();
    await pressKey(' Hq7m Wz3k9 ');
    await expect.element(idField).toHaveValue('Hq7mWz3k');
    await expect.element(loadButton).toBeEnabled();
  });

  // Holds §8.2, §8.7.
  test.for([
    [
      'the server’s message',
      { status: 429, code: 'too-many-requests', message: 'Serwis odpoczywa' },
      'Serwis odpoczywa',
    ],
    ['the specified sentence without one', { status: 500 }, storeFailed],
  ] as const)('that cannot be opened shows %s, and keeps the id', async ([, failure, sentence]) => {
    const app = await renderApp('');
    api.fail('readProject', failure);
    await idField.fill(projectId);
    await loadButton.click();
    await expectText(sentence);
    await expect.element(idField).toHaveValue(projectId);
    api.recover('readProject');
    await loadButton.click();
    await expect.poll(app.address).toBe(`projekt/${projectId}/pomieszczenia`);
  });

  // Holds R26.
  test('that does not exist is reported at the field, until another id is typed', async () => {
    const app = await renderApp('');
    await idField.fill('zzzzzzzz');
    await loadButton.click();
    await expect.element(idField).toHaveAttribute('aria-invalid', 'true');
    await expect.element(idField).toHaveAccessibleDescription(unknown);
    await expect
      .poll(() => {
        app.closeMessages();
        return messages();
      })
      .toEqual([]);
    await expect.element(idField).toHaveAttribute('aria-invalid', 'true');
    await idField.fill('zzzzzzz2');
    await expect.element(idField).not.toHaveAttribute('aria-invalid');
  });
});

describe('the remembered projects', () => {
  // Holds §4.3, §4.6.
  test('have the new name of a renamed project, and lose a deleted one', async () => {
    const app = await renderApp(`projekt/${projectId}`);
    await nameField.fill('Dom nad Nysą');
    await press('Zapisz');
    await expectText('Zmiany zostały zapisane');
    await expect.poll(stored).toEqual([{ id: projectId, name: 'Dom nad Nysą' }]);
    await press('Usuń inwestycję');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń inwestycję' }).click();
    await expectText('Inwestycja została usunięta');
    await expect.poll(() => [stored(), app.address()]).toEqual([[], '']);
    await expect.element(list).not.toBeInTheDocument();
  });

  // Holds §4.2, §8.25.
  test('lose a project that the server does not know when it is opened from the list', async () => {
    await openWith(
      JSON.stringify([
        { id: 'zzzzzzzz', name: 'Dom, którego nie ma' },
        { id: projectId, name: 'Dom' },
      ]),
    );
    await list.getByRole('button', { name: /^Dom, którego nie ma/ }).click();
    await expectText(unknown);
    await expect.poll(stored).toEqual([{ id: projectId, name: 'Dom' }]);
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(1);
  });

  // Holds §2.38.
  test('are suggested by the id field, too', async () => {
    await openWithProjects('Ala', 'Ola');
    await expect.poll(suggested).toEqual([
      ['aaaaaaa2', 'Ala'],
      ['aaaaaaa3', 'Ola'],
    ]);
  });

  test('pass the focus on when one is removed: to the next one, to the previous one, or to the form', async () => {
    await openWithProjects('Ala', 'Ola', 'Ula');
    const remove = (name: string) => list.getByRole('button', { name: new RegExp(`^Usuń inwestycję „${name}”`) });
    await remove('Ola').click();
    await expect.element(remove('Ula')).toHaveFocus();
    await pressKey('{Enter}');
    await expect.element(remove('Ala')).toHaveFocus();
    await pressKey('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(nameField).toHaveFocus();
  });

  test('ignore invalid data of other programs in the browser’s storage', async () => {
    const app = await renderApp('');
    for (const content of ['{"a":1}', 'nonsense', '[1,{"id":7},{"id":"Hq7mWz3k","name":"Dom"}]']) {
      localStorage.setItem('configurator.projects', content);
      await app.reload();
      await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(content.includes('Dom') ? 1 : 0);
    }
  });

  test('come before the forms, with pictures and sum as this device last saw them', async () => {
    // No server delivers the pictures. Without the event, failed ones stay in the document.
    const finished = new AbortController();
    onTestFinished(() => finished.abort());
    window.addEventListener('error', (event) => event.stopPropagation(), { capture: true, signal: finished.signal });
    const projects = JSON.stringify(['aaaaaaa2', 'aaaaaaa3'].map((id) => ({ id, name: `Dom ${id}` })));
    const app = await renderApp('');
    localStorage.setItem('configurator.projects', projects);
    localStorage.setItem(
      'configurator.summary.aaaaaaa2',
      JSON.stringify({ total: 123_450, currency: 'zł', sets: [{ id: 7, version: '"a"' }] }),
    );
    localStorage.setItem('configurator.summary.aaaaaaa3', '{"total":"much"}');
    await app.reload();
    await expect.poll(entries).toEqual(['Dom aaaaaaa2aaaaaaa21 234,50 zł', 'Dom aaaaaaa3aaaaaaa3']);
    await expect
      .poll(() => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src')))
      .toEqual(['/product-set/aaaaaaa2/7.png?"a"']);
    const order = list.element().compareDocumentPosition(nameField.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('remember the sum and pictures of a project that is opened, and forget them with it', async () => {
    const app = await renderApp(`projekt/${projectId}/pomieszczenia`);
    const summary = (): string => localStorage.getItem(`configurator.summary.${projectId}`) ?? '';
    await expect.poll(summary).toContain('"total"');
    await app.goTo('');
    await list.getByRole('button', { name: /^Usuń inwestycję „Dom/ }).click();
    await expect.poll(summary).toBe('');
  });

  test('can be searched from a certain number, and removed with undo', async () => {
    await openWithProjects('Żuraw', 'Bielik', 'Czapla', 'Dudek', 'Emu', 'Flaming', 'Gil', 'Ibis');
    await list.getByRole('searchbox').fill('zura');
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(1);
    await list.getByRole('button', { name: /^Usuń inwestycję „Żuraw”/ }).click();
    await expectText('Inwestycja „Żuraw” zniknęła z tej listy');
    await expect.poll(stored).toHaveLength(7);
    await pressInMessage('Cofnij');
    await expect.poll(stored).toHaveLength(8);
  });
});

describe('the name of a project', () => {
  // Holds §2.45, §5.34, §5.35, §8.36.
  test('is validated in its properties, and an empty one is reset', async () => {
    await renderApp(`projekt/${projectId}`);
    const save = button('Zapisz');
    await expect.element(nameField).toHaveValue('Dom nad Łabą');
    await nameField.fill('Do');
    await pressKey('{Tab}');
    await expectText('Nazwa inwestycji musi mieć przynajmniej 3 znaki');
    await expect.element(save).toBeDisabled();
    await nameField.fill('');
    await expectText('Musisz nazwać swoją inwestycję');
    await pressKey('{Tab}');
    await expect.element(nameField).toHaveValue('Dom nad Łabą');
    await nameField.fill('Dom nad Nysą');
    await save.click();
    await expectText('Zmiany zostały zapisane');
    await expect.element(page.getByRole('link', { name: 'Dom nad Nysą' }).first()).toBeVisible();
    await expect.poll(() => document.title).toBe('Właściwości inwestycji – Dom nad Nysą – Ramka');
    await expect.poll(() => api.project()?.name).toBe('Dom nad Nysą');
  });
});

test("leads back to the shop's page from which the visit came", async () => {
  const app = await renderApp('');
  sessionStorage.setItem('configurator.return', 'https://shop.example/produkt/17');
  onTestFinished(() => sessionStorage.clear());
  await app.reload();
  await expect
    .element(page.getByRole('link', { name: 'Wróć do shop.example' }))
    .toHaveAttribute('href', 'https://shop.example/produkt/17');
});
