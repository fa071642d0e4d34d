import { afterEach, expect, test, vi } from 'vitest';
import { listedAddress } from './listed-address.ts';

const origins = ['https://shop.example', 'http://localhost:8081'];

test.each([
  'https://shop.example/product/17?x=1#y',
  'https://shop.example',
  'HTTPS://SHOP.example/a',
  'https://shop.example:443/',
  'http://localhost:8081/x',
])('%s is allowed', (address) => {
  expect(origins).toContain(listedAddress(address, origins)?.origin);
});

test.each([
  '',
  'shop.example',
  '/product/17',
  '//shop.example/',
  String.raw`\\shop.example/`,
  String.raw`https:\\shop.example/`,
  String.raw`https://evil.example\@shop.example/`,
  String.raw`https://shop.example\.evil.example/`,
  'https:shop.example/',
  'https:/shop.example/',
  'https:///shop.example/',
  'https://shop.example.evil.example/',
  'https://evil.example/https://shop.example/',
  'https://evil.example/?https://shop.example',
  'https://evil.example#https://shop.example',
  'https://shop.example@evil.example/',
  'https://user@shop.example/',
  'https://user:password@shop.example/',
  'https://shop.example:8443/',
  'http://shop.example/',
  'http://localhost:8082/',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,https://shop.example/',
  'blob:https://shop.example/x',
  'https://shop.example/\nx',
  'https://sh\top.example/',
  ' https://shop.example/',
  'https://shop.exam\u200Bple/',
  'https://ѕhop.example/',
  'https://[::1/',
  'https://%/',
])('%j is not', (address) => {
  expect(listedAddress(address, origins)).toBeUndefined();
});

afterEach(() => void vi.unstubAllGlobals());

// Holds R27.
test('a browser without `URL.canParse` and `URL.parse` reads it, too', () => {
  class OlderUrl extends URL {}
  Object.assign(OlderUrl, { canParse: undefined, parse: undefined });
  vi.stubGlobal('URL', OlderUrl);
  expect(listedAddress('https://shop.example/a', origins)?.href).toBe('https://shop.example/a');
  expect(listedAddress('https://%/', origins)).toBeUndefined();
});
