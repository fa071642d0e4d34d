import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileCaller, type FileCaller } from './client.ts';

let server: Server;
let call: FileCaller;
let body = '';
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  call = createFileCaller(`http://127.0.0.1:${port}`, () => 'sk');
});

afterAll(() => server.close());

const cards = { params: { projectId: 'Hq7mWz3k' }, body: { sets: '1,2' } };

it('returns the file with its type and name', async () => {
  answer = (response) =>
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Izba.pdf"; filename*=UTF-8''Izba%20%C4%8D.%201.pdf`,
      })
      .end('%PDF-1.7');
  const { content, name } = await call('writeCards', cards);
  expect(name).toBe('Izba č. 1.pdf');
  expect(content.type).toBe('application/pdf');
  expect(await content.text()).toBe('%PDF-1.7');
  expect(body).toBe('{"sets":"1,2"}');
});

it('names the articles that the file cannot contain', async () => {
  const headers = { 'content-type': 'application/xml', 'x-omitted-articles': encodeURIComponent('ŁĄCZNIK-1, X 2') };
  answer = (response) => response.writeHead(200, headers).end('<ORDER/>');
  expect(await call('writeOpenTrans', { params: { projectId: 'Hq7mWz3k' } })).toMatchObject({
    omitted: 'ŁĄCZNIK-1, X 2',
  });
});

it('fails with the server’s own message', async () => {
  answer = (response) =>
    response.writeHead(503).end(JSON.stringify({ code: 'unavailable', message: 'Služba je dočasne nedostupná' }));
  await expect(call('writeCards', cards)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Služba je dočasne nedostupná',
  });
});

it('is unreadable if a captive portal responds', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Hotel</h1>');
  await expect(call('writeCards', cards)).rejects.toMatchObject({ code: 'unreadable' });
});

it('is unreadable if the file is incomplete', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('%PDF');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(call('writeCards', cards)).rejects.toMatchObject({ code: 'unreadable' });
});

it('stays an abort if the visitor leaves during the download', async () => {
  const controller = new AbortController();
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('%PDF');
    setTimeout(() => controller.abort(), 20);
  };
  await expect(call('writeCards', { ...cards, signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
