import { projects } from './0001-projects.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order. */
export const allMigrations: readonly Migration[] = [projects];
