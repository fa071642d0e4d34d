import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@ramka/domain/text';
import { describe, expect, test } from 'vitest';
import { aDeployment, aServer, builtPages } from '../testing/a-server.ts';

const navigation = { 'sec-fetch-mode': 'navigate' };
const ofWorker = { ...navigation, 'service-worker-navigation-preload': 'pl' };
const faceIn = (file: string): string => `@font-face{font-family:A;src:url(${file})}`;
const fileOf = (word: string): string => `/assets/app/a-${word}-wght-abc.woff2`;
const common = fileOf('latin-common');
const polish = fileOf('latin-ext-polish');
const czech = fileOf('latin-ext-czech');
const dataOf = (file: string): string =>
  `data:font/woff2;base64,${Buffer.from(`letters of ${file}`).toString('base64')}`;

const aLetteredServer = async (defaultLanguage: Language = 'pl') => {
  const webFolder = builtPages();
  for (const file of [common, polish, czech]) writeFileSync(join(webFolder, file), `letters of ${file}`);
  const page = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const faces = [common, polish, czech].map(faceIn).join('');
  writeFileSync(join(webFolder, 'index.html'), page.replace('<style>', `<style>${faces}`));
  const { app } = await aServer({ webFolder, deployment: aDeployment({ defaultLanguage }) });
  return (headers: Record<string, string>, url = '/el12/projekt/abcdefgh/pomieszczenia') =>
    app.inject({ url, headers });
};

describe('the app’s page with the letters of its language', () => {
  test.each([
    ['pl', [dataOf(common), dataOf(polish), czech]],
    ['cs', [dataOf(common), polish, dataOf(czech)]],
    ['en', [dataOf(common), polish, czech]],
  ] as const)('comes to who opens it for the first time, in %s', async (language, sources) => {
    const get = await aLetteredServer(language);
    const { body, headers } = await get(navigation);
    const style = sources.map(faceIn).join('');
    expect(body.endsWith(`<style>${style}</style></body></html>`)).toBe(true);
    expect(body.split('@font-face')).toHaveLength(4);
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
    expect(headers['vary']).toContain('Sec-Fetch-Mode');
  });

  test('comes without them to a service worker, which has kept them, and to whatever else asks for it', async () => {
    const get = await aLetteredServer();
    for (const headers of [{}, { 'sec-fetch-mode': 'cors' }, ofWorker, { ...ofWorker, 'if-none-match': '"old"' }]) {
      const { body } = await get(headers);
      expect(body).toContain(faceIn(common));
      expect(body).not.toContain('base64');
    }
  });

  test('is not the first screen, whose picture would come later', async () => {
    const get = await aLetteredServer();
    expect((await get(navigation, '/el12/')).body).not.toContain('base64');
  });

  test('is not sent anew without them to a browser that has it', async () => {
    const get = await aLetteredServer();
    const { headers } = await get(navigation);
    const again = await get({ ...ofWorker, 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.headers['etag']]).toEqual([304, headers['etag']]);
  });
});
