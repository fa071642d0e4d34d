import type { Migration } from './migrate.ts';

/** Data of the planning tool, and the nonces of its signed requests (docs/readings.md#r16). */
export const planning: Migration = {
  number: 4,
  name: 'planning',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "planningUrl" TEXT`,
    `ALTER TABLE "projects" ADD COLUMN "deliveredVersion" BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE "projects" ADD COLUMN "readVersion" BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE "rooms" ADD COLUMN "planningId" VARCHAR(400)`,
    `ALTER TABLE "sets" ADD COLUMN "planningId" VARCHAR(400)`,
    `CREATE TABLE "nonces" ("nonce" VARCHAR(64) NOT NULL PRIMARY KEY, "keptUntil" BIGINT NOT NULL)`,
  ],
};
