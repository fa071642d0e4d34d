import type { Migration } from './migration.ts';

/** What visitors have used of every limit, in one table; and how far the erasing of deleted projects has come (R14). */
export const uses: Migration = {
  number: 3,
  name: 'uses',
  statements: [
    `DROP TABLE "lookUps"`,
    `CREATE TABLE "uses" (
      "visitor" VARCHAR(22) NOT NULL,
      "kind" VARCHAR(12) NOT NULL,
      "paidAt" BIGINT NOT NULL,
      PRIMARY KEY ("visitor", "kind")
    )`,
    `CREATE TABLE "erasures" (
      "id" BIGINT NOT NULL PRIMARY KEY,
      "begunAt" BIGINT NOT NULL,
      "reckonedAt" BIGINT NOT NULL
    )`,
  ],
};
