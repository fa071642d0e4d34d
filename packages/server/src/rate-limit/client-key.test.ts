import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { clientKeyHash, clientKeyOf } from './client-key.ts';

// Holds R29.
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:ff::1'],
  ['2001:db8::1', '2001:0db8:0:00ff:ffff:ffff:ffff:ffff'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('%s and %s have the same client key', (one, other) => {
  expect(clientKeyOf(one)).toBe(clientKeyOf(other));
});

// Holds R29.
test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:100::1', '2001:db8:1:200::1'],
  ['::1', '127.0.0.1'],
])('%s and %s have different client keys', (one, other) => {
  expect(clientKeyOf(one)).not.toBe(clientKeyOf(other));
});

test('does not contain the address', () => {
  expect(clientKeyHash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
});

/** The client key that a request is counted for, or `local`, and the logged warnings. */
const clientOf = async (
  trustProxy: false | number | string,
  remoteAddress: string,
  headers: Readonly<Record<string, string>>,
) => {
  let log = '';
  const logStream = new Writable({
    write: (piece, _encoding, done) => {
      log += String(piece);
      done();
    },
  });
  const { app } = await aServer({ settings: { logLevel: 'warn', trustProxy }, logStream });
  let logged: unknown;
  app.addHook('onResponse', ({ clientKey, isLocal }, _reply, done) => {
    logged = isLocal ? 'local' : clientKey;
    done();
  });
  await app.inject({ url: '/api/app-data', remoteAddress, headers });
  await app.inject({ url: '/api/app-data', remoteAddress, headers });
  return { client: logged, warnings: log.split('\n').filter((line) => line.includes('proxy on this machine')) };
};

describe('the headers of a request', () => {
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
  ] as const)('counts where %s', async (_where, trustProxy, remoteAddress, forwarded, expected) => {
    const { client } = await clientOf(trustProxy, remoteAddress, { 'x-forwarded-for': forwarded });
    expect(client).toBe(expected);
  });

  test.each([
    ['127.0.0.1', { host: 'localhost:8080' }],
    ['::1', { host: '[::1]:8080' }],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }],
  ])('are local at %s', async (remoteAddress, headers) => {
    expect(await clientOf(false, remoteAddress, headers)).toEqual({ client: 'local', warnings: [] });
  });

  test.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.9' },
    { host: 'ramka.example' },
  ])('come through an untrusted proxy on this machine, which is logged once: %j', async (headers) => {
    const { client, warnings } = await clientOf(false, '127.0.0.1', headers);
    expect(client).toBe('127.0.0.1');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('TRUST_PROXY=loopback');
  });

  test('come through a trusted proxy on this machine that sends no client address', async () => {
    const { client, warnings } = await clientOf('loopback', '127.0.0.1', { host: 'ramka.example' });
    expect(client).toBe('127.0.0.1');
    expect(warnings[0]).toContain('without X-Forwarded-For');
    expect((await clientOf('loopback', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).warnings).toEqual([]);
  });

  test('come from this machine through its trusted proxy, as when an operator tries the address there', async () => {
    const { warnings } = await clientOf('loopback', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Ignore this after a test on this machine');
  });
});
