import type { Migration } from './migrate.ts';

/** The kind of hand-over for which a share link was created; null for links that visitors created themselves. */
export const viewPurposes: Migration = {
  number: 19,
  name: 'view-purposes',
  statements: [`ALTER TABLE "views" ADD COLUMN "purpose" VARCHAR(16)`],
};
