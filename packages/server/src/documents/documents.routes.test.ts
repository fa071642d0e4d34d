import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { workedPayload } from '../testing/a-project.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readWorkbook } from './testing/read-workbook.ts';

/** A project whose only room contains the desk twice; a touch panel is in no room. `download` returns bytes. */
const aFurnishedServer = async () => {
  const { app, call } = await aServer();
  const { id } = z
    .object({ id: z.string() })
    .parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  await call('POST', `/project/${id}/group`, { name: 'Salon' });
  for (const example of [desk, livingRoom])
    await call('POST', `/project/${id}/set`, { payload: workedPayload(example) });
  await call('POST', `/project/${id}/group/1/setlist`, { payload: [{ id: 1, quantity: 2 }] });
  await call('POST', `/project/${id}/ecatalog-products`, { catalogId: 99001, quantity: 3 });
  return { id, call, download: downloader(app, id) };
};

const downloader =
  (app: TestServer['app'], id: string) =>
  async (path: string, body?: unknown, language = 'pl') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/project/${id}${path}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        origin: 'http://localhost',
        host: 'localhost',
        'accept-language': language,
        ...json(body),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };

const json = (body: unknown) => (body === undefined ? {} : { 'content-type': 'application/json' });

const everything = { groupId: null, ecatalogProductsOnly: false };

describe('the documents of a project', () => {
  // Holds §7.19, §7.21, R11.
  test('are a PDF in the language of the visitor, named after the project', async () => {
    const { download } = await aFurnishedServer();
    const { status, headers, bytes } = await download('/pdf', everything, 'cs');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'cs',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Dom - Vypis materialu.pdf"; filename*=UTF-8''Dom%20%E2%80%93%20V%C3%BDpis%20materi%C3%A1lu.pdf`,
    });
    const { text } = await readPdf(bytes);
    expect(text).toContain('Celkem za projekt bez DPH');
    expect(text).toContain('DR4/11');
    expect(text).toContain('BELL-230');
    expect(text).not.toContain('DTP3-24M/70');
  });

  // Holds §7.20, §7.21, R10, R11.
  test('are a workbook of one room, named after it too', async () => {
    const { download } = await aFurnishedServer();
    const { headers, bytes } = await download('/xls', { groupId: 1, ecatalogProductsOnly: false });
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toContain('filename="Dom - Salon - Zestawienie materialow.xlsx"');
    const values = readWorkbook(bytes).sheets.flatMap(({ cells }) => [...cells.values()].map(({ value }) => value));
    expect(values).toContain('DSH/11');
    expect(values).not.toContain('BELL-230');
  });

  // Holds R10.
  test('are comma-separated values of the e-catalogue products alone', async () => {
    const { download } = await aFurnishedServer();
    const { headers, bytes } = await download('/csv', { groupId: null, ecatalogProductsOnly: true, dialect: 'comma' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(bytes.toString('utf8').split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^1,BELL-230,.*,3,szt\./),
      '',
    ]);
  });

  test('have different file names if they differ only in their separators', async () => {
    const { download } = await aFurnishedServer();
    const nameOf = async (path: string, body: Readonly<Record<string, unknown>>): Promise<string> =>
      /filename="([^"]+)"/.exec(String((await download(path, body)).headers['content-disposition']))?.[1] ?? '';
    expect([
      await nameOf('/csv', { ...everything, dialect: 'semicolon' }),
      await nameOf('/csv', { ...everything, dialect: 'comma' }),
      await nameOf('/components/list/csv', { sets: '1', dialect: 'comma' }),
    ]).toEqual([
      'Dom - Zestawienie materialow.csv',
      'Dom - Zestawienie materialow, CSV z przecinkami.csv',
      'Dom - Biurko - Lista elementow, CSV z przecinkami.csv',
    ]);
  });

  test('are a site sheet of a room, without prices', async () => {
    const { download } = await aFurnishedServer();
    const { text } = await readPdf((await download('/group/1/site-sheet/pdf')).bytes);
    expect(text).toContain('Karta montażowa');
    expect(text).toContain('Puszka natynkowa DSC/11 + 3 × DSH/11, głębokość 40 mm');
    expect(text).toContain('2. Puszka Mechanizm Ramka');
    expect(text).not.toContain('zł');
  });

  test('are a drilling template of a set, which may name its room, and those of a room', async () => {
    const { download } = await aFurnishedServer();
    const path = '/set/1/drilling-template/pdf';
    const one = await download(path, { groupId: 1, vertical: false, height: 300 });
    expect(one.headers['content-type']).toBe('application/pdf');
    expect(one.headers['content-disposition']).toContain('filename="Dom - Biurko - Szablon do wiercenia.pdf"');
    const { pages, text } = await readPdf(one.bytes);
    expect(pages.length).toBe(2);
    expect(text).toContain('Pomieszczenie: Salon');
    expect(text).toContain('nad podłogą: 30 cm');
    const vertical = await readPdf((await download(path, { groupId: null, vertical: true })).bytes);
    expect(vertical.text).toContain('Linia poziomu (miejsce 1)');
    expect(vertical.text).not.toContain('Pomieszczenie');
    const all = await download('/group/1/drilling-templates/pdf');
    expect(all.headers['content-disposition']).toContain('filename="Dom - Salon - Szablony do wiercenia.pdf"');
    expect((await readPdf(all.bytes)).pages.length).toBe(2);
  });

  test('are drilling templates with the labels of the pieces, and the height that all of them have', async () => {
    const { download, call, id } = await aFurnishedServer();
    const text = async () => (await readPdf((await download('/group/1/drilling-templates/pdf')).bytes)).text;
    const raise = (piece: number) =>
      call('PUT', `/project/${id}/labels`, {
        numbered: true,
        pieces: [{ groupId: 1, bundleId: 1, piece, height: 115 }],
      });
    expect((await raise(1)).status).toBe(200);
    expect(await text()).toContain('nad podłogą: …………');
    expect(await text()).toMatch(/S1 · 115\scm; S2/);
    await raise(2);
    expect(await text()).toContain('nad podłogą: 115 cm');
  });

  test('are no drilling templates of a room without frames, which the answer explains', async () => {
    const { download, call, id } = await aFurnishedServer();
    await call('POST', `/project/${id}/group`, { name: 'Hol' });
    const { status, bytes } = await download('/group/2/drilling-templates/pdf');
    expect(status).toBe(422);
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({
      code: 'unprocessable',
      issues: [{ code: 'no-frame', message: 'Szablon do wiercenia wymaga zestawu z ramką, która jest w katalogu' }],
    });
    const template = (set: number, body: unknown) => download(`/set/${set}/drilling-template/pdf`, body);
    expect((await template(77, { groupId: null, vertical: false })).status).toBe(404);
    expect((await template(1, { groupId: 77, vertical: false })).status).toBe(404);
    expect((await template(1, { groupId: 1, vertical: false, height: -1 })).status).toBe(422);
    expect((await download('/group/77/drilling-templates/pdf')).status).toBe(404);
  });

  test('are rejected for unknown rooms and malformed requests', async () => {
    const { download, call } = await aFurnishedServer();
    expect((await download('/pdf', { groupId: 77, ecatalogProductsOnly: false })).status).toBe(404);
    expect((await download('/group/77/site-sheet/pdf')).status).toBe(404);
    expect((await download('/pdf', {})).status).toBe(400);
    expect((await download('/csv', { ...everything, dialect: 'tabs' })).status).toBe(400);
    expect((await call('POST', '/project/22222222/pdf', everything)).status).toBe(404);
    expect((await call('POST', '/project/22222222/pdf', everything, { 'x-requested-with': '' })).status).toBe(403);
  });
});

const aFollower = async () => {
  const { app, call } = await aServer();
  const { id } = z
    .object({ id: z.string() })
    .parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  await call('POST', `/project/${id}/set`, { payload: workedPayload(desk) });
  await call('POST', `/project/${id}/group`, { name: 'Salon' });
  // A browser that follows a link sends no headers of ours.
  const follow = (path: string, query: Readonly<Record<string, string>> = {}) =>
    app.inject({ url: `/api/project/${id}${path}`, query, headers: { accept: '*/*', 'accept-language': 'de' } });
  return { id, app, follow };
};

describe('the address of a document', () => {
  test.each([
    ['/pdf', { body: JSON.stringify(everything), lang: 'cs' }, 'application/pdf', 'Dom - Vypis materialu.pdf'],
    ['/order/pdf', { lang: 'cs' }, 'application/pdf', 'Dom - Objednavka.pdf'],
    ['/group/1/site-sheet/pdf', {}, 'application/pdf', 'Dom - Salon - Karta montazowa.pdf'],
    [
      '/components/list/csv',
      { body: JSON.stringify({ sets: '1', dialect: 'semicolon' }), lang: 'pl' },
      'text/csv; charset=utf-8',
      'Dom - Biurko - Lista elementow.csv',
    ],
  ])('%s is followed without any header', async (path, query, type, name) => {
    const { follow } = await aFollower();
    const { statusCode, headers, rawPayload } = await follow(path, query);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toContain(`attachment; filename="${name}"`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(rawPayload.length).toBeGreaterThan(50);
  });

  test.each([
    [{}, 400],
    [{ body: '{' }, 400],
    [{ body: '{}' }, 400],
    [{ body: JSON.stringify({ ...everything, groupId: 77 }) }, 404],
  ])('with %j is refused with %i', async (query, status) => {
    const { follow } = await aFollower();
    expect((await follow('/pdf', query)).statusCode).toBe(status);
  });

  test('of an unknown project is unknown', async () => {
    const { app } = await aFollower();
    const answer = await app.inject({ url: '/api/project/22222222/pdf', query: { body: JSON.stringify(everything) } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the documents of sets', () => {
  // Holds §7.30, R10, D18.
  test('count each selected set once and merge equal articles', async () => {
    const { download } = await aFurnishedServer();
    const { bytes } = await download('/components/list/csv', { sets: '1,2,1', dialect: 'comma' });
    const rows = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[1])).toEqual([
      ...new Set([...desk.rows, ...livingRoom.rows].map(([symbol]) => symbol)),
    ]);
    expect(rows.find((row) => row.includes(',DGZ1ZP/11,'))).toMatch(/,2,szt\.,9\.90,19\.80,/);
  });

  // Holds §7.31, §7.32.
  test('are a PDF and a workbook of their components', async () => {
    const { download } = await aFurnishedServer();
    const { text } = await readPdf((await download('/components/list/pdf', { sets: '2' })).bytes);
    expect(text).toContain('DTP3-24M/70');
    const { sheets } = readWorkbook((await download('/components/list/xls', { sets: '2' })).bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Zestawienie', 'Zestawy']);
  });

  // Holds §7.33.
  test('are catalogue cards, one set a page, with dimensions in millimetres', async () => {
    const { download } = await aFurnishedServer();
    const { headers, bytes } = await download('/components/pdf-cards', { sets: '2,1' });
    expect(headers['content-disposition']).toContain('filename="Dom - Karty katalogowe.pdf"');
    const { pages, outline } = await readPdf(bytes);
    expect(outline.map(({ title }) => title)).toEqual([livingRoom.set.name, desk.set.name]);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('228');
    expect(pages[1]).toContain('297');
    expect(pages[1]).toContain('Wymiary w milimetrach');
  });

  // Holds R10.
  test('are rejected without a set and for an unknown set', async () => {
    const { download } = await aFurnishedServer();
    for (const path of ['/components/list/pdf', '/components/list/xls', '/components/pdf-cards']) {
      expect((await download(path, { sets: '' })).status).toBe(422);
      expect((await download(path, { sets: '1,99' })).status).toBe(422);
    }
  });
});

test.each([
  [
    'the origin of the requesting page',
    'https://ramka.example',
    'ramka.example',
    'https://ramka.example/el12/projekt/',
  ],
  ['none where another page orders', 'https://evil.example', 'ramka.example', undefined],
  ['none where no page says where it is', undefined, 'evil.example', undefined],
])('a document links to %s', async (_what, origin, host, link) => {
  const { app } = await aServer();
  const headers = { 'x-requested-with': 'XMLHttpRequest', host, ...(origin !== undefined && { origin }) };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/project${path}`, headers, payload });
  const { id } = (await post('', { name: 'Dom', variant: 'el12' })).json<{ id: string }>();
  const { statusCode, rawPayload } = await post(`/${id}/pdf`, everything);
  expect(statusCode).toBe(200);
  expect(/\/URI \(([^)]*)\)/.exec(rawPayload.toString('latin1'))?.[1]).toBe(link && `${link}${id}`);
  expect((await post(`/${id}/xls`, everything)).statusCode).toBe(200);
});
