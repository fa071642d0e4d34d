import { resolve } from 'node:path';

/**
 * Resolves a path argument relative to the folder in which the user ran npm, because npm runs commands in the root. A
 * path that was typed in the root is not changed.
 */
export const resolveCliPath = (path: string): string => {
  const typedIn = resolve(process.env['INIT_CWD'] ?? '.');
  return typedIn === process.cwd() ? path : resolve(typedIn, path);
};
