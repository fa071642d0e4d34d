import { connect } from 'node:net';
import { createHash } from 'node:crypto';
import { project } from '@ramka/contract/wire/project';
import { expect, test } from 'vitest';
import { failedLookupsOfClient } from '../rate-limit/failed-lookups.store.ts';
import { aServer, builtPages } from '../testing/a-server.ts';

test.each(['/api/app-data', '/api/project/22222222', '/api/none', '/none', '/healthz', '/metrics'])(
  '%s has headers against sniffing, framing, embedding and leaking the address',
  async (url) => {
    const { app } = await aServer();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(Object.keys(headers)).not.toContain('server');
    expect(Object.keys(headers)).not.toContain('x-powered-by');
    expect(Object.keys(headers)).not.toContain('access-control-allow-origin');
  },
);

test.each(['/api/docs', '/api/docs/json', '/assets/img/components/55301,SW5MR.svg', '/el12/'])(
  '%s executes and shows no injected content',
  async (url) => {
    const { app } = await aServer({ webFolder: builtPages() });
    const { headers, statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    // Styles whose hashes the policy contains belong to the app.
    const others = body.replaceAll(/<style>(.*?)<\/style>/gs, (all, style: string) =>
      String(headers['content-security-policy']).includes(createHash('sha256').update(style).digest('base64'))
        ? ''
        : all,
    );
    expect(others).not.toMatch(/<style|\sstyle=|<script(?![^>]* src=)|\son[a-z]+=/);
  },
);

test('a client that uses TLS through a trusted proxy gets Strict-Transport-Security', async () => {
  const { app } = await aServer({ settings: { logLevel: 'silent', trustProxy: 1 } });
  const over = (protocol: string) =>
    app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': protocol, 'x-forwarded-for': '203.0.113.7' } });
  expect((await over('https')).headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await over('http')).headers['strict-transport-security']).toBeUndefined();
});

test('forwarded headers of untrusted peers do not change protocol or address', async () => {
  const { app } = await aServer();
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  for (let tries = 0; tries < failedLookupsOfClient.capacity; tries += 1)
    await app.inject({
      url: '/api/project/22222222',
      headers: { ...headers, 'x-forwarded-for': `203.0.113.${tries + 8}` },
    });
  const answer = await app.inject({ url: '/api/project/22222222', headers });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('a request with two Host headers is rejected', async () => {
  const { app } = await aServer();
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (hosts: readonly string[]): Promise<string> => {
    const socket = connect(Number(port), hostname);
    const lines = ['GET /api/app-data HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
    socket.write(lines.join('\r\n'));
    let answer = '';
    for await (const piece of socket.setEncoding('latin1')) answer += String(piece);
    return answer.slice(0, answer.indexOf('\r\n'));
  };
  expect(await ask(['one.example'])).toBe('HTTP/1.1 200 OK');
  expect(await ask(['one.example', 'other.example'])).toBe('HTTP/1.1 400 Bad Request');
});

// Anyone with such an address can edit the project, so search engines must not index it.
test('addresses that contain a key are excluded from search engines, and the start page is not', async () => {
  const { app, call } = await aServer({ webFolder: builtPages() });
  const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  const robots = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
  for (const url of [
    `/el12/projekt/${id}`,
    `/el12/projekt/${id}/struktura`,
    '/el12/podglad/22222222222222/kopia',
    `/api/project/${id}`,
    `/api/project/${id}/set/1`,
    '/api/project/22222222',
    `/product-set/${id}/1.png`,
  ])
    expect([url, await robots(url)]).toEqual([url, 'noindex, nofollow, noarchive']);
  for (const url of ['/', '/el12/', '/el12/?lang=en', '/assets/img/components/55301,SW5MR.svg'])
    expect([url, await robots(url)]).toEqual([url, undefined]);
});

test('HEAD behaves like GET, also with a matching If-None-Match', async () => {
  const { app, call } = await aServer({ webFolder: builtPages() });
  const { id } = project.parse((await call('POST', '/project', { name: 'Dom', variant: 'el12' })).body);
  for (const url of ['/api/app-data', `/api/project/${id}`, '/assets/img/components/55301,SW5MR.svg', '/el12/']) {
    const head = (headers = {}) => app.inject({ method: 'HEAD', url, headers });
    const tag = String((await head()).headers['etag']);
    const known = await head({ 'if-none-match': tag });
    expect([url, known.statusCode, known.body, known.headers['etag']]).toEqual([url, 304, '', tag]);
    expect((await head({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
});
