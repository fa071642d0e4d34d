import { createRequire } from 'node:module';
import { graphemes } from '@ramka/domain/text';
import { type Font, openSync } from 'fontkit';
import type { FontFace } from '../sheet.ts';

/** A part of a text that is set in one font: the type family, or drawings of emoji. */
export type TextRun = { readonly text: string; readonly emoji: boolean };

/**
 * A text as paper can show it, in parts of one font: without marks that only steer its direction, and with a
 * replacement for every character that neither font has.
 */
export const textRuns = (text: string): readonly TextRun[] => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const runs = split(text.normalize('NFC'));
  if (remembered.size > REMEMBERED) remembered.clear();
  remembered.set(text, runs);
  return runs;
};

/** The same in one piece. */
export const printable = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('');

const REMEMBERED = 20_000;
const remembered = new Map<string, readonly TextRun[]>();

const split = (text: string): readonly TextRun[] => {
  const runs: { text: string; emoji: boolean }[] = [];
  for (const grapheme of graphemes(text)) {
    const run = runOf(grapheme);
    const last = runs.at(-1);
    if (last !== undefined && last.emoji === run.emoji) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
};

/** Direction marks, joiners, variation selectors, soft hyphens, byte order marks. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

const REPLACEMENT = '\uFFFD';

const runOf = (grapheme: string): TextRun => {
  const letters = grapheme.replace(invisible, '');
  if (isIn('regular', letters)) return { text: letters, emoji: false };
  return isIn('emoji', letters) ? { text: grapheme, emoji: true } : { text: REPLACEMENT, emoji: false };
};

const isIn = (face: 'regular' | 'emoji', letters: string): boolean => {
  for (const letter of letters) if (!fonts[face].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return false;
  return true;
};

const require = createRequire(import.meta.url);

function parseFont(file: string): Font {
  const font = openSync(file);
  if (font.type !== 'TTF') throw new Error(`${file} holds more than one font`);
  // A glyph remembers the character that it was first asked for by, and a PDF tells readers that one. A glyph that was
  // first needed as a part of another, such as an accent, would have none in all later documents.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}

/** The fonts of documents, parsed once in a thread: the type family, and drawings of emoji for names that hold some. */
const fonts: Readonly<Record<FontFace | 'emoji', Font>> = {
  regular: parseFont(require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf')),
  semibold: parseFont(require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf')),
  emoji: parseFont(require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
};

/**
 * Makes the fonts known to a document by their faces. pdfkit takes a parsed font wherever it takes the file of one; its
 * types do not say so.
 */
export const registerFonts = (document: PDFKit.PDFDocument): void => {
  const register: unknown = Reflect.get(document, 'registerFont');
  if (typeof register !== 'function') return;
  for (const [face, font] of Object.entries(fonts)) Reflect.apply(register, document, [face, font]);
};
