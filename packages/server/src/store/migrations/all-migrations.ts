import { projects } from './0001-projects.ts';
import { lookUps } from './0002-look-ups.ts';
import { removals } from './0005-removals.ts';
import { uses } from './0003-uses.ts';
import { planning } from './0004-planning.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order. */
export const allMigrations: readonly Migration[] = [projects, lookUps, uses, planning, removals];
