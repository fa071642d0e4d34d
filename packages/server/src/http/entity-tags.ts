import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The entity tag of something that counts its versions; details tell apart answers that differ otherwise (language, catalogue). */
export const versionTag = (version: number, ...details: readonly string[]): string =>
  `"${[version, ...details].join('.')}"`;

/** What tells a content from every other, for a tag or a name of it: 132 bits of its hash. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * The versions that the caller has seen, after `If-Match`; undefined where it does not say, or says that any will do. A
 * proxy that compresses weakens tags on their way, so that weak ones count too; and so does what lists name as the version
 * of a set, in quotes.
 */
export const expectedVersions = ({ headers }: Pick<FastifyRequest, 'headers'>): readonly number[] | undefined => {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"([0-9]{1,15})(?:[.-][^"]*)?"$/.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
};

/**
 * Whether the caller has seen this edition of the catalogue, after `If-Match`; tags that name none may mean any.
 */
export const matchesCatalogueVersion = ({ headers }: Pick<FastifyRequest, 'headers'>, edition: string): boolean => {
  const tags = headers['if-match']?.split(',') ?? [];
  const editions = tags.flatMap((tag) => /^(?:W\/)?"[0-9]+\.([^".]+)/.exec(tag.trim())?.[1] ?? []);
  return editions.length === 0 || editions.includes(edition);
};

/** Answers 304 without a body where the caller already holds what an `ETag` names. */
export const sendNotModified = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (
      !reading ||
      reply.statusCode !== 200 ||
      typeof tag !== 'string' ||
      known === undefined ||
      !includesTag(known, tag)
    ) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    // The framework measures the body of a HEAD response, and leaves it out itself.
    done(null, request.method === 'HEAD' ? payload : null);
  });
};

const includesTag = (header: string, tag: string): boolean =>
  header === '*' ||
  header.split(',').some((candidate) => {
    const named = candidate.trim().replace(/^W\//, '');
    return named === tag || named.replace(/-gzip"$/, '"') === tag;
  });

/** The entity tag of the same answer in an encoding: a strong tag names bytes. */
export const encodedTag = (tag: string, encoding: string): string => tag.replace(/"$/, `-${encoding}"`);
