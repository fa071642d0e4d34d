import type { Migration } from './migrate.ts';

/** Restore points (docs/readings.md#r32). */
export const points: Migration = {
  number: 8,
  name: 'points',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "pointDay" BIGINT NOT NULL DEFAULT 0`,
    `CREATE TABLE "points" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "id" BIGINT NOT NULL,
      "keptAt" BIGINT NOT NULL,
      "cause" VARCHAR(12) NOT NULL,
      "state" TEXT NOT NULL,
      PRIMARY KEY ("projectId", "id")
    )`,
    `CREATE INDEX "pointsByTime" ON "points" ("keptAt")`,
  ],
};
