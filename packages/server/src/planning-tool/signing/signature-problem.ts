import { timingSafeEqual } from 'node:crypto';
import { signatureOf, type SignedParts } from './signature.ts';

/** How far the clocks of both sides may differ, and how long a call may be under way, in seconds. */
export const TOLERANCE = 5 * 60;

/** Why a signature vouches for nothing. */
export type SignatureProblem = 'missing' | 'wrong' | 'outdated';

/** What is wrong with a signature; `now` in milliseconds. Only who knows the secret learns more than that it is wrong. */
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

/** Takes as long whichever character differs. */
const areEqual = (signature: string, right: string): boolean =>
  /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(right, 'hex'));
