import type { Migration } from './migrate.ts';

/** Idempotency keys with the result of their change (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
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
