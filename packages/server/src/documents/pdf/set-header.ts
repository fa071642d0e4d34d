import type { Drawing } from '@ramka/domain/drawing';
import { wallSurface } from '@ramka/domain/wall';
import { formatCount } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentSet, MountingBox } from '../content/document-set.ts';
import type { Block } from './blocks.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { type Area, COLUMN, ink, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** The header of a set above its components: name, quantity, price and picture. All sets have the same scale. */
export const setHeaderBlock = (
  typesetter: Typesetter,
  set: DocumentSet,
  quantity: number | null,
  level: 'H2' | 'H3' = 'H3',
): Block => {
  const { lines, heightOf, words, amount } = typesetter;
  const textWidth = COLUMN - WALL - 4 * MILLIMETRE;
  const name = lines(set.name, textWidth, style.heading);
  const line = lines(set.lineName ?? '', textWidth, style.soft);
  const pieces = quantity === null ? [] : [`${formatCount(quantity)} ×`];
  const below = heightOf(pieces, style.figure) + lineHeight(style.label) + lineHeight(style.strong) + 4;
  const wallHeight = Math.max((set.drawing?.height ?? 0) * SCALE + 2 * MARGIN, LEAST);
  const height = Math.max(wallHeight, heightOf(name, style.heading) + heightOf(line, style.soft) + below + 6);
  return {
    height: height + BELOW,
    gap: 7 * MILLIMETRE,
    keepsNext: true,
    bookmark: { title: set.name, level: 2 },
    draw: (pen, top) => {
      const wall = { x: sheet.right - WALL, y: top, width: WALL, height };
      pen.structElement(level, () => pen.lines(name, sheet.left, top + heightOf(line, style.soft) + 1, style.heading));
      pen.structElement('P', () => pen.lines(line, sheet.left, top, style.soft));
      drawSetOnWall(pen, set, wall, SCALE);
      const bottom = top + height - below;
      pen.structElement('P', () => pen.lines(pieces, sheet.left, bottom, { ...style.figure, colour: ink.accent }));
      const priceTop = bottom + heightOf(pieces, style.figure) + 2;
      pen.lines([words.unitPrice, ''], sheet.left, priceTop, style.label);
      pen.text(amount(set.price), sheet.left, priceTop + lineHeight(style.label), style.strong);
    },
  };
};

/** At a scale of 1:3 a five-slot frame fills the wall, and two sets of eight articles fit on a page. */
const SCALE = MILLIMETRE / 3;
const WALL = 130 * MILLIMETRE;

/** Wall visible above and below a set, and the minimum height of a wall, in points. */
const MARGIN = 4 * MILLIMETRE;
const LEAST = 20 * MILLIMETRE;

/** Space below the wall, in points. */
const BELOW = 2 * MILLIMETRE;

/**
 * Draws a set centred on a wall. `scale` is points per millimetre; `drawAround` adds content such as dimensions. The
 * picture is tagged as a figure with the description as alternative text.
 */
export const drawSetOnWall = (
  pen: DrawingContext,
  { drawing, description, wall: wallName }: Pick<DocumentSet, 'drawing' | 'description' | 'wall'>,
  wall: Area,
  scale: number,
  drawAround: (drawing: Drawing) => void = () => undefined,
): void => {
  const surface = wallSurface(wallName);
  const paintWall = (): void => (surface === undefined ? pen.paint([wall], ink.wall) : pen.wall(wall, surface, scale));
  if (drawing === null) return paintWall();
  const draw = (): void => {
    paintWall();
    const x = wall.x + (wall.width - drawing.width * scale) / 2;
    const y = wall.y + (wall.height - drawing.height * scale) / 2;
    pen.drawing(drawing, x, y, scale, surface);
    drawAround(drawing);
  };
  pen.structElement('Figure', draw, { alt: description, area: wall });
};

/** Describes the wall box of a set. */
export const boxText = (words: Texts['documents'], box: MountingBox): string => {
  switch (box.kind) {
    case 'flush':
      return words.flushBox(box.boxes, box.depth);
    case 'surface':
      return words.surfaceBox(box.symbols.join(' + '), box.depth);
    case 'corner':
      return words.cornerBox(box.symbols.join(' + '), box.depth);
  }
};
