import type { Migration } from './migrate.ts';

/** Variants of projects, each a project of its own (docs/decisions/0086-variants-are-independent-projects.md). */
export const variants: Migration = {
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
