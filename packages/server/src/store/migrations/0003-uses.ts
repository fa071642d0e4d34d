import type { Migration } from './migrate.ts';

/** One table for all rate limits, and the progress of erasing deleted projects (docs/readings.md#r14). */
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
