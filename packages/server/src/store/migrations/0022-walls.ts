import type { Migration } from './migrate.ts';

/** The wall behind the sets of a project, and of a room with its own. */
export const walls: Migration = {
  number: 22,
  name: 'walls',
  statements: [
    `ALTER TABLE "projects" ADD COLUMN "wall" VARCHAR(24)`,
    `ALTER TABLE "rooms" ADD COLUMN "wall" VARCHAR(24)`,
  ],
};
