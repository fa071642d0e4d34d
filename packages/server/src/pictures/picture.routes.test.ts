import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { sendNotModified } from '../http/entity-tags.ts';
import { addResponseCache, sizeOfResponse, type CachedResponse } from '../http/response-cache.ts';
import { setErrorHandlers } from '../http/errors.ts';
import { addRequestLanguage } from '../http/language.ts';
import { aDeployment } from '../testing/a-server.ts';
import { diskCache } from './disk-cache.ts';
import { pictureCache } from './picture-cache.ts';
import { pictureLibrary } from './picture-library.ts';
import { addPictureRoutes } from './picture.routes.ts';

const fixture = join(import.meta.dirname, '../../fixtures/catalogue');

/** A server with the pictures of the small catalogue and a frame that is a photograph of 153 × 82 mm. */
const aPictureServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await cp(fixture, folder, { recursive: true });
  const photograph = await sharp({ create: { width: 612, height: 328, channels: 3, background: '#808080' } })
    .webp()
    .toBuffer();
  await writeFile(join(folder, 'pictures/frames/simon-55-line/photo.webp'), photograph);
  const turned = sharp({ create: { width: 328, height: 612, channels: 3, background: '#808080' } });
  await writeFile(
    join(folder, 'pictures/frames/simon-55-line/turned.jpg'),
    await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const read = await readCatalogue(folder, { priceList: 'pln' });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const app = Fastify();
  addRequestLanguage(app, aDeployment());
  setErrorHandlers(app);
  sendNotModified(app);
  const cache = pictureCache();
  const responseCache = addResponseCache(app, cache.of<CachedResponse>('answer', sizeOfResponse), {
    admit: () => true,
    observe: () => undefined,
  });
  addPictureRoutes(app, read.value, pictureLibrary(read.value, cache, diskCache()), responseCache);
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/assets/img/${path}`, headers });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { catalogue: read.value, get, close };
};

const { catalogue, get, close } = await aPictureServer();
afterAll(close);

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('a picture stored as SVG', () => {
  it('is sent as SVG with a policy that forbids scripts', async () => {
    const answer = await get('frames/simon-55-line/TR2-111.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it('is compressed if the client accepts it', async () => {
    const answer = await get('components/55301,SW5MR.svg', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<svg /);
  });

  // Holds §3.39, §3.40, §3.41, C4.
  it.for([
    ['frames/simon-55-line/TR2-111.png', 612, 328],
    ['frames/simon-55-line/TR2-111.png?scale=2', 1224, 656],
    ['frames/simon-55-line/TR2-111.png?scale=9', 612, 328],
    ['frames/simon-55-line/t/TR2-111.png', 153, 82],
    ['frames/simon-55-line/t/TR2-111.png?scale=2', 306, 164],
    ['frame-categories/simon-basic.png', 640, 440],
    ['controllers/simon-54/dots-3.png', 220, 220],
    ['modules/simon-54/gz1.png', 220, 220],
    ['components/55012,TR2-111.png', 612, 328],
  ] as const)('comes as pixels, 4 a millimetre, or 1 as a thumbnail: %s', async ([path, width, height]) => {
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sizeOf(answer.rawPayload)).toEqual(['png', width, height]);
  });

  it('is transparent outside of the drawing', async () => {
    const { rawPayload } = await get('controllers/simon-54/dots-1.png');
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[3]?.max).toBe(0);
  });
});

describe('a picture stored as a bitmap', () => {
  it('is sent unchanged', async () => {
    const answer = await get('frames/simon-55-line/photo.webp');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sizeOf(answer.rawPayload)).toEqual(['webp', 612, 328]);
  });

  it.for([
    ['turned.jpg', ['jpeg', 612, 328]],
    ['t/turned.jpg', ['png', 153, 82]],
  ] as const)('stands upright that a camera only marked as turned: %s', async ([path, size]) => {
    const { rawPayload } = await get(`frames/simon-55-line/${path}`);
    expect(await sizeOf(rawPayload)).toEqual(size);
    expect((await sharp(rawPayload).metadata()).orientation ?? 1).toBe(1);
  });

  // Holds §3.40.
  it('has a thumbnail of a quarter of its size', async () => {
    expect(await sizeOf((await get('frames/simon-55-line/t/photo.webp')).rawPayload)).toEqual(['png', 153, 82]);
  });
});

describe('a picture', () => {
  // Holds R17.
  it.for(['frames/simon-55-line/TR2-111.svg', 'frames/simon-55-line/TR2-111.png'])(
    'yields 304 for a matching entity tag: %s',
    async (path) => {
      const { get } = await aPictureServer();
      const first = await get(path);
      const again = await get(path, { 'if-none-match': String(first.headers['etag']) });
      expect(first.headers['etag']).toMatch(/^"[\w-]{22}"$/);
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
    },
  );

  it('is immutable under the fingerprint of the catalogue, and under no other', async () => {
    const current = await get(`articles/PAZ.svg?v=${catalogue.fingerprint}`);
    const other = await get('articles/PAZ.svg?v=other');
    expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  it.for([
    'articles/none.svg',
    '../catalogue.json',
    '..%2fcatalogue.json',
    '%2e%2e/catalogue.json',
    '%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5ccatalogue.json',
    'articles%5cPAZ.svg',
    'articles/PAZ.svg%00.png',
    '%00',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'articles/%252e%252e/PAZ.svg',
    '%c3%28',
    '%',
    '',
    'components/55303,..%2f..%2fcatalogue.json',
    'articles/PAZ.svg/../../../catalogue.json',
  ])('is not found under other paths: "%s"', async (path) => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('"format"');
    expect(answer.body).not.toContain('root:');
  });
});
