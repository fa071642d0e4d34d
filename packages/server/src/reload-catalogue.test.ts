import { once } from 'node:events';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ecatalogProduct } from '@ramka/contract/wire/product';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDeploymentFile } from './testing/a-server.ts';
import { fixtureCatalogue, readPrices } from './testing/fixture-catalogue.ts';
import { aFolder, startProcess } from './testing/server-process.ts';

const pricesAt = async (origin: string): Promise<readonly number[]> => {
  const answer = await fetch(`${origin}/api/ecatalog/products/41003`);
  return z
    .array(ecatalogProduct)
    .parse(await answer.json())
    .map(({ price }) => price);
};

/** A server with its own catalogue folder. */
const aServerWithCatalogue = async (settings: Readonly<Record<string, string>> = {}) => {
  const folder = aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  const server = await startProcess({ DATA_DIR: aFolder(), CATALOGUE_DIR: catalogue, ...settings });
  /** Replaces the catalogue atomically, as an import does, by one with another price of an article. */
  const reprice = async (price: string): Promise<void> => {
    const [changed, old] = [join(folder, 'changed'), join(folder, 'old')];
    await cp(catalogue, changed, { recursive: true });
    const list = await readPrices(changed, 'pln');
    const prices = { ...list.prices, 'DGZ2MZ.00/11': price };
    await writeFile(join(changed, 'prices/pln.json'), JSON.stringify({ ...list, prices }));
    await rename(catalogue, old);
    await rename(changed, catalogue);
    await rm(old, { recursive: true });
  };
  /** Requests a reload and waits for a text in the server's output. */
  const reload = async (expectedText: string): Promise<void> => {
    server.child.kill('SIGHUP');
    await expect.poll(server.output).toContain(expectedText);
  };
  return { ...server, catalogue, reprice, reload };
};

describe('a running server with a new catalogue', () => {
  test('serves it without interruption, with the same projects, and stops properly', async () => {
    const { origin, child, reprice, reload } = await aServerWithCatalogue();
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const body = JSON.stringify({ name: 'Dom', variant: 'el12' });
    const created = await fetch(`${origin}/api/project`, { method: 'POST', headers, body });
    const { id } = z.object({ id: z.string() }).parse(await created.json());
    for (const price of ['111.00', '222.00']) {
      await reprice(price);
      expect(await pricesAt(origin)).not.toEqual([Number.parseInt(price, 10)]);
      const before = child.pid;
      await reload('Ramka serves the catalogue as it is now\n'.repeat(price === '111.00' ? 1 : 2));
      expect(child.pid).toBe(before);
      expect(await pricesAt(origin)).toEqual([Number.parseInt(price, 10)]);
    }
    expect((await fetch(`${origin}/api/project/${id}`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('keeps the previous one if the new one is invalid, and reports why', async () => {
    const { origin, catalogue, reload } = await aServerWithCatalogue();
    const before = await pricesAt(origin);
    await rm(join(catalogue, 'articles.json'));
    await reload('Ramka keeps the catalogue of before');
    expect(await pricesAt(origin)).toEqual(before);
  });

  test("reports the shop's numbers that do not fit, at start and after the reload", async () => {
    const deployments = aFolder();
    const shop = { kind: 'oci', name: 'Shop', address: 'https://shop.example/', skus: { exceptions: { NONE: '7' } } };
    await writeFile(join(deployments, 'here.json'), JSON.stringify({ ...aDeploymentFile(), shop }));
    const { output, reload } = await aServerWithCatalogue({ DEPLOYMENTS_DIR: deployments, DEPLOYMENT: 'here' });
    const finding = 'Ramka: shop: the catalogue has no NONE\n';
    await expect.poll(output).toContain(finding);
    await reload('Ramka serves the catalogue as it is now\n');
    await expect.poll(() => output().split(finding)).toHaveLength(3);
  });
});
