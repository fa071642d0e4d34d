import { beforeEach, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { chooseLanguage } from '../choose-language.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, read, startFresh } = visitor();

beforeEach(startFresh);

type Remembered = { readonly id: string; readonly name: string };

const remembered = () =>
  page().evaluate((): Remembered[] => JSON.parse(localStorage.getItem('configurator.projects') ?? '[]'));

const list = () => page().getByRole('region', { name: 'Ostatnio otwierane na tym urządzeniu' });

// Holds §2.38, §4.4, §4.5, R6.
test('created and opened projects are listed once by name and id, newest first', async () => {
  const first = await apiProject(address(), 'Dom nad Odrą');
  const second = await apiProject(address(), 'Dom nad Wisłą');
  for (const { id } of [first, second, first]) {
    await open(`projekt/${id}/pomieszczenia`);
    await expect.poll(async () => (await remembered()).map((each) => each.id)).toContain(id);
  }
  await open('');
  await expect
    .poll(() => remembered())
    .toEqual([
      { id: second.id, name: 'Dom nad Wisłą' },
      { id: first.id, name: 'Dom nad Odrą' },
    ]);
  const opening = list().getByRole('button', { name: /^Dom/ });
  await expect.poll(() => opening.allTextContents()).toEqual([`Dom nad Wisłą${second.id}`, `Dom nad Odrą${first.id}`]);
  await list()
    .getByRole('button', { name: /^Dom nad Odrą/ })
    .click();
  await page().waitForURL(new RegExp(`/projekt/${first.id}/pomieszczenia$`));
});

// Holds §4.2, §8.25.
test('a project that the server does not know is removed, wherever it is opened', async () => {
  await open('');
  await page().evaluate(() =>
    localStorage.setItem('configurator.projects', '[{"id":"zzzzzzzz","name":"Dom, którego nie ma"}]'),
  );
  await page().goto(`${address()}/el12/projekt/zzzzzzzz/zestawy`);
  await read('Nie znaleziono inwestycji o tym identyfikatorze');
  await expect.poll(remembered).toEqual([]);
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
  await chooseLanguage(page(), 'cs');
  await expect.poll(() => page().getByRole('heading', { name: 'Místnosti' }).count()).toBe(1);
});
