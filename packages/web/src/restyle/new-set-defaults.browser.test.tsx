import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue } from '../testing/a-flat.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { renderApp } from '../testing/render-app.tsx';

fakeApi(() => aProject({ rooms: [aRoom({ id: 1, name: 'Kuchnia' })] }), aCatalogue);

test('the appearance of new sets is changed where that of existing sets is, also for a room without sets', async () => {
  const app = await renderApp('projekt/aB3dE6gH/zmiana');
  await expect.element(page.getByText('Nowe zestawy: Ustali je następny nowy zestaw')).toBeVisible();
  await app.goTo('projekt/aB3dE6gH/zmiana?groupId=1');
  await expect.element(page.getByText('Nowe zestawy: Jak w całej inwestycji')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień serię i kolor nowych zestawów' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Nowe zestawy w pomieszczeniu „Kuchnia”' }).getByLabelText('Seria ramek'))
    .toBeVisible();
});
