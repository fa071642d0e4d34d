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

/** What an address shows until the app takes its place; the first that fits its path below the base path, and what is asked there. */
const kinds = [
  { kind: 'start', below: String.raw`^(?:\?|$)`, like: '' },
  { kind: 'rooms', below: String.raw`^projekt/[^/]+/pomieszczenia/?(?:\?|$)`, like: 'projekt/-/pomieszczenia' },
  {
    kind: 'editor',
    below: String.raw`^projekt/[^/]+/zestawy/(?:\d+/?(?:\?|$)|nowy\?.*preselectedFrameLine=)`,
    like: 'projekt/-/zestawy/1',
  },
  { kind: 'order', below: String.raw`^projekt/[^/]+/zamowienie/?(?:\?|$)`, like: 'projekt/-/zamowienie' },
  { kind: 'site', below: String.raw`^projekt/[^/]+/montaz/?(?:\?|$)`, like: 'projekt/-/montaz' },
  { kind: 'project', below: '^projekt/[^/]+', like: 'projekt/-' },
  { kind: 'other', below: '', like: '404' },
] as const;

type Kind = (typeof kinds)[number]['kind'];

/** What a page is made for; `letters`: for somebody whose device has not kept the letters of its language yet. */
type Sight = { readonly kind: Kind; readonly language: Language; readonly letters: boolean };

type AppPage = {
  readonly body: CompressedBody;
  /** Hashes of the styles that stand in it. */
  readonly styles: readonly string[];
};

/** The app's pages of a deployment: one for each kind of address and each language, made once. */
export type AppPages = {
  /** What a request is shown. */
  readonly pageFor: (request: FastifyRequest) => {
    readonly kind: Kind;
    readonly language: Language;
    /** Where what it shows first is found; undefined: in its HTML. */
    readonly picture: string | undefined;
  };
  readonly pageOf: (sight: Sight) => Promise<AppPage>;
  /** Addresses of the scripts that every page begins with. */
  readonly scripts: readonly string[];
  /** What devices keep to be opened without a network: for addresses that match, the page at another. */
  readonly kept: readonly { readonly matches: string; readonly address: string; readonly tag: string }[];
};

/** The pages that were built, with what the deployment says (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md). */
export const appPages = async (folder: string, settings: PageSettings, colour: string): Promise<AppPages> => {
  const { basePath, defaultLanguage } = settings;
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  // The browser's own bars: the first is for a light device.
  const bars = '<meta name="theme-color" content="';
  const template = replaceOnce(built, new RegExp(`${bars}[^"]*`), bars + colour);
  const { sights, ahead } = await readSights(join(folder, 'first-sight/first-sights.json'));
  const styles = await readStyles(folder, Object.values(ahead.parts).flat());
  const letters = await readLetters(folder, template);
  const htmlOf = ({ kind, language, letters: withLetters }: Sight): string => {
    const html = pageHtml(template, settings, {
      language,
      sight: sights[language]?.[kind] ?? '',
      // Nothing is drawn before the texts are there.
      files: [ahead.languages[language] ?? [], ahead.parts[kind] ?? []].flat(),
      styles,
    });
    return withLetters ? letters.putInto(html, language) : html;
  };
  const makePage = async (sight: Sight): Promise<AppPage> => {
    const html = htmlOf(sight);
    return {
      body: await compressBody(Buffer.from(html), FIRST_VISIT_QUALITY),
      styles: Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) =>
        createHash('sha256').update(style).digest('base64'),
      ),
    };
  };
  const made = new Map<string, Promise<AppPage>>();
  return {
    pageFor: (request) => pageAt(request, settings),
    pageOf: (sight) => {
      const key = Object.values(sight).join(' ');
      const page = made.get(key) ?? makePage(sight);
      made.set(key, page);
      return page;
    },
    scripts: [...template.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, script = '']) => script),
    kept: kinds.map(({ kind, below, like }) => ({
      matches: below,
      address: basePath + like,
      tag: contentHash(Buffer.from(htmlOf({ kind, language: defaultLanguage, letters: false }))),
    })),
  };
};

/** A face of the pages' own styles, and its file. */
const FACE = /@font-face\{[^}]*?url\(\/(assets\/app\/[^)]*\.woff2)\)[^}]*\}/g;

/** The letters that a language is written with, by words in the names of their files (packages/web/src/theme/fonts.css). */
const alphabets: Readonly<Record<Language, RegExp>> = {
  pl: /-latin-common-|-polish-/,
  cs: /-latin-common-|-accents-|-czech-/,
  sk: /-latin-common-|-accents-|-czech-/,
  uk: /-latin-common-|-cyrillic-common-/,
  en: /-latin-common-/,
};

/**
 * Puts the letters of a language behind a page, for the time in which nothing that it asks for can have come yet, and all faces with
 * them: of one in the head the file would be asked for before (docs/performance.md#fonts).
 */
const readLetters = async (folder: string, template: string) => {
  const faces = Array.from(template.matchAll(FACE), ([face, file = '']) => ({ face, file }));
  const used = faces.filter(({ file }) => Object.values(alphabets).some((alphabet) => alphabet.test(file)));
  const contents = new Map(
    await Promise.all(used.map(async ({ file }) => [file, await readFile(join(folder, file), 'base64')] as const)),
  );
  return {
    putInto: (html: string, language: Language): string => {
      const style = faces.map(({ face, file }) =>
        alphabets[language].test(file)
          ? face.replace(`/${file}`, `data:font/woff2;base64,${contents.get(file)}`)
          : face,
      );
      return replaceOnce(html.replaceAll(FACE, ''), /<\/body>/, `<style>${style.join('')}</style></body>`);
    },
  };
};

const pageAt = (
  { url, headers }: FastifyRequest,
  { basePath, languages, defaultLanguage }: PageSettings,
): ReturnType<AppPages['pageFor']> => {
  const below = url.slice(basePath.length);
  const { kind } = kinds.find(({ below: pattern }) => new RegExp(pattern).test(below)) ?? { kind: 'other' };
  const wished = languageOfCode(String(headers['service-worker-navigation-preload'] ?? ''));
  return {
    kind,
    language: wished && languages.includes(wished) ? wished : defaultLanguage,
    picture: pictureAt(below),
  };
};

/** The picture of the set that an address opens, by the address alone: whether there is such a project it tells nobody. */
const pictureAt = (below: string): string | undefined => {
  const [, project, set] = /^projekt\/(\w{8})\/zestawy\/([1-9]\d{0,8})\/?(?:\?|$)/.exec(below) ?? [];
  return set === undefined ? undefined : `/product-set/${project}/${set}.webp`;
};

/** What the build of the pages left for the server. */
type Built = {
  /** By language. */
  readonly sights: Readonly<Partial<Record<string, Readonly<Partial<Record<Kind, string>>>>>>;
  /** Files that the page's scripts will ask for, by what an address shows and by language. */
  readonly ahead: {
    readonly parts: Readonly<Partial<Record<Kind, readonly string[]>>>;
    readonly languages: Readonly<Partial<Record<string, string>>>;
  };
};

const readSights = async (file: string): Promise<Built> => {
  const built: Built = JSON.parse(await readFile(file, 'utf8'));
  return built;
};

/** The styles that screens need beside the page's own, by their files. */
const readStyles = async (folder: string, files: readonly (string | undefined)[]): Promise<Map<string, string>> => {
  const names = new Set(files.flatMap((file) => (file?.endsWith('.css') === true ? [file] : [])));
  return new Map(
    await Promise.all([...names].map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

type Shown = {
  readonly language: Language;
  readonly sight: string;
  /** What the page's scripts will ask for. */
  readonly files: readonly string[];
  readonly styles: ReadonlyMap<string, string>;
};

/** The app's page for a deployment: its settings in `<meta name="ramka">`, its first language as the page's. */
const pageHtml = (template: string, settings: PageSettings, { language, sight, files, styles }: Shown): string => {
  const { basePath } = settings;
  const steps: readonly (readonly [place: RegExp, text: string])[] = [
    [/<html lang="[a-z]*">/, `<html lang="${language}">`],
    [/<meta name="ramka"/, `${files.filter(isPicture).map(linkTo).join('')}<meta name="ramka"`],
    [
      /<\/head>/,
      `${files
        .filter((file) => !isPicture(file) && !styles.has(file))
        .map(linkTo)
        .join('')}<link rel="manifest" href="${basePath}${MANIFEST}" />${files
        .map((file) => inPlace(file, styles.get(file)))
        .join('')}</head>`,
    ],
    [/<meta name="ramka" content="" ?\/?>/, `<meta name="ramka" content="${escapeHtml(JSON.stringify(settings))}" />`],
    [/<div id="app">/, `<div id="app">${filledSight(sight, settings)}`],
  ];
  return steps.reduce((html, [place, text]) => replaceOnce(html, place, text), template);
};

/** A picture of the first sight is asked for before the scripts, which would take every connection. */
const isPicture = (file: string): boolean => file.endsWith('.svg');

/**
 * The styles of a screen come with its page, while nothing that it asks for can have come yet. They stand before whatever is loaded
 * later, which may overrule them; the link tells what loads screens that they are here.
 */
const inPlace = (file: string, style: string | undefined): string =>
  style === undefined ? '' : `<style>${style}</style><link rel="stylesheet" disabled href="/${file}">`;

/** Has the browser ask for a file that the page or its scripts will need. */
const linkTo = (file: string): string => {
  if (isPicture(file)) return `<link rel="preload" as="image" fetchpriority="high" href="/${file}">`;
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
};

/** A first sight with what the deployment says in it, and without what it does not have. */
const filledSight = (
  sight: string,
  { basePath, copyrightHolder, videoLink, sampleCatalogue }: PageSettings,
): string => {
  const without = [...(videoLink === '' ? ['video'] : []), ...(sampleCatalogue ? [] : ['sample'])];
  return without
    .reduce((html, part) => html.replace(new RegExp(String.raw`<(\w+)[^>]* data-if="${part}".*?</\1>`, 's'), ''), sight)
    .replace('%copyright%', () => escapeHtml(`© ${new Date().getFullYear()} ${copyrightHolder}`))
    .replace('%base%', () => escapeHtml(basePath))
    .replace('%video%', () => escapeHtml(videoLink));
};

const replaceOnce = (html: string, place: RegExp, text: string): string => {
  if (!place.test(html)) throw new Error(`the built page has no ${place.source}`);
  return html.replace(place, () => text);
};
