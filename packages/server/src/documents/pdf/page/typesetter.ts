import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../../content/document-heading.ts';
import { breakText } from '../text/break-text.ts';
import { printable } from '../text/printable.ts';
import { lineHeight, type TextStyle } from '../text/text-style.ts';
import type { Pen } from './pen.ts';

/** What the parts of a document are composed with: its words, its amounts, and how long they are on paper. */
export type Typesetter = {
  readonly texts: Texts;
  readonly words: Texts['documents'];
  readonly amount: (price: MinorUnits) => string;
  /** The lines of a text in a width. */
  readonly lines: (text: string, width: number, style: TextStyle) => readonly string[];
  readonly heightOf: (lines: readonly string[], style: TextStyle) => number;
};

/** A typesetter for a document, measuring with its pen. */
export const typesetterOf = ({ language, currencyLabel }: DocumentHeading, pen: Pen): Typesetter => {
  const texts = allTexts[language];
  return {
    texts,
    words: texts.documents,
    amount: (price) => formatPrice(price, currencyLabel),
    lines: (text, width, style) => breakText(printable(text), width, (part) => pen.widthOf(part, style)),
    heightOf: (lines, style) => lines.length * lineHeight(style),
  };
};
