import type { Migration } from './migration.ts';

/** What was removed from projects a moment ago, to be given back (reading R14). */
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
