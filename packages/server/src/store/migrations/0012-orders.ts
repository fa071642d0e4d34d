import type { Migration } from './migrate.ts';

/**
 * Order notes per article, and the terms of an order
 * (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md).
 */
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
