import { describe, expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';

const report = '/field-metrics';
const settings = { logLevel: 'silent', trustProxy: false } as const;

describe('field metrics', () => {
  test('are added to histograms, whose limits include those of good and poor', async () => {
    const { app, call } = await aServer();
    expect(await call('POST', report, { LCP: 2499, INP: 90, CLS: 0.02 })).toMatchObject({ status: 204 });
    expect(await call('POST', report, { LCP: 4500 })).toMatchObject({ status: 204 });
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/^ramka_field_lcp_seconds_bucket\{le="2"\} 0$/m);
    expect(body).toMatch(/^ramka_field_lcp_seconds_bucket\{le="2.5"\} 1$/m);
    expect(body).toMatch(/^ramka_field_lcp_seconds_bucket\{le="4"\} 1$/m);
    expect(body).toMatch(/^ramka_field_lcp_seconds_count 2$/m);
    expect(body).toMatch(/^ramka_field_inp_seconds_bucket\{le="0.2"\} 1$/m);
    expect(body).toMatch(/^ramka_field_cls_bucket\{le="0.1"\} 1$/m);
    expect(body).toMatch(/^ramka_field_cls_count 1$/m);
  });

  test.each([
    { LCP: -1 },
    { LCP: 600_001 },
    { INP: '90' },
    { INP: null },
    { CLS: 1e300 },
    { CLS: [0.1] },
    [],
    'LCP',
    null,
  ])('reject %j and count nothing of it', async (body) => {
    const { app, call } = await aServer();
    const { status } = await call('POST', report, body);
    expect([400, 422]).toContain(status);
    expect((await app.inject('/metrics')).body).toMatch(/^ramka_field_lcp_seconds_count 0$/m);
  });

  test('keep nothing but the numbers, and never more series', async () => {
    const { app, call } = await aServer();
    const lines = async () => (await app.inject('/metrics')).body.match(/^ramka_field_.*/gm) ?? [];
    const before = await lines();
    await call('POST', report, { LCP: 100, path: '/el12/projekt/aB3dE6gH', browser: 'Chrome', __proto__: { INP: 1 } });
    const after = await lines();
    expect(after.map((line) => line.split(' ')[0])).toEqual(before.map((line) => line.split(' ')[0]));
    expect(after.join()).not.toMatch(/projekt|Chrome/);
  });

  test('are not accepted from pages of other sites, which cannot send the header', async () => {
    const { app } = await aServer();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: `/api${report}`, headers, payload: '{"LCP":1}' });
    expect(answer.statusCode).toBe(403);
  });

  test('are rate-limited like changes', async () => {
    const { call } = await aServer({ settings: { ...settings, fieldMetrics: true } });
    const answers = [];
    for (let count = 0; count < 700; count += 1) answers.push((await call('POST', report, { CLS: 0 })).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(answers.slice(0, 600).every((status) => status === 204)).toBe(true);
  });

  test('are off by default: no endpoint, no histograms', async () => {
    const { app, call } = await aServer({ settings });
    expect(await call('POST', report, { LCP: 1 })).toMatchObject({ status: 404 });
    expect((await app.inject('/metrics')).body).not.toContain('ramka_field');
  });
});

test('requests are counted by the name of the endpoint, also those answered from the cache', async () => {
  const { app, call } = await aServer();
  await call('POST', '/project', { name: 'Dom', variant: 'el12' });
  const { headers } = await call('GET', '/app-data');
  const known = { 'if-none-match': String(headers['etag']) };
  await call('GET', '/app-data', undefined, known);
  await call('GET', '/app-data', undefined, known);
  await app.inject('/healthz');
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/ramka_request_seconds_count\{[^}]*endpoint="createProject",status="201"\} 1/);
  expect(body).toMatch(/ramka_request_seconds_count\{[^}]*endpoint="readAppData",status="304"\} 2/);
  expect(body).toMatch(/ramka_request_seconds_count\{[^}]*route="\/healthz",endpoint="",status="200"\} 1/);
});
