import type { Call } from '@ramka/contract/calls/call';
import { calls, type FileCallName } from '@ramka/contract/calls';
import type { DocumentType } from '@ramka/contract/wire/document';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { type CallParts, type CallRequest, routeOf } from '../http/call.ts';
import { contentDisposition } from '../http/file-names.ts';
import type { Orderer } from './document-maker.ts';

/** A file as it is answered: its bytes, and its name for people. */
export type AnsweredFile = { readonly bytes: Uint8Array; readonly name: string };

/** Serves a call of the contract that answers a file; its orderer has left when the connection closes before it is sent. */
export const addFileCall = <Name extends FileCallName>(
  api: FastifyInstance,
  name: Name,
  handler: (request: CallRequest<Name>, orderer: Orderer) => Promise<AnsweredFile>,
): void => {
  const { status, file }: Call & { readonly file: DocumentType } = calls[name];
  api.route<CallParts<Name>>({
    ...routeOf(name),
    handler: async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      try {
        const { bytes, name: fileName } = await handler(request, { network: request.network, left: left.signal });
        return await reply
          .code(status)
          .headers(headersOf(file, fileName, request.language))
          .send(bytes);
      } catch (error) {
        if (!left.signal.aborted) throw error;
        return reply.hijack();
      }
    },
  });
};

const headersOf = (file: DocumentType, name: string, language: Language) => ({
  vary: 'Accept-Language',
  'cache-control': 'private, no-store',
  'content-language': language,
  'content-type': file === 'text/csv' ? 'text/csv; charset=utf-8' : file,
  'content-disposition': contentDisposition(name),
});
