import { routes } from '@ramka/contract/routes';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { add, aFurnishedProject, everythingIn } from '../share-links/testing/a-share-link.ts';
import { aProject } from '../testing/a-project.ts';
import { aDeliveredRoom, planningSecret, signatureHeaders, withPlanningTool } from '../testing/a-planning-tool.ts';
import { aDeployment, aServer, builtPages } from '../testing/a-server.ts';
import { withoutPrefix } from './path-prefix.ts';

const PREFIX = '/shop/konfigurator';
const settings = { logLevel: 'silent', trustProxy: false, pathPrefix: PREFIX } as const;
const withPrefix = (overrides: Parameters<typeof aServer>[0] = {}) => ({
  webFolder: builtPages(),
  ...overrides,
  settings: { ...settings, ...overrides.settings, pathPrefix: PREFIX },
});

describe('a request', () => {
  test.each([
    ['/a/el12/?x=1', '/el12/?x=1'],
    ['/a/', '/'],
    ['/a', '/'],
    ['/a?x=1', '/?x=1'],
    ['/a/a/x', '/a/x'],
  ])('for %s is routed as %s below /a', (url, routed) => {
    expect(withoutPrefix(url, '/a')).toBe(routed);
  });

  test.each([
    '/',
    '/el12/',
    '/ab/el12/',
    '/A/el12/',
    '//a/el12/',
    '/%61/el12/',
    '*',
    '',
    'http://x/a/el12/',
    '/a%2fel12/',
  ])('for %s has no route below /a', (url) => {
    expect(withoutPrefix(url, '/a')).toBe('/~');
  });
});

/** Every endpoint, and everything else that has an address. */
const addresses = [
  ...Object.values(routes).map(({ method, path }) => ({ method, url: `/api${path.replaceAll(/:\w+/g, '1')}` })),
  ...[
    '/',
    '/el12',
    '/el12/',
    '/el12/projekt/abc',
    '/el12/podglad/2345678923456789',
    '/el12/service-worker.js',
    '/el12/manifest.webmanifest',
    '/favicon.svg',
    '/licences.txt',
    '/assets/app/index-abc.js',
    '/assets/img/frames/simon-54/x.svg',
    '/product-set/aB3dE6gH/1.png',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/docs',
    '/api/docs/json',
    '/unknown',
  ].map((url) => ({ method: 'GET' as const, url })),
];

test('every address answers below the prefix as it does without one, and is unknown outside', async () => {
  const planning = withPlanningTool();
  const plain = await aServer({ ...planning, webFolder: builtPages() });
  const prefixed = await aServer(withPrefix(planning));
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answerOf = async (
    { app }: { readonly app: FastifyInstance },
    method: (typeof addresses)[number]['method'],
    url: string,
  ) => {
    const { statusCode, headers: answered } = await app.inject({ method, url, headers });
    return [
      method,
      url.replace(PREFIX, ''),
      statusCode,
      answered['content-type'],
      answered['cache-control'],
      answered['x-robots-tag'],
    ];
  };
  for (const { method, url } of addresses) {
    expect(await answerOf(prefixed, method, PREFIX + url)).toEqual(await answerOf(plain, method, url));
    expect((await answerOf(prefixed, method, url)).slice(0, 3)).toEqual([method, url, 404]);
  }
});

/** Requests an address and everything that it refers to, and returns the requested addresses. */
const crawl = async (app: FastifyInstance, start: string): Promise<readonly string[]> => {
  const waiting = [start];
  const requested = new Set<string>();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (requested.has(url)) continue;
    requested.add(url);
    const { statusCode, body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    // The tests have no built fonts and icons.
    expect([url, statusCode]).toEqual([url, /\/assets\/fonts\/|\/icon-/.test(url) ? 404 : 200]);
    const page = `http://x${url}`;
    const type = String(headers['content-type']);
    const references = [...body.matchAll(/(?:href|src)="([^"#]+)"|url\('?([^'")]+)'?\)/g)].map(
      ([, one, other = '']) => one ?? other,
    );
    const inText = /^text\/(?:html|css)/.test(type) ? references : [];
    const inManifest = type.startsWith('application/manifest') ? addressesIn(JSON.parse(body)) : [];
    for (const address of [...inText, ...inManifest]) {
      const { protocol, pathname, search } = new URL(address, page);
      if (protocol === 'http:') waiting.push(pathname + search);
    }
  }
  return [...requested];
};

/** All texts of a JSON document that are paths. */
const addressesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

describe('everything that is reachable from', () => {
  test('the home screen is below the prefix', async () => {
    const { app } = await aServer(withPrefix());
    const { headers } = await app.inject({ url: PREFIX });
    expect(headers.location).toBe(`${PREFIX}/el12/`);
    const found = await crawl(app, String(headers.location));
    expect(found).toEqual(
      expect.arrayContaining(
        ['favicon.svg', 'assets/app/index-abc.js', 'assets/app/wall.svg', 'licences.txt', 'el12/dostepnosc'].map(
          (path) => `${PREFIX}/${path}`,
        ),
      ),
    );
    for (const url of found) expect(url).toMatch(new RegExp(`^${PREFIX}/`));
  });

  test.each([{ frozen: false }, { frozen: true }])('a share link is below the prefix: %j', async (wishes) => {
    const project = await aFurnishedProject(withPrefix());
    const { id } = await add(project, wishes);
    const found = await crawl(project.app, `${PREFIX}/el12/podglad/${id}`);
    expect(found).toEqual(
      expect.arrayContaining([`${PREFIX}/favicon.svg`, expect.stringContaining(`${PREFIX}/assets/fonts/`)]),
    );
    expect(found.filter((url) => url.endsWith('.webp') || url.includes('/document/')).length).toBeGreaterThan(0);
    for (const url of found) expect(url).toMatch(new RegExp(`^${PREFIX}/`));
  });

  test('a frozen share link is below a prefix that was introduced later', async () => {
    const before = await aFurnishedProject();
    const { id } = await add(before, { frozen: true });
    const { app } = await aServer({ ...withPrefix(), store: { ...before.store, close: async () => undefined } });
    const found = await crawl(app, `${PREFIX}/el12/podglad/${id}`);
    for (const url of found) expect(url).toMatch(new RegExp(`^${PREFIX}/`));
  });

  test('an unknown share link is below the prefix', async () => {
    const { app } = await aServer(withPrefix());
    const { body } = await app.inject({
      url: `${PREFIX}/el12/podglad/2345678923456789`,
      headers: { accept: 'text/html' },
    });
    expect(body).toContain(`href="${PREFIX}/favicon.svg"`);
    expect(body).toContain(`href="${PREFIX}/el12/podglad/view.css"`);
  });

  test('the API documentation is below the prefix, which it names', async () => {
    const { app, call } = await aServer(withPrefix());
    for (const url of [`${PREFIX}/api/docs`, `${PREFIX}/api/docs/`])
      for (const found of await crawl(app, url)) expect(found).toMatch(new RegExp(`^${PREFIX}/`));
    expect((await call('GET', '/docs/json')).body).toMatchObject({ servers: [{ url: `${PREFIX}/api` }] });
  });
});

test('the service worker precaches pages and files below the prefix', async () => {
  const { app } = await aServer(withPrefix());
  const { body } = await app.inject({ url: `${PREFIX}/el12/service-worker.js` });
  const { pages, files, pathPrefix } = z
    .object({ pages: z.array(z.object({ address: z.string() })), files: z.array(z.string()), pathPrefix: z.string() })
    .parse(JSON.parse(/const ramka = (.*);/.exec(body)?.[1] ?? ''));
  expect(pathPrefix).toBe(PREFIX);
  expect(files).toContain(`${PREFIX}/assets/app/index-abc.js`);
  for (const url of [...files, ...pages.map(({ address }) => address)])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
});

test('the rest of the host keeps its own transport policy, and gets no address', async () => {
  const { app } = await aServer(withPrefix({ settings: { logLevel: 'silent', trustProxy: 1 } }));
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.7' };
  for (const url of [`${PREFIX}/el12/projekt/aB3dE6gH`, `${PREFIX}/api/app-data`, '/unknown']) {
    const { headers } = await app.inject({ url, headers: overTls });
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('pictures are cached in front of the framework', async () => {
  const { app } = await aServer(withPrefix());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const read = () => fetch(`${origin}${PREFIX}/assets/img/components/55301,SW5MR.svg`);
  const [first, second] = [await read(), await read()];
  expect([first.status, second.status]).toEqual([200, 200]);
  // A request id is added by the framework only.
  expect([first.headers.has('x-request-id'), second.headers.has('x-request-id')]).toEqual([true, false]);
  expect((await fetch(`${origin}/assets/img/components/55301,SW5MR.svg`)).status).toBe(404);
});

test('documents link to the project below the prefix', async () => {
  const project = await aProject(withPrefix({ settings: { ...settings, publicUrl: 'https://shop.example' } }));
  await project.addRoom();
  const { rawPayload } = await project.app.inject({
    method: 'GET',
    url: `${PREFIX}/api/project/${project.id}/pdf?body=${encodeURIComponent('{"groupId":null,"ecatalogProductsOnly":false}')}`,
  });
  expect(await everythingIn(new Map([['', rawPayload]]))).toContain(`https://shop.example${PREFIX}/el12/`);
});

test('orders are posted to the demonstration shop below the prefix', async () => {
  const project = await aProject(withPrefix({ deployment: aDeployment({ shop: { kind: 'demonstration' } }) }));
  await project.addSet();
  const { body } = await project.at('POST', '/shop-order', { sets: [1], groupId: null });
  expect(body).toMatchObject({ handOver: { address: `${PREFIX}/el12/sklep-pokazowy?lang=pl` } });
  const form = {
    method: 'POST',
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const;
  const posted = await project.app.inject({ ...form, url: `${PREFIX}/el12/sklep-pokazowy?lang=pl` });
  expect(posted.headers.location).toMatch(`${PREFIX}/el12/sklep-pokazowy/koszyk/`);
  const page = await project.app.inject({ url: String(posted.headers.location) });
  const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
  expect(style).toBe(`${PREFIX}/el12/sklep-pokazowy.css`);
  expect((await project.app.inject({ url: style })).statusCode).toBe(200);
});

test('purchasing systems are redirected to the home screen below the prefix, or to a page with its style', async () => {
  const punchOut = { origins: ['https://purchasing.example'] };
  const { app } = await aServer(withPrefix({ deployment: aDeployment({ punchOut }) }));
  const enter = (hook: string) => app.inject({ url: `${PREFIX}/el12/punch-out?lang=cs&HOOK_URL=${hook}` });
  expect((await enter('https://purchasing.example/hook')).headers.location).toMatch(`${PREFIX}/el12/?lang=cs#`);
  const { body } = await enter('https://evil.example/hook');
  expect(body).toContain(`href="${PREFIX}/el12/podglad/view.css"`);
  expect(body).toContain(`href="${PREFIX}/favicon.svg"`);
});

test('the planning tool signs the path that it requests, with the prefix', async () => {
  const planning = withPlanningTool();
  const { app, id } = await aProject(withPrefix(planning));
  const path = `/api/mio-integration/project/${id}`;
  const payload = JSON.stringify({ projectUrl: 'https://mio.example/p/1', rooms: [aDeliveredRoom('r1')] });
  const deliver = async (signed: string) =>
    (
      await app.inject({
        method: 'PUT',
        url: PREFIX + path,
        payload,
        headers: {
          'content-type': 'application/json',
          ...signatureHeaders(signed, payload, { secret: planningSecret }),
        },
      })
    ).statusCode;
  expect(await deliver(path)).toBe(401);
  expect(await deliver(PREFIX + path)).toBe(200);
});
