import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { restorePointDifference, wireRestorePoints } from '../api/testing/wire-lists.ts';
import { aRoom } from '../testing/render-in-project.tsx';
import { aKitchen } from '../testing/a-flat.ts';
import { dialog, dialogIsClosed, expectText, press, pressInDialog, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(aKitchen);

beforeEach(() => {
  api.respond('listPoints', () => wireRestorePoints);
  api.respond('comparePoint', () => restorePointDifference);
});

const open = () => renderApp('projekt/aB3dE6gH');

const points = page.getByRole('region', { name: 'Wcześniejsze stany' });

// Holds R32.
test('restore points are listed by time, with the change after them', async () => {
  await open();
  await expect
    .poll(() =>
      points
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/przed zmianą wielu zestawów, potem 1 zmiana/),
      expect.stringMatching(/przed pierwszą zmianą dnia, potem 3 zmiany/),
    ]);
});

test('the newest three restore points are listed at first, all of them on request', async () => {
  const five = [...wireRestorePoints, ...wireRestorePoints, ...wireRestorePoints].slice(0, 5);
  api.respond('listPoints', () => five.map((point, index) => ({ ...point, id: 20 - index })));
  await open();
  await expect.poll(() => points.getByRole('listitem').elements().length).toBe(3);
  await press('Pokaż wszystkie (5)');
  await expect.poll(() => points.getByRole('listitem').elements().length).toBe(5);
});

// Holds R32.
test('a restore point is compared with the present state, and restored', async () => {
  let restored = '';
  api.respond('restorePoint', ({ params }) => {
    restored = params['pointId'] ?? '';
    api.put((project) => ({ ...project, rooms: [aRoom({ id: 7, name: 'Garaż' })] }));
    return { pointId: 7 };
  });
  const app = await open();
  await press(/^Pokaż różnice/);
  await expect.element(dialog().getByRole('heading', { name: 'Zestawy, które wrócą do tamtej postaci' })).toBeVisible();
  await expect
    .poll(() =>
      dialog()
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Biurko', 'Zestaw bez nazwy', 'Nowy']);
  await expectText('Pomieszczenia i ich zawartość wrócą do tamtego stanu.');
  await pressInDialog('Wróć do tego stanu');
  await expectText('Wcześniejszy stan został przywrócony');
  await dialogIsClosed();
  await expect.poll(() => restored).toBe('6');
  await app.goTo('projekt/aB3dE6gH/pomieszczenia');
  await expect.element(page.getByRole('region', { name: 'Garaż' })).toBeVisible();
});
