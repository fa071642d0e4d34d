import type { FastifyRequest } from 'fastify';

/** The entity tag of something that counts its versions; details tell apart answers that differ otherwise (language, catalogue). */
export const versionTag = (version: number, ...details: readonly string[]): string =>
  `"${[version, ...details].join('.')}"`;

/**
 * The versions that the caller has seen, after `If-Match`; undefined where it does not say, or says that any will do. A
 * proxy that compresses weakens tags on their way, so that weak ones count too.
 */
export const seenVersions = ({ headers }: Pick<FastifyRequest, 'headers'>): readonly number[] | undefined => {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"([0-9]{1,15})(?:\.[^"]*)?"$/.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
};
