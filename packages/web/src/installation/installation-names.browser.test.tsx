import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aProject, aRoom, aSavedSet } from '../testing/render-in-project.tsx';
import { renderApp } from '../testing/render-app.tsx';

const api = fakeApi(() =>
  aProject({
    rooms: [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] })],
    sets: [aSavedSet({ id: 11, name: '', description: 'ramka 2-krotna, czarny mat', contents: '2×\u00A0gniazdo' })],
  }),
);

test('an unnamed set is called by its contents, next to a picture that shows them', async () => {
  api.respond('readSite', () => []);
  await renderApp('projekt/aB3dE6gH/montaz');
  const name = page.getByRole('heading', { level: 3 });
  await expect.poll(() => name.elements().map(({ textContent }) => textContent)).toEqual(['2×\u00A0gniazdo']);
  await expect.element(page.getByRole('group', { name: '2×\u00A0gniazdo, sztuka 2' })).toBeInTheDocument();
  await expect.poll(() => name.element().closest('li')?.firstElementChild?.clientHeight).toBe(112);
});
