import { createRequire } from 'node:module';
import { graphemes } from '@ramka/domain/text';
import { type Font, openSync } from 'fontkit';
import { cjkFonts } from '../../../config/settings.ts';
import type { FontFace } from '../sheet.ts';

/** A run of text in one font: the type family, the emoji font, or the font of Chinese, Japanese and Korean. */
export type TextRun = { readonly text: string; readonly font: 'family' | 'emoji' | 'cjk' };

export type FontName = FontFace | 'emoji' | `cjk ${FontFace}`;

/** Letters that need the CJK font, which is large and optional (docs/operations.md#fonts-for-other-scripts). */
const cjkLetters = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

/** Splits a text into runs of one font. Format characters are removed; a character without a font becomes U+FFFD. */
export const textRuns = (text: string): readonly TextRun[] => {
  const cached = remembered.get(text);
  if (cached !== undefined) return cached;
  const runs = split(text.normalize('NFC'));
  if (remembered.size > REMEMBERED) remembered.clear();
  remembered.set(text, runs);
  return runs;
};

/** The text that `textRuns` prints, as one string. */
export const printable = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('');

const REMEMBERED = 20_000;
const remembered = new Map<string, readonly TextRun[]>();

const split = (text: string): readonly TextRun[] => {
  const runs: TextRun[] = [];
  for (const grapheme of graphemes(text)) {
    const run = runOf(grapheme);
    const last = runs.at(-1);
    if (last?.font === run.font) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
};

/** Direction marks, joiners, variation selectors, soft hyphens, byte order marks. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

const REPLACEMENT = '\uFFFD';

/** Assigns a font to a grapheme. */
const runOf = (grapheme: string): TextRun => {
  const letters = grapheme.replace(invisible, '');
  if (isIn('regular', letters)) return { text: letters, font: 'family' };
  if (isIn('emoji', letters)) return { text: grapheme, font: 'emoji' };
  if (cjkLetters.test(letters) && isIn('cjk regular', letters)) return { text: letters, font: 'cjk' };
  return { text: REPLACEMENT, font: 'family' };
};

const isIn = (name: FontName, letters: string): boolean => {
  const font = openFont(name);
  if (font === undefined) return false;
  for (const letter of letters) if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return false;
  return true;
};

const require = createRequire(import.meta.url);

function parseFont(file: string): Font {
  const font = openSync(file);
  if (font.type !== 'TTF') throw new Error(`${file} holds more than one font`);
  // A glyph stores the character through which it was first requested, and PDF readers copy that character. A glyph
  // that was first used as a component of another one, such as an accent, would have none in later documents. Ligatures
  // come first, by their letters, so that "grafit" is copied as it is spelled.
  for (const letters of ['ff', 'fi', 'fl', 'ffi', 'ffl']) font.layout(letters);
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}

/** Height of a font's letters above the baseline, as a fraction of the font size. */
export const ascentOf = (name: FontName): number => {
  const font = openFont(name);
  return font === undefined ? 0 : font.ascent / font.unitsPerEm;
};

/** Candidate files of a font, below the packages of `@expo-google-fonts`. The first existing file is used. */
const filesOf = (name: FontName): readonly string[] => {
  if (name === 'emoji') return ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'];
  const weight = name.endsWith('semibold') ? '600SemiBold' : '400Regular';
  const packages = name.startsWith('cjk ') ? cjkFonts : ['ibm-plex-sans/IBMPlexSans'];
  return packages.map((path) => `${path.replace('/', `/${weight}/`)}_${weight}.ttf`);
};

/** Opens a font on first use; each thread parses a font once. Undefined if the font is not installed. */
const openFont = (name: FontName): Font | undefined => {
  if (!opened.has(name)) opened.set(name, findFont(filesOf(name)));
  return opened.get(name);
};

const opened = new Map<FontName, Font | undefined>();

const findFont = (files: readonly string[]): Font | undefined => {
  for (const file of files) {
    try {
      return parseFont(require.resolve(`@expo-google-fonts/${file}`));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    }
  }
  return undefined;
};

/** Selects the font for the following texts. pdfkit also accepts a parsed font, but its types do not declare it. */
export const chooseFont = (document: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument => {
  const names = registered.get(document) ?? new Set();
  registered.set(document, names);
  const register: unknown = Reflect.get(document, 'registerFont');
  if (!names.has(name) && typeof register === 'function') Reflect.apply(register, document, [name, openFont(name)]);
  names.add(name);
  return document.font(name);
};

const registered = new WeakMap<PDFKit.PDFDocument, Set<FontName>>();
