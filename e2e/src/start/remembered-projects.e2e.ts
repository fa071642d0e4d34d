import { beforeEach, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read, reload, startAnew } = visitor();

beforeEach(startAnew);

type Remembered = { readonly id: string; readonly name: string };

const remembered = () =>
  page().evaluate((): Remembered[] => JSON.parse(localStorage.getItem('configurator.projects') ?? '[]'));

const list = () => page().getByRole('region', { name: 'Ostatnio otwierane na tym urządzeniu' });

const focused = () => page().evaluate(() => document.activeElement?.getAttribute('aria-label'));

// Holds §2.38, §4.4, §4.5, R6.
test('created and opened projects are listed once by name and id, newest first', async () => {
  const first = await apiProject(address(), 'Dom nad Odrą');
  const second = await apiProject(address(), 'Dom nad Wisłą');
  for (const { id } of [first, second, first]) await open(`projekt/${id}/pomieszczenia`);
  await open('');
  expect(await remembered()).toEqual([
    { id: second.id, name: 'Dom nad Wisłą' },
    { id: first.id, name: 'Dom nad Odrą' },
  ]);
  const opening = list().getByRole('button', { name: /^Dom/ });
  expect(await opening.allTextContents()).toEqual([`Dom nad Wisłą${second.id}`, `Dom nad Odrą${first.id}`]);
  await list()
    .getByRole('button', { name: /^Dom nad Odrą/ })
    .click();
  await page().waitForURL(new RegExp(`/projekt/${first.id}/pomieszczenia$`));
});

// Holds §4.3, §4.6.
test('a renamed project is remembered with its new name, and a deleted one is removed', async () => {
  const { id } = await apiProject(address(), 'Dom nad Odrą');
  await open(`projekt/${id}`);
  await page().getByLabel('Nazwa inwestycji').fill('Dom nad Nysą');
  await press('Zapisz');
  await read('Zmiany zostały zapisane');
  expect(await remembered()).toEqual([{ id, name: 'Dom nad Nysą' }]);
  await press('Usuń inwestycję');
  await page().getByRole('alertdialog').getByRole('button', { name: 'Usuń inwestycję' }).click();
  await read('Inwestycja została usunięta');
  expect(await remembered()).toEqual([]);
  expect(new URL(page().url()).pathname).toBe('/el12/');
  expect(await list().count()).toBe(0);
});

// Holds §4.2, §8.25.
test('a project that the server does not know is removed, wherever it is opened', async () => {
  await open('');
  await page().evaluate(() =>
    localStorage.setItem('configurator.projects', '[{"id":"zzzzzzzz","name":"Dom, którego nie ma"}]'),
  );
  await page().goto(`${address()}/el12/projekt/zzzzzzzz/zestawy`);
  await read('Nie znaleziono inwestycji o tym identyfikatorze');
  expect(await remembered()).toEqual([]);
});

// Holds §2.38.
test('the id field suggests the remembered projects, too', async () => {
  await open('');
  await page().evaluate(() =>
    localStorage.setItem('configurator.projects', '[{"id":"aaaaaaa2","name":"Ala"},{"id":"aaaaaaa3","name":"Ola"}]'),
  );
  await reload();
  const list = await page().getByLabel('Identyfikator inwestycji').getAttribute('list');
  const offered = await page()
    .locator(`[id="${list}"] option`)
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value, text }) => [value, text]));
  expect(offered).toEqual([
    ['aaaaaaa2', 'Ala'],
    ['aaaaaaa3', 'Ola'],
  ]);
});

test('removing a project moves the focus to the next one, to the previous one, or to the form', async () => {
  await open('');
  await page().evaluate(() =>
    localStorage.setItem(
      'configurator.projects',
      JSON.stringify(['Ala', 'Ola', 'Ula'].map((name, index) => ({ id: `aaaaaaa${index + 2}`, name }))),
    ),
  );
  await reload();
  const forget = (name: string) =>
    list()
      .getByRole('button', { name: `Usuń inwestycję „${name}”` })
      .press('Enter');
  await forget('Ola');
  await expect.poll(focused).toBe('Usuń inwestycję „Ula” z tej listy');
  await forget('Ula');
  await expect.poll(focused).toBe('Usuń inwestycję „Ala” z tej listy');
  await forget('Ala');
  await list().waitFor({ state: 'detached' });
  expect(
    await page()
      .getByLabel('Identyfikator inwestycji')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
});

test('invalid data of other programs in the browser’s storage is ignored', async () => {
  await open('');
  for (const content of ['{"a":1}', 'nonsense', '[1,{"id":7},{"id":"Hq7mWz3k","name":"Dom"}]']) {
    await page().evaluate((kept) => localStorage.setItem('configurator.projects', kept), content);
    await reload();
    expect(await list().getByRole('listitem').count()).toBe(content.includes('Dom') ? 1 : 0);
  }
});

test('with blocked storage projects open, and the chosen language applies', async () => {
  const { id } = await apiProject(address(), 'Dom nad Odrą');
  // Simulates Firefox with blocked storage, which then also blocks channels to other tabs.
  await page().addInitScript(() => {
    for (const refused of ['localStorage', 'BroadcastChannel'])
      Object.defineProperty(window, refused, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(`projekt/${id}/pomieszczenia`);
  await page().getByLabel('Język').selectOption('cs');
  await expect.poll(() => page().getByRole('heading', { name: 'Místnosti' }).count()).toBe(1);
});
