import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The entity tag of a versioned resource. Details distinguish variants such as language or catalogue. */
export const versionTag = (version: number, ...details: readonly string[]): string =>
  `"${[version, ...details].join('.')}"`;

/** A short hash of a content, for entity tags and file names: 132 bits of SHA-256. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * The versions in `If-Match`; undefined without the header and for `*`. Weak tags are accepted, because compressing
 * proxies weaken tags. A version of a set from a list, in quotes, is accepted as well.
 */
export const expectedVersions = ({ headers }: Pick<FastifyRequest, 'headers'>): readonly number[] | undefined => {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"([0-9]{1,15})(?:[.-][^"]*)?"$/.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
};

/** Whether `If-Match` allows this version of the catalogue. Tags without a catalogue version match any. */
export const matchesCatalogueVersion = ({ headers }: Pick<FastifyRequest, 'headers'>, edition: string): boolean => {
  const tags = headers['if-match']?.split(',') ?? [];
  const editions = tags.flatMap((tag) => /^(?:W\/)?"[0-9]+\.([^".]+)/.exec(tag.trim())?.[1] ?? []);
  return editions.length === 0 || editions.includes(edition);
};

/** Sends 304 without a body if the client's cached copy matches the `ETag` of the response. */
export const sendNotModified = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const ifNoneMatch = request.headers['if-none-match'];
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (
      !reading ||
      reply.statusCode !== 200 ||
      typeof tag !== 'string' ||
      ifNoneMatch === undefined ||
      !includesTag(ifNoneMatch, tag)
    ) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    // Fastify measures the body of a HEAD response and omits it itself.
    done(null, request.method === 'HEAD' ? payload : null);
  });
};

const includesTag = (header: string, tag: string): boolean =>
  header === '*' ||
  header.split(',').some((candidate) => {
    const named = candidate.trim().replace(/^W\//, '');
    return named === tag || named.replace(/-gzip"$/, '"') === tag;
  });

/** The entity tag of a response in an encoding. Strong tags must differ between encodings. */
export const encodedTag = (tag: string, encoding: string): string => tag.replace(/"$/, `-${encoding}"`);
