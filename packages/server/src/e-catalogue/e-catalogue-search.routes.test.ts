import { calls } from '@ramka/contract/calls';
import { describe, expect, it } from 'vitest';
import { aServer } from '../testing/a-server.ts';

describe('the search of the e-catalogue', () => {
  it('answers what the contract says', async () => {
    const { call } = await aServer();
    const { status, headers, body } = await call('GET', '/ecatalog/search?query=dw1');
    expect(status).toBe(200);
    expect(calls.searchEcatalog.answer.parse(body)).toEqual(body);
    expect(body).toMatchObject([{ serie: 'Simon 54', category: 'Łączniki', products: [{ symbol: 'DW1.00/11' }] }]);
    expect(headers).toMatchObject({ vary: 'Accept-Language', 'content-language': 'pl' });
    expect(headers).not.toHaveProperty('x-more-results');
  });

  it('searches the names of the language of the caller', async () => {
    const { call } = await aServer();
    const path = `/ecatalog/search?query=${encodeURIComponent('дзвінок')}`;
    expect(await call('GET', path, undefined, { 'accept-language': 'uk' })).toMatchObject({ body: [{ serie: null }] });
    expect(await call('GET', path, undefined, { 'accept-language': 'pl' })).toMatchObject({ body: [] });
  });

  it.for(['', 'query=', 'query=dw', 'query=%20%20dw%20%20', 'query=a%CC%81b'])(
    'refuses less than three characters: "%s"',
    async (query) => {
      const { call } = await aServer();
      expect(await call('GET', `/ecatalog/search?${query}`)).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', issues: [{ path: 'query' }] },
      });
    },
  );

  it('refuses a query that is far too long', async () => {
    const { call } = await aServer();
    expect(await call('GET', `/ecatalog/search?query=${'a'.repeat(201)}`)).toMatchObject({ status: 422 });
  });
});
