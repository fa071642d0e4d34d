import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Deployment, PageSettings } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Settings } from './settings.ts';

/**
 * Serves the built pages: the app's page for every path below the base path (docs/readings.md#r1), its scripts and
 * styles for good.
 */
export const addPages = async (
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const html = Buffer.from(pageHtml(await readFile(join(folder, 'index.html'), 'utf8'), settings));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const { basePath } = settings;

  app.get(`${basePath}*`, (_request, reply) => reply.headers({ ...headers, etag }).send(html));
  for (const path of new Set(['/', basePath.slice(0, -1)]))
    app.get(path, (_request, reply) => reply.redirect(basePath));

  await app.register(fastifyStatic, {
    root: join(folder, 'assets/app'),
    prefix: '/assets/app/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const file of await rootFiles(folder))
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, folder, { maxAge: '1h', immutable: false }));
};

/** Files beside the page, such as its icon. */
const rootFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^index\.html|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
};

/** The app's page for a deployment: its settings in `<meta name="ramka">`, its first language as the page's. */
const pageHtml = (template: string, settings: PageSettings): string => {
  const language = replaceOnce(template, /<html lang="[a-z]*">/, `<html lang="${settings.defaultLanguage}">`);
  return replaceOnce(
    language,
    /<meta name="ramka" content="" ?\/?>/,
    `<meta name="ramka" content="${escapeAttribute(JSON.stringify(settings))}" />`,
  );
};

const replaceOnce = (html: string, place: RegExp, text: string): string => {
  if (!place.test(html)) throw new Error(`the built page has no ${place.source}`);
  return html.replace(place, () => text);
};

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * What the app's page may do: everything comes from this server, nothing inline runs, nobody frames it. Forms go to this
 * server, and to the shop if there is one.
 */
const contentSecurityPolicy = (shop: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${shop}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of the app's page. Its address holds the key of a project, which no other site may learn. */
export const pageHeaders = ({ shop }: Pick<Deployment, 'shop'>) =>
  ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(shop?.kind === 'oci' ? ` ${new URL(shop.address).origin}` : ''),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-cache',
  }) as const;

/** What the pages are told about where they run. */
export const pageSettings = (
  deployment: Deployment,
  catalogue: Catalogue,
  { publicUrl }: Partial<Pick<Settings, 'publicUrl'>>,
): PageSettings => ({
  variant: deployment.variant,
  basePath: deployment.basePath,
  publicUrl: publicUrl ?? null,
  defaultLanguage: deployment.defaultLanguage,
  languages: deployment.languages,
  currencyLabel: catalogue.currency.label,
  videoLink: deployment.videoLink,
  copyrightHolder: deployment.copyrightHolder,
  catalogueFingerprint: catalogue.fingerprint,
  sampleCatalogue: catalogue.sample,
  shop: deployment.shop && { name: deployment.shop.name },
  planningTool: deployment.planningTool,
});
