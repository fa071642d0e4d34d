import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import { InvalidConfig } from '../config/settings.ts';
import { contentHash } from '../http/entity-tags.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { accentProblem, accentStyles, FOCUS_CONTRAST, shareLinkAccentStyles } from './accent.ts';

/** A file next to the deployment file. */
type ThemeFile = { readonly name: string; readonly content: Buffer; readonly type: string };

/** The files of a deployment's theme; `shareLinks` is a generated style sheet. */
export type ThemeFiles = { readonly logo?: ThemeFile; readonly font?: ThemeFile; readonly shareLinks?: ThemeFile };

/** Maximum sizes in bytes. A visit loads both files. */
const MAX_LOGO = 100_000;
const MAX_FONT = 200_000;

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Throws if parts of the interface would be hard to see in the accent colour. */
export const checkAccent = ({ theme: { accent } }: Pick<Deployment, 'theme'>, file: string): void => {
  const problem = accent === undefined ? undefined : accentProblem(accent);
  if (problem === undefined) return;
  const { contrast, surface, nearest } = problem;
  throw new InvalidConfig(
    `${file}: theme.accent: ${accent} has a contrast of ${contrast.toFixed(1)}:1 on ${surface}, and needs ${FOCUS_CONTRAST}:1; the nearest colour that has it is ${nearest}`,
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
  const css = Buffer.from(shareLinkStyles(theme));
  return {
    ...(css.length > 0 && {
      shareLinks: { name: `${contentHash(css)}.css`, content: css, type: 'text/css; charset=utf-8' },
    }),
    ...(theme.logo !== undefined && { logo: await read(theme.logo, MAX_LOGO) }),
    ...(theme.font?.endsWith('.woff2') === true && { font: await read(theme.font, MAX_FONT) }),
  };
};

const shareLinkStyles = ({ accent, logo }: Deployment['theme']): string =>
  [
    ...(accent === undefined ? [] : [shareLinkAccentStyles(accent)]),
    ...(logo === undefined
      ? []
      : ['.brand img{display:block;width:auto;max-width:200px;height:32px;object-fit:contain}']),
  ].join('');

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

const SYSTEM_FONT = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

export const pageTheme = (
  { theme, basePath }: Pick<Deployment, 'theme' | 'basePath'>,
  { logo, font }: ThemeFiles,
  publicPath: PublicPath,
): PageTheme => {
  const rules = [
    ...(theme.accent === undefined ? [] : [accentStyles(theme.accent)]),
    ...(theme.font === 'system' ? [`:root{--family:${SYSTEM_FONT}}`] : []),
    ...(font === undefined ? [] : [":root{--family:'Theme',var(--plex)}"]),
  ];
  const face =
    font === undefined
      ? ''
      : `@font-face{font-family:'Theme';font-display:swap;font-weight:100 900;src:url('${publicPath(pathOf(basePath, font))}') format('woff2')}`;
  return {
    logo: logo === undefined ? null : publicPath(pathOf(basePath, logo)),
    styles: rules.length === 0 ? '' : `${face}@layer tokens{${rules.join('')}}`,
  };
};
