import { expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, read } = visitor();

test('the only room of a new project offers three usual sets, which one press adds and *Undo* deletes', async () => {
  const project = await apiProject(address());
  const roomId = await project.addRoom('Salon');
  await goTo(`projekt/${project.id}/pomieszczenia`);
  const offers = page().getByRole('list', { name: 'Zacznij od typowego zestawu albo ułóż własny' });
  await offers
    .getByText(/\d,\d\d\szł/u)
    .nth(2)
    .waitFor();
  await expect.poll(() => offers.getByRole('listitem').count()).toBe(3);

  const offer = offers.getByRole('listitem').filter({ hasText: '2× gniazdo' });
  const price = await offer.getByText(/\d,\d\d\szł/u).innerText();
  await offer.getByRole('button', { name: 'Dodaj: 2× gniazdo: Salon' }).click();
  await read('Zestaw został utworzony i dodany do pomieszczenia „Salon”');
  const card = page()
    .getByRole('listitem')
    .filter({ has: page().getByRole('link', { name: /^Edytuj zestaw „2×.gniazdo/ }) });
  await card.getByText(price, { exact: true }).waitFor();
  await expect.poll(() => offers.getByRole('listitem').count()).toBe(2);
  await expect.poll(async () => (await project.load()).productSets).toMatchObject([{ emptySlots: 0, slots: 2 }]);
  const { productSets, project: stored } = await project.load();
  expect(stored.groups).toMatchObject([{ id: roomId, bundles: [{ id: productSets[0]?.id, quantity: 1 }] }]);

  await page().getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect.poll(() => offers.getByRole('listitem').count()).toBe(3);
  await expect.poll(async () => (await project.load()).productSets).toEqual([]);
});
