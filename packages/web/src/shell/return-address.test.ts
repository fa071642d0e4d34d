import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { rememberedReturn, rememberReturn, returnAddress } from './return-address.ts';

const origins = ['https://shop.example', 'http://localhost:8081'];

test.each([
  'https://shop.example/product/17?x=1#y',
  'https://shop.example',
  'HTTPS://SHOP.example/a',
  'https://shop.example:443/',
  'http://localhost:8081/x',
])('%s is allowed', (address) => {
  expect(origins).toContain(returnAddress(address, origins)?.origin);
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
  expect(returnAddress(address, origins)).toBeUndefined();
});

test('it is remembered for the visit, while the deployment lists its site', () => {
  const storage = memoryStorage();
  expect(rememberedReturn(origins, storage)).toBeUndefined();
  rememberReturn('https://shop.example/a', storage);
  expect(rememberedReturn(origins, storage)?.href).toBe('https://shop.example/a');
  expect(rememberedReturn([], storage)).toBeUndefined();
});
