import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Caller, createCaller, fileNameOf } from './client.ts';
import { ApiFailure } from './failure.ts';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Reply = { status: number; body: string; headers?: Record<string, string> };

let server: Server;
let call: Caller;
let received: Received[] = [];
let reply: Reply;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  call = createCaller(`http://127.0.0.1:${port}`, () => 'cs');
});

afterAll(() => server.close());

beforeEach(() => {
  received = [];
  reply = { status: 200, body: '{}' };
});

const failureOf = async (attempt: Promise<unknown>): Promise<ApiFailure> => {
  const failure: unknown = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiFailure) {
    return failure;
  }
  throw new Error('no ApiFailure', { cause: failure });
};

describe('a request', () => {
  // Holds §6.3, §7.2.
  it('has its path with parameters filled in, the request marker and the visitor’s language', async () => {
    await call('renameRoom', { params: { projectId: 'Hq7mWz3k', groupId: 7 }, body: { name: 'Salon' } });
    const [request] = received;
    expect(request).toMatchObject({ method: 'PUT', url: '/api/project/Hq7mWz3k/group/7', body: '{"name":"Salon"}' });
    expect(request?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'cs',
      'content-type': 'application/json',
    });
  });

  it('that changes something does not follow redirects of an intermediary', async () => {
    reply = { status: 303, body: '', headers: { location: '/api/project/Hq7mWz3k/group/7' } };
    const change = call('renameRoom', { params: { projectId: 'Hq7mWz3k', groupId: 7 }, body: { name: 'Salon' } });
    expect((await failureOf(change)).code).toBe('unreachable');
    expect(received.map(({ method }) => method)).toEqual(['PUT']);
  });

  it('escapes path parameters and query', async () => {
    await call('readProject', { params: { projectId: 'a/b?c' } });
    await call('searchEcatalog', { query: { query: 'łącznik & co' } });
    expect(received.map(({ url }) => url)).toEqual([
      '/api/project/a%2Fb%3Fc',
      '/api/ecatalog/search?query=%C5%82%C4%85cznik+%26+co',
    ]);
  });

  it('sends the entity tag that must still hold', async () => {
    await call('deleteSet', { params: { projectId: 'Hq7mWz3k', setId: 3 }, ifMatch: '"v4"' });
    expect(received[0]?.headers['if-match']).toBe('"v4"');
  });

  it('returns the response, its entity tag, and whether there are more results', async () => {
    reply = { status: 200, body: '[]', headers: { etag: '"v5"', 'x-more-results': 'true' } };
    const answer = await call('searchEcatalog', { query: { query: 'gniazdo' } });
    expect(answer).toEqual({ answer: [], etag: '"v5"', undoId: null, more: true, cachedAt: null });
  });

  it('returns the undo entry of what it removed', async () => {
    reply = { status: 204, body: '', headers: { 'x-removal': '17' } };
    const { undoId } = await call('deleteRoom', { params: { projectId: 'Hq7mWz3k', groupId: 7 } });
    expect(undoId).toBe(17);
  });

  it('returns undefined for an empty response', async () => {
    reply = { status: 204, body: '' };
    const { answer } = await call('deleteRoom', { params: { projectId: 'Hq7mWz3k', groupId: 7 } });
    expect(answer).toBeUndefined();
  });
});

describe('a failed request', () => {
  it('times out after a minute without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const failure = failureOf(call('readAppData', {}));
    vi.advanceTimersByTime(60_000);
    expect(await failure).toMatchObject({ status: 504, code: 'unreachable' });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is unreadable if a response begins and does not end within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream())));
    const failure = failureOf(call('readAppData', {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ status: 200, code: 'unreadable' });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('contains the server’s code, message and issues', async () => {
    const issues = [{ path: 'name', code: 'too-short', message: 'Příliš krátké' }];
    reply = {
      status: 422,
      body: JSON.stringify({
        code: 'unprocessable',
        message: 'Tyto údaje nelze uložit. Zkontrolujte označená pole.',
        issues,
      }),
    };
    const failure = await failureOf(call('createProject', { body: { name: 'a', variant: 'el12' } }));
    expect(failure).toMatchObject({
      status: 422,
      code: 'unprocessable',
      message: 'Tyto údaje nelze uložit. Zkontrolujte označená pole.',
      issues,
    });
  });

  it('is unreadable if an intermediary responded instead', async () => {
    reply = { status: 502, body: '<html>Bad Gateway</html>' };
    const failure = await failureOf(call('readAppData', {}));
    expect(failure).toMatchObject({ status: 502, code: 'unreadable', message: '' });
  });

  it('is unreadable if the response is not JSON', async () => {
    reply = { status: 200, body: 'half of an ans' };
    expect(await failureOf(call('readAppData', {}))).toMatchObject({ status: 200, code: 'unreadable' });
  });

  it('is unreachable without a response', async () => {
    const nobody = createCaller('http://127.0.0.1:1', () => 'pl');
    expect(await failureOf(nobody('readAppData', {}))).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('stays an abort if the caller has aborted it', async () => {
    const attempt = call('readAppData', { signal: AbortSignal.abort() });
    await expect(attempt).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it.each([200, 422])('stays an abort if the caller aborts it while a response of %s is arriving', async (status) => {
    reply = { status, body: '{"half":', headers: { 'content-length': '100' } };
    const controller = new AbortController();
    const attempt = call('readAppData', { signal: controller.signal });
    await new Promise((resolve) => setTimeout(resolve, 100));
    controller.abort();
    await expect(attempt).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

test.for([
  [
    `attachment; filename="Dom - Lazienka.pdf"; filename*=UTF-8''Dom%20%E2%80%93%20%C5%81azienka.pdf`,
    'Dom – Łazienka.pdf',
  ],
  [`attachment; filename*=utf-8''%D0%94%D1%96%D0%BC.xlsx; filename="Dim.xlsx"`, 'Дім.xlsx'],
  ['attachment; filename="Dom; A.csv"', 'Dom; A.csv'],
  [`attachment; filename="Dom.pdf"; filename*=UTF-8''%E2%80`, 'Dom.pdf'],
  ['attachment', 'ramka'],
  ['', 'ramka'],
] as const)('%s names %s', ([disposition, name]) => {
  expect(fileNameOf(disposition)).toBe(name);
});
