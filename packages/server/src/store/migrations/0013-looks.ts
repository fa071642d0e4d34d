import type { Migration } from './migrate.ts';

/** Defaults of new sets, for a project and for a room with its own. */
export const looks: Migration = {
  number: 13,
  name: 'looks',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "look" VARCHAR(400)`,
    `ALTER TABLE "rooms" ADD COLUMN "look" VARCHAR(400)`,
  ],
};
