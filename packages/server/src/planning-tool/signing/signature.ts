import { createHash, createHmac } from 'node:crypto';

/** What a signature vouches for. */
export type SignedParts = {
  /** Seconds since 1970, in digits. */
  readonly timestamp: string;
  /** What tells this call from every other one. */
  readonly nonce: string;
  readonly method: string;
  /** As it was asked for, from `/api` on. */
  readonly path: string;
  /** SHA-256 of the body's bytes, in hexadecimal digits. */
  readonly bodyDigest: string;
};

/** HMAC-SHA256 over the parts, a line each, in hexadecimal digits. */
export const signatureOf = ({ timestamp, nonce, method, path, bodyDigest }: SignedParts, secret: string): string =>
  createHmac('sha256', secret).update([timestamp, nonce, method, path, bodyDigest].join('\n')).digest('hex');

/** The digest of a body. */
export const digestOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');
