import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentHash, encodedTag } from './entity-tags.ts';

/** How a body may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is sent again and again, in every encoding. */
export type CompressedBody = Readonly<Record<Encoding, EncodedBody>>;

/** The bytes of a body in one encoding, and a strong entity tag that names exactly these. */
export type EncodedBody = { readonly bytes: Buffer; readonly etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Close to the best that brotli can do, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** Takes brotli three times as long for up to an eighth less: worth it for what every first visit waits for, made once. */
export const FIRST_VISIT_QUALITY = 10;

/** Compresses a body once for all callers. */
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

/** How much memory a body takes, in bytes. */
export const sizeOfBody = ({ br, gzip, identity }: CompressedBody): number =>
  br.bytes.length + gzip.bytes.length + identity.bytes.length;

/** Sends a body in the best encoding that the caller takes. Whoever calls this says in `Vary` what else it depends on. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, body: CompressedBody): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = body[encoding];
  reply.header('etag', etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};

/**
 * Compresses JSON that is written for one caller, where it is long enough to be worth it: lists of many like things become a tenth.
 * To be added after what answers that nothing has changed (docs/performance.md#compression).
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

/** Bytes of an answer below which it fits the first packet either way. */
const MIN_COMPRESSED_BYTES = 1024;

/** Characters of an answer below which compressing takes less than handing it to another thread and back. */
const MAX_SYNC_CHARACTERS = 65_536;

/** Tables as small as a short answer fills: setting larger ones up would take longer than compressing it. */
const SMALL_WINDOW = { level: 3, windowBits: 13, memLevel: 6 };

const isJson = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The best encoding that an `Accept-Encoding` header allows; weights matter only where they forbid. */
export const negotiateEncoding = (header: string | string[] | undefined): Encoding => {
  const accepted = String(header ?? '').toLowerCase();
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
};

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((wish) => {
    const [name, weight] = wish.split(';');
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
  });
