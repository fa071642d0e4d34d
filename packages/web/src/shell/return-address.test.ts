import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { rememberedReturn, rememberReturn } from './return-address.ts';

const origins = ['https://shop.example'];

test('it is remembered for the visit, while the deployment lists its site', () => {
  const storage = memoryStorage();
  expect(rememberedReturn(origins, storage)).toBeUndefined();
  rememberReturn('https://shop.example/a', storage);
  expect(rememberedReturn(origins, storage)?.href).toBe('https://shop.example/a');
  expect(rememberedReturn([], storage)).toBeUndefined();
});
