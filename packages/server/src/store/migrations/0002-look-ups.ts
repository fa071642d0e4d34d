import type { Migration } from './migrate.ts';

/**
 * Failed project look-ups per visitor (docs/readings.md#r6), and an index of deleted projects (docs/readings.md#r14).
 */
export const lookUps: Migration = {
  number: 2,
  name: 'look-ups',
  statements: [
    `CREATE TABLE "lookUps" ("visitor" VARCHAR(22) NOT NULL PRIMARY KEY, "paidAt" BIGINT NOT NULL)`,
    `CREATE INDEX "projectsByDeletion" ON "projects" ("deletedAt")`,
  ],
};
