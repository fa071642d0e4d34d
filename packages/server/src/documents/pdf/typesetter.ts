import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import { graphemes } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../content/document-context.ts';
import { printable } from './pdfkit/fonts.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { lineHeight, type TextStyle } from './sheet.ts';

/** The language-dependent parts of a document: its texts and amounts, and the measurement of text. */
export type Typesetter = {
  readonly texts: Texts;
  readonly words: Texts['documents'];
  readonly amount: (price: MinorUnits) => string;
  /** Breaks a text into lines of at most `width` points. */
  readonly lines: (text: string, width: number, style: TextStyle) => readonly string[];
  readonly heightOf: (lines: readonly string[], style: TextStyle) => number;
};

/** Creates the typesetter of a document, which measures with the given pen. */
export const typesetterOf = ({ language, currencyLabel }: DocumentHeading, pen: DrawingContext): Typesetter => {
  const texts = allTexts[language];
  return {
    texts,
    words: texts.documents,
    amount: (price) => formatPrice(price, currencyLabel),
    lines: (text, width, style) => breakText(printable(text), width, (part) => pen.widthOf(part, style)),
    heightOf: (lines, style) => lines.length * lineHeight(style),
  };
};

/**
 * Breaks a text into lines no wider than a width. Breaks between words, and inside a word only if the word itself is
 * wider. Returns at least one line.
 */
export const breakText = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of boundWords(wordsOf(text), (words) => widthOf(words.trimEnd()) <= width)) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
    if (widthOf(line.trimEnd()) <= width) continue;
    const pieces = piecesOf(line.trimEnd(), width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = `${pieces.at(-1) ?? ''}${line.slice(line.trimEnd().length)}`;
  }
  return [...lines, line.trimEnd()];
};

/** Truncates a text to a width at a grapheme boundary. */
export const shortened = (
  pen: Pick<DrawingContext, 'widthOf'>,
  text: string,
  width: number,
  textStyle: TextStyle,
): string => {
  if (pen.widthOf(text, textStyle) <= width) return text;
  let start = '';
  for (const grapheme of graphemes(text)) {
    if (pen.widthOf(`${start}${grapheme}…`, textStyle) > width) break;
    start += grapheme;
  }
  return `${start.trimEnd()}…`;
};

/** Splits a text into words, each with the space, hyphen or slash after it. */
const wordsOf = (text: string): readonly string[] => text.match(/[^ /-]*[/-]+ *|[^ /-]+ *| +/g) ?? [text];

/**
 * Joins words that belong on one line: a one-letter preposition or conjunction and a short abbreviation with the next
 * word, a number with its unit, a name with its number, “(řazení” with its number, and the parts of “2-gang”, “Wi-Fi”,
 * “1/0+1/0” and “4 × K45”. Groups wider than a line are not joined.
 */
const boundWords = (words: readonly string[], fits: (words: string) => boolean): readonly string[] => {
  const bound: string[] = [];
  let open = '';
  words.forEach((word, index) => {
    const joined = open + word;
    if (open !== '' && !fits(joined)) bound.push(open);
    const rest = open === '' || fits(joined) ? joined : word;
    const next = words[index + 1];
    open = next !== undefined && belongTogether(word, next) ? rest : '';
    if (open === '') bound.push(rest);
  });
  return bound;
};

const belongTogether = (word: string, next: string): boolean =>
  /^\p{Ll} $|^\p{Ll}{1,3}\. $|^\d+-$|^\p{L}{1,2}-$|^× $/u.test(word) ||
  (/^\(\p{Ll}+ $/u.test(word) && /^\d/.test(next)) ||
  (/^[(\d+]+\/$/.test(word) && /^[\d\p{Lu}][\d+]*[/),]* *$/u.test(next)) ||
  (/\d $/.test(word) && /^(?:\p{L}{1,2}²?[,.)]?|×) *$/u.test(next)) ||
  (/^\p{Lu}\p{Ll}+ $/u.test(word) && /^\d{1,3}[,.)]? *$/.test(next));

const piecesOf = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const grapheme of graphemes(word)) {
    if (piece !== '' && widthOf(piece + grapheme) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  return [...pieces, piece];
};
