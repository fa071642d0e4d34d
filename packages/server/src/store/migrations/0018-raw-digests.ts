import type { Migration } from './migrate.ts';

/**
 * Digests now cover the raw bytes of a request. Digests of parsed bodies are dropped, because they would reject a
 * repeated request. Dropping and adding a column takes no time on PostgreSQL, while an UPDATE would rewrite millions of
 * rows.
 */
export const rawDigests: Migration = {
  number: 18,
  name: 'raw-digests',
  statements: [
    `ALTER TABLE "sentChanges" DROP COLUMN "digest"`,
    `ALTER TABLE "sentChanges" ADD COLUMN "digest" VARCHAR(43)`,
  ],
};
