import { describe, expect, test } from 'vitest';
import type { AppOptions } from '../app.ts';
import { aServer } from '../testing/a-server.ts';
import { enableHotReload } from '../catalogue/hot-reload.ts';

/** A listening server, and a function that requests pictures from it. */
const asking = async (parts: Partial<AppOptions> = {}) => {
  const { app } = await aServer(parts);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(`${address}/assets/img/${path}`, { headers, method });
};

/** The headers of a response, except those that belong to one response only. */
const headersOf = (answer: Response): Readonly<Record<string, string>> => {
  const own = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
};

const frame = 'frames/simon-55-line/TR2-111';

test.for(['svg', 'png', 'png?scale=2'])('a cached picture equals the original response: %s', async (ending) => {
  const ask = await asking();
  const first = await ask(`${frame}.${ending}`);
  const again = await ask(`${frame}.${ending}`);
  expect(first.headers.has('x-request-id')).toBe(true);
  expect(again.headers.has('x-request-id')).toBe(false);
  expect(headersOf(again)).toEqual(headersOf(first));
  expect(await again.bytes()).toEqual(await first.bytes());
});

test('a picture is sent in the accepted encoding, whatever was cached before', async () => {
  const ask = await asking();
  for (const encoding of ['gzip', 'br', 'identity', 'gzip', 'br', 'identity']) {
    const { headers } = await ask(`${frame}.svg`, { 'accept-encoding': encoding });
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
  }
});

test('a picture with a matching entity tag yields 304, and with another one 200', async () => {
  const ask = await asking();
  const etag = (await ask(`${frame}.svg`)).headers.get('etag') ?? '';
  const again = await ask(`${frame}.svg`, { 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  expect(again.headers.has('content-type')).toBe(false);
  expect((await ask(`${frame}.svg`, { 'if-none-match': '"old"' })).status).toBe(200);
  expect((await ask(`${frame}.svg`, { 'if-none-match': `W/${etag}` })).status).toBe(304);
});

test('only reads are answered from the cache, and only if cached before', async () => {
  const ask = await asking();
  await ask(`${frame}.svg`);
  expect((await ask(`${frame}.svg`, {}, 'DELETE')).status).toBe(404);
  expect(await (await ask(`${frame}.svg`, {}, 'HEAD')).text()).toBe('');
  expect((await ask('articles/none.svg')).status).toBe(404);
  expect((await ask('articles/none.svg')).status).toBe(404);
});

test('cached pictures are evicted before their keys take more memory than they do', async () => {
  const ask = await asking({ pictureBytes: 32 * 1024 * 1024 });
  const isReady = async (): Promise<boolean> => !(await ask(`${frame}.svg`)).headers.has('x-request-id');
  await ask(`${frame}.svg`);
  expect(await isReady()).toBe(true);
  const padding = 'x'.repeat(15_000);
  for (let index = 0; index < 2500; index += 1) await (await ask(`${frame}.svg?${index}${padding}`)).bytes();
  expect(await isReady()).toBe(false);
});

/** A listening server, and a function that requests its app data. */
const askingAppData = async () => {
  const { app } = await aServer();
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/app-data`;
  return (headers: Readonly<Record<string, string>>) => fetch(url, { headers });
};

describe('app data that the client has cached', () => {
  test('yields 304 for the same language and encoding', async () => {
    const ask = await askingAppData();
    const polish = { 'accept-language': 'pl', 'accept-encoding': 'gzip' };
    const etag = (await ask(polish)).headers.get('etag') ?? '';
    const again = await ask({ ...polish, 'if-none-match': etag });
    expect(again.headers.has('x-request-id')).toBe(false);
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  });

  test('yields 200 for another language or version', async () => {
    const ask = await askingAppData();
    const etag = (await ask({ 'accept-language': 'pl' })).headers.get('etag') ?? '';
    expect((await ask({ 'accept-language': 'uk', 'if-none-match': etag })).status).toBe(200);
    expect((await ask({ 'accept-language': 'pl', 'if-none-match': '"old"' })).status).toBe(200);
  });

  test('is handled by Fastify for less common headers: a list of tags, a weak tag', async () => {
    const ask = await askingAppData();
    const etag = (await ask({ 'accept-language': 'pl' })).headers.get('etag') ?? '';
    for (const held of [`"old", ${etag}`, `W/${etag}`, '*'])
      expect((await ask({ 'accept-language': 'pl', 'if-none-match': held })).status).toBe(304);
  });
});

test('each version of the catalogue has its own response cache', async () => {
  const [first, second] = [await aServer(), await aServer()];
  const changeOver = enableHotReload(first.app, async () => second.app);
  const address = await first.app.listen({ port: 0, host: '127.0.0.1' });
  const isFirst = async (): Promise<boolean> =>
    !(await fetch(`${address}/assets/img/${frame}.svg`)).headers.has('x-request-id');
  expect([await isFirst(), await isFirst()]).toEqual([false, true]);
  await changeOver();
  expect([await isFirst(), await isFirst()]).toEqual([false, true]);
});

test('a server that stops after a hot reload completes the requests of the previous app', async () => {
  const [first, second] = [await aServer(), await aServer()];
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  let closed = false;
  second.app.get('/slow', () => {
    begun = true;
    return promise;
  });
  second.app.addHook('onClose', async () => void (closed = true));
  const changeOver = enableHotReload(first.app, async () => second.app);
  const address = await first.app.listen({ port: 0, host: '127.0.0.1' });
  await changeOver();
  const answer = fetch(`${address}/slow`);
  await expect.poll(() => begun).toBe(true);
  const closing = first.app.close();
  await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'gone')).toBe('gone');
  expect(closed).toBe(false);
  resolve('done');
  expect(await (await answer).text()).toBe('done');
  await closing;
  expect(closed).toBe(true);
});
