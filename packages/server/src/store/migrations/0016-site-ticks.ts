import type { Migration } from './migrate.ts';

/** The installation checklist (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). */
export const siteTicks: Migration = {
  number: 16,
  name: 'site-ticks',
  statements: [
    `CREATE TABLE "siteTicks" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "roomId" BIGINT NOT NULL,
      "setId" BIGINT NOT NULL,
      "piece" BIGINT NOT NULL,
      "part" VARCHAR(10) NOT NULL,
      PRIMARY KEY ("projectId", "roomId", "setId", "piece", "part")
    )`,
  ],
};
