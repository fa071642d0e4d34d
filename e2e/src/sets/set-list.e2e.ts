import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { plantProject } from '../plant-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takePhone, choose, dialog } = visitor();

/** Opens the list of a project with this many sets, alternating between two worked examples. */
const openList = async (count: number): Promise<void> => {
  const examples = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? desk : livingRoom));
  const { id } = await plantProject(address(), examples);
  await goTo(`projekt/${id}/zestawy`);
  await page()
    .getByRole('link', { name: /^Edytuj zestaw/ })
    .first()
    .waitFor();
};

const names = () =>
  page()
    .getByRole('link', { name: /^Edytuj zestaw/ })
    .evaluateAll((links) => links.map(({ textContent }) => textContent));

test('twelve sets are listed without a search', async () => {
  await openList(12);
  expect(await page().getByRole('searchbox').count()).toBe(0);
});

test('thirteen sets can be searched by name and sorted by price, and only listed ones are selected', async () => {
  await openList(13);
  const search = page().getByRole('searchbox', { name: 'Szukaj zestawu' });
  const order = page().getByRole('combobox', { name: 'Sortuj' });

  await order.selectOption({ label: 'od najdroższych' });
  expect((await names()).slice(0, 7)).toEqual([...Array<string>(6).fill('Salon – wejście'), 'Biurko']);
  await order.selectOption({ label: 'według nazwy' });
  expect((await names()).slice(0, 8)).toEqual([...Array<string>(7).fill('Biurko'), 'Salon – wejście']);

  await search.fill('wejscie');
  await expect.poll(names).toEqual(Array(6).fill('Salon – wejście'));
  await page().getByRole('checkbox', { name: 'Zaznacz wszystkie' }).click();
  await page().getByText('zaznaczono 6 zestawów').waitFor();

  await search.fill('ogród');
  await page().getByText('Nie znaleziono zestawów').waitFor();
  expect(
    await page()
      .getByText(/^zaznaczono/)
      .count(),
  ).toBe(0);
});

test('on a phone all rooms for a set are visible without an on-screen keyboard', async () => {
  const phone = await takePhone();
  const project = await apiProject(address());
  for (const name of ['Kuchnia', 'Salon']) await project.addRoom(name);
  await project.addSet(desk);
  await goTo(`projekt/${project.id}/zestawy`);
  await choose('Działania: Biurko', 'Dodaj do pomieszczeń…');
  await dialog().getByText('Kuchnia').first().waitFor();
  const hasFocus = () => dialog().evaluate((one) => one === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await phone.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
  // The only field of the dialog has the focus.
  await choose('Działania: Biurko', 'Zmień nazwę zestawu');
  await expect
    .poll(() =>
      dialog()
        .getByRole('textbox')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
});
