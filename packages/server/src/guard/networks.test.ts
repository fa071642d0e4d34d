import { expect, test } from 'vitest';
import { networkHash } from './networks.ts';

// Holds R29.
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:ff::1'],
  ['2001:db8::1', '2001:0db8:0:00ff:ffff:ffff:ffff:ffff'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('counts %s and %s as one network', (one, other) => {
  expect(networkHash(one)).toBe(networkHash(other));
});

// Holds R29.
test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:100::1', '2001:db8:1:200::1'],
  ['::1', '127.0.0.1'],
])('tells %s from %s', (one, other) => {
  expect(networkHash(one)).not.toBe(networkHash(other));
});

test('does not hold the address', () => {
  expect(networkHash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
});
