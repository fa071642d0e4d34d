import type { Migration } from './migrate.ts';

/** Projects with their rooms, sets, quantities and e-catalogue products. */
export const projects: Migration = {
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
