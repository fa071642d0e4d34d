import type { DocumentSet } from '../../content/sets/document-set.ts';
import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineHeight, style } from '../text/text-style.ts';
import { drawSetOnWall } from './set-picture.ts';

/** What stands above a set's components: its name, how many, its price, and its picture, every set at one scale. */
export const setHeaderBlock = (typesetter: Typesetter, set: DocumentSet, quantity: number | null): Block => {
  const { lines, heightOf, words, amount } = typesetter;
  const name = lines(set.name, TEXT, style.heading);
  const line = lines(set.lineName ?? '', TEXT, style.soft);
  const pieces = quantity === null ? [] : [`${quantity} ×`];
  const price = [words.unitPrice, amount(set.price)];
  const below = heightOf(pieces, style.figure) + heightOf(price, style.label) + 4;
  const wallHeight = Math.max((set.drawing?.height ?? 0) * SET_SCALE + 2 * WALL_MARGIN, 20 * MILLIMETRE);
  const height = Math.max(wallHeight, heightOf(name, style.heading) + heightOf(line, style.soft) + below + 6);
  return {
    height: height + 3,
    gap: 8 * MILLIMETRE,
    keepsNext: true,
    bookmark: { title: set.name, level: 2 },
    draw: (pen, top) => {
      const wall = { x: sheet.right - WALL, y: top, width: WALL, height };
      drawSetOnWall(pen, set.drawing, wall, SET_SCALE);
      pen.lines(line, sheet.left, top, style.soft);
      pen.lines(name, sheet.left, top + heightOf(line, style.soft) + 1, style.heading);
      const bottom = top + height - below;
      pen.lines(pieces, sheet.left, bottom, { ...style.figure, colour: ink.accent });
      const priceTop = bottom + heightOf(pieces, style.figure) + 2;
      pen.text(words.unitPrice, sheet.left, priceTop, style.label);
      pen.text(amount(set.price), sheet.left, priceTop + lineHeight(style.label), style.label);
    },
  };
};

/** Points a millimetre of the product: a third of its true size, so that a five-slot frame fills the wall. */
const SET_SCALE = MILLIMETRE / 3;

/** Width of the wall, of the text beside it, and what of the wall shows around a set, in points. */
const WALL = 130 * MILLIMETRE;
const TEXT = COLUMN - WALL - 4 * MILLIMETRE;
const WALL_MARGIN = 5 * MILLIMETRE;
