import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

/** A font face as declared in a style sheet: its file and the Unicode ranges of its characters. */
type Face = { readonly family: string; readonly file: string; readonly weights: string; readonly ranges: string };

const facesIn = (style: string): readonly Face[] =>
  [...readFileSync(style, 'utf8').matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g)].map(([, face = '']) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    file: /url\('[^']*\/([^'/]+)'\)/.exec(face)?.[1] ?? '',
    weights: /font-weight: ([^;]+);/.exec(face)?.[1] ?? '',
    ranges: /unicode-range:([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '',
  }));

const inApp = facesIn('packages/web/src/theme/fonts.css');
const inViews = facesIn('packages/server/src/share-links/share-link.css');
const common = inApp.filter(({ family }) => family.startsWith('Plex '));

const holds = (ranges: string, letter: string): boolean =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(([, from = '', to = from]) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });

/** All text that is not entered by users: interface texts, the sample catalogue, and room names of the templates. */
const shown = globSync(['packages/texts/src/**/*.ts', 'catalogues/sample/src/**/*.ts', 'deployments/*.json'])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) =>
    readFileSync(file, 'utf8').replaceAll(/\\u([\dA-F]{4})/g, (_, code) => String.fromCodePoint(parseInt(code, 16))),
  )
  .join('');

/** Excludes line breaks and the replacement character. */
const letters = [...new Set(shown)].filter((letter) => letter >= ' ' && letter !== '\uFFFD');

/** The characters in each file of the font family, as published by the package. */
const inFiles: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('node_modules/@fontsource-variable/ibm-plex-sans/unicode.json', 'utf8'),
);
const inFile = ({ file }: Face): string => inFiles[/ibm-plex-sans-(.+)-wght/.exec(file)?.[1] ?? ''] ?? '';

test('share links use the font faces of the app and their subset files', () => {
  const cut = inApp.map((face) => ({ ...face, file: face.file.replace(/(-wght-.*)\?(\w+)$/, '-$2$1') }));
  expect(cut.length).toBeGreaterThan(5);
  expect(inViews).toEqual(cut);
});

describe('the character ranges', () => {
  it('cover all characters in texts, catalogue and deployments', () => {
    expect(letters.filter((letter) => !common.some((face) => holds(face.ranges, letter)))).toEqual([]);
  });

  it.each(common)('$family: all used characters are in its file', (face) => {
    const declared = letters.filter((letter) => holds(face.ranges, letter));
    expect(declared.filter((letter) => !holds(inFile(face), letter))).toEqual([]);
  });
});
