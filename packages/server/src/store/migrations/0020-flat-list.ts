import type { Migration } from './migrate.ts';

/** The note of a project, and the abbreviations that its lists use. */
export const flatList: Migration = {
  number: 20,
  name: 'flat-list',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "note" TEXT`,
    `ALTER TABLE "projects" ADD COLUMN "abbreviations" TEXT`,
  ],
};
