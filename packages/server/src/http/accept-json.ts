import type { FastifyInstance } from 'fastify';
import { readPart, type RequestPart } from './read-part.ts';
import type { z } from 'zod';

/** Bodies are JSON and nothing else; an empty one is none. Every part of a request is read by its schema, without coercion. */
export const acceptJson = (api: FastifyInstance): void => {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
  api.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const part: RequestPart = httpPart === 'params' || httpPart === 'querystring' ? httpPart : 'body';
    return (input: unknown) => readPart(schema, part, input);
  });
};
