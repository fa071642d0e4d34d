import type { Migration } from './migrate.ts';

/** The order that visitors give to rooms (docs/readings.md#r30). */
export const roomOrder: Migration = {
  number: 14,
  name: 'room-order',
  statements: [`ALTER TABLE "rooms" ADD COLUMN "position" BIGINT NOT NULL DEFAULT 0`],
};
