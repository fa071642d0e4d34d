import { shopAnswerOfFragment } from '@ramka/contract/translate/shop-answer';
import { describe, expect, test } from 'vitest';
import { aDeployment, aServer, builtPages } from '../testing/a-server.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const answer = async (payload: string) => {
  const { app } = await aServer({
    deployment: aDeployment({ shop: { kind: 'demonstration' } }),
    webFolder: builtPages(),
  });
  return Promise.all([
    app.inject({ method: 'POST', url: '/el12/shop-answer', headers: form, payload }),
    app.inject(`/el12/shop-answer?${payload}`),
  ]);
};

describe('a shop answers an order', () => {
  test('and the visitor is redirected to a page of the app with the answer', async () => {
    const rows = 'symbol%5B1%5D=DR4/11&quantity%5B1%5D=2&taken%5B1%5D=1&reason%5B1%5D=%3Cb%3E';
    for (const { statusCode, headers } of await answer(`reference=R1&${rows}&PASSWORD=opensesame`)) {
      expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
      const { pathname, hash, href } = new URL(String(headers.location), 'https://ramka.example');
      expect(pathname).toBe('/el12/odpowiedz-sklepu');
      expect(shopAnswerOfFragment(hash)).toEqual({
        reference: 'R1',
        others: 'taken',
        rows: [{ symbol: 'DR4/11', taken: 1, reason: '<b>' }],
      });
      expect(href).not.toContain('opensesame');
    }
  });

  test.each([
    ['{}', 'application/json', 400, 'niepełną'],
    ['--x', 'multipart/form-data; boundary=x', 400, 'niepełną'],
    ['x'.repeat(65_537), form['content-type'], 413, 'za długa'],
  ])('and gets an error page for a body that is no form or too large', async (payload, type, status, text) => {
    const { app } = await aServer({ deployment: aDeployment({ shop: { kind: 'demonstration' } }) });
    const headers = { 'content-type': type };
    const page = await app.inject({ method: 'POST', url: '/el12/shop-answer?reference=R1', headers, payload });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(text);
  });

  test.each([
    ['', 400, 'niepełną lub nieprawidłową'],
    ['reference=%0d%0aSet-Cookie:%20a=b', 400, 'niepełną lub nieprawidłową'],
    ['reference=//evil.example', 400, 'niepełną lub nieprawidłową'],
    [
      `reference=R1&${Array.from({ length: 400 }, (_, n) => `symbol[${n + 1}]=DR${n}/11&taken[${n + 1}]=0`).join('&')}`,
      413,
      'za długa',
    ],
  ])('and gets an error page for %s', async (payload, status, text) => {
    for (const page of await answer(payload)) {
      expect([page.statusCode, page.headers.location]).toEqual([status, undefined]);
      expect(page.headers).not.toHaveProperty('set-cookie');
      expect(page.body).toContain(text);
      expect(page.body).not.toContain('evil');
    }
  });

  test('with a form of 64 kB at most', async () => {
    const { app } = await aServer({ deployment: aDeployment({ shop: { kind: 'demonstration' } }) });
    const post = (payload: string) => app.inject({ method: 'POST', url: '/el12/shop-answer', headers: form, payload });
    expect((await post(`reference=R1&x=${'x'.repeat(65_000)}`)).statusCode).toBe(303);
    expect((await post(`reference=R1&x=${'x'.repeat(65_536)}`)).statusCode).toBe(413);
  });

  test('only in a deployment with a shop', async () => {
    const { app } = await aServer({ deployment: aDeployment() });
    expect((await app.inject('/el12/shop-answer?reference=R1')).statusCode).toBe(404);
  });
});
