import type { Drawing } from '@ramka/domain/drawing/drawing';
import { picturePainter } from '../pictures/picture-painter.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { lineHeight, type TextStyle } from '../text/text-style.ts';
import { textRuns } from '../text/printable.ts';

/** A rectangle in points from the page's upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws on the current page; lengths are points from its upper left corner. */
export type Pen = {
  readonly text: (text: string, x: number, top: number, style: TextStyle) => void;
  /** Ends at `right`. */
  readonly textBefore: (text: string, right: number, top: number, style: TextStyle) => void;
  readonly lines: (lines: readonly string[], x: number, top: number, style: TextStyle) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
  readonly rule: (x1: number, y1: number, x2: number, y2: number, colour: string, weight?: number) => void;
  readonly paint: (areas: readonly Area[], colour: string) => void;
  readonly frame: (area: Area, colour: string, weight?: number) => void;
  /** A picture as large as fits, in the middle of an area; nothing where it could not be read. */
  readonly picture: (file: string | null, area: Area) => void;
  /** A set at so many points a millimetre; `x` and `y` are where its upper left corner goes. */
  readonly drawing: (drawing: Drawing, x: number, y: number, scale: number) => void;
  readonly link: (area: Area, address: string) => void;
};

/** A pen for a document and the pictures that it may show. */
export const penOf = (document: PDFKit.PDFDocument, library: PictureLibrary): Pen => {
  const show = picturePainter(document, library);
  const use = ({ face, size }: TextStyle, emoji: boolean): PDFKit.PDFDocument =>
    document.font(emoji ? 'emoji' : face).fontSize(size);
  const widthOf = (text: string, style: TextStyle): number =>
    textRuns(text).reduce((sum, run) => sum + use(style, run.emoji).widthOfString(run.text), 0);
  const text: Pen['text'] = (string, x, top, style) => {
    let left = x;
    const runs = textRuns(string);
    for (const run of runs) {
      const raised = run.emoji ? style.size * EMOJI_RAISE : 0;
      use(style, run.emoji)
        .fillColor(style.colour)
        .text(run.text, left, top + raised, { lineBreak: false });
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
    rule: (x1, y1, x2, y2, colour, weight = 0.5) =>
      void document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).stroke(colour),
    paint: (areas, colour) => {
      for (const { x, y, width, height } of areas) document.rect(x, y, width, height);
      document.fill(colour);
    },
    frame: ({ x, y, width, height }, colour, weight = 0.5) =>
      void document.rect(x, y, width, height).lineWidth(weight).stroke(colour),
    picture: (file, area) => {
      if (file !== null) show(file, area);
    },
    drawing: ({ x: left, y: top, layers }, x, y, scale) => {
      for (const layer of layers) {
        const area = { x: x + (layer.x - left) * scale, y: y + (layer.y - top) * scale };
        show(layer.picture, { ...area, width: layer.width * scale, height: layer.height * scale });
      }
    },
    link: ({ x, y, width, height }, address) => void document.link(x, y, width, height, address),
  };
};

/** By how much of the font's size emoji stand lower, so that they share the letters' line. */
const EMOJI_RAISE = 0.1;
