import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { FontFace } from './text-style.ts';

const require = createRequire(import.meta.url);

/** The fonts of documents, parsed once in a thread: the type family, and drawings of emoji for names that hold some. */
export const fonts: Readonly<Record<FontFace | 'emoji', Font>> = {
  regular: open(require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf')),
  semibold: open(require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf')),
  emoji: open(require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
};

function open(file: string): Font {
  const font = openSync(file);
  if (font.type !== 'TTF') throw new Error(`${file} holds more than one font`);
  // A font remembers the letter that a glyph was first asked for by. Without one, as for a part of an accented letter,
  // later documents could not say what their text means.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}
