import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@ramka/contract/endpoints';
import { deployment } from '@ramka/contract/deployment';
import { bundle } from '@ramka/contract/wire/bundle';
import { loadedProject, project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import { openCatalogue, readDeployment, requirePlanningSecret } from './deployment.ts';
import { readSettings, rootFolder } from '../config/settings.ts';
import { workedPayload } from '../testing/a-project.ts';
import { aDeployment, aDeploymentFile, aServer, builtPages, problemOf } from '../testing/a-server.ts';
import { aFolder, fixtureCatalogue, readPrices } from '../testing/fixture-catalogue.ts';

/** Name, language, price list, currency, label, and the factor of prices relative to PLN. */
const deployments = [
  ['el12', 'pl', 'pln', 'PLN', 'zł', 1],
  ['cz', 'cs', 'czk', 'CZK', 'Kč', 6],
  ['sk', 'sk', 'eur', 'EUR', 'eur', 2],
  ['ua', 'uk', 'uah', 'UAH', 'грн', 9],
] as const;

/** The small catalogue with a price list for every deployment. */
const aCatalogueForAll = async (): Promise<string> => {
  const folder = join(await aFolder(), 'catalogue');
  await cp(fixtureCatalogue, folder, { recursive: true });
  const { prices } = await readPrices(folder, 'pln');
  for (const [, , name, currency, label, times] of deployments) {
    const own = Object.entries(prices).map(([symbol, price]) => [symbol, (Number(price) * times).toFixed(2)]);
    const list = { currency, label, prices: Object.fromEntries(own) };
    await writeFile(join(folder, 'prices', `${name}.json`), JSON.stringify(list));
  }
  return folder;
};

const startDeployment = async (name: string, folder: string) => {
  const deployment = await readDeployment(join(rootFolder, 'deployments'), name);
  const catalogue = await openCatalogue(folder, deployment);
  return { deployment, ...(await aServer({ deployment, catalogue, webFolder: builtPages() })) };
};

describe.each(deployments)('the deployment %s', (name, language, _list, _currency, label, times) => {
  // Holds §1.24, §9.19, R2.
  test('has its own base path, language and price label', async () => {
    const { app } = await startDeployment(name, await aCatalogueForAll());
    expect((await app.inject('/')).headers['location']).toBe(`/${name}/`);
    const page = await app.inject(`/${name}/projekt/abcdefgh/zestawy`);
    expect(page.body).toContain(`<html lang="${language}">`);
    const settings = /<meta name="ramka" content="([^"]*)"/.exec(page.body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(settings)).toMatchObject({ deploymentId: name, basePath: `/${name}/`, currencyLabel: label });
    const other = await app.inject(name === 'cz' ? '/el12/' : '/cz/');
    expect(other.statusCode).toBe(404);
  });

  test('uses its own language for clients without a preference', async () => {
    const { call } = await startDeployment(name, await aCatalogueForAll());
    const answer = await call('GET', '/project/22222222');
    expect(answer.headers['content-language']).toBe(language);
  });

  // Holds §1.26, R2.
  test('creates projects of its own variant, with prices of its own list', async () => {
    const { call } = await startDeployment(name, await aCatalogueForAll());
    const created = project.parse((await call('POST', '/project', { name: 'Dom', variant: name })).body);
    expect(created.variant).toBe(name);
    const set = bundle.parse((await call('POST', `/project/${created.id}/set`, { payload: workedPayload(desk) })).body);
    const total = desk.rows.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
    expect(Math.round(set.price * 100)).toBe(total * times);
    const specified = await call('POST', '/project', { name: 'Dom', variant: 'el12' });
    expect(project.parse(specified.body).variant).toBe(name);
    const other = await call('POST', '/project', { name: 'Dom', variant: 'moon' });
    expect(problemOf(other)).toMatchObject({ status: 422, issues: { variant: 'unknown-variant' } });
  });
});

describe('a project of another deployment', () => {
  // Holds R2.
  test('opens with the prices of this deployment, and names the deployment that created it', async () => {
    const folder = await aCatalogueForAll();
    const { call, store } = await startDeployment('el12', folder);
    const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
    const deployment = await readDeployment(join(rootFolder, 'deployments'), 'cz');
    const other = await aServer({ deployment, catalogue: await openCatalogue(folder, deployment), store });
    const loaded = loadedProject.parse((await other.call('GET', `/project/${id}`)).body);
    expect(loaded.project.variant).toBe('el12');
    const added = await other.call('POST', `/project/${id}/ecatalog-products`, { catalogId: 41301, quantity: 1 });
    const { prices } = await readPrices(folder, 'czk');
    expect(endpoints.addEcatalogProduct.response.parse(added.body).price).toBe(Number(prices['DGZ2MZ.00/11']));
  });
});

describe('a catalogue for a deployment', () => {
  test('is rejected if its price list is in another currency', async () => {
    const opening = openCatalogue(fixtureCatalogue, { id: 'cz', priceList: 'eur', currency: 'CZK' });
    await expect(opening).rejects.toThrow("price list 'eur' is in EUR, the deployment 'cz' in CZK");
  });

  test('is rejected if it lacks the price list', async () => {
    const opening = openCatalogue(fixtureCatalogue, { id: 'cz', priceList: 'czk', currency: 'CZK' });
    await expect(opening).rejects.toThrow('There is no readable price list "czk"');
  });
});

const tool = (address: string, name = 'MiO') => ({ name, address });

const isAccepted = (planningTool: unknown): boolean =>
  deployment.safeParse({ ...aDeploymentFile(), planningTool }).success;

describe('the planning tool of a deployment', () => {
  test.each([
    [null],
    [tool('https://mio.example')],
    [tool('https://mio.example/new?project={projectId}&from=ramka')],
    [tool('http://localhost:9000/{projectId}')],
  ])('is %j', (planningTool) => {
    expect(isAccepted(planningTool)).toBe(true);
  });

  test.each([
    [tool('javascript:alert(1)')],
    [tool('https://{projectId}.mio.example/')],
    [tool('https://mio.example/{project}')],
    [tool('https://mio.example/a b')],
    [tool('https://mio.example/', '')],
    [{ ...tool('https://mio.example/'), secret: 'x'.repeat(40) }],
  ])('is not %j', (planningTool) => {
    expect(isAccepted(planningTool)).toBe(false);
  });
});

describe('a deployment with a planning tool', () => {
  const withTool = aDeployment({ planningTool: tool('https://mio.example/') });

  test('does not start without the secret, and says where to configure it', () => {
    expect(() => requirePlanningSecret(withTool, readSettings({}))).toThrow(/'MiO': PLANNING_TOOL_SECRET must hold/);
  });

  test('starts with the secret, and without a planning tool needs none', () => {
    const settings = readSettings({ PLANNING_TOOL_SECRET: 's'.repeat(32) });
    expect(() => requirePlanningSecret(withTool, settings)).not.toThrow();
    expect(() => requirePlanningSecret(aDeployment(), readSettings({}))).not.toThrow();
  });
});

const skus = { suffixes: {}, exceptions: {} };
const oci = { kind: 'oci', name: 'Sklep', address: 'https://shop.example/basket', skus };
const link = {
  kind: 'link',
  name: 'Sklep',
  address: 'https://shop.example/cart?add={items}',
  item: '{sku}:{quantity}',
  separator: ',',
  skus,
};

const isAcceptedShop = (shop: unknown): boolean => deployment.safeParse({ ...aDeploymentFile(), shop }).success;

describe('the shop of a deployment', () => {
  test.each([[oci], [link], [null], [{ kind: 'demonstration' }]])('is %j', (shop) => {
    expect(isAcceptedShop(shop)).toBe(true);
  });

  test.each([
    [{ ...oci, kind: 'mail' }],
    [{ ...oci, address: 'javascript:alert(1)' }],
    [{ ...oci, skus: { suffixes: { '': 'X' }, exceptions: {} } }],
    [{ ...link, address: 'https://shop.example/cart' }],
    [{ ...link, address: 'https://{items}.example/' }],
    [{ ...link, item: '{quantity}' }],
  ])('is not %j', (shop) => {
    expect(isAcceptedShop(shop)).toBe(false);
  });
});

const isAcceptedOrigin = (origin: string): boolean =>
  deployment.safeParse({ ...aDeploymentFile(), embed: { origins: [origin] } }).success;

describe('the origins that may frame a deployment', () => {
  test('are none by default', () => {
    const { embed: _, ...without } = aDeploymentFile();
    expect(deployment.parse(without).embed).toEqual({ origins: [] });
  });

  test.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000', 'http://127.0.0.1:8081'])(
    'may be %s',
    (origin) => {
      expect(isAcceptedOrigin(origin)).toBe(true);
    },
  );

  test.each([
    'https://shop.example/',
    'https://shop.example/path',
    'https://Shop.example',
    'https://shop.example:443',
    'https://shop.example:99999',
    'http://shop.example',
    'https://*.shop.example',
    'https://*',
    '*',
    'null',
    "'self'",
    'https://user@shop.example',
    "https://shop.example;script-src'unsafe-inline'",
    'https://shop.example https://other.example',
    'javascript:alert(1)',
    '',
  ])('may not be %j', (origin) => {
    expect(isAcceptedOrigin(origin)).toBe(false);
  });
});
