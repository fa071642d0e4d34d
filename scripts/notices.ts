import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A library redistributed with the server: its licence, and the licence text from the package. */
export type Notice = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | undefined;
};

type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
};

const isLock = (value: unknown): value is { readonly packages: Readonly<Record<string, LockedPackage>> } =>
  typeof value === 'object' && value !== null && 'packages' in value;

/** Libraries that name their licence only in a text file. */
const namedInText: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** The libraries installed for production, by name. Runs in the repository root. */
export const serverNotices = async (): Promise<readonly Notice[]> => {
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
  if (!isLock(lock)) throw new Error('package-lock.json names no packages');
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, link }]) => {
      const ofServer = path.startsWith('node_modules/') && dev !== true && devOptional !== true && link !== true;
      return ofServer && existsSync(join(path, 'package.json'));
    })
    .map(([path, locked]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      licence: locked.license ?? namedInText[path] ?? licenceInside(path),
      text: textsIn(path),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

const licenceInside = (path: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const named = typeof manifest === 'object' && manifest !== null && 'license' in manifest ? manifest.license : '';
  return typeof named === 'string' ? named : '';
};

/** The contents of all licence and notice files of a library, concatenated. */
const textsIn = (path: string): string | undefined => {
  const files = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice|third[-_]party)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(path, name), 'utf8').trim());
  return files.length === 0 ? undefined : files.join('\n\n');
};

const paragraph = ({ name, version, licence, text }: Notice): string =>
  `## ${name} - ${version} (${licence})\n\n${text ?? `The library brings no text of its licence: https://spdx.org/licenses/${licence}.html`}\n`;

/** Writes the licence notices for the server's image. Runs in the repository root. */
export const writeServerNotices = async (file: string): Promise<void> => {
  const head =
    '# Libraries of the server\n\nEach is installed as its own folder in node_modules, where it can be replaced by another version.\n';
  await writeFile(file, [head, ...(await serverNotices()).map(paragraph)].join('\n'));
};

/** Fonts are not modules, so the bundler does not include them in the notices of the pages. */
const pageFonts = ['@fontsource-variable/ibm-plex-sans'];

/** Adds the fonts of the pages to the notices written by the bundler. */
export const addFontNotices = async (file: string): Promise<void> => {
  for (const name of pageFonts) {
    const path = join('node_modules', name);
    const text = textsIn(path);
    if (text === undefined) throw new Error(`${name} brings no licence`);
    await appendFile(file, `\n## ${name} (${licenceInside(path)})\n\n${text}\n`);
  }
};
