import type { Migration } from './migrate.ts';

/**
 * A digest of the request for each idempotency key
 * (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md).
 */
export const sentDigests: Migration = {
  number: 17,
  name: 'sent-digests',
  statements: [`ALTER TABLE "sentChanges" ADD COLUMN "digest" VARCHAR(43)`],
};
