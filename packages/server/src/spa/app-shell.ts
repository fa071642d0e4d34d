import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSettings } from '@ramka/contract/deployment';
import { type Language, languageOfCode } from '@ramka/domain/text';
import type { FastifyRequest } from 'fastify';
import { compressBody, type CompressedBody, FIRST_VISIT_QUALITY } from '../http/compression.ts';
import { contentHash } from '../http/entity-tags.ts';
import { MANIFEST } from './web-manifest.ts';
import { escapeHtml } from '../share-links/html.ts';

/** The prerendered HTML by path and query below the base path, the first match counts; `address`: an example of each. */
const shells = [
  { shell: 'home', matches: String.raw`^(?:\?|$)`, address: '' },
  { shell: 'skeleton', matches: '', address: '404' },
] as const;

type AppPage = {
  readonly body: CompressedBody;
  /** Hashes of its inline styles. */
  readonly styles: readonly string[];
};

/** The app's pages of a deployment: home screen and skeleton, in each language. */
export type AppShell = {
  readonly pageFor: (request: FastifyRequest) => Promise<AppPage>;
  /** What service workers precache: for addresses that match, the page at another address. */
  readonly precached: readonly { readonly matches: string; readonly address: string; readonly tag: string }[];
};

/** Combines the built pages with the deployment's settings (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md). */
export const createAppShell = async (folder: string, settings: PageSettings, colour: string): Promise<AppShell> => {
  const { basePath, defaultLanguage, languages, languageFromBrowser } = settings;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  // The browser's own bars; the first tag is for light devices.
  const template = replaceOnce(
    built,
    /<meta name="theme-color" content="[^"]*/,
    `<meta name="theme-color" content="${colour}`,
  );
  const prerendered: Prerendered = JSON.parse(await readFile(join(folder, 'prerendered/pages.json'), 'utf8'));
  const htmlOf = (shell: Shell, language: Language): string =>
    pageHtml(
      template,
      settings,
      language,
      shell === 'home' ? fillIn(prerendered.home[language] ?? '', settings) : prerendered.skeleton,
    );
  const pages = new Map<string, Promise<AppPage>>();
  return {
    pageFor: ({ url, headers, language: requested }) => {
      const below = url.slice(basePath.length);
      const { shell } = shells.find(({ matches }) => new RegExp(matches).test(below)) ?? { shell: 'skeleton' };
      // The service worker knows the language that was chosen on the device.
      const chosen = languageOfCode(String(headers['service-worker-navigation-preload'] ?? ''));
      const initial = languageFromBrowser ? requested : defaultLanguage;
      const language = chosen && languages.includes(chosen) ? chosen : initial;
      const key = `${shell} ${language}`;
      const page = pages.get(key) ?? makePage(htmlOf(shell, language));
      pages.set(key, page);
      return page;
    },
    precached: shells.map(({ shell, matches, address }) => ({
      matches,
      address: basePath + address,
      tag: contentHash(Buffer.from(htmlOf(shell, defaultLanguage))),
    })),
  };
};

type Shell = (typeof shells)[number]['shell'];

/** Made by the build of the pages (packages/web/vite/prerender.ts). */
type Prerendered = { readonly home: Readonly<Partial<Record<string, string>>>; readonly skeleton: string };

/** The app's page for a deployment: its settings in `<meta name="ramka">`, its language, and what is shown before the scripts. */
const pageHtml = (template: string, settings: PageSettings, language: Language, content: string): string => {
  const steps: readonly (readonly [place: RegExp, text: string])[] = [
    [/<html lang="[a-z]*">/, `<html lang="${language}">`],
    [/<\/head>/, `<link rel="manifest" href="${settings.basePath}${MANIFEST}" /></head>`],
    [/<meta name="ramka" content="" ?\/?>/, `<meta name="ramka" content="${escapeHtml(JSON.stringify(settings))}" />`],
    [/<div id="app">/, `<div id="app">${content}`],
  ];
  return steps.reduce((html, [place, text]) => replaceOnce(html, place, text), template);
};

/** The home screen with the deployment's settings, without the parts that the deployment does not have. */
const fillIn = (home: string, { basePath, copyrightHolder, videoLink, sampleCatalogue }: PageSettings): string => {
  const without = [...(videoLink === '' ? ['video'] : []), ...(sampleCatalogue ? [] : ['sample'])];
  return without
    .reduce((html, part) => html.replace(new RegExp(String.raw`<(\w+)[^>]* data-if="${part}".*?</\1>`, 's'), ''), home)
    .replace('%copyright%', () => escapeHtml(`© ${new Date().getFullYear()} ${copyrightHolder}`))
    .replace('%base%', () => escapeHtml(basePath))
    .replace('%video%', () => escapeHtml(videoLink));
};

const replaceOnce = (html: string, place: RegExp, text: string): string => {
  if (!place.test(html)) throw new Error(`the built page has no ${place.source}`);
  return html.replace(place, () => text);
};

/** Compresses a page and lists the hashes of its inline styles for the content security policy. */
const makePage = async (html: string): Promise<AppPage> => ({
  body: await compressBody(Buffer.from(html), FIRST_VISIT_QUALITY),
  styles: Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) =>
    createHash('sha256').update(style).digest('base64'),
  ),
});
