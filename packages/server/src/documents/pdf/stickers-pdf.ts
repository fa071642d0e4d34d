import type { StickerGrid } from '@ramka/domain/labels';
import type { Sticker, StickersDocument } from '../content/stickers-document.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { lineHeight, MILLIMETRE, style, type TextStyle } from './sheet.ts';
import { shortened } from './typesetter.ts';

/** A sheet of equal stickers on A4, in millimetres: the size of a sticker, and from one to the next. */
type GridSize = {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly pitchX: number;
  /** From the edges of the sheet to the first sticker. */
  readonly left: number;
  readonly top: number;
  /** Free space inside a sticker. Printers leave the edges of a sheet blank. */
  readonly padding: number;
};

/** The two usual sheets: 65 stickers with gaps between columns, and 24 that cover the sheet. */
export const stickerGrids: Readonly<Record<StickerGrid, GridSize>> = {
  '38x21': { columns: 5, rows: 13, width: 38.1, height: 21.2, pitchX: 40.6, left: 4.75, top: 10.7, padding: 2 },
  '70x37': { columns: 3, rows: 8, width: 70, height: 37, pitchX: 70, left: 0, top: 0.5, padding: 6 },
};

/** The upper left corner of a sticker on its sheet, in millimetres; `place` counts from 0, row by row. */
const cornerOf = ({ columns, pitchX, height, left, top }: GridSize, place: number) => ({
  x: left + (place % columns) * pitchX,
  y: top + Math.floor(place / columns) * height,
});

/** The pages of stickers. The first page begins with the chosen sticker. */
export const stickerPages = ({
  grid,
  start,
  stickers,
}: StickersDocument): readonly { readonly landscape: false; readonly draw: (pen: DrawingContext) => void }[] => {
  const size = stickerGrids[grid];
  const perPage = size.columns * size.rows;
  const placed = stickers.map((sticker, index) => ({ sticker, place: start - 1 + index }));
  const pages = Map.groupBy(placed, ({ place }) => Math.floor(place / perPage));
  return [...pages.values()].map((page) => ({
    landscape: false,
    draw: (pen) => {
      for (const { sticker, place } of page) drawSticker(pen, sticker, size, cornerOf(size, place % perPage));
    },
  }));
};

const drawSticker = (
  pen: DrawingContext,
  { label, details, room }: Sticker,
  { width, height, padding }: GridSize,
  corner: { readonly x: number; readonly y: number },
): void => {
  const lines: readonly { readonly text: string; readonly style: TextStyle }[] = [
    { text: label, style: style.figure },
    { text: details, style: style.body },
    { text: room, style: style.label },
  ].filter(({ text }) => text !== '');
  const x = (corner.x + padding) * MILLIMETRE;
  const available = (width - 2 * padding) * MILLIMETRE;
  const textHeight = lines.reduce((sum, line) => sum + lineHeight(line.style), 0);
  let top = (corner.y + height / 2) * MILLIMETRE - textHeight / 2;
  pen.structElement('P', () => {
    for (const line of lines) {
      pen.lines([shortened(pen, line.text, available, line.style), ''], x, top, line.style);
      top += lineHeight(line.style);
    }
  });
};
