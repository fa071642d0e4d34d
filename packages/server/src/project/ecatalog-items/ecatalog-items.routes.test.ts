import { describe, expect, test } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';

const path = '/ecatalog-products';

describe('an e-catalogue product of a project', () => {
  // Holds §3.29, §7.37, R7.
  test('is added with 201 and the data of the catalogue', async () => {
    const { at, load } = await aProject();
    const answer = await at('POST', path, { catalogId: 54706, quantity: 2 });
    expect(answer).toMatchObject({ status: 201, body: { catalogId: 54706, symbol: 'DTP4', price: 345, quantity: 2 } });
    expect((await load()).ecatalogProducts).toEqual([answer.body]);
  });

  // Holds §7.37, R8.
  test('increases its quantity if added again, and keeps its position', async () => {
    const { at, load } = await aProject();
    const statuses: number[] = [];
    for (const catalogId of [54706, 41301, 54706])
      statuses.push((await at('POST', path, { catalogId, quantity: 2 })).status);
    expect(statuses).toEqual([201, 201, 200]);
    const { ecatalogProducts } = await load();
    expect(ecatalogProducts.map(({ catalogId, quantity }) => [catalogId, quantity])).toEqual([
      [54706, 4],
      [41301, 2],
    ]);
  });

  // Holds §7.38, §7.39.
  test('changes its quantity, and is removed', async () => {
    const { at, load } = await aProject();
    await at('POST', path, { catalogId: 54706, quantity: 2 });
    expect(await at('PUT', `${path}/54706`, { quantity: 7 })).toMatchObject({ status: 200, body: { quantity: 7 } });
    expect((await at('DELETE', `${path}/54706`)).status).toBe(204);
    expect((await load()).ecatalogProducts).toEqual([]);
  });

  test('answers 404 if the project does not contain it', async () => {
    const { at } = await aProject();
    for (const answer of [await at('PUT', `${path}/54706`, { quantity: 7 }), await at('DELETE', `${path}/54706`)])
      expect(problemOf(answer)).toMatchObject({ status: 404, code: 'unknown-product' });
  });

  test('is rejected if the catalogue does not contain it', async () => {
    const { at } = await aProject();
    expect(problemOf(await at('POST', path, { catalogId: 1, quantity: 7 }))).toMatchObject({
      status: 422,
      issues: { catalogId: 'unknown-product' },
    });
  });

  test.each([0, 10_000, 2.5])('is rejected with the quantity %d', async (quantity) => {
    const { at } = await aProject();
    await at('POST', path, { catalogId: 41301, quantity: 1 });
    for (const answer of [
      await at('POST', path, { catalogId: 54706, quantity }),
      await at('PUT', `${path}/41301`, { quantity }),
    ])
      expect(problemOf(answer)).toMatchObject({ status: 422, issues: { quantity: 'quantity-out-of-range' } });
  });

  test('never exceeds 9999 pieces', async () => {
    const { at } = await aProject();
    await at('POST', path, { catalogId: 54706, quantity: 9999 });
    expect(problemOf(await at('POST', path, { catalogId: 54706, quantity: 1 }))).toMatchObject({
      status: 422,
      issues: { quantity: 'quantity-out-of-range' },
    });
  });
});
