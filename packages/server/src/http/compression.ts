import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentHash, encodedTag } from './entity-tags.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A cached body in every encoding. */
export type CompressedBody = Readonly<Record<Encoding, EncodedBody>>;

/** A body in one encoding. The strong entity tag identifies exactly these bytes. */
export type EncodedBody = { readonly bytes: Buffer; readonly etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nearly the best compression of brotli in a tenth of its time. */
const BROTLI_QUALITY = 9;

/** Three times slower for up to an eighth fewer bytes. For resources of the first visit, which are compressed once. */
export const FIRST_VISIT_QUALITY = 10;

/** Compresses a body in every encoding, for caching. */
export const compressBody = async (content: Buffer, quality = BROTLI_QUALITY): Promise<CompressedBody> => {
  const tag = contentHash(content);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gzip] = await Promise.all([brotli(content, options), zip(content, { level: 9 })]);
  return {
    br: { bytes: br, etag: `"${tag}-br"` },
    gzip: { bytes: gzip, etag: `"${tag}-gzip"` },
    identity: { bytes: content, etag: `"${tag}"` },
  };
};

/** The memory use of a body in bytes. */
export const sizeOfBody = ({ br, gzip, identity }: CompressedBody): number =>
  br.bytes.length + gzip.bytes.length + identity.bytes.length;

/** Sends a body in the best accepted encoding. Callers must add other request headers that it depends on to `Vary`. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, body: CompressedBody): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = body[encoding];
  reply.header('etag', etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};

/**
 * Compresses dynamic JSON responses of sufficient length; lists shrink to a tenth. Must be registered after the hook
 * that sends 304 (docs/performance.md#compression).
 */
export const compressResponses = (api: FastifyInstance): void => {
  api.addHook('onSend', async (request, reply, payload) => {
    if (!isJson(payload) || reply.statusCode >= 400 || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'Accept-Language, Accept-Encoding');
    const takesIt = accepts((request.headers['accept-encoding'] ?? '').toLowerCase(), 'gzip');
    if (!takesIt || payload.length < MIN_COMPRESSED_BYTES || request.method === 'HEAD') return payload;
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string') reply.header('etag', encodedTag(tag, 'gzip'));
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return payload.length < MAX_SYNC_CHARACTERS ? gzipSync(payload, SMALL_WINDOW) : zip(payload, { level: 3 });
  });
};

/** Minimum length in bytes. Shorter responses fit into the first packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

/** Maximum length in characters for compression in the main thread, which is faster than a thread pool round trip. */
const MAX_SYNC_CHARACTERS = 65_536;

/** Small tables for short responses: setting up larger ones would take longer than the compression itself. */
const SMALL_WINDOW = { level: 3, windowBits: 13, memLevel: 6 };

const isJson = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The best encoding that an `Accept-Encoding` header allows. Weights matter only if they are zero. */
export const negotiateEncoding = (header: string | string[] | undefined): Encoding => {
  const accepted = String(header ?? '').toLowerCase();
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
};

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((preference) => {
    const [name, weight] = preference.split(';');
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
  });
