import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import { InvalidConfig } from '../config/settings.ts';
import { contentHash } from '../http/entity-tags.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { accentProblem, accentStyles, FOCUS_CONTRAST, resembledDanger, shareLinkAccentStyles } from './accent.ts';

/** A file next to the deployment file. */
type ThemeFile = { readonly name: string; readonly content: Buffer; readonly type: string };

/** The files of a deployment's theme; `shareLinks` is a generated style sheet. */
export type ThemeFiles = { readonly logo?: ThemeFile; readonly font?: ThemeFile; readonly shareLinks?: ThemeFile };

/** Maximum sizes in bytes. A visit loads both files. */
const MAX_LOGO = 100_000;
const MAX_FONT = 200_000;

const SYSTEM_FONT = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Throws if parts of the interface would be hard to see in the accent colour. `onWarning` receives a line if the colour
 * can be taken for that of errors.
 */
export const checkAccent = (
  { theme: { accent } }: Pick<Deployment, 'theme'>,
  file: string,
  onWarning: (line: string) => void,
): void => {
  if (accent === undefined) return;
  const problem = accentProblem(accent);
  if (problem !== undefined) {
    const { contrast, surface, nearest } = problem;
    throw new InvalidConfig(
      `${file}: theme.accent: ${accent} has a contrast of ${contrast.toFixed(1)}:1 on ${surface}, and needs ${FOCUS_CONTRAST}:1; the nearest colour that has it is ${nearest}`,
    );
  }
  const danger = resembledDanger(accent);
  if (danger !== undefined)
    onWarning(
      `${file}: theme.accent: ${accent} resembles the colour of errors and of deleting (${danger}), from which only words and icons then distinguish it`,
    );
};

/**
 * Reads logo and font from the folder of deployments, and generates the style sheet of share links. Throws if files are
 * missing, too large or of another kind.
 */
export const readThemeFiles = async (folder: string, { theme }: Pick<Deployment, 'theme'>): Promise<ThemeFiles> => {
  const read = async (name: string, most: number): Promise<ThemeFile> => {
    const content = await readFile(join(folder, name)).catch(() => {
      throw new InvalidConfig(`the theme's file cannot be read: ${join(folder, name)}`);
    });
    if (content.length > most) throw new InvalidConfig(`${join(folder, name)} is larger than ${most / 1000} kB`);
    const extension = extname(name);
    if (!isOfKind(content, extension))
      throw new InvalidConfig(`${join(folder, name)} is not a file of kind ${extension}`);
    const type = types[extension] ?? 'application/octet-stream';
    return { name: `${contentHash(content)}${extension}`, content, type };
  };
  const logo = theme.logo === undefined ? undefined : await read(theme.logo, MAX_LOGO);
  const font = theme.font?.endsWith('.woff2') === true ? await read(theme.font, MAX_FONT) : undefined;
  const css = Buffer.from(shareLinkStyles(theme, font));
  return {
    ...(css.length > 0 && {
      shareLinks: { name: `${contentHash(css)}.css`, content: css, type: 'text/css; charset=utf-8' },
    }),
    ...(logo && { logo }),
    ...(font && { font }),
  };
};

/** The plate makes a logo for white surfaces visible in the dark scheme. */
const SHARE_LINK_LOGO =
  '.brand img{display:block;width:auto;max-width:200px;height:32px;object-fit:contain}' +
  '@media (prefers-color-scheme:dark){.brand img{border-radius:1px;background:#fff;box-shadow:0 0 0 4px #fff}}';

/** The style sheet of share links, next to the font. */
const shareLinkStyles = ({ accent, logo, font }: Deployment['theme'], file: ThemeFile | undefined): string =>
  [
    ...(file === undefined ? [] : [fontFace(file.name)]),
    ...(accent === undefined ? [] : [shareLinkAccentStyles(accent)]),
    ...(logo === undefined ? [] : [SHARE_LINK_LOGO]),
    ...fontRules(font),
  ].join('');

const fontFace = (address: string): string =>
  `@font-face{font-family:'Theme';font-display:swap;font-weight:100 900;src:url('${address}') format('woff2')}`;

/** The font family of pages and share links, which name their own as `--plex`. */
const fontRules = (font: Deployment['theme']['font']): readonly string[] => {
  if (font === undefined) return [];
  return [`:root{--family:${font === 'system' ? SYSTEM_FONT : "'Theme',var(--plex)"}}`];
};

const isOfKind = (content: Buffer, extension: string): boolean => {
  if (extension === '.svg') return /<svg[\s>]/.test(content.toString('utf8', 0, 4096));
  return content
    .subarray(0, 4)
    .equals(extension === '.png' ? Buffer.from([0x89, 0x50, 0x4e, 0x47]) : Buffer.from('wOF2'));
};

/** Scripts in a logo never run, not even if it is opened by itself. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

const pathOf = (basePath: string, { name }: ThemeFile): string => `${basePath}theme/${name}`;

/** Serves the files under names that change with their content. */
export const addThemeFiles = (
  app: FastifyInstance,
  { basePath }: Pick<Deployment, 'basePath'>,
  { logo, font, shareLinks }: ThemeFiles,
): void => {
  for (const file of [logo, font, shareLinks])
    if (file !== undefined)
      app.get(pathOf(basePath, file), (_request, reply) =>
        reply.headers({ ...fileHeaders, 'content-type': file.type }).send(file.content),
      );
};

/** The theme as the pages need it: addresses of the files, and styles. */
export type PageTheme = {
  /** Address of the logo; null: none. */
  readonly logo: string | null;
  /** Style sheet for the head of the page; empty: none. */
  readonly styles: string;
};

/** The theme of share links and notices: addresses of the logo and of a style sheet; null: none. */
export type ShareLinkTheme = { readonly logo: string | null; readonly stylesheet: string | null };

export const shareLinkTheme = (
  { basePath }: Pick<Deployment, 'basePath'>,
  { logo, shareLinks }: ThemeFiles,
  publicPath: PublicPath,
): ShareLinkTheme => {
  const addressOf = (file: ThemeFile | undefined) => (file === undefined ? null : publicPath(pathOf(basePath, file)));
  return { logo: addressOf(logo), stylesheet: addressOf(shareLinks) };
};

export const pageTheme = (
  { theme, basePath }: Pick<Deployment, 'theme' | 'basePath'>,
  { logo, font }: ThemeFiles,
  publicPath: PublicPath,
): PageTheme => {
  const rules = [...(theme.accent === undefined ? [] : [accentStyles(theme.accent)]), ...fontRules(theme.font)];
  const face = font === undefined ? '' : fontFace(publicPath(pathOf(basePath, font)));
  return {
    logo: logo === undefined ? null : publicPath(pathOf(basePath, logo)),
    styles: rules.length === 0 ? '' : `${face}@layer tokens{${rules.join('')}}`,
  };
};
