import { Writable } from 'node:stream';
import { type PunchOut, punchOutOfFragment } from '@ramka/contract/translate/punch-out';
import { bundle } from '@ramka/contract/wire/bundle';
import { shopOrder } from '@ramka/contract/wire/document';
import { project } from '@ramka/contract/wire/project';
import { allLanguages } from '@ramka/domain/text';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import type { AppOptions } from '../app.ts';
import { workedPayload } from '../testing/a-project.ts';
import { aDeployment, aServer, builtPages, problemOf } from '../testing/a-server.ts';

const origins = ['https://purchasing.example', 'http://localhost:8090'];

const hookUrl = 'https://purchasing.example/oci/hook?session=7;8&x=1';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const aPunchOutServer = (overrides: Partial<AppOptions> = {}) =>
  aServer({ deployment: aDeployment({ punchOut: { origins } }), webFolder: builtPages(), ...overrides });

type Fields = readonly (readonly [string, string])[];

const encode = (fields: Fields): string =>
  new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString();

/** Opens the product like a purchasing system, by POST and by GET. */
const openBoth = async (fields: Fields) => {
  const { app } = await aPunchOutServer();
  const payload = encode(fields);
  return Promise.all([
    app.inject({ method: 'POST', url: '/el12/punch-out', headers: form, payload }),
    app.inject({ method: 'GET', url: `/el12/punch-out?${payload}` }),
  ]);
};

/** Values that the page receives by a redirect. */
const receivedBy = (location: unknown): { readonly path: string; readonly punchOut: PunchOut | undefined } => {
  const { pathname, search, hash } = new URL(String(location), 'https://ramka.example');
  return { path: pathname + search, punchOut: punchOutOfFragment(hash, origins) };
};

describe('a purchasing system opens the product', () => {
  test('by POST or GET, and is redirected to the start page with what is needed only', async () => {
    for (const answer of await openBoth([
      ['USERNAME', 'buyer7'],
      ['PASSWORD', 'opensesame'],
      ['HOOK_URL', hookUrl],
      ['OCI_VERSION', '5.0'],
      ['OPI_VERSION', '1.0'],
      ['returntarget', 'SRM_main'],
      ['~caller', 'CTLG'],
      ['~OkCode', 'ADDI'],
    ])) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { location } = answer.headers;
      expect(receivedBy(location)).toEqual({
        path: '/el12/',
        punchOut: { hookUrl, version: '5', target: 'SRM_main' },
      });
      expect(String(location)).not.toMatch(/buyer7|opensesame/);
    }
  });

  test.each([
    [[['~TARGET', '_self']], '_self'],
    [[['RETURNTARGET', '_blank']], '_blank'],
    [[], '_top'],
    [[['returntarget', '"><script>alert(1)</script>']], '_top'],
    [[['returntarget', '_top\r\nSet-Cookie: a=b']], '_top'],
  ] satisfies readonly (readonly [Fields, string])[])('with %j, the target is %s', async (fields, target) => {
    for (const { headers } of await openBoth([['hook_url', hookUrl], ...fields]))
      expect(receivedBy(headers.location).punchOut).toEqual({ hookUrl, version: '4', target });
  });

  test.each([
    ['sap-language', 'CS', '/el12/?lang=cs'],
    ['LANGU', 'uk', '/el12/?lang=uk'],
    ['lang', 'de', '/el12/'],
    ['language', '<b>', '/el12/'],
  ])('with %s=%s, the page is %s', async (name, value, path) => {
    for (const { headers } of await openBoth([
      ['HOOK_URL', hookUrl],
      [name, value],
    ]))
      expect(receivedBy(headers.location).path).toBe(path);
  });

  test.each([
    ['https://evil.example/hook', 'evil.example'],
    ['https://purchasing.example.evil/', 'purchasing.example.evil'],
    ['https://purchasing.example@evil.example/', 'evil.example'],
    ['https://evil.example\\@purchasing.example/', 'evil.example'],
    ['http://localhost:8091/', 'http://localhost:8091'],
    ['http://purchasing.example/', 'http://purchasing.example'],
    ['https://purchasing.example.:443/', 'purchasing.example.'],
  ])('with the return address %s, the page names the host and nothing else', async (address, host) => {
    for (const answer of await openBoth([['HOOK_URL', address]])) {
      expect(answer.statusCode).toBe(400);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.body).toContain(`prowadzi do ${host}, a tego systemu`);
      expect(answer.headers['content-security-policy']).toContain("form-action 'none'");
    }
  });

  test.each([
    [[['HOOK_URL', 'https://user:secret@purchasing.example/']]],
    [[['HOOK_URL', 'https://purchasing.example/\r\nSet-Cookie: a=b']]],
    [[['HOOK_URL', 'javascript:alert(1)']]],
    [[['HOOK_URL', 'ftp://evil.example/']]],
    [[['HOOK_URL', `https://${'evil.'.repeat(60)}example/`]]],
    [[['HOOK_URL', `https://purchasing.example/${'x'.repeat(5000)}`]]],
    // Its redirect would exceed the headers that proxies accept.
    [[['HOOK_URL', `https://purchasing.example/${'%'.repeat(2000)}`]]],
    [
      [
        ['HOOK_URL', hookUrl],
        ['hook_url', 'https://evil.example/'],
      ],
    ],
    [[['HOOK_URL', '<script>alert(1)</script>']]],
    [[]],
  ] satisfies readonly (readonly [Fields])[])('is refused with %j', async (fields) => {
    for (const answer of await openBoth(fields)) {
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.body).toContain('(HOOK_URL)');
      expect(answer.body).not.toMatch(/secret|alert\(1\)|evil/);
    }
  });

  test.each(allLanguages)('is refused in %s', async (lang) => {
    const { app } = await aPunchOutServer();
    const answer = await app.inject(`/el12/punch-out?HOOK_URL=https://evil.example/&lang=${lang}`);
    expect(answer.headers['content-language']).toBe(lang);
    expect(answer.body).toContain('evil.example');
  });

  test('with a body of 16 kB at most, which must be a form', async () => {
    const { app } = await aPunchOutServer();
    const post = (payload: string, headers: Readonly<Record<string, string>> = form) =>
      app.inject({ method: 'POST', url: '/el12/punch-out', headers, payload });
    const padded = `${encode([['HOOK_URL', hookUrl]])}&PADDING=`;
    expect((await post(padded + 'x'.repeat(16_384 - padded.length))).statusCode).toBe(303);
    const refused = [
      [413, await post(padded + 'x'.repeat(16_385 - padded.length))],
      [400, await post('{}', { 'content-type': 'application/json' })],
    ] as const;
    for (const [status, { statusCode, headers, body }] of refused) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        status,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(body).toContain('HOOK_URL');
    }
  });

  test('whose passwords appear in no log, whatever becomes of the request', async () => {
    let log = '';
    const logStream = new Writable({
      write: (piece, _encoding, done) => {
        log += String(piece);
        done();
      },
    });
    const { app } = await aPunchOutServer({ settings: { logLevel: 'trace', trustProxy: false }, logStream });
    for (const hook of [hookUrl, 'https://evil.example/', 'x'.repeat(20_000)]) {
      const payload = encode([
        ['PASSWORD', 'opensesame'],
        ['HOOK_URL', hook],
      ]);
      await app.inject({ method: 'POST', url: '/el12/punch-out', headers: form, payload });
      await app.inject({ method: 'POST', url: '/el12/punch-out', headers: { 'content-type': 'text/xml' }, payload });
      await app.inject({ method: 'GET', url: `/el12/punch-out?${payload}` });
    }
    expect(log.match(/"route":"\/el12\/punch-out"/g)).toHaveLength(9);
    expect(log).not.toMatch(/opensesame|PASSWORD|purchasing\.example|evil\.example/);
  });

  test('only in a deployment that lists purchasing systems', async () => {
    const { app } = await aServer({ deployment: aDeployment(), webFolder: builtPages() });
    const answer = await app.inject({ method: 'POST', url: '/el12/punch-out', headers: form, payload: '' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the page', () => {
  test('may send forms to listed origins, and keeps the window that opened it', async () => {
    const { app } = await aPunchOutServer();
    const { headers, body } = await app.inject('/el12/');
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' https://purchasing.example http://localhost:8090;",
    );
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    // Forms then have the origin of this server instead of `null`.
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(body).toContain('&quot;punchOutOrigins&quot;:[&quot;https://purchasing.example&quot;');
  });

  test('may send forms to further origins of the shop', async () => {
    const shop = {
      kind: 'oci',
      name: 'Sklep',
      address: 'https://shop.example/basket',
      origins: ['https://www.shop.example', 'https://login.example'],
      answers: false,
      skus: { suffixes: {}, exceptions: {} },
    } as const;
    const { app } = await aServer({
      deployment: aDeployment({ shop: { ...shop, origins: [...shop.origins] } }),
      webFolder: builtPages(),
    });
    const { headers } = await app.inject('/el12/');
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' https://shop.example https://www.shop.example https://login.example;",
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

/** Prepares an order of a desk set. */
const anOrder = async (punchOut: object | null, deployment = aDeployment({ punchOut: { origins } })) => {
  const { call } = await aServer({ deployment });
  const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  const set = bundle.parse((await call('POST', `/project/${id}/set`, { payload: workedPayload(desk) })).body);
  const answer = await call('POST', `/project/${id}/shop-order`, { groupId: null, sets: [set.id], punchOut });
  return { id, answer };
};

describe('an order for a purchasing system', () => {
  const received = { hookUrl, version: '4', target: 'SRM' } as const;

  test('without a shop is posted to its return address, with symbols as article numbers', async () => {
    const { id, answer } = await anOrder(received);
    const { shop, handOver } = shopOrder.parse(answer.body);
    expect(shop).toBe('purchasing.example');
    if (handOver?.method !== 'post') throw new Error('the order is no form');
    expect(handOver).toMatchObject({ address: hookUrl, target: 'SRM' });
    const fields = Object.fromEntries(handOver.fields.map(({ name, value }) => [name, value]));
    const symbol = desk.rows[0]?.[0];
    expect(fields).toMatchObject({
      '~caller': 'CTLG',
      '~OkCode': 'ADDI',
      '~target': 'SRM',
      'NEW_ITEM-VENDORMAT[1]': symbol,
      'NEW_ITEM-MANUFACTMAT[1]': symbol,
      'NEW_ITEM-UNIT[1]': 'PCE',
    });
    expect(JSON.stringify(handOver)).not.toContain(id);
  });

  test('by OCI 5.0 contains neither transaction code nor target', async () => {
    const { answer } = await anOrder({ ...received, version: '5' });
    const { handOver } = shopOrder.parse(answer.body);
    const names = handOver?.method === 'post' ? handOver.fields.map(({ name }) => name) : [];
    expect(names.filter((name) => name.startsWith('~'))).toEqual(['~caller']);
  });

  test.each([
    ['of the shop', { suffixes: { '/11': '-W' }, exceptions: {} }, undefined, 'DR4-W'],
    [
      'of the punch-out',
      { suffixes: { '/11': '-W' }, exceptions: {} },
      { suffixes: {}, exceptions: { 'DR4/11': '700' } },
      '700',
    ],
  ])('uses the article numbers %s', async (_whose, skus, own, expected) => {
    const shop = {
      kind: 'link',
      name: 'S',
      address: 'https://s.example/?a={items}',
      item: '{sku}',
      separator: ';',
      skus,
    } as const;
    const deployment = aDeployment({ shop, punchOut: { origins, ...(own && { skus: own }) } });
    const { handOver } = shopOrder.parse((await anOrder(received, deployment)).answer.body);
    const values = handOver?.method === 'post' ? handOver.fields.map(({ value }) => value) : [];
    expect(values).toContain(expected);
  });

  test.each([
    [{ ...received, hookUrl: 'https://evil.example/' }, 404],
    [{ ...received, hookUrl: 'https://purchasing.example@evil.example/' }, 404],
    [null, 404],
  ])('is refused for %j', async (punchOut, status) => {
    expect(problemOf((await anOrder(punchOut)).answer)).toMatchObject({ status, code: 'not-found' });
  });

  test('is refused in a deployment that lists none', async () => {
    const { answer } = await anOrder(received, aDeployment());
    expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not-found' });
  });
});
