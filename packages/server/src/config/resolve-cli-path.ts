import { resolve } from 'node:path';

/**
 * A path that was typed after a command, as seen from where it was typed: npm runs commands from the root. Typed there,
 * it stays as it is.
 */
export const resolveCliPath = (path: string): string => {
  const typedIn = resolve(process.env['INIT_CWD'] ?? '.');
  return typedIn === process.cwd() ? path : resolve(typedIn, path);
};
