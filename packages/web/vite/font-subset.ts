import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Reduces font files to the letters and weights declared by their `@font-face` rules, for files with a `?word` suffix
 * in the style sheet (docs/performance.md#fonts). The word becomes part of the file name.
 */
export const subsetFonts = (): Plugin => {
  let folder = '';
  return {
    name: 'ramka:subset-fonts',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => {
      folder = join(cacheDir, 'fonts');
    },
    transform: {
      filter: { id: /\.css$/, code: /\.woff2\?[a-z]+'/ },
      handler: async (css) => {
        await mkdir(folder, { recursive: true });
        const faces = css.split(/(?=@font-face)/);
        return (await Promise.all(faces.map((face) => withCutFile(face, folder)))).join('');
      },
    },
  };
};

/** Returns an `@font-face` rule with its file reduced, if it has a suffix. */
const withCutFile = async (face: string, folder: string): Promise<string> => {
  const [requested = '', source = '', word = ''] = /'([^']+\.woff2)\?([a-z]+)'/.exec(face) ?? [];
  if (requested === '') return face;
  const [min = 400, max = min] = (/font-weight:([^;]+);/.exec(face)?.[1] ?? '').trim().split(' ').map(Number);
  const cut = await subsetFont(await readFile(require.resolve(source)), lettersOf(face), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  const file = join(folder, basename(source).replace('-wght-', `-${word}-wght-`));
  await writeFile(file, cut);
  return face.replace(requested, `'${file}'`);
};

/**
 * OpenType features that browsers apply by default or that the style sheets use: kerning, accents, localised forms,
 * ligatures and tabular figures.
 */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum'];

/** Returns all letters in the `unicode-range` of a rule. */
const lettersOf = (face: string): string =>
  [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, from = '', to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
    })
    .join('');

const require = createRequire(import.meta.url);
