import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Deployment, PageSettings } from '@ramka/contract/deployment';
import type { Showcase } from '@ramka/contract/showcase';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { showcaseSettings } from '../deployment/showcase.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { type Encoding, negotiateEncoding, sendCompressed } from '../http/compression.ts';
import { contentHash } from '../http/entity-tags.ts';
import { type AppShell, createAppShell, type PageLook } from './app-shell.ts';
import { MANIFEST, SERVICE_WORKER, serviceWorkerPrelude, serviceWorkerHeaders, webManifest } from './web-manifest.ts';
import { cjkFonts, type Settings } from '../config/settings.ts';

/**
 * Serves the built web app: its page for every path below the base path (docs/readings.md#r1), and its immutable
 * scripts and styles. Files are read once at the start, because a page and its files must belong to the same build,
 * even if the folder is rebuilt.
 */
export const addPages = async (
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  { headers, ...look }: { readonly headers: Readonly<Record<string, string>> } & PageLook,
): Promise<void> => {
  const shell = await createAppShell(folder, settings, look);
  const { basePath, pathPrefix } = settings;
  const pages = basePath.slice(pathPrefix.length);
  const scripts = await builtFiles(join(folder, 'assets/app'));
  const rootFiles = await builtFiles(folder);

  // Firefox hides the timing of a frame from its own page, unless the host may read it, too.
  const sibling = {
    'server-timing': SAME_SITE,
    ...(settings.embedOrigins.length > 0 && { 'timing-allow-origin': settings.embedOrigins.join(', ') }),
  };
  // The screen that copies a shared project belongs to the app, although its path is below that of share links.
  for (const path of [`${pages}*`, `${pages}podglad/:viewId/kopia`])
    app.get(path, async (request, reply) => {
      const { body, styles } = await shell.pageFor(request);
      const policy = withStyles(headers['content-security-policy'] ?? '', styles);
      void reply.removeHeader('x-frame-options').headers({
        ...headers,
        'content-security-policy': policy,
        vary: settings.languageFromBrowser ? `${PAGE_VARIES}, Accept-Language` : PAGE_VARIES,
        ...(request.headers['sec-fetch-site'] === 'same-site' && sibling),
      });
      return sendCompressed(request, reply, body);
    });
  for (const path of new Set(['/', pages.slice(0, -1)]))
    app.get(path, ({ url }, reply) => reply.redirect(basePath + (/\?.*/.exec(url)?.[0] ?? '')));

  const fonts = new Map([...scripts].flatMap(([name, file]) => fontNamesOf(name).map((font) => [font, file] as const)));
  addFolder(app, '/assets/app/', scripts, 'public, max-age=31536000, immutable');
  addFolder(app, '/assets/fonts/', fonts, 'public, max-age=2592000');
  for (const [name, file] of rootFiles)
    if (name !== 'index.html' && name !== SERVICE_WORKER)
      app.get(`/${name}`, (request, reply) =>
        sendFile(
          request,
          name === EMBED_SCRIPT ? reply.headers(embedScriptHeaders) : reply,
          file,
          'public, max-age=3600',
        ),
      );
  const worker = rootFiles.get(SERVICE_WORKER);
  if (worker !== undefined) addServiceWorker(app, pages + SERVICE_WORKER, worker, { settings, shell, files: scripts });
};

/**
 * Entry of `Server-Timing` that tells a page in a frame that its host belongs to the same site, and so shares its storage.
 * Only browsers know which domains belong to one owner, and scripts cannot read `Sec-Fetch-Site`.
 */
const SAME_SITE = 'same-site';

/** The script for the pages of others (docs/embedding.md#in-a-frame). */
const EMBED_SCRIPT = 'embed.js';

/** Allows other sites to load the script, also as a module. */
const embedScriptHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/** Serves the service worker, prefixed with the version and list of its precached files. */
const addServiceWorker = (
  app: FastifyInstance,
  path: string,
  worker: BuiltFile,
  {
    settings,
    shell,
    files,
  }: { readonly settings: PageSettings; readonly shell: AppShell; readonly files: ReadonlyMap<string, BuiltFile> },
): void => {
  const tags = shell.precached.map(({ tag }) => tag);
  const version = contentHash(Buffer.from([...tags, worker.tag, ...[...files.values()].map(({ tag }) => tag)].join()));
  const addresses = [...files.keys()].map((name) => `${settings.pathPrefix}/assets/app/${name}`);
  const script =
    serviceWorkerPrelude(settings, { version, pages: shell.precached, files: addresses }) + worker.identity.toString();
  app.get(path, (_request, reply) => reply.headers({ ...serviceWorkerHeaders, etag: `"${version}"` }).send(script));
};

/** Serves the web app manifest. */
export const addManifest = (app: FastifyInstance, deployment: Deployment, publicPath: PublicPath): void => {
  const manifest = webManifest(deployment, publicPath);
  app.get(deployment.basePath + MANIFEST, (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(manifest),
  );
};

/** A font is also served under a name without hash, which frozen share links refer to after the next build. */
const fontNamesOf = (name: string): readonly string[] => {
  const font = /^(ibm-plex-sans-[a-z-]+-normal)-[\w-]{8}\.woff2$/.exec(name)?.[1];
  return font === undefined ? [] : [`${font}.woff2`];
};

/** Serves files by name through a single route, because each route takes time to register. */
const addFolder = (
  app: FastifyInstance,
  path: string,
  files: ReadonlyMap<string, BuiltFile>,
  cacheControl: string,
): void => {
  app.get<{ Params: { name: string } }>(`${path}:name`, (request, reply) => {
    const file = files.get(request.params.name);
    return file === undefined ? reply.callNotFound() : sendFile(request, reply, file, cacheControl);
  });
};

/** A built file as read at the start, with the encodings that the build created. */
type BuiltFile = Readonly<Partial<Record<Encoding, Buffer>>> & {
  readonly identity: Buffer;
  readonly type: string;
  readonly tag: string;
};

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files of a folder by name, without subfolders. */
const builtFiles = async (folder: string): Promise<ReadonlyMap<string, BuiltFile>> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
  const readIf = async (name: string) => (names.has(name) ? await readFile(join(folder, name)) : undefined);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const [identity, br, gzip] = [
      await readFile(join(folder, name)),
      await readIf(`${name}.br`),
      await readIf(`${name}.gz`),
    ];
    const type = contentTypes[extname(name)] ?? 'application/octet-stream';
    files.set(name, { identity, type, tag: contentHash(identity), ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
};

/** Request headers that the page or its headers depend on. */
const PAGE_VARIES = 'Accept-Encoding, Service-Worker-Navigation-Preload, Sec-Fetch-Site';

/** Adds the hashes of the page's inline styles to a policy. */
const withStyles = (policy: string, styles: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...styles.map((hash) => `'sha256-${hash}'`)].join(' '));

const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  cacheControl: string,
): FastifyReply => {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const encoded = file[encoding];
  const etag = encoded === undefined || encoding === 'identity' ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
  if (encoded !== undefined && encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .headers({ 'content-type': file.type, 'cache-control': cacheControl, vary: 'accept-encoding', etag })
    .send(encoded ?? file.identity);
};

/** Origins of the shop and of purchasing systems, to which the page may send forms. */
const formOrigins = ({ shop, punchOut }: Pick<Deployment, 'shop' | 'punchOut'>): ReadonlySet<string> =>
  new Set([
    ...(shop?.kind === 'oci' ? [new URL(shop.address).origin, ...shop.origins] : []),
    ...(punchOut?.origins ?? []),
  ]);

/**
 * The content security policy of the page: all resources from this server, no inline scripts, only the built inline
 * styles, frames only on the listed sites. Forms may be sent to this server and to the given origins.
 */
const contentSecurityPolicy = (forms: ReadonlySet<string>, ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The only allowed policy, which accepts nothing except the URL of the service worker.
    'trusted-types ramka-service-worker',
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ].join('; ');

/** Headers of the page. Its URL contains the key of a project and must not leak to other sites. */
export const pageHeaders = (
  deployment: Pick<Deployment, 'shop' | 'punchOut' | 'embed'>,
): Readonly<Record<string, string>> => {
  // The demonstration shop has a page with a frame.
  const isDemonstration = deployment.shop?.kind === 'demonstration';
  const origins = [...(isDemonstration ? ["'self'"] : []), ...deployment.embed.origins];
  const forms = formOrigins(deployment);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(forms, origins),
    // With `same-origin`, the `Origin` of forms would be `null`, which shops cannot tell from that of any other site.
    ...(forms.size > 0 && { 'referrer-policy': 'strict-origin' }),
    // Purchasing systems open the page in a window and expect it, with its opener, to come back with the basket.
    'cross-origin-opener-policy': deployment.punchOut === null ? 'same-origin' : 'unsafe-none',
    // The header cannot name other sites, and some browsers prefer it to the policy.
    ...(deployment.embed.origins.length === 0 && { 'x-frame-options': isDemonstration ? 'SAMEORIGIN' : 'DENY' }),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-cache',
  };
};

const require = createRequire(import.meta.url);

/** Whether the package of a font is installed. */
const isInstalled = (font: string): boolean => {
  try {
    return require.resolve(`@expo-google-fonts/${font.split('/')[0]}/package.json`) !== '';
  } catch {
    return false;
  }
};

/** The settings of the page. */
export const pageSettings = (
  deployment: Deployment,
  catalogue: Catalogue,
  {
    publicUrl,
    pathPrefix = '',
    fieldMetrics = false,
    logo,
    showcase,
  }: Partial<Pick<Settings, 'publicUrl' | 'pathPrefix' | 'fieldMetrics'>> &
    Pick<PageSettings['theme'], 'logo'> & { readonly showcase?: Showcase | undefined },
): PageSettings => ({
  deploymentId: deployment.id,
  pathPrefix,
  basePath: pathPrefix + deployment.basePath,
  publicUrl: publicUrl ?? null,
  defaultLanguage: deployment.defaultLanguage,
  languageFromBrowser: deployment.languageFromBrowser,
  languages: deployment.languages,
  currency: catalogue.currency.code,
  currencyLabel: catalogue.currency.label,
  videoLink: deployment.videoLink,
  copyrightHolder: deployment.copyrightHolder,
  accessibilityContact: deployment.accessibilityContact,
  flats: deployment.flats,
  ...showcaseSettings(showcase, catalogue.in(deployment.defaultLanguage)),
  catalogueFingerprint: catalogue.fingerprint,
  sampleCatalogue: catalogue.sample,
  cjkInPdf: cjkFonts.some(isInstalled),
  shop: deployment.shop && { name: deployment.shop.kind === 'demonstration' ? null : deployment.shop.name },
  punchOutOrigins: deployment.punchOut?.origins ?? [],
  planningTool: deployment.planningTool,
  fieldMetrics,
  embedOrigins: deployment.embed.origins,
  theme: { logo, header: deployment.theme.header, footer: deployment.theme.footer },
});
