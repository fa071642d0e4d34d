import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for the operator's data, and those above it, for this user alone. One after another: Node's own
 * recursion never ends where the system refuses in an unusual way, as in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};
