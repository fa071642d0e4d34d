import type { Migration } from './migrate.ts';

/**
 * Digests are taken of the bytes of a request from here on. Those of parsed bodies are dropped, because they would reject a
 * request that is sent again. A dropped and a new column take no time on PostgreSQL; an UPDATE rewrites millions of rows.
 */
export const rawDigests: Migration = {
  number: 18,
  name: 'raw-digests',
  statements: [
    `ALTER TABLE "sentChanges" DROP COLUMN "digest"`,
    `ALTER TABLE "sentChanges" ADD COLUMN "digest" VARCHAR(43)`,
  ],
};
