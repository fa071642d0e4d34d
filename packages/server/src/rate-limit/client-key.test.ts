import { describe, expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { networkHash, networkOf } from './client-key.ts';

// Holds R29.
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:ff::1'],
  ['2001:db8::1', '2001:0db8:0:00ff:ffff:ffff:ffff:ffff'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('counts %s and %s as one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

// Holds R29.
test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:100::1', '2001:db8:1:200::1'],
  ['::1', '127.0.0.1'],
])('tells %s from %s', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

test('does not hold the address', () => {
  expect(networkHash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
});

/** The network that a request counts for, or `own`. */
const networkFrom = async (trustProxy: false | number | string, remoteAddress: string, forwarded: string) => {
  const { app } = await aServer({ settings: { logLevel: 'silent', trustProxy } });
  let told: unknown;
  app.addHook('onResponse', ({ network, fromOwnMachine }, _reply, done) => {
    told = fromOwnMachine ? 'own' : network;
    done();
  });
  await app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return told;
};

describe('what a request says of its address', () => {
  test.each([
    ['no proxy is named', false, '192.0.2.1', '7.7.7.7', '192.0.2.1'],
    ['the nearest of several is what the one proxy saw', 1, '192.0.2.1', '7.7.7.7, 203.0.113.9', '203.0.113.9'],
    ['two proxies stand in a row', 2, '192.0.2.1', '7.7.7.7, 203.0.113.9, 192.0.2.2', '203.0.113.9'],
    ['the caller is no named proxy', '10.0.0.0/8', '192.0.2.1', '7.7.7.7', '192.0.2.1'],
    ['a gateway tells of a port', '10.0.0.0/8', '10.0.0.1', '203.0.113.9:5555', '203.0.113.9'],
    ['a gateway tells of a port behind an IPv6 address', 1, '10.0.0.1', '[2001:db8:1:2::1]:80', '2001:0db8:0001:00'],
    ['it is no address', '10.0.0.0/8', '10.0.0.1', 'unknown-17', '10.0.0.1'],
    ['it claims to be this machine', 1, '10.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['it claims to be this machine, on it', 'loopback', '127.0.0.1', '127.0.0.1, ::1', '127.0.0.1'],
    ['this machine asks', 1, '127.0.0.1', '', 'own'],
  ] as const)('counts where %s', async (_where, trustProxy, remoteAddress, forwarded, network) => {
    expect(await networkFrom(trustProxy, remoteAddress, forwarded)).toBe(network);
  });
});
