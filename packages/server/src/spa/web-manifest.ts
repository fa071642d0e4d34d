import type { Deployment, PageSettings } from '@ramka/contract/deployment';
import type { PublicPath } from '../http/path-prefix.ts';
import { allTexts } from '@ramka/texts/all-texts';

/** Path of the web app manifest below the base path. */
export const MANIFEST = 'manifest.webmanifest';

/** Path of the service worker below the base path. Its scope is limited to URLs below its own folder. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * The web app manifest with the deployment's name, colours and language. Recently opened projects are known only to the
 * browser, so the shortcut leads to the screen that lists them
 * (docs/decisions/0118-the-service-worker-asks-the-network-first.md).
 */
export const webManifest = ({ basePath, defaultLanguage, app }: Deployment, publicPath: PublicPath): string => {
  const start = publicPath(basePath);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: publicPath(`/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const { newProject } = allTexts[defaultLanguage];
  return JSON.stringify({
    id: start,
    name: app.name,
    short_name: app.name,
    description: newProject.title,
    lang: defaultLanguage,
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'standalone',
    theme_color: app.colour,
    background_color: app.background,
    icons: [
      { src: publicPath('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [{ name: newProject.remembered, url: start, icons: [icon('icon-192.png', 192, 'any')] }],
  });
};

/** The lines before the service worker's code. They change with every version, so that browsers detect an update. */
export const serviceWorkerPrelude = (
  { catalogueFingerprint: catalogue, pathPrefix }: Pick<PageSettings, 'catalogueFingerprint' | 'pathPrefix'>,
  offlineFiles: { readonly version: string; readonly pages: readonly object[]; readonly files: readonly string[] },
): string => `const ramka = ${JSON.stringify({ ...offlineFiles, catalogue, pathPrefix })};\n`;

/** The service worker may only request resources of this server. */
export const serviceWorkerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
} as const;
