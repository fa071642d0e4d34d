import type { Deployment } from '@ramka/contract/deployment';
import { bundle } from '@ramka/contract/wire/bundle';
import { shopOrder } from '@ramka/contract/wire/document';
import { project } from '@ramka/contract/wire/project';
import { ensuredShareLink } from '@ramka/contract/wire/share-links';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { workedPayload } from '../testing/a-project.ts';
import { aDeployment, aServer, builtPages, problemOf } from '../testing/a-server.ts';
import { aShop } from '../testing/a-shop.ts';

const skus = { suffixes: { '/11': '-W' }, exceptions: { 'DR4/11': '700-4' } };

type Shop = NonNullable<Deployment['shop']>;

const anOciShop = (overrides: Partial<Extract<Shop, { kind: 'oci' }>> = {}): Shop => ({
  kind: 'oci',
  name: 'Sklep',
  address: 'https://shop.example/basket',
  origins: [],
  answers: false,
  skus,
  ...overrides,
});

const demonstration: Shop = { kind: 'demonstration' };

/** A project with two desks in its only room and three e-catalogue bells, in a deployment with the given shop. */
const aProjectFor = async (shop: Shop | null) => {
  const settings = { logLevel: 'silent', trustProxy: false, publicUrl: 'https://ramka.example' } as const;
  const server = await aServer({ deployment: aDeployment({ shop }), webFolder: builtPages(), settings });
  const { call } = server;
  const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  const set = bundle.parse((await call('POST', `/project/${id}/set`, { payload: workedPayload(desk) })).body);
  await call('POST', `/project/${id}/group`, { name: 'Salon' });
  await call('POST', `/project/${id}/group/1/setlist`, { payload: [{ id: set.id, quantity: 2 }] });
  await call('POST', `/project/${id}/ecatalog-products`, { catalogId: 99001, quantity: 3 });
  const order = async (body: object) => {
    const answer = await call('POST', `/project/${id}/shop-order`, { groupId: null, sets: null, ...body });
    return { status: answer.status, order: shopOrder.parse(answer.body) };
  };
  return { ...server, id, order };
};

/** The article number of a symbol in the test shop. */
const numberOf = (symbol: string): string => (symbol === 'DR4/11' ? '700-4' : symbol.replace(/\/11$/, '-W'));

const priceOf = (price: number): string => (price / 100).toFixed(2);

const answerAddress = (reference?: string) => `https://ramka.example/el12/shop-answer?reference=${reference}`;

describe('an order for a shop', () => {
  test('is posted as an OCI form with all fields', async () => {
    const shop = await aShop();
    const { order, id, call } = await aProjectFor(anOciShop({ address: shop.address }));
    const link = ensuredShareLink.parse((await call('PUT', `/project/${id}/views/for/shop`)).body);
    const { order: prepared } = await order({});
    if (prepared.handOver?.method !== 'post') throw new Error('the order is no form');
    const body = new URLSearchParams(prepared.handOver.fields.map(({ name, value }) => [name, value]));
    expect((await fetch(prepared.handOver.address, { method: 'POST', body })).status).toBe(200);
    const received = Object.fromEntries(shop.received());
    for (const [index, [symbol, quantity, price]] of desk.rows.entries()) {
      const item = index + 1;
      expect(received).toMatchObject({
        [`NEW_ITEM-MANUFACTMAT[${item}]`]: symbol,
        [`NEW_ITEM-VENDORMAT[${item}]`]: numberOf(symbol),
        [`NEW_ITEM-QUANTITY[${item}]`]: `${quantity * 2}.000`,
        [`NEW_ITEM-PRICE[${item}]`]: priceOf(price),
        [`NEW_ITEM-CURRENCY[${item}]`]: 'PLN',
        [`NEW_ITEM-PRICEUNIT[${item}]`]: '1',
        [`NEW_ITEM-UNIT[${item}]`]: 'PCE',
        [`NEW_ITEM-MATNR[${item}]`]: '',
        [`NEW_ITEM-EXT_QUOTE_ID[${item}]`]: link.id,
      });
      expect(received[`NEW_ITEM-DESCRIPTION[${item}]`]).toMatch(/^.{3,40}$/);
    }
    expect(JSON.stringify(received)).not.toContain(id);
    expect(received).toMatchObject({ [`NEW_ITEM-VENDORMAT[${desk.rows.length + 1}]`]: 'BELL-230' });
    expect(Object.keys(received)).toHaveLength((desk.rows.length + 1) * 10);
  });

  test('contains a room or selected sets on request, each set once', async () => {
    const { order } = await aProjectFor(anOciShop());
    const quantities = async (body: object) => {
      const { handOver } = (await order(body)).order;
      const fields = handOver?.method === 'post' ? handOver.fields : [];
      return fields.filter(({ name }) => name.startsWith('NEW_ITEM-QUANTITY')).map(({ value }) => Number(value));
    };
    const once = desk.rows.map(([, quantity]) => quantity);
    expect(await quantities({ sets: [1] })).toEqual(once);
    expect(await quantities({ groupId: 1 })).toEqual(once.map((quantity) => quantity * 2));
    expect(await quantities({})).toEqual([...once.map((quantity) => quantity * 2), 3]);
  });

  test('is passed in a URL if the shop accepts only links', async () => {
    const link = { kind: 'link', name: 'Sklep', item: '{sku}*{quantity}', separator: ';', skus } as const;
    const { order } = await aProjectFor({ ...link, address: 'https://shop.example/cart?add={items}' });
    const { handOver } = (await order({ sets: [1] })).order;
    const items = desk.rows.map(([symbol, quantity]) => `${numberOf(symbol)}*${quantity}`).join(';');
    expect(handOver).toEqual({
      method: 'get',
      address: `https://shop.example/cart?add=${encodeURIComponent(items)}`,
    });
  });

  test('asks a shop for an answer, in a field or in the URL, if the deployment says so', async () => {
    const { order } = await aProjectFor(anOciShop({ answers: true }));
    const { handOver, answerable } = (await order({ sets: [1] })).order;
    const fields = handOver?.method === 'post' ? handOver.fields : [];
    expect(answerable?.reference).toMatch(/^[\w-]{16}$/);
    expect(fields.at(-1)).toEqual({ name: 'ANSWER_URL', value: answerAddress(answerable?.reference) });
    expect(answerable?.lines).toEqual(desk.rows.map(([symbol, quantity]) => ({ symbol, quantity })));

    const address = 'https://shop.example/cart?add={items}&back={answer}';
    const link = await aProjectFor({ kind: 'link', name: 'Sklep', item: '{sku}', separator: ';', skus, address });
    const linked = (await link.order({ sets: [1] })).order;
    const url = new URL(linked.handOver?.address ?? '');
    expect(url.searchParams.get('back')).toBe(answerAddress(linked.answerable?.reference));

    const silent = await aProjectFor(anOciShop());
    expect((await silent.order({ sets: [1] })).order).not.toHaveProperty('answerable');
  });

  test('reports articles that do not fit the form and omits articles that cannot be ordered', async () => {
    const exceptions = { 'DR4/11': null, 'BELL-230': 'x'.repeat(41) };
    const { order } = await aProjectFor(anOciShop({ skus: { suffixes: {}, exceptions } }));
    const { findings, items } = (await order({})).order;
    expect(findings.map(({ kind, symbol }) => [symbol, kind])).toEqual(
      expect.arrayContaining([
        ['DR4/11', 'no-sku'],
        ['BELL-230', 'long-sku'],
      ]),
    );
    expect(items).toBe(desk.rows.length - 1);
  });

  test('has nothing to hand over if there is nothing to order', async () => {
    const { call } = await aServer({ deployment: aDeployment({ shop: anOciShop() }) });
    const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
    const { body } = await call('POST', `/project/${id}/shop-order`, { groupId: null, sets: null });
    expect(body).toMatchObject({ items: 0, handOver: null, findings: [] });
  });

  test.each([
    [{ groupId: 77 }, 404, 'unknown-room'],
    [{ sets: [77] }, 422, 'unprocessable'],
    [{ sets: [] }, 422, 'unprocessable'],
  ])('is rejected for unknown items: %j', async (body, status, code) => {
    const { call, id } = await aProjectFor(anOciShop());
    const answer = await call('POST', `/project/${id}/shop-order`, { groupId: null, sets: null, ...body });
    expect(problemOf(answer)).toMatchObject({ status, code });
  });

  test('is unavailable without a shop', async () => {
    const { call, id, app } = await aProjectFor(null);
    const answer = await call('POST', `/project/${id}/shop-order`, { groupId: null, sets: null });
    expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not-found' });
    const page = await app.inject('/el12/');
    expect(page.body).toContain('&quot;shop&quot;:null');
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
  });

  test("may only be posted to the shop, by the page's policy", async () => {
    const { app } = await aProjectFor(anOciShop());
    const page = await app.inject('/el12/');
    expect(page.body).toContain('&quot;shop&quot;:{&quot;name&quot;:&quot;Sklep&quot;}');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.example;");
  });
});

/** The page that a response redirects to, or the response itself. */
const follow = async (app: FastifyInstance, answer: LightMyRequestResponse) => {
  const { statusCode, headers, body } =
    answer.statusCode === 303 ? await app.inject(String(answer.headers.location)) : answer;
  return { statusCode, headers, body: body.replaceAll(/>\s+</g, '><') };
};

/** The cache reads the clock once a millisecond. */
const cacheReadsClock = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the demonstration shop', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  const post = async (
    fields: readonly (readonly [string, string])[],
    language = 'pl',
    shop: Shop | null = demonstration,
  ) => {
    const { app } = await aServer({ deployment: aDeployment({ shop }), webFolder: builtPages() });
    const payload = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    return follow(
      app,
      await app.inject({ method: 'POST', url: `/el12/sklep-pokazowy?lang=${language}`, headers: form, payload }),
    );
  };

  // Holds §1.21, R34.
  test('accepts the same form as a shop, and shows every item as a basket', async () => {
    const { order, app } = await aProjectFor(demonstration);
    const { order: prepared } = await order({});
    expect(prepared).toMatchObject({ shop: 'Sklep pokazowy', items: desk.rows.length + 1 });
    if (prepared.handOver?.method !== 'post') throw new Error('the order is no form');
    const payload = new URLSearchParams(prepared.handOver.fields.map(({ name, value }) => [name, value])).toString();
    const posted = await app.inject({ method: 'POST', url: prepared.handOver.address, headers: form, payload });
    expect([posted.statusCode, posted.body]).toEqual([303, '']);
    const page = await follow(app, posted);
    expect(page.statusCode).toBe(200);
    for (const [symbol, quantity, price] of desk.rows) {
      expect(page.body).toContain(`<td>${symbol}</td>`);
      expect(page.body).toContain(`<td>${quantity * 2}</td><td>${priceOf(price).replace('.', ',')}\u00A0PLN</td>`);
      expect(page.body).toContain(`value="${symbol}" />`);
    }
    expect(prepared.answerable).toEqual({
      reference: prepared.handOver.fields.find(({ name }) => name === 'ANSWER_URL')?.value.split('?reference=')[1],
      lines: [
        ...desk.rows.map(([symbol, quantity]) => ({ symbol, quantity: quantity * 2 })),
        { symbol: 'BELL-230', quantity: 3 },
      ],
    });
    expect(page.body).toContain(`<form method="post" action="/el12/shop-answer">`);
    expect(page.body).toContain(`name="reference" value="${prepared.answerable?.reference}"`);
    expect(page.body.match(/<tr>/g)).toHaveLength(desk.rows.length + 2);
    expect((await app.inject('/el12/')).body).toContain('&quot;shop&quot;:{&quot;name&quot;:null}');
  });

  test.each([
    ['pl', 'niczego nie zamówiono'],
    ['cs', 'nic nebylo objednáno'],
    ['sk', 'nič nebolo objednané'],
    ['uk', 'нічого не замовлено'],
    ['en', 'nothing has been ordered'],
  ])('states in %s that nothing is ordered', async (language, words) => {
    const page = await post([], language);
    expect(page.body).toContain(words);
    expect(page.body).toContain(`<html lang="${language}">`);
  });

  test('shows input as plain text, and forbids scripts and framing', async () => {
    const page = await post([
      ['NEW_ITEM-DESCRIPTION[1]', '<script>alert(1)</script>"&'],
      ['NEW_ITEM-VENDORMAT[1]', '<img src=x onerror=alert(1)>'],
      ['NEW_ITEM-QUANTITY[1]', 'NaN<b>'],
      ['NEW_ITEM-PRICE[1]', '<i>'],
      ['NEW_ITEM-DESCRIPTION[0]', 'zero'],
      ['OTHER[2]', 'other'],
    ]);
    expect(page.body).not.toMatch(/<script|<img|<b>|<i>|zero|other|onerror=alert\(1\)>/);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
  });

  test('limits forms to 64 kB and 200 displayed items, and counts as a change for rate limits', async () => {
    const { app } = await aServer({
      deployment: aDeployment({ shop: demonstration }),
      settings: { logLevel: 'silent', trustProxy: false },
    });
    const send = async (payload: string) =>
      app.inject({ method: 'POST', url: '/el12/sklep-pokazowy', headers: form, payload, remoteAddress: '203.0.113.7' });
    const items = Array.from({ length: 900 }, (_, index) => `NEW_ITEM-VENDORMAT%5B${index + 1}%5D=DR4%2F11-${index}`);
    const posted = await send(items.join('&'));
    const shown = (remoteAddress: string) => app.inject({ url: String(posted.headers.location), remoteAddress });
    const page = await shown('203.0.113.7');
    expect([page.statusCode, page.body.match(/<tr>/g)?.length]).toEqual([200, 201]);
    expect((await shown('203.0.113.8')).statusCode).toBe(404);
    expect((await send(`a=${'x'.repeat(65_536)}`)).statusCode).toBe(413);
    const statuses = new Set<number>();
    for (let times = 0; times < 700; times += 1) statuses.add((await send('')).statusCode);
    expect(statuses).toEqual(new Set([303, 429]));
    // Only the last baskets of a network are kept.
    expect((await shown('203.0.113.7')).statusCode).toBe(404);
  });

  test('accepts only forms', async () => {
    const { app } = await aServer({ deployment: aDeployment({ shop: demonstration }), webFolder: builtPages() });
    const answer = await app.inject({ method: 'POST', url: '/el12/sklep-pokazowy', payload: { a: 1 } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('keeps a basket for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = await aServer({ deployment: aDeployment({ shop: demonstration }) });
    const payload = 'NEW_ITEM-VENDORMAT%5B1%5D=DR4%2F11';
    const { headers } = await app.inject({
      method: 'POST',
      url: '/el12/sklep-pokazowy?lang=en',
      headers: form,
      payload,
    });
    vi.setSystemTime(Date.now() + 299_000);
    await cacheReadsClock();
    expect((await app.inject(String(headers.location))).body).toContain('DR4/11');
    vi.setSystemTime(Date.now() + 2000);
    await cacheReadsClock();
    const late = await app.inject(String(headers.location));
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain('This basket has expired.');
  });

  test('demonstrates a purchasing system where some are listed', async () => {
    const punchOut = { origins: ['http://localhost:8080'] };
    const { app } = await aServer({ deployment: aDeployment({ shop: demonstration, punchOut }) });
    const page = await app.inject({ url: '/el12/sklep-pokazowy/zakupy?lang=cs', headers: { host: 'localhost:8080' } });
    expect(page.body).toContain('<form class="fields" method="post" action="/el12/punch-out">');
    const hookUrl = 'http://localhost:8080/el12/sklep-pokazowy?lang=cs';
    expect(page.body).toContain(`name="HOOK_URL" value="${hookUrl}"`);
    const payload = new URLSearchParams({ HOOK_URL: hookUrl }).toString();
    const opened = await app.inject({ method: 'POST', url: '/el12/punch-out', headers: form, payload });
    expect(opened.headers.location).toContain('/el12/#punch-out?');
    const without = await aServer({ deployment: aDeployment({ shop: demonstration }) });
    expect((await without.app.inject('/el12/sklep-pokazowy/zakupy')).statusCode).toBe(404);
  });

  test.each([[null], [anOciShop()]])('is disabled in a deployment with %j', async (shop) => {
    expect((await post([], 'pl', shop)).statusCode).toBe(404);
  });
});

test('an order of the whole project contains quantities to order, an order of a room needed quantities', async () => {
  const { order, call, id } = await aProjectFor(anOciShop({ skus: { suffixes: {}, exceptions: {} } }));
  await call('PUT', `/project/${id}/order`, {
    articles: [
      { symbol: 'DR4/11', ordered: 2 },
      { symbol: 'BELL-230', have: 1, reserve: { unit: 'pieces', amount: 2 } },
    ],
  });
  const quantityOf = async (body: object, symbol: string) => {
    const { handOver } = (await order(body)).order;
    const fields = handOver?.method === 'post' ? handOver.fields : [];
    const place = /\[\d+\]$/.exec(fields.find(({ value }) => value === symbol)?.name ?? '')?.[0];
    return fields.find(({ name }) => name === `NEW_ITEM-QUANTITY${place}`)?.value;
  };
  expect(await quantityOf({}, 'DR4/11')).toBeUndefined();
  expect(await quantityOf({}, 'BELL-230')).toBe('4.000');
  expect(await quantityOf({ groupId: 1 }, 'DR4/11')).toBe('2.000');
});
