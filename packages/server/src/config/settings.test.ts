import { describe, expect, test } from 'vitest';
import { readSettings, InvalidConfig } from './settings.ts';

describe('the settings', () => {
  test('all have defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseConnections: 10,
      databasePreparedStatements: true,
      deployment: 'el12',
      logLevel: 'info',
      trustProxy: false,
      publicUrl: undefined,
      pathPrefix: '',
      planningToolSecret: undefined,
      fieldMetrics: false,
      shutdownDelay: 0,
    });
  });

  test('come from the environment; empty variables count as absent', () => {
    const settings = readSettings({
      PORT: ' 0 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/ramka',
      DATABASE_URL: '',
      DATABASE_CONNECTIONS: '3',
      DATABASE_PREPARED_STATEMENTS: 'off',
      DEPLOYMENT: 'cz',
      DEPLOYMENTS_DIR: '/srv/deployments',
      CATALOGUE_DIR: '/srv/catalogue',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8',
      METRICS_FROM: '10.0.0.0/8, fd00::7',
      FIELD_METRICS: 'on',
      UNLIMITED_FROM: '10.1.0.0/16',
      PUBLIC_URL: 'https://ramka.example/',
      PATH_PREFIX: '/shop/konfigurator',
      PLANNING_TOOL_SECRET: 'p'.repeat(32),
      SHUTDOWN_DELAY: '5',
    });
    expect(settings).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataFolder: '/var/lib/ramka',
      databaseUrl: undefined,
      databaseConnections: 3,
      databasePreparedStatements: false,
      deployment: 'cz',
      deploymentsFolder: '/srv/deployments',
      catalogueFolder: '/srv/catalogue',
      logLevel: 'warn',
      trustProxy: '10.0.0.0/8',
      publicUrl: 'https://ramka.example',
      pathPrefix: '/shop/konfigurator',
      planningToolSecret: 'p'.repeat(32),
      fieldMetrics: true,
      metricsFrom: expect.anything(),
      shutdownDelay: 5000,
      unlimitedFrom: expect.anything(),
    });
    expect(settings.metricsFrom.check('10.1.2.3')).toBe(true);
    expect(settings.metricsFrom.check('fd00::7', 'ipv6')).toBe(true);
    expect(settings.metricsFrom.check('11.1.2.3')).toBe(false);
    expect(settings.unlimitedFrom.check('10.1.2.3')).toBe(true);
    expect(settings.unlimitedFrom.check('10.2.2.3')).toBe(false);
  });

  test.each(['10.0.0.1', '10.0.0.0/8, ::1', 'loopback, fd00::/8'])('name proxies as %j', (proxies) => {
    expect(readSettings({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
  });

  test.each([
    ['1', 1],
    ['3', 3],
    ['0', false],
  ] as const)('count proxies in a row as %j', (proxies, hops) => {
    expect(readSettings({ TRUST_PROXY: proxies }).trustProxy).toBe(hops);
  });

  test('explain why not every address can be a trusted proxy', () => {
    expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow('by which every visitor could choose an address');
  });

  test.each([
    ['METRICS_FROM', 'loopback'],
    ['UNLIMITED_FROM', 'loopback'],
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_PREPARED_STATEMENTS', 'no'],
    ['FIELD_METRICS', 'yes'],
    ['SHUTDOWN_DELAY', '5s'],
    ['DEPLOYMENT', '../secret'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['PUBLIC_URL', 'ramka.example'],
    ['TRUST_PROXY', 'garbage'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['PLANNING_TOOL_SECRET', 'short secret'],
  ])('%s cannot be %j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });

  test.each(['disable', 'require', 'verify-ca&sslrootcert=/ca.crt', 'verify-full', 'no-verify'])(
    'support the sslmode %s',
    (mode) => {
      const databaseUrl = `postgres://ramka@db.example/ramka?sslmode=${mode}`;
      expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
    },
  );

  test('report that verify-ca needs a root certificate', () => {
    const environment = { DATABASE_URL: 'postgres://ramka@db.example/ramka?sslmode=verify-ca' };
    expect(() => readSettings(environment)).toThrow('needs sslrootcert');
  });

  test.each(['allow', 'quatsch', ''])('reject the sslmode %j without quoting the URL', (mode) => {
    const environment = { DATABASE_URL: `postgres://ramka:secret@db.example/ramka?sslmode=${mode}` };
    expect(() => readSettings(environment)).toThrow(/^DATABASE_URL has an unknown sslmode; known are disable, /);
    expect(() => readSettings(environment)).not.toThrow(/secret/);
  });

  test.each([
    'konfigurator',
    '/',
    '/konfigurator/',
    '//konfigurator',
    '/a/../b',
    '/a b',
    '/a%20b',
    '/ą',
    `/${'a'.repeat(100)}`,
  ])('PATH_PREFIX cannot be %j', (prefix) => {
    expect(() => readSettings({ PATH_PREFIX: prefix })).toThrow(/^PATH_PREFIX must/);
  });

  test('reject a public URL with a path next to a path prefix, which would appear twice in links', () => {
    const environment = { PUBLIC_URL: 'https://shop.example/konfigurator', PATH_PREFIX: '/konfigurator' };
    expect(() => readSettings(environment)).toThrow(/^PUBLIC_URL must have no path/);
    expect(readSettings({ ...environment, PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    );
  });

  test('are rejected with all errors at once, without revealing a secret', () => {
    const environment = {
      PORT: '-1',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://user:secret@host/db',
      PLANNING_TOOL_SECRET: 'my secret',
    };
    expect(() => readSettings(environment)).toThrow(InvalidConfig);
    expect(() => readSettings(environment)).toThrow(/PORT[^]*DATABASE_URL[^]*LOG_LEVEL/);
    expect(() => readSettings(environment)).not.toThrow(/secret/);
  });
});
