import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sendCompressed } from '../http/compression.ts';
import { HttpError } from '../http/errors.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { PictureLibrary } from './picture-library.ts';

type PictureRequest = {
  Params: { '*': string };
  Querystring: { v?: string | string[]; scale?: string | string[] };
};

/** Serves the catalogue's pictures below `/assets/img/` (docs/readings.md#r1), immutable with `?v={fingerprint}`. */
export const addPictureRoutes = (
  app: FastifyInstance,
  catalogue: Catalogue,
  library: PictureLibrary,
  { cacheResponse }: Pick<ResponseCache, 'cacheResponse'>,
): void => {
  app.get<PictureRequest>('/assets/img/*', { onSend: cacheResponse }, async (request, reply) => {
    const { v, scale } = request.query;
    const picture = await library(request.params['*'], scale === '2' ? 2 : 1);
    if (picture === undefined) throw new HttpError('not-found');
    reply.header('cache-control', v === catalogue.fingerprint ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (picture.kind === 'vector') return sendCompressed(request, reply.headers(vectorHeaders), picture.body);
    const { bytes, etag } = picture.body;
    return reply.headers({ 'content-type': picture.type, etag }).send(bytes);
  });
};

/** Forbids scripts in an SVG that is opened directly. Inside a page, the page's own policy applies. */
const vectorHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
} as const;
