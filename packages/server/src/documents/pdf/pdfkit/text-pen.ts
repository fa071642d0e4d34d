import { lineHeight, type TextStyle } from '../sheet.ts';
import { ascentOf, chooseFont, type FontName, type TextRun, textRuns } from './fonts.ts';

/** Writes on the current page; lengths are points from its upper left corner. */
export type TextPen = {
  readonly text: (text: string, x: number, top: number, style: TextStyle) => void;
  /** Ends at `right`. */
  readonly textBefore: (text: string, right: number, top: number, style: TextStyle) => void;
  readonly lines: (lines: readonly string[], x: number, top: number, style: TextStyle) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
};

/** A pen for the texts of a document: `setColour` sets the colour of what is filled, `beforeText` says what a text is. */
export const textPenOf = (
  document: PDFKit.PDFDocument,
  setColour: (colour: string) => void,
  beforeText: () => void,
): TextPen => {
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

/** A line with the space that parts its last word from the next line's, for those who have it read to them. */
const spaced = (line: string): string => (/[-/]$/.test(line) ? line : `${line} `);

const fontOf = ({ font }: TextRun, { face }: TextStyle): FontName => {
  if (font === 'family') return face;
  return font === 'emoji' ? font : `${font} ${face}`;
};

/** By how much of the size a run stands lower, so that all of a text have one line. */
const loweringOf = (run: TextRun, { face }: TextStyle): number => {
  if (run.font === 'family') return 0;
  return run.font === 'emoji' ? EMOJI_RAISE : ascentOf(face) - ascentOf(`${run.font} ${face}`);
};

/** By how much of the font's size emoji stand lower, so that they share the letters' line. */
const EMOJI_RAISE = 0.1;

/** Where a text goes: points from the upper left corner of what is drawn on. */
export type TextPlace = { readonly x: number; readonly top: number };

/** Writes a text on the current page, all of it in one font and on one line. */
export type TextWriter = (text: string, font: FontName, size: number, place: TextPlace) => void;

/** A text as the library has set it. */
type SetText = {
  /** What the font is called on the page, and what says so to a reader. */
  readonly fontName: string;
  readonly fontReference: unknown;
  /** Points from its top down to its baseline. */
  readonly baseline: number;
  /** Instructions that choose the font and show the letters. */
  readonly show: string;
};

/**
 * A writer that lets the library set every text once, and repeats its instructions at other places. A bill of materials
 * repeats most of its texts, and setting a text takes ten times as long as writing it.
 */
export const textWriter = (document: PDFKit.PDFDocument): TextWriter => {
  const setTexts = new Map<string, SetText | null>();
  return (text, font, size, place) => {
    const key = `${font} ${size} ${text}`;
    const known = setTexts.get(key);
    if (known) repeatText(document.page, known, place);
    else {
      const instructions = recordInstructions(document.page, () =>
        chooseFont(document, font).fontSize(size).text(text, place.x, place.top, { lineBreak: false }),
      );
      if (known === undefined) setTexts.set(key, setTextOf(document.page, instructions, place));
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

/** What there is to repeat; null where letters stand off the line, as some marks above letters do. */
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

/** Letters stand upright on a page whose lengths are counted downwards: they are flipped once more. */
const repeatText = (
  page: PDFKit.PDFPage,
  { fontName, fontReference, baseline, show }: SetText,
  place: TextPlace,
): void => {
  page.fonts[fontName] ??= fontReference;
  page.write(`BT 1 0 0 -1 ${place.x.toFixed(2)} ${(place.top + baseline).toFixed(2)} Tm ${show} ET`);
};
