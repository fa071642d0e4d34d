import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './compression.ts';

describe('the encoding of an answer', () => {
  it.for([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['brotli, x-gzip', 'identity'],
  ] as const)('for "%s" is %s', ([header, encoding]) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
