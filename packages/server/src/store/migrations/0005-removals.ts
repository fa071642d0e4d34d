import type { Migration } from './migrate.ts';

/** The undo log: rows removed by a request (docs/readings.md#r14). */
export const removals: Migration = {
  number: 5,
  name: 'removals',
  statements: [
    `CREATE TABLE "removals" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "id" BIGINT NOT NULL,
      "removedAt" BIGINT NOT NULL,
      "rows" TEXT NOT NULL,
      PRIMARY KEY ("projectId", "id")
    )`,
    `CREATE INDEX "removalsByTime" ON "removals" ("removedAt")`,
  ],
};
