import { emptySet } from '@ramka/domain/set/product-set';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sendNotModified } from '../http/entity-tags.ts';
import { addRequestLanguage } from '../http/language.ts';
import { setErrorHandlers } from '../http/errors.ts';
import { aCatalogue, aDeployment } from '../testing/a-server.ts';
import { pictureCache } from './picture-cache.ts';
import { addSetPictureRoutes, type FindPicturedSet, type PicturedSet } from './set-picture.routes.ts';

const sets: Readonly<Record<number, PicturedSet>> = {
  1: { version: '3-abc', readSet: () => ({ ...emptySet, frameId: 55012 }) },
  2: { version: '1-abc', readSet: () => ({ ...emptySet, frameId: 55012, surfaceBoxColourId: 501 }) },
  3: { version: '1-abc', readSet: () => ({ ...emptySet, frameId: 99999 }) },
};

const findSet: FindPicturedSet = async (projectId, setId) => (projectId === 'AbCdEf23' ? sets[setId] : undefined);

const aSetPictureServer = async () => {
  const app = Fastify();
  addRequestLanguage(app, aDeployment());
  setErrorHandlers(app);
  sendNotModified(app);
  addSetPictureRoutes(app, await aCatalogue(), findSet, pictureCache());
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/product-set/${path}`, headers });
  return { get, close: () => app.close() };
};

const { get, close } = await aSetPictureServer();
afterAll(close);

describe('the picture of a saved set', () => {
  // Holds §3.10, R1, R20.
  it.for([
    ['AbCdEf23/1.png', 612, 328],
    ['AbCdEf23/1.png?3-abc&scale=2', 1224, 656],
    ['AbCdEf23/2.png', 616, 348],
  ] as const)('is drawn to scale: %s', async ([path, width, height]) => {
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('has the same size as WebP, and far fewer bytes', async () => {
    const [png, webp] = [await get('AbCdEf23/1.png'), await get('AbCdEf23/1.webp')];
    expect(webp.headers['content-type']).toBe('image/webp');
    expect(webp.headers['etag']).not.toBe(png.headers['etag']);
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 612, height: 328 });
    expect(webp.rawPayload.length).toBeLessThan(png.rawPayload.length / 2);
  });

  // Holds §3.8, §3.10.
  it('is immutable under its version, and revalidated under another one or none', async () => {
    expect((await get('AbCdEf23/1.png?3-abc')).headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect((await get('AbCdEf23/1.png?2-abc')).headers['cache-control']).toBe('private, no-cache');
    expect((await get('AbCdEf23/1.png')).headers['cache-control']).toBe('private, no-cache');
  });

  it('yields 304 for a matching entity tag', async () => {
    const tag = String((await get('AbCdEf23/1.png')).headers['etag']);
    expect((await get('AbCdEf23/1.png', { 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get('AbCdEf23/2.png', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it.for([
    ['another project', 'XbCdEf23/1.png'],
    ['an unknown set', 'AbCdEf23/9.png'],
    ['no number', 'AbCdEf23/x.png'],
    ['another kind of file', 'AbCdEf23/1.jpg'],
    ['a set whose frame is gone', 'AbCdEf23/3.png'],
    ['a path elsewhere', 'AbCdEf23/..%2f1.png'],
    ['what is no id of a project', 'AbCdEf2%00/1.png'],
  ] as const)('is not found for %s', async ([, path]) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});
