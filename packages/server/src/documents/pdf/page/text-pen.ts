import { textRuns } from '../text/printable.ts';
import { lineHeight, type TextStyle } from '../text/text-style.ts';

/** Writes on the current page; lengths are points from its upper left corner. */
export type TextPen = {
  readonly text: (text: string, x: number, top: number, style: TextStyle) => void;
  /** Ends at `right`. */
  readonly textBefore: (text: string, right: number, top: number, style: TextStyle) => void;
  readonly lines: (lines: readonly string[], x: number, top: number, style: TextStyle) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
};

/** A pen for the texts of a document; `setColour` sets the colour of what is filled. */
export const textPenOf = (document: PDFKit.PDFDocument, setColour: (colour: string) => void): TextPen => {
  const widths = new Map<string, number>();
  const use = ({ face, size }: TextStyle, emoji: boolean): PDFKit.PDFDocument =>
    document.font(emoji ? 'emoji' : face).fontSize(size);

  const widthOf: TextPen['widthOf'] = (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = textRuns(text).reduce((sum, run) => sum + use(style, run.emoji).widthOfString(run.text), 0);
    widths.set(key, width);
    return width;
  };

  const text: TextPen['text'] = (string, x, top, style) => {
    let left = x;
    const runs = textRuns(string);
    setColour(style.colour);
    for (const run of runs) {
      const raised = run.emoji ? style.size * EMOJI_RAISE : 0;
      use(style, run.emoji).text(run.text, left, top + raised, { lineBreak: false });
      if (runs.length > 1) left += use(style, run.emoji).widthOfString(run.text);
    }
  };

  return {
    text,
    textBefore: (string, right, top, style) => text(string, right - widthOf(string, style), top, style),
    lines: (lines, x, top, style) => {
      lines.forEach((line, index) => text(line, x, top + index * lineHeight(style), style));
    },
    widthOf,
  };
};

/** By how much of the font's size emoji stand lower, so that they share the letters' line. */
const EMOJI_RAISE = 0.1;
