import { afterEach, expect, test, vi } from 'vitest';
import { listComponents } from './set-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const row = { id: 1, image: '', symbol: 'TR2/111', name: 'Ramka', serieName: null, catalogUrl: '', price: 12.5 };

// Holds §2.82, §7.30, R37.
test('component lists are requested by at most a thousand comma-separated ids each, and added up', async () => {
  const requested: URL[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address, 'https://shop.example'));
    return Response.json([{ ...row, quantity: 2, reasons: [] }]);
  });
  const ids = Array.from({ length: 1500 }, (_, index) => 1500 - index);
  const rows = await listComponents('aB3dE6gH', ids, new AbortController().signal);
  expect(requested.map(({ search }) => search)).toEqual([
    `?sets=${ids.slice(0, 1000).join(',')}`,
    `?sets=${ids.slice(1000).join(',')}`,
  ]);
  expect(Math.max(...requested.map(({ href }) => href.length))).toBeLessThan(8000);
  expect(rows).toMatchObject([{ symbol: 'TR2/111', quantity: 4 }]);
});
