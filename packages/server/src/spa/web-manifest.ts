import type { Deployment, PageSettings } from '@ramka/contract/deployment';
import { allTexts } from '@ramka/texts/all-texts';

/** Where the description of the program stands below the base path, for the page to name it. */
export const MANIFEST = 'manifest.webmanifest';

/** Where the service worker stands below the base path: it can answer for addresses beside it only. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * How a device keeps the product among its programs: by its own name and colours, in the deployment's language. What the
 * visitor opened last is known to the browser alone, so that the shortcut leads to the screen that lists it
 * (docs/decisions/0118-the-service-worker-asks-the-network-first.md).
 */
export const webManifest = ({ basePath, defaultLanguage, app }: Deployment): string => {
  const { newProject } = allTexts[defaultLanguage];
  return JSON.stringify({
    id: basePath,
    name: app.name,
    short_name: app.name,
    description: newProject.title,
    lang: defaultLanguage,
    dir: 'ltr',
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    theme_color: app.colour,
    background_color: app.background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [{ name: newProject.remembered, url: basePath, icons: [icon('icon-192.png', 192, 'any')] }],
  });
};

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the service worker is told in front of its code: another text with every version, so that browsers notice it. */
export const serviceWorkerPrelude = (
  { catalogueFingerprint: catalogue }: Pick<PageSettings, 'catalogueFingerprint'>,
  kept: { readonly version: string; readonly pages: readonly object[]; readonly files: readonly string[] },
): string => `const ramka = ${JSON.stringify({ ...kept, catalogue })};\n`;

/** The worker asks this server for what it keeps, and does nothing else. */
export const serviceWorkerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
} as const;
