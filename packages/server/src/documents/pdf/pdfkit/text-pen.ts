import { lineHeight, type TextStyle } from '../sheet.ts';
import { ascentOf, chooseFont, type FontName, type TextRun, textRuns } from './fonts.ts';

/** Writes on the current page. Lengths are points from the upper left corner. */
export type TextPen = {
  readonly text: (text: string, x: number, top: number, style: TextStyle) => void;
  /** Right-aligned: the text ends at `right`. */
  readonly textBefore: (text: string, right: number, top: number, style: TextStyle) => void;
  readonly lines: (lines: readonly string[], x: number, top: number, style: TextStyle) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
};

/** Creates the text pen of a document. `setColour` sets the fill colour; `beforeText` tags the following text. */
export const textPenOf = (
  document: PDFKit.PDFDocument,
  setColour: (colour: string) => void,
  beforeText: () => void,
): TextPen => {
  const widths = new Map<string, number>();
  const write = textWriter(document);

  const widthOf: TextPen['widthOf'] = (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const cached = widths.get(key);
    if (cached !== undefined) return cached;
    const width = textRuns(text).reduce((sum, run) => sum + widthOfRun(run, style), 0);
    widths.set(key, width);
    return width;
  };

  const widthOfRun = (run: TextRun, style: TextStyle): number =>
    chooseFont(document, fontOf(run, style)).fontSize(style.size).widthOfString(run.text);

  const text: TextPen['text'] = (string, x, top, style) => {
    if (string === '') return;
    let left = x;
    const runs = textRuns(string);
    beforeText();
    setColour(style.colour);
    for (const run of runs) {
      write(run.text, fontOf(run, style), style.size, { x: left, top: top + style.size * loweringOf(run, style) });
      if (runs.length > 1) left += widthOfRun(run, style);
    }
  };

  return {
    text,
    textBefore: (string, right, top, style) => text(string, right - widthOf(string, style), top, style),
    lines: (lines, x, top, style) => {
      const last = lines.length - 1;
      lines.forEach((line, index) => {
        text(index === last ? line : spaced(line), x, top + index * lineHeight(style), style);
      });
    },
    widthOf,
  };
};

/** Appends a space after the last word of a line, so that screen readers separate it from the next line. */
const spaced = (line: string): string => (/[-/]$/.test(line) ? line : `${line} `);

const fontOf = ({ font }: TextRun, { face }: TextStyle): FontName => {
  if (font === 'family') return face;
  return font === 'emoji' ? font : `${font} ${face}`;
};

/** Offset of a run below the text's top, as a fraction of the size, so that all runs share a baseline. */
const loweringOf = (run: TextRun, { face }: TextStyle): number => {
  if (run.font === 'family') return 0;
  return run.font === 'emoji' ? EMOJI_RAISE : ascentOf(face) - ascentOf(`${run.font} ${face}`);
};

/** Offset of emoji as a fraction of the font size, so that they share the baseline of letters. */
const EMOJI_RAISE = 0.1;

/** In points from the upper left corner of the page. */
export type TextPlace = { readonly x: number; readonly top: number };

/** Writes a text in one font on one line of the current page. */
export type TextWriter = (text: string, font: FontName, size: number, place: TextPlace) => void;

/** The instructions of a text that the library has laid out. */
type SetText = {
  /** Resource name of the font on the page, and the reference to its object. */
  readonly fontName: string;
  readonly fontReference: unknown;
  /** Points from the top of the text to its baseline. */
  readonly baseline: number;
  /** Instructions that select the font and show the glyphs. */
  readonly show: string;
};

/**
 * Creates a text writer that lets the library lay out every text once and repeats the instructions elsewhere. A bill of
 * materials repeats most texts, and the layout of a text takes ten times as long as writing it.
 */
export const textWriter = (document: PDFKit.PDFDocument): TextWriter => {
  const setTexts = new Map<string, SetText | null>();
  return (text, font, size, place) => {
    const key = `${font} ${size} ${text}`;
    const cached = setTexts.get(key);
    if (cached) repeatText(document.page, cached, place);
    else {
      const instructions = recordInstructions(document.page, () =>
        chooseFont(document, font).fontSize(size).text(text, place.x, place.top, { lineBreak: false }),
      );
      if (cached === undefined) setTexts.set(key, setTextOf(document.page, instructions, place));
    }
  };
};

const recordInstructions = (page: PDFKit.PDFPage, draw: () => void): readonly string[] => {
  const instructions: string[] = [];
  const write = page.write.bind(page);
  page.write = (instruction: string) => {
    instructions.push(instruction);
    write(instruction);
  };
  draw();
  page.write = write;
  return instructions;
};

/** Extracts the repeatable instructions; null if glyphs have vertical offsets, as some combining marks do. */
const setTextOf = (page: PDFKit.PDFPage, instructions: readonly string[], { top }: TextPlace): SetText | null => {
  const places = instructions.filter((instruction) => instruction.endsWith(' Tm'));
  const begin = instructions.findIndex((instruction) => instruction.endsWith(' Tf'));
  const fontName = /^\/(\S+) /.exec(instructions[begin] ?? '')?.[1];
  const height = places[0]?.split(' ')[5];
  if (places.length !== 1 || fontName === undefined || height === undefined) return null;
  return {
    fontName,
    fontReference: page.fonts[fontName],
    baseline: page.height - Number(height) - top,
    show: instructions.slice(begin, instructions.indexOf('ET')).join(' '),
  };
};

/** Writes the text at another position. Page coordinates point downwards, so glyphs are flipped back. */
const repeatText = (
  page: PDFKit.PDFPage,
  { fontName, fontReference, baseline, show }: SetText,
  place: TextPlace,
): void => {
  page.fonts[fontName] ??= fontReference;
  page.write(`BT 1 0 0 -1 ${place.x.toFixed(2)} ${(place.top + baseline).toFixed(2)} Tm ${show} ET`);
};
