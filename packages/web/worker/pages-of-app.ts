/** Folders and addresses below the base path that are pages of the server. */
const serverPages: ReadonlySet<string> = new Set([
  'podglad',
  'punch-out',
  'shop-answer',
  'sklep-pokazowy',
  'demo-host',
]);

/**
 * Whether a path below the base path belongs to the app. Share links are pages of the server, except for the screen that
 * copies one (docs/readings.md#r31).
 */
export const isPageOfApp = (path: string): boolean => {
  const [folder = ''] = path.split('/');
  return !serverPages.has(folder) || (folder === 'podglad' && path.endsWith('/kopia'));
};
