import type { Migration } from './migration.ts';

/** Who asked for projects that are not there (reading R6), and finding deleted projects whose time has come (R14). */
export const lookUps: Migration = {
  number: 2,
  name: 'look-ups',
  statements: [
    `CREATE TABLE "lookUps" ("visitor" VARCHAR(22) NOT NULL PRIMARY KEY, "paidAt" BIGINT NOT NULL)`,
    `CREATE INDEX "projectsByDeletion" ON "projects" ("deletedAt")`,
  ],
};
