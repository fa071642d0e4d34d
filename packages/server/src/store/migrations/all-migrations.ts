import {
  looks,
  orders,
  rawDigests,
  roomOrder,
  sentChanges,
  sentDigests,
  siteTicks,
  views,
} from './later-migrations.ts';
import type { Migration } from './migrate.ts';
import { setDocuments } from './set-documents.ts';

/** Projects and all that they hold. */
const projects: Migration = {
  number: 1,
  name: 'projects',
  statements: [
    `CREATE TABLE "projects" (
      "id" VARCHAR(8) NOT NULL PRIMARY KEY,
      "name" VARCHAR(480) NOT NULL,
      "variant" VARCHAR(12) NOT NULL,
      "version" BIGINT NOT NULL,
      "nextRoomId" BIGINT NOT NULL,
      "nextSetId" BIGINT NOT NULL,
      "createdAt" BIGINT NOT NULL,
      "changedAt" BIGINT NOT NULL,
      "deletedAt" BIGINT
    )`,
    `CREATE TABLE "rooms" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "id" BIGINT NOT NULL,
      "name" VARCHAR(480) NOT NULL,
      PRIMARY KEY ("projectId", "id")
    )`,
    `CREATE TABLE "sets" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "id" BIGINT NOT NULL,
      "name" VARCHAR(480) NOT NULL,
      "seriesId" BIGINT NOT NULL,
      "payload" TEXT NOT NULL,
      "version" BIGINT NOT NULL,
      "createdAt" BIGINT NOT NULL,
      "changedAt" BIGINT NOT NULL,
      PRIMARY KEY ("projectId", "id")
    )`,
    `CREATE TABLE "roomSets" (
      "projectId" VARCHAR(8) NOT NULL,
      "roomId" BIGINT NOT NULL,
      "entryId" BIGINT NOT NULL,
      "quantity" BIGINT NOT NULL CHECK ("quantity" BETWEEN 1 AND 9999),
      "position" BIGINT NOT NULL,
      PRIMARY KEY ("projectId", "roomId", "entryId"),
      FOREIGN KEY ("projectId", "roomId") REFERENCES "rooms" ("projectId", "id") ON DELETE CASCADE,
      FOREIGN KEY ("projectId", "entryId") REFERENCES "sets" ("projectId", "id") ON DELETE CASCADE
    )`,
    `CREATE INDEX "roomSetsBySet" ON "roomSets" ("projectId", "entryId")`,
    `CREATE TABLE "roomProducts" (
      "projectId" VARCHAR(8) NOT NULL,
      "roomId" BIGINT NOT NULL,
      "entryId" BIGINT NOT NULL,
      "quantity" BIGINT NOT NULL CHECK ("quantity" BETWEEN 1 AND 9999),
      "position" BIGINT NOT NULL,
      PRIMARY KEY ("projectId", "roomId", "entryId"),
      FOREIGN KEY ("projectId", "roomId") REFERENCES "rooms" ("projectId", "id") ON DELETE CASCADE
    )`,
    `CREATE TABLE "selections" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "catalogId" BIGINT NOT NULL,
      "symbol" VARCHAR(60) NOT NULL,
      "name" TEXT NOT NULL,
      "quantity" BIGINT NOT NULL CHECK ("quantity" BETWEEN 1 AND 9999),
      "position" BIGINT NOT NULL,
      PRIMARY KEY ("projectId", "catalogId")
    )`,
  ],
};

/**
 * Who asked for projects that are not there (docs/readings.md#r6), and finding deleted projects whose time has come
 * (docs/readings.md#r14).
 */
const lookUps: Migration = {
  number: 2,
  name: 'look-ups',
  statements: [
    `CREATE TABLE "lookUps" ("visitor" VARCHAR(22) NOT NULL PRIMARY KEY, "paidAt" BIGINT NOT NULL)`,
    `CREATE INDEX "projectsByDeletion" ON "projects" ("deletedAt")`,
  ],
};

/**
 * What visitors have used of every limit, in one table; and how far the erasing of deleted projects has come
 * (docs/readings.md#r14).
 */
const uses: Migration = {
  number: 3,
  name: 'uses',
  statements: [
    `DROP TABLE "lookUps"`,
    `CREATE TABLE "uses" (
      "visitor" VARCHAR(22) NOT NULL,
      "kind" VARCHAR(12) NOT NULL,
      "paidAt" BIGINT NOT NULL,
      PRIMARY KEY ("visitor", "kind")
    )`,
    `CREATE TABLE "erasures" (
      "id" BIGINT NOT NULL PRIMARY KEY,
      "begunAt" BIGINT NOT NULL,
      "reckonedAt" BIGINT NOT NULL
    )`,
  ],
};

/**
 * What comes from the planning tool, what of it was read, and the signed calls that were accepted
 * (docs/readings.md#r16).
 */
const planning: Migration = {
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

/** What was removed from projects a moment ago, to be given back (docs/readings.md#r14). */
const removals: Migration = {
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

/**
 * Guesses of ids are the one limit that is counted in the store (docs/readings.md#r29); what counted the others and the
 * erasing of deleted projects is needed no longer.
 */
const guesses: Migration = {
  number: 6,
  name: 'guesses',
  statements: [
    `CREATE TABLE "guesses" ("network" VARCHAR(22) NOT NULL PRIMARY KEY, "fullAt" BIGINT NOT NULL)`,
    `INSERT INTO "guesses" ("network", "fullAt") SELECT "visitor", "paidAt" FROM "uses" WHERE "kind" = 'look-ups'`,
    `DROP TABLE "uses"`,
    `DROP TABLE "erasures"`,
  ],
};

/** States of projects to return to (docs/readings.md#r32). */
const points: Migration = {
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

/** Variants of projects, each a project of its own (docs/decisions/0086-variants-are-independent-projects.md). */
const variants: Migration = {
  number: 9,
  name: 'variants',
  statements: [
    `CREATE TABLE "variants" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "variantId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "name" VARCHAR(480) NOT NULL,
      "position" BIGINT NOT NULL,
      PRIMARY KEY ("projectId", "variantId")
    )`,
    `CREATE INDEX "variantsByProject" ON "variants" ("variantId")`,
  ],
};

/** What articles were called and cost in an edition of the catalogue, and which edition was last seen in a project. */
const editions: Migration = {
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

/** Every migration, in order. */
export const allMigrations: readonly Migration[] = [
  projects,
  lookUps,
  uses,
  planning,
  removals,
  guesses,
  setDocuments,
  points,
  variants,
  editions,
  views,
  orders,
  looks,
  roomOrder,
  sentChanges,
  siteTicks,
  sentDigests,
  rawDigests,
];
