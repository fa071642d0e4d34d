import { formatCount } from '@ramka/domain/text';
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
      drawSetOnWall(pen, set.drawing, wall, SCALE);
      pen.lines(line, sheet.left, top, style.soft);
      pen.lines(name, sheet.left, top + heightOf(line, style.soft) + 1, style.heading);
      const bottom = top + height - below;
      pen.lines(pieces, sheet.left, bottom, { ...style.figure, colour: ink.accent });
      const priceTop = bottom + heightOf(pieces, style.figure) + 2;
      pen.text(words.unitPrice, sheet.left, priceTop, style.label);
      pen.text(amount(set.price), sheet.left, priceTop + lineHeight(style.label), style.strong);
    },
  };
};

/** At a third of its true size a five-slot frame fills the wall, and two sets of eight articles a page. */
const SCALE = MILLIMETRE / 3;
const WALL = 130 * MILLIMETRE;

/** What of the wall shows above and below a set, and how high it is at least. */
const MARGIN = 4 * MILLIMETRE;
const LEAST = 20 * MILLIMETRE;

/** Between the wall and what follows. */
const BELOW = 2 * MILLIMETRE;
