import type { Migration } from './migrate.ts';

/** Price snapshots of catalogue versions, and the version last seen in a project. */
export const editions: Migration = {
  number: 10,
  name: 'editions',
  statements: [
    `CREATE TABLE "editions" (
      "id" VARCHAR(80) NOT NULL PRIMARY KEY,
      "keptAt" BIGINT NOT NULL,
      "articles" TEXT NOT NULL
    )`,
    `ALTER TABLE "projects" ADD COLUMN "seenEdition" VARCHAR(80)`,
    `ALTER TABLE "projects" ADD COLUMN "seenAt" BIGINT`,
    `CREATE INDEX "projectsByEdition" ON "projects" ("seenEdition")`,
  ],
};
