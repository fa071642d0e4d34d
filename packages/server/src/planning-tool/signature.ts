import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ok, err, type Result } from '@ramka/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptJson } from '../http/endpoint.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { firstRowOf, type Operation, execute } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** SHA-256 of the raw body of a request that must be signed. */
    bodyDigest: string;
  }
}

/** Requires requests to be signed with the secret, and accepts each only once. Validation of their contents follows. */
export const requireSignature = (api: FastifyInstance, store: Store, secret: string): void => {
  acceptSignedJson(api, secret);
  api.addHook('preValidation', async (request, reply) => {
    const now = Date.now();
    const problem = problemOfRequest(request, secret, now) ?? (await checkNonce(request, store, now));
    if (problem === undefined) return;
    void reply.header('www-authenticate', 'Ramka-HMAC-SHA256');
    throw new HttpError('bad-signature', [issueOf(problem)]);
  });
};

/** Parses JSON like other endpoints, stores the digest of the body, and skips parsing if the signature is invalid. */
const acceptSignedJson = (api: FastifyInstance, secret: string): void => {
  api.decorateRequest('bodyDigest', digestOf(''));
  acceptJson(api, (request, body) => {
    request.bodyDigest = digestOf(body);
    return problemOfRequest(request, secret, Date.now()) === undefined;
  });
};

const problemOfRequest = (request: FastifyRequest, secret: string, now: number): SignatureProblem | undefined => {
  const { method, originalUrl: path, bodyDigest } = request;
  const [timestamp, nonce] = [headerOf(request, 'x-ramka-timestamp'), headerOf(request, 'x-ramka-nonce')];
  return signatureProblem(
    { timestamp, nonce, method, path, bodyDigest },
    headerOf(request, 'x-ramka-signature'),
    secret,
    now,
  );
};

const checkNonce = async (request: FastifyRequest, store: Store, now: number): Promise<'repeated' | undefined> => {
  const expiresAt = (Number(headerOf(request, 'x-ramka-timestamp')) + TOLERANCE) * 1000;
  const taken = await store.write(() => takeNonce(headerOf(request, 'x-ramka-nonce'), expiresAt, now));
  return taken.ok ? undefined : 'repeated';
};

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const issueOf = (problem: SignatureProblem | 'repeated'): ErrorIssue => ({
  path: headerByProblem[problem],
  code: `signature-${problem}`,
  message: ({ signature }) => signature[problem],
});

const headerByProblem = {
  missing: 'X-Ramka-Signature',
  wrong: 'X-Ramka-Signature',
  outdated: 'X-Ramka-Timestamp',
  repeated: 'X-Ramka-Nonce',
} as const;

/** Maximum age of a request, and difference between both clocks, in seconds. */
const TOLERANCE = 5 * 60;

type SignatureProblem = 'missing' | 'wrong' | 'outdated';

/** Verifies a signature; `now` in milliseconds. Only callers who know the secret learn details. */
export const signatureProblem = (
  parts: SignedParts,
  signature: string,
  secret: string,
  now: number,
): SignatureProblem | undefined => {
  const isSigned = /^[0-9]{1,11}$/.test(parts.timestamp) && /^[\w-]{16,64}$/.test(parts.nonce) && signature !== '';
  if (!isSigned) return 'missing';
  if (!areEqual(signature, signatureOf(parts, secret))) return 'wrong';
  return Math.abs(Number(parts.timestamp) - now / 1000) > TOLERANCE ? 'outdated' : undefined;
};

/** Compares in constant time. */
const areEqual = (signature: string, right: string): boolean =>
  /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(right, 'hex'));

/** The signed parts of a request. */
export type SignedParts = {
  /** Seconds since 1970 as decimal digits. */
  readonly timestamp: string;
  /** Unique to the request. */
  readonly nonce: string;
  readonly method: string;
  /** As requested: `PATH_PREFIX`, if there is one, then `/api`. */
  readonly path: string;
  /** SHA-256 of the raw body in hexadecimal. */
  readonly bodyDigest: string;
};

/** HMAC-SHA256 of the parts joined by line feeds, in hexadecimal. */
export const signatureOf = ({ timestamp, nonce, method, path, bodyDigest }: SignedParts, secret: string): string =>
  createHmac('sha256', secret).update([timestamp, nonce, method, path, bodyDigest].join('\n')).digest('hex');

export const digestOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** Milliseconds that nonces are stored beyond their need, for differences between servers' clocks. */
const MARGIN = 10 * 60 * 1000;

/** Stores a nonce; fails if any server has stored it before. After `expiresAt` the request would be too old anyway. */
export function* takeNonce(nonce: string, expiresAt: number, now: number): Operation<Result<null, 'taken'>> {
  yield* execute(queryBuilder.deleteFrom('nonces').where('keptUntil', '<', now - MARGIN));
  const inserted = yield* firstRowOf(
    queryBuilder
      .insertInto('nonces')
      .values({ nonce, keptUntil: expiresAt })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce'),
  );
  return inserted === undefined ? err('taken') : ok(null);
}
