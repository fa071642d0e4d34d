import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { allLanguages } from '@ramka/domain/text';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aDeployment, aServer, builtPages } from '../testing/a-server.ts';

const aPageServer = async (overrides = {}) => {
  const { app } = await aServer({ webFolder: builtPages(), deployment: aDeployment(overrides) });
  return (url: string, headers = {}) => app.inject({ url, headers });
};

describe('the app’s page', () => {
  // Holds §2.1, §2.2, §9.19, R1.
  test.each([
    '/el12/',
    '/el12/projekt/abc/zestawy/nowy',
    '/el12/404',
    '/el12/x.js',
    '/el12/api/x',
    '/el12/%22',
    '/el12/start?name=%&line=%E0%A4%A&%=%00&lang=%',
  ])('is served at %s', async (url) => {
    const get = await aPageServer();
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  // Holds §2.1, R1.
  test.each(['/', '/el12'])('is the target of the redirect from %s', async (url) => {
    const get = await aPageServer();
    expect(await get(url)).toMatchObject({ statusCode: 302, headers: { location: '/el12/' } });
  });

  test('contains the deployment’s settings and language', async () => {
    const get = await aPageServer({ defaultLanguage: 'cs', copyrightHolder: `A & "B" <script>'` });
    const { body } = await get('/el12/');
    expect(body).toContain('<html lang="cs">');
    expect(body).not.toContain('<script>');
    expect(body).toContain(`<p>© ${new Date().getFullYear()} A &amp; &quot;B&quot; &lt;script&gt;&#39;</p>`);
    const content = /<meta name="ramka" content="([^"]*)" \/>/.exec(body)?.[1] ?? '';
    const settings: unknown = JSON.parse(
      content
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
    expect(settings).toMatchObject({
      deploymentId: 'el12',
      basePath: '/el12/',
      defaultLanguage: 'cs',
      currencyLabel: 'zł',
      copyrightHolder: `A & "B" <script>'`,
      planningTool: null,
      publicUrl: null,
    });
  });

  test('contains the public URL if the server knows it', async () => {
    const settings = { logLevel: 'silent', trustProxy: false, publicUrl: 'https://ramka.example' } as const;
    const { app } = await aServer({ webFolder: builtPages(), settings });
    const { body } = await app.inject({ url: '/el12/' });
    expect(body).toContain('&quot;publicUrl&quot;:&quot;https://ramka.example&quot;');
  });

  test('carries the current year, also after New Year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const get = await aPageServer();
    expect((await get('/el12/')).body).toContain('<p>© 2026 Ramka</p>');
    vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
    expect((await get('/el12/')).body).toContain('<p>© 2027 Ramka</p>');
  });

  test('forbids inline scripts and framing', async () => {
    const get = await aPageServer();
    const policy = String((await get('/el12/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types ramka-service-worker;');
  });

  test('may be framed by the listed sites, and by no others', async () => {
    const origins = ['https://shop.example', 'http://localhost:3000'];
    const get = await aPageServer({ embed: { origins }, shop: { kind: 'demonstration' } });
    for (const path of ['', 'start?line=x', 'projekt/abcdefgh/pomieszczenia', 'podglad/abcdefghijkmnp/kopia']) {
      const { headers } = await get(`/el12/${path}`);
      expect(headers['content-security-policy']).toMatch(
        /; frame-ancestors 'self' https:\/\/shop\.example http:\/\/localhost:3000$/,
      );
      expect(headers['x-frame-options']).toBeUndefined();
    }
    for (const path of [
      '/api/docs',
      '/api/app-data',
      '/el12/podglad/abcdefghijkmnp',
      '/favicon.svg',
      '/none',
      '/el12/service-worker.js',
    ]) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test('may be framed by itself where the demonstration shop has a page with a frame', async () => {
    const get = await aPageServer({ shop: { kind: 'demonstration' } });
    const { headers } = await get('/el12/');
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'self'$/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const host = await get('/el12/demo-host?lang=cs');
    expect(host.body).toContain('<html lang="cs">');
    expect(host.body).toMatch(/<ramka-configurator src="\/el12\/" line="[\w-]+"><\/ramka-configurator>/);
    expect(host.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'; frame-src 'self';");
    expect(host.headers['x-frame-options']).toBe('DENY');
    expect(host.body).not.toMatch(/<style|\sstyle=|<script(?![^>]* src=)/);
    expect((await get('/el12/demo-host.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    const without = await aPageServer({ shop: null });
    expect((await without('/el12/demo-host')).body).not.toContain('ramka-configurator');
  });

  test.each([
    ['same-site', 'same-site'],
    ['cross-site', undefined],
    ['same-origin', undefined],
  ])('learns that its host is a sibling: %s', async (site, timing) => {
    const get = await aPageServer({ embed: { origins: ['https://shop.example'] } });
    const { headers } = await get('/el12/start', { 'sec-fetch-site': site, 'sec-fetch-dest': 'iframe' });
    expect(headers['server-timing']).toBe(timing);
    expect(headers['timing-allow-origin']).toBe(timing && 'https://shop.example');
    expect(headers['vary']).toContain('Sec-Fetch-Site');
  });

  test('cannot be framed without listed sites', async () => {
    const { headers } = await (await aPageServer())('/el12/');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('allows its own inline styles and no others', async () => {
    const get = await aPageServer();
    const { body, headers } = await get('/el12/projekt/abcdefgh/zestawy/1');
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    expect(styles).toEqual(['p { margin: 0; background: url(/assets/app/wall.svg) }']);
    const hashes = styles.map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers['content-security-policy']).toContain(`style-src 'self'${hashes.join('')};`);
  });

  describe.each(allLanguages)('in %s', (language) => {
    test.each([
      ['/el12/', `${language}: home`],
      ['/el12/?utm=x', `${language}: home`],
      ['/el12/projekt/abcdefgh/pomieszczenia?openedGroupId=2', 'skeleton'],
      ['/el12/projekt/abcdefgh/zestawy/12?openedFromGroupId=1', 'skeleton'],
      ['/el12/dostepnosc', 'skeleton'],
    ])('%s contains %s before scripts have loaded', async (url, content) => {
      const get = await aPageServer({ defaultLanguage: language, languages: allLanguages });
      const { body } = await get(url);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<div id="app"><p>${content}</p>`);
    });
  });

  // Holds §9.19, R43.
  test.each([
    [false, 'uk-UA,uk;q=0.9,en;q=0.8', undefined, 'pl', false],
    [true, 'uk-UA,uk;q=0.9,en;q=0.8', undefined, 'uk', true],
    [true, 'de,fr;q=0.5', undefined, 'pl', true],
    [true, undefined, undefined, 'pl', true],
    [true, 'uk', 'cs', 'cs', true],
  ])(
    'with languageFromBrowser %s, for a browser that requests %s after %s was chosen, starts in %s',
    async (languageFromBrowser, requested, chosen, language, varies) => {
      const get = await aPageServer({ languageFromBrowser });
      const { body, headers } = await get('/el12/', {
        ...(requested && { 'accept-language': requested }),
        ...(chosen && { 'service-worker-navigation-preload': chosen }),
      });
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<p>${language}: home</p>`);
      expect(String(headers.vary).includes('Accept-Language')).toBe(varies);
    },
  );

  describe('whose address names a language', () => {
    test.each([
      ['/el12/?lang=cs', 'cs', 'cs: home'],
      ['/el12/?utm=x&lang=UA', 'uk', 'uk: home'],
      ['/el12/?lang=sk&lang=cs', 'sk', 'sk: home'],
      ['/el12/start?line=simon-54-premium&lang=cz', 'cs', 'skeleton'],
      ['/el12/projekt/abcdefgh/zestawy/12?lang=en', 'en', 'skeleton'],
      ['/el12/404?lang=sk', 'sk', 'skeleton'],
      ['/el12/dostepnosc?lang=uk', 'uk', 'skeleton'],
      ['/el12/podglad/abcdefghijkmnp/kopia?lang=cs', 'cs', 'skeleton'],
    ])('is in that language: %s', async (url, language, content) => {
      const get = await aPageServer({ languageFromBrowser: true });
      const { body } = await get(url, { 'accept-language': 'pl', 'service-worker-navigation-preload': 'pl' });
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<div id="app"><p>${content}</p>`);
    });

    test.each(['de', '', 'true', '%', '%E0%A4%A', '%22%3E%3Cscript%3E', '%00', '%E2%80%AEcs', 'cs'.repeat(5000)])(
      'is in the default language if it is not offered: %s',
      async (code) => {
        const get = await aPageServer({ languages: ['pl', 'cs'] });
        const { statusCode, body, headers } = await get(`/el12/?lang=${code}`);
        expect(statusCode).toBe(200);
        expect(body).toContain('<p>pl: home</p>');
        expect(headers.etag).toBe((await get('/el12/')).headers.etag);
      },
    );

    test('is not taken from a cache in another language', async () => {
      const get = await aPageServer();
      const [polish, czech] = [await get('/el12/'), await get('/el12/?lang=cs')];
      expect(czech.headers.etag).not.toBe(polish.headers.etag);
      const [home] = precachedIn((await get('/el12/service-worker.js')).body);
      const isCached = (below: string): boolean => new RegExp(home?.matches ?? '').test(below);
      expect(['', '?utm=x', '?lang=cs', '?utm=x&lang=cs', 'start?lang=cs'].map(isCached)).toEqual([
        true,
        true,
        false,
        false,
        false,
      ]);
    });

    test.each(['/', '/el12'])('keeps it when redirected from %s', async (url) => {
      const get = await aPageServer();
      expect((await get(`${url}?lang=cs&x=%0d%0a`)).headers.location).toBe('/el12/?lang=cs&x=%0d%0a');
    });
  });

  test('prerenders the offer to continue in the previous language, if the deployment has it', async () => {
    const get = await aPageServer({ defaultLanguage: 'pl', languages: ['pl', 'cs'] });
    const shown = async (spoken: string) => (await get('/el12/', { 'service-worker-navigation-preload': spoken })).body;
    expect(await shown('cs')).toContain('<p>cs: home</p>');
    for (const other of ['true', 'uk', '<b>', '']) expect(await shown(other)).toContain('<p>pl: home</p>');
  });

  test('prerenders only features of the deployment', async () => {
    const there = await (await aPageServer({ videoLink: 'https://film.example/?a=1&b=2' }))('/el12/');
    expect(there.body).toContain('href="https://film.example/?a=1&amp;b=2"');
    const without = await (await aPageServer({ videoLink: '', basePath: '/cz/' }))('/cz/');
    expect(without.body).not.toContain('film');
    expect(without.body).toContain('href="/cz/dostepnosc"');
    expect(without.body).not.toMatch(/%\w+%/);
  });

  test('is the same for every project, and does not reveal whether a project exists', async () => {
    const get = await aPageServer();
    const [one, other] = await Promise.all([get('/el12/projekt/AbCdEf23/zestawy/12'), get('/el12/projekt/-')]);
    expect(one.body).toBe(other.body);
    expect(one.headers.etag).toBe(other.headers.etag);
  });

  test('is compressed', async () => {
    const get = await aPageServer();
    const { headers, rawPayload } = await get('/el12/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/el12/')).body);
  });

  test('is revalidated on every request, with 304 for a matching entity tag', async () => {
    const get = await aPageServer();
    const { headers } = await get('/el12/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/el12/', { 'if-none-match': headers['etag'] });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

const precachedIn = (script: string): readonly { readonly matches: string }[] =>
  JSON.parse(/"pages":(\[.*?\]),"/.exec(script)?.[1] ?? '[]');

test('the script for other sites can be loaded by them, and is revalidated', async () => {
  const get = await aPageServer();
  const { body, headers } = await get('/embed.js');
  expect(body).toBe('customElements');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/embed.js', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  expect((await get('/favicon.svg')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

const versionIn = (script: string): string => /"version":"([^"]+)"/.exec(script)?.[1] ?? '';

describe('the service worker', () => {
  test('contains the version of all precached files, including the page', async () => {
    const get = await aPageServer();
    const { body, headers } = await get('/el12/service-worker.js');
    expect(body).toMatch(/^const ramka = \{.*\};\nkeep\(ramka\)$/);
    expect(body).toContain('"files":["/assets/app/editor-abc.css","/assets/app/index-abc.js","/assets/app/wall.svg"]');
    const tag = String((await get('/el12/404')).headers['etag']);
    expect(body).toContain(`"address":"/el12/404","tag":${tag}`);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test('changes with the page, and only with its contents', async () => {
    const [one, same, other] = await Promise.all(
      [{}, {}, { copyrightHolder: 'Somebody' }].map(async (overrides) => {
        const get = await aPageServer(overrides);
        return versionIn((await get('/el12/service-worker.js')).body);
      }),
    );
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('the manifest', () => {
  test('has the name, colours and language of the deployment, and is linked from the page', async () => {
    const app = { name: 'Elektro Kowalski', colour: '#123456', background: '#ffffff' };
    const get = await aPageServer({ app, basePath: '/cz/', defaultLanguage: 'cs' });
    const answer = await get('/cz/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      name: 'Elektro Kowalski',
      short_name: 'Elektro Kowalski',
      lang: 'cs',
      start_url: '/cz/',
      scope: '/cz/',
      display: 'standalone',
      theme_color: '#123456',
      background_color: '#ffffff',
      icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
      shortcuts: [{ name: 'Naposledy otevřené na tomto zařízení', url: '/cz/' }],
    });
    const { body } = await get('/cz/');
    expect(body).toContain('<link rel="manifest" href="/cz/manifest.webmanifest" />');
    expect([...body.matchAll(/theme-color" content="([^"]*)"/g)].map(([, colour]) => colour)).toEqual([
      '#123456',
      '#17191a',
    ]);
  });
});

describe('the app’s files', () => {
  test('are served as of the start, even if they are rebuilt while the server runs', async () => {
    const webFolder = builtPages();
    const { app } = await aServer({ webFolder });
    const paths = ['/el12/', '/assets/app/index-abc.js', '/favicon.svg'];
    const served = () => Promise.all(paths.map(async (url) => (await app.inject({ url })).body));
    const before = await served();
    rmSync(join(webFolder, 'assets'), { recursive: true });
    for (const file of ['index.html', 'favicon.svg']) writeFileSync(join(webFolder, file), 'of another build');
    expect(await served()).toEqual(before);
    expect(before[1]).toBe('run()');
  });

  test('have content types', async () => {
    const get = await aPageServer();
    expect((await get('/assets/app/index-abc.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  test('are immutable, and compressed by the build', async () => {
    const get = await aPageServer();
    const plain = await get('/assets/app/index-abc.js');
    expect(plain.body).toBe('run()');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await get('/assets/app/index-abc.js', { 'accept-encoding': 'br' });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(compressed.rawPayload).toEqual(brotliCompressSync('run()'));
  });

  test('next to the page are served too', async () => {
    const get = await aPageServer();
    expect(await get('/favicon.svg')).toMatchObject({ statusCode: 200, body: '<svg/>' });
  });

  // Holds R1.
  test.each([
    '/index.html',
    '/service-worker.js',
    '/assets/app/none.js',
    '/assets/app/../../index.html',
    '/assets/app/%2e%2e/%2e%2e/index.html',
    '/package.json',
  ])('do not include %s', async (url) => {
    const get = await aPageServer();
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
