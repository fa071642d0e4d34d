import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompressedBody } from './compressed-body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Sends a body in the best encoding that the caller takes. Whoever calls this says in `Vary` what else it depends on. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, body: CompressedBody): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = body[encoding];
  reply.header('etag', etag);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
