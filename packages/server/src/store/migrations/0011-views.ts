import type { Migration } from './migrate.ts';

/** Share links, and the files of frozen ones (docs/readings.md#r31). */
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
