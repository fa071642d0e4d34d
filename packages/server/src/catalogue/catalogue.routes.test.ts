import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@ramka/contract/endpoints';
import { appData } from '@ramka/contract/wire/app-data';
import { describe, expect, it } from 'vitest';
import { aCatalogue, aServer } from '../testing/a-server.ts';
import { appDataOf } from './catalogue-answers.ts';
import type { Catalogue } from './catalogue.ts';

const readAppData = async (headers: Record<string, string> = {}) => {
  const { app } = await aServer();
  return app.inject({ url: '/api/app-data', headers });
};

describe('app data', () => {
  // Holds §3.32, §3.33, §3.34, §3.35, §3.36, §7.3, D2, D4.
  it('matches the contract and is complete', async () => {
    const { call } = await aServer();
    const answer = await call('GET', '/app-data');
    expect(answer.status).toBe(200);
    const data = appData.parse(answer.body);
    expect(Object.keys(data.frames)).toEqual(['simon-basic', 'simon-54', 'simon-55']);
    expect(data.controllers['simon-54']).toHaveLength(6);
    expect(Object.keys(data.controllers)).toEqual(['simon-54']);
    expect(data.productCategories).toHaveProperty('simon-aquarius');
  });

  // Holds §3.32.
  it('has no fields outside of the contract', async () => {
    const { app, call } = await aServer();
    expect(app.hasRoute({ method: 'GET', url: '/api/app-data' })).toBe(true);
    const { body } = await call('GET', '/app-data');
    expect(appData.parse(body)).toEqual(body);
  });

  it('has prices of frames, except panels, whose price depends on their contents', async () => {
    const { call } = await aServer();
    const { frames } = appData.parse((await call('GET', '/app-data')).body);
    const all = Object.values(frames).flat();
    expect(all.find(({ symbol }) => symbol === 'TR2/111')?.price).toBe(18.4);
    expect(all.filter(({ vFrame, price }) => vFrame !== null && price !== undefined)).toEqual([]);
    const panels = all.filter(({ vFrame }) => vFrame !== null);
    expect(panels.map(({ priceFrom }) => priceFrom)).not.toContain(undefined);
    expect(all.filter(({ vFrame, priceFrom }) => vFrame === null && priceFrom !== undefined)).toEqual([]);
  });

  it('has prices of seals and boxes', async () => {
    const { call } = await aServer();
    const { frames } = appData.parse((await call('GET', '/app-data')).body);
    const frame = Object.values(frames)
      .flat()
      .find(({ symbol }) => symbol === 'TR2/111');
    expect(frame?.sealPrice).toBeGreaterThan(0);
    expect(frame?.smBox.length).toBeGreaterThan(0);
    expect(frame?.smBox.map(({ price }) => price)).not.toContain(undefined);
  });

  // Holds R17.
  it.for([
    ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip;q=0.5, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const)('comes compressed as the caller takes it: "%s"', async ([accepted, encoding, decode]) => {
    const plain = await readAppData();
    const answer = await readAppData({ 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  });

  // Holds R17.
  it('returns 304 for a current entity tag in the same language and encoding', async () => {
    const { app } = await aServer();
    const headers = { 'accept-encoding': 'br', 'accept-language': 'cs' };
    const first = await app.inject({ url: '/api/app-data', headers });
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await app.inject({ url: '/api/app-data', headers: { ...headers, 'if-none-match': tag } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers['etag']).toBe(tag);
    expect(again.headers['vary']).toBe('Accept-Language, Accept-Encoding');
    for (const other of [
      { ...headers, 'accept-language': 'pl' },
      { ...headers, 'accept-encoding': 'gzip' },
    ]) {
      const answer = await app.inject({ url: '/api/app-data', headers: { ...other, 'if-none-match': tag } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['etag']).not.toBe(tag);
    }
  });

  // Holds R17.
  it.for([
    ['uk-UA', 'uk', 'Вимикачі'],
    ['cz', 'cs', 'Spínače'],
    ['de', 'pl', 'Łączniki'],
  ] as const)('comes in the language of the caller: %s', async ([accepted, language, name]) => {
    const answer = await readAppData({ 'accept-language': accepted });
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers['vary']).toBe('Accept-Language, Accept-Encoding');
    expect(appData.parse(answer.json()).moduleCategories['simon-basic']?.[0]?.name).toBe(name);
  });
});

describe('modules and products of a category', () => {
  // Holds §3.26, §3.27, §7.4, §7.5, C5.11.
  it.for([
    ['/modules/by-category/40400', 'listModules', [4019, 4032]],
    ['/modules/by-category/40401', 'listModules', [4019]],
    ['/modules/by-series/4', 'listSeriesModules', [4016, 4019, 4032]],
    ['/products/8010', 'listProducts', [801]],
    ['/products/8020', 'listProducts', [802]],
    ['/ecatalog/products/41003', 'listEcatalogProducts', [41301]],
    ['/ecatalog/products/8', 'listEcatalogProducts', [80001, 80002]],
    ['/modules?ids=5023,4019,5023,1', 'findModules', [5023, 4019]],
  ] as const)('are listed by %s', async ([path, name, ids]) => {
    const { call } = await aServer();
    const { status, body } = await call('GET', path);
    expect(status).toBe(200);
    const list = endpoints[name].response.parse(body);
    expect(list).toEqual(body);
    expect(list.map(({ id }) => id)).toEqual(ids);
  });

  it.for([
    '/modules/by-category/1',
    '/modules/by-series/99',
    '/products/40400',
    '/ecatalog/products/7',
    '/modules/by-category/0x1',
    '/products/-1',
  ])('are unknown at %s', async (path) => {
    const { call } = await aServer();
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'unknown-category' } });
  });

  // Holds R17.
  it('are localised by the language of the request and cached separately', async () => {
    const { call } = await aServer();
    const names = await Promise.all(
      ['pl', 'en', 'pl'].map(async (language) => {
        const { body } = await call('GET', '/modules/by-category/20101', undefined, { 'accept-language': language });
        return endpoints.listModules.response.parse(body)[0]?.name;
      }),
    );
    expect(names).toEqual(['Łącznik jednobiegunowy', 'One-way switch', 'Łącznik jednobiegunowy']);
  });

  it('are rejected for malformed ids', async () => {
    const { call } = await aServer();
    expect(await call('GET', '/modules')).toMatchObject({ status: 422 });
    expect(await call('GET', '/modules?ids=1,x')).toMatchObject({ status: 422 });
  });
});

describe('a catalogue response', () => {
  it.for([
    ['/api/app-data', '/api/app%2Ddata', '/api/%61pp-dat%61'],
    ['/api/modules/by-category/40400', '/api/modules/by-category/%2040400%20', '/api/modules/by%2Dcategory/%340400'],
  ])('is built once for all encodings of its URL: %j', async ([plain = '', ...others]) => {
    const catalogue = await aCatalogue();
    let made = 0;
    const counted: Catalogue = {
      ...catalogue,
      in: (language) => {
        made += 1;
        return catalogue.in(language);
      },
    };
    const { app } = await aServer({ catalogue: counted });
    const { body } = await app.inject(plain);
    const before = made;
    for (const url of others) expect(await app.inject(url)).toMatchObject({ statusCode: 200, body });
    expect(made).toBe(before);
  });
});

describe('app data of a language', () => {
  it('is a copy, so that changes to it do not affect the catalogue', async () => {
    const polish = (await aCatalogue()).in('pl');
    appDataOf(polish).frames['simon-54']?.splice(0);
    expect(appDataOf(polish).frames['simon-54']).toHaveLength(5);
  });
});

describe('the search of the e-catalogue', () => {
  // Holds §3.31, §7.36.
  it('matches the contract', async () => {
    const { call } = await aServer();
    const { status, headers, body } = await call('GET', '/ecatalog/search?query=dw1');
    expect(status).toBe(200);
    expect(endpoints.searchEcatalog.response.parse(body)).toEqual(body);
    expect(body).toMatchObject([{ serie: 'Simon 54', category: 'Łączniki', products: [{ symbol: 'DW1.00/11' }] }]);
    expect(headers).toMatchObject({ vary: 'Accept-Language, Accept-Encoding', 'content-language': 'pl' });
    expect(headers).not.toHaveProperty('x-more-results');
  });

  it('searches the names in the language of the request', async () => {
    const { call } = await aServer();
    const path = `/ecatalog/search?query=${encodeURIComponent('дзвінок')}`;
    expect(await call('GET', path, undefined, { 'accept-language': 'uk' })).toMatchObject({ body: [{ serie: null }] });
    expect(await call('GET', path, undefined, { 'accept-language': 'pl' })).toMatchObject({ body: [] });
  });

  // Holds §5.24, §9.4, R15.
  it.for(['', 'query=', 'query=dw', 'query=%20%20dw%20%20', 'query=a%CC%81b'])(
    'rejects queries of less than three characters: "%s"',
    async (query) => {
      const { call } = await aServer();
      expect(await call('GET', `/ecatalog/search?${query}`)).toMatchObject({
        status: 422,
        body: {
          code: 'unprocessable',
          issues: [{ path: 'query', code: 'query-too-short', message: 'Wpisz co najmniej 3 znaki' }],
        },
      });
    },
  );

  it('rejects overlong queries', async () => {
    const { call } = await aServer();
    expect(await call('GET', `/ecatalog/search?query=${'a'.repeat(201)}`)).toMatchObject({ status: 422 });
  });
});

describe('functions of modules and their synonyms', () => {
  it('match the contract in the language of the request', async () => {
    const { call } = await aServer();
    const answer = await call('GET', '/functions', undefined, { 'accept-language': 'cs' });
    expect(answer.status).toBe(200);
    const body = endpoints.readFunctions.response.parse(answer.body);
    expect(body).toEqual(answer.body);
    expect(body.functions.slice(0, 2)).toMatchObject([
      { id: 'switch-one-way', name: 'Spínač jednopólový (řazení 1)', words: ['jednopólový', 'vypínač č. 1'] },
      { id: 'switch-two-circuit', nearest: [{ function: 'switch-one-way' }] },
    ]);
    expect(body).toMatchObject({
      sharedWords: [{ words: ['vypínač'], functions: ['switch-one-way', 'switch-two-circuit'] }],
    });
  });

  it('are found by the search of the e-catalogue if products name their functions', async () => {
    const { call } = await aServer();
    const found = async (query: string) =>
      (await call('GET', `/ecatalog/search?query=${encodeURIComponent(query)}`)).body;
    expect(await found('włącznik')).toMatchObject([{ products: [{ symbol: 'DW1.00/11' }] }]);
    expect(await found('włacznki')).toMatchObject([{ products: [{ symbol: 'DW1.00/11' }] }]);
    expect(await found('wyrzutnia')).toEqual([]);
  });
});
