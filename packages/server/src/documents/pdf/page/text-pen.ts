import { textRuns, type TextRun } from '../text/printable.ts';
import { lineHeight, type FontFace, type TextStyle } from '../text/text-style.ts';
import { textWriter } from '../text/text-writer.ts';

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
  const write = textWriter(document);

  const widthOf: TextPen['widthOf'] = (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = textRuns(text).reduce((sum, run) => sum + widthOfRun(run, style), 0);
    widths.set(key, width);
    return width;
  };

  const widthOfRun = (run: TextRun, style: TextStyle): number =>
    document.font(fontOf(run, style)).fontSize(style.size).widthOfString(run.text);

  const text: TextPen['text'] = (string, x, top, style) => {
    let left = x;
    const runs = textRuns(string);
    setColour(style.colour);
    for (const run of runs) {
      const raised = run.emoji ? style.size * EMOJI_RAISE : 0;
      write(run.text, fontOf(run, style), style.size, { x: left, top: top + raised });
      if (runs.length > 1) left += widthOfRun(run, style);
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

const fontOf = ({ emoji }: TextRun, { face }: TextStyle): FontFace | 'emoji' => (emoji ? 'emoji' : face);

/** By how much of the font's size emoji stand lower, so that they share the letters' line. */
const EMOJI_RAISE = 0.1;
