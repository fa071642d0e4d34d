import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Other test files share the modules.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Names of caches on a host: of a shop, of a deployment at the root, and of two below paths. */
const onHost = [
  'shop-v1',
  ...['', '/a:', '/a-b:'].flatMap((prefix) =>
    ['app-1', 'app-2', 'app-3', 'catalogue-1', 'catalogue-2', 'project-aB3dE6gH'].map(
      (name) => `${prefix}ramka-${name}`,
    ),
  ),
];

test.each([
  { pathPrefix: '', own: '' },
  { pathPrefix: '/a', own: '/a:' },
])('with the prefix "$pathPrefix", only old caches of the own deployment are deleted', async ({ pathPrefix, own }) => {
  const names = new Set(onHost);
  vi.stubGlobal('ramka', { version: '3', pathPrefix, catalogue: '2', pages: [], files: [] });
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  const { deleteOldCaches, serverPath } = await import('./caches.ts');
  await deleteOldCaches();
  expect(onHost.filter((name) => !names.has(name))).toEqual([`${own}ramka-app-1`, `${own}ramka-catalogue-1`]);
  expect(serverPath(`${pathPrefix}/api/app-data`)).toBe('/api/app-data');
  expect(serverPath('/ab/api/app-data')).toBe(pathPrefix === '' ? '/ab/api/app-data' : undefined);
});
