import type { Migration } from './migrate.ts';

/**
 * Failed look-ups are the only limit counted in the store (docs/readings.md#r29). The tables of the other limits and
 * of erasing are dropped.
 */
export const guesses: Migration = {
  number: 6,
  name: 'guesses',
  statements: [
    `CREATE TABLE "guesses" ("network" VARCHAR(22) NOT NULL PRIMARY KEY, "fullAt" BIGINT NOT NULL)`,
    `INSERT INTO "guesses" ("network", "fullAt") SELECT "visitor", "paidAt" FROM "uses" WHERE "kind" = 'look-ups'`,
    `DROP TABLE "uses"`,
    `DROP TABLE "erasures"`,
  ],
};
