import { describe, expect, it } from 'vitest';
import { aServer } from '../testing/a-server.ts';

/** Asks a listening server for its app data. */
const asking = async () => {
  const { app } = await aServer();
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/app-data`;
  return (headers: Readonly<Record<string, string>>) => fetch(url, { headers });
};

describe('app data that the caller already holds', () => {
  it('is not sent again, in the language and encoding that it is held in', async () => {
    const ask = await asking();
    const polish = { 'accept-language': 'pl', 'accept-encoding': 'gzip' };
    const etag = (await ask(polish)).headers.get('etag') ?? '';
    const again = await ask({ ...polish, 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  });

  it('is sent whole where what is held is in another language, or of another state', async () => {
    const ask = await asking();
    const etag = (await ask({ 'accept-language': 'pl' })).headers.get('etag') ?? '';
    expect((await ask({ 'accept-language': 'uk', 'if-none-match': etag })).status).toBe(200);
    expect((await ask({ 'accept-language': 'pl', 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('goes the usual way for all that is less plain: a list of tags, a weak one', async () => {
    const ask = await asking();
    const etag = (await ask({ 'accept-language': 'pl' })).headers.get('etag') ?? '';
    for (const held of [`"old", ${etag}`, `W/${etag}`, '*'])
      expect((await ask({ 'accept-language': 'pl', 'if-none-match': held })).status).toBe(304);
  });
});
