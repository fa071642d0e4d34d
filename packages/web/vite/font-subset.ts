import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Cuts the files of fonts down to the letters and the weights that their faces declare, where a style sheet names them with
 * a question mark and a word (docs/performance.md#fonts). A file keeps its name with that word in it.
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

/** A face with a file of what it declares, where it asks for that. */
const withCutFile = async (face: string, folder: string): Promise<string> => {
  const [asked = '', source = '', word = ''] = /'([^']+\.woff2)\?([a-z]+)'/.exec(face) ?? [];
  if (asked === '') return face;
  const [min = 400, max = min] = (/font-weight:([^;]+);/.exec(face)?.[1] ?? '').trim().split(' ').map(Number);
  const cut = await subsetFont(await readFile(require.resolve(source)), lettersOf(face), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  const file = join(folder, basename(source).replace('-wght-', `-${word}-wght-`));
  await writeFile(file, cut);
  return face.replace(asked, `'${file}'`);
};

/** What of a font is used of its own accord and by the pages' styles: pairs, accents, forms of languages, digits of one width. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum'];

/** All letters of the ranges of a face. */
const lettersOf = (face: string): string =>
  [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, from = '', to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
    })
    .join('');

const require = createRequire(import.meta.url);
