import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { compressResponses, negotiateEncoding } from './compression.ts';
import { sendNotModified, expectedVersions, matchesCatalogueVersion } from './entity-tags.ts';

describe('the encoding of a response', () => {
  it.for([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['brotli, x-gzip', 'identity'],
  ] as const)('for "%s" is %s', ([header, encoding]) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});

describe('dynamic responses', () => {
  const long = { rooms: Array.from({ length: 100 }, (_, room) => ({ name: `pokój ${room}` })) };

  const aListServer = () => {
    const app = fastify();
    sendNotModified(app);
    compressResponses(app);
    app.get('/long', (_request, reply) => reply.header('etag', '"7.a1.pl"').send(long));
    app.get('/short', (_request, reply) => reply.header('etag', '"7"').send({ rooms: [] }));
    app.get('/text', (_request, reply) => reply.type('text/plain').send('x'.repeat(2000)));
    app.get('/ready', (_request, reply) => reply.header('content-encoding', 'gzip').send(Buffer.from('ready')));
    return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  };

  it('are compressed if the client accepts it', async () => {
    const { headers, rawPayload } = await aListServer()('/long', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Language, Accept-Encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
  });

  it('have a separate entity tag when compressed, and both tags are recognised', async () => {
    const get = aListServer();
    const tags = await Promise.all(
      ['gzip', 'identity'].map(
        async (encoding) => (await get('/long', { 'accept-encoding': encoding })).headers['etag'],
      ),
    );
    expect(tags).toEqual(['"7.a1.pl-gzip"', '"7.a1.pl"']);
    for (const tag of tags) {
      const again = await get('/long', { 'accept-encoding': 'gzip', 'if-none-match': String(tag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it.for(['"7.a1.pl-gzip"', 'W/"7.a1.pl-gzip"'])('are identified by version and catalogue in the tag %s', (tag) => {
    const request = { headers: { 'if-match': tag } };
    expect(expectedVersions(request)).toEqual([7]);
    expect([matchesCatalogueVersion(request, 'a1'), matchesCatalogueVersion(request, 'b2')]).toEqual([true, false]);
  });

  it.for(['/short', '/text'])('are not compressed if it is not worthwhile: %s', async (url) => {
    const { headers } = await aListServer()(url, { 'accept-encoding': 'gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('are not compressed twice', async () => {
    const { body } = await aListServer()('/ready', { 'accept-encoding': 'gzip' });
    expect(body).toBe('ready');
  });
});
