import type { Migration } from './migrate.ts';

/** Links under which projects can be looked at, and what the frozen ones of them show (docs/readings.md#r31). */
export const views: Migration = {
  number: 11,
  name: 'views',
  statements: [
    `CREATE TABLE "views" (
      "id" VARCHAR(14) NOT NULL PRIMARY KEY,
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "name" VARCHAR(480) NOT NULL,
      "createdAt" BIGINT NOT NULL,
      "frozenAt" BIGINT,
      "prices" BIGINT NOT NULL,
      "variants" BIGINT NOT NULL,
      "until" VARCHAR(10)
    )`,
    `CREATE INDEX "viewsByProject" ON "views" ("projectId")`,
    `CREATE INDEX "viewsByDay" ON "views" ("until")`,
    `CREATE TABLE "viewFiles" (
      "projectId" VARCHAR(8) NOT NULL,
      "viewId" VARCHAR(14) NOT NULL REFERENCES "views" ("id") ON DELETE CASCADE,
      "name" VARCHAR(80) NOT NULL,
      "type" VARCHAR(100) NOT NULL,
      "title" VARCHAR(480),
      "content" TEXT NOT NULL,
      PRIMARY KEY ("projectId", "viewId", "name")
    )`,
    `CREATE INDEX "viewFilesByView" ON "viewFiles" ("viewId")`,
  ],
};

/** What is noted of the articles of an order (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). */
export const orders: Migration = {
  number: 12,
  name: 'orders',
  statements: [
    `CREATE TABLE "orderNotes" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "symbol" VARCHAR(60) NOT NULL,
      "have" BIGINT NOT NULL,
      "ordered" BIGINT NOT NULL,
      "reserve" BIGINT NOT NULL,
      "reserveUnit" VARCHAR(8),
      PRIMARY KEY ("projectId", "symbol")
    )`,
    `CREATE TABLE "orderTerms" (
      "projectId" VARCHAR(8) NOT NULL PRIMARY KEY REFERENCES "projects" ("id") ON DELETE CASCADE,
      "reserve" BIGINT NOT NULL,
      "reserveUnit" VARCHAR(8) NOT NULL,
      "wholePacks" BIGINT NOT NULL
    )`,
  ],
};

/** What new sets of a project, and of a room that has another, start with. */
export const looks: Migration = {
  number: 13,
  name: 'looks',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "look" VARCHAR(400)`,
    `ALTER TABLE "rooms" ADD COLUMN "look" VARCHAR(400)`,
  ],
};

/** Rooms in an order of somebody's own (docs/readings.md#r30). */
export const roomOrder: Migration = {
  number: 14,
  name: 'room-order',
  statements: [`ALTER TABLE "rooms" ADD COLUMN "position" BIGINT NOT NULL DEFAULT 0`],
};

/** Changes that were sent, to make each of them once (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
export const sentChanges: Migration = {
  number: 15,
  name: 'sent-changes',
  statements: [
    `CREATE TABLE "sentChanges" (
      "projectId" VARCHAR(8) NOT NULL REFERENCES "projects" ("id") ON DELETE CASCADE,
      "key" VARCHAR(64) NOT NULL,
      "callName" VARCHAR(40) NOT NULL,
      "sentAt" BIGINT NOT NULL,
      "answer" TEXT NOT NULL,
      PRIMARY KEY ("projectId", "key")
    )`,
    `CREATE INDEX "sentChangesByTime" ON "sentChanges" ("sentAt")`,
  ],
};

/** What was ticked off on the building site (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). */
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

/** Of what a key was sent with, so that it stands for nothing else (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
export const sentDigests: Migration = {
  number: 17,
  name: 'sent-digests',
  statements: [`ALTER TABLE "sentChanges" ADD COLUMN "digest" VARCHAR(43)`],
};

/** They are taken of bodies as they were sent now; those of before, taken of bodies as they were read, would refuse what is sent again. */
export const rawDigests: Migration = {
  number: 18,
  name: 'raw-digests',
  statements: [`UPDATE "sentChanges" SET "digest" = NULL`],
};
