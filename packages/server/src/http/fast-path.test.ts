import { expect, test } from 'vitest';
import type { AppParts } from '../app.ts';
import { aServer } from '../testing/a-server.ts';

/** Asks a listening server for pictures. */
const asking = async (parts: Partial<AppParts> = {}) => {
  const { app } = await aServer(parts);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(`${address}/assets/img/${path}`, { headers, method });
};

/** What an answer says, without what it says of itself alone. */
const said = (answer: Response): Readonly<Record<string, string>> => {
  const own = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
};

const frame = 'frames/simon-55-line/TR2-111';

test.for(['svg', 'png', 'png?scale=2'])('a picture comes again as it came first: %s', async (ending) => {
  const ask = await asking();
  const first = await ask(`${frame}.${ending}`);
  const again = await ask(`${frame}.${ending}`);
  expect(first.headers.has('x-request-id')).toBe(true);
  expect(again.headers.has('x-request-id')).toBe(false);
  expect(said(again)).toEqual(said(first));
  expect(await again.bytes()).toEqual(await first.bytes());
});

test('a picture comes in the encoding that is asked for, whatever came before', async () => {
  const ask = await asking();
  for (const encoding of ['gzip', 'br', 'identity', 'gzip', 'br', 'identity']) {
    const { headers } = await ask(`${frame}.svg`, { 'accept-encoding': encoding });
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
  }
});

test('a picture is not sent again to who has it, and anew to who has another', async () => {
  const ask = await asking();
  const etag = (await ask(`${frame}.svg`)).headers.get('etag') ?? '';
  const again = await ask(`${frame}.svg`, { 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  expect(again.headers.has('content-type')).toBe(false);
  expect((await ask(`${frame}.svg`, { 'if-none-match': '"old"' })).status).toBe(200);
  expect((await ask(`${frame}.svg`, { 'if-none-match': `W/${etag}` })).status).toBe(304);
});

test('only reading is answered so, and only what was sent before', async () => {
  const ask = await asking();
  await ask(`${frame}.svg`);
  expect((await ask(`${frame}.svg`, {}, 'DELETE')).status).toBe(404);
  expect(await (await ask(`${frame}.svg`, {}, 'HEAD')).text()).toBe('');
  expect((await ask('articles/none.svg')).status).toBe(404);
  expect((await ask('articles/none.svg')).status).toBe(404);
});

test('pictures are forgotten before what they are asked for by takes more memory than they do', async () => {
  const ask = await asking({ pictureBytes: 32 * 1024 * 1024 });
  const isReady = async (): Promise<boolean> => !(await ask(`${frame}.svg`)).headers.has('x-request-id');
  await ask(`${frame}.svg`);
  expect(await isReady()).toBe(true);
  const padding = 'x'.repeat(15_000);
  for (let index = 0; index < 2500; index += 1) await (await ask(`${frame}.svg?${index}${padding}`)).bytes();
  expect(await isReady()).toBe(false);
});
