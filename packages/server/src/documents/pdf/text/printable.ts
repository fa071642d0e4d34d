import { fonts } from './fonts.ts';

/**
 * A text as paper can show it: without marks that only steer its direction or joining, and with a square for every
 * character that the type family does not have.
 */
export const printable = (text: string): string => {
  const known = printed.get(text);
  if (known !== undefined) return known;
  let clean = '';
  for (const character of text.normalize('NFC').replace(invisible, '')) clean += shown(character);
  if (printed.size > REMEMBERED) printed.clear();
  printed.set(text, clean);
  return clean;
};

/** Direction marks, joiners, variation selectors, soft hyphens, byte order marks. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u{1F3FB}-\u{1F3FF}]/gu;

/** Stands for a character that cannot be shown. */
const SQUARE = '\u2610';

const shown = (character: string): string =>
  fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : SQUARE;

const REMEMBERED = 20_000;
const printed = new Map<string, string>();
