import type { Migration } from './migrate.ts';

/** Labels and notes of pieces (docs/decisions/0160-labels-of-pieces-are-stored-and-not-versioned.md). */
export const labels: Migration = {
  number: 21,
  name: 'labels',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "numbered" BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE "projects" ADD COLUMN "labelsVersion" BIGINT NOT NULL DEFAULT 0`,
    `CREATE TABLE "labels" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "number" BIGINT NOT NULL,
      "roomId" BIGINT NOT NULL,
      "setId" BIGINT NOT NULL,
      "piece" BIGINT NOT NULL,
      "removed" BIGINT NOT NULL,
      "formerSetIds" TEXT NOT NULL,
      "customLabel" TEXT NOT NULL,
      "height" BIGINT,
      "circuit" TEXT NOT NULL,
      "note" TEXT NOT NULL,
      PRIMARY KEY ("projectId", "number")
    )`,
  ],
};
