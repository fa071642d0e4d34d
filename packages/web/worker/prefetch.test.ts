import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** In-memory caches of a browser that match by address only. */
const memoryCaches = () => {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      match: async ({ url }: Request) => cache.get(url)?.clone(),
      put: async ({ url }: Request, answer: Response) => void cache.set(url, answer),
      delete: async () => false,
      keys: async () => [],
    };
  };
  return { open, has: async (name: string) => stored.has(name) };
};

const project = {
  project: { look: null, groups: [] },
  productSets: [{ id: 5, version: '2', frameLine: 'simon-54' }],
};

// Holds §7.2, R37.
test('every API request of the service worker carries X-Requested-With and the language', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('ramka', { version: '1', pathPrefix: '', catalogue: '1', pages: [], files: [] });
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, init?: RequestInit) {
        super(new URL(address, 'https://shop.example'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/app-data'))
      return Response.json({ productSeries: [{ id: 1, tag: 'simon-54' }], frames: {}, controllers: {} });
    if (pathname.endsWith('/set/5')) return Response.json({ frameId: 1, modules: {}, smBox: 0, ip44: false });
    return Response.json(/^\/api\/project\/\w+$/.test(pathname) ? project : []);
  });
  const { prefetchProject } = await import('./prefetch.ts');
  await prefetchProject({ projectId: 'aB3dE6gH', language: 'pl', openSetId: Number.NaN, withUnviewed: false });
  const calls = requests.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/project/aB3dE6gH',
    '/api/project/aB3dE6gH/order',
    '/api/project/aB3dE6gH/site',
    '/api/project/aB3dE6gH/labels',
    '/api/project/aB3dE6gH/components/list',
    '/api/project/aB3dE6gH/set/5',
    '/api/app-data',
    '/api/functions',
    '/api/modules/by-series/1',
  ]);
  for (const { headers } of calls) {
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(headers.get('accept-language')).toBe('pl');
  }
});
