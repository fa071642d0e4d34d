import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { FontFace } from './text-style.ts';

const require = createRequire(import.meta.url);

const files: Readonly<Record<FontFace, string>> = {
  regular: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  semibold: '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
};

/** The fonts of documents, parsed once in a thread. */
export const fonts: Readonly<Record<FontFace, Font>> = { regular: open('regular'), semibold: open('semibold') };

function open(face: FontFace): Font {
  const font = openSync(require.resolve(files[face]));
  if (font.type === 'TTF') return font;
  throw new Error(`${files[face]} holds more than one font`);
}
