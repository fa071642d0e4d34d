import type { Drawing } from '@ramka/domain/drawing';
import type { DocumentHeading } from '../../content/document-heading.ts';
import type { DocumentSet } from '../../content/sets/document-set.ts';
import type { Block } from '../page/block.ts';
import { COLUMN, COLUMN_HEIGHT, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineHeight, style } from '../text/text-style.ts';
import { boxText } from './box-text.ts';
import { drawDimensions } from './dimensions.ts';
import { drawSetOnWall } from './set-picture.ts';

/**
 * The upper part of a catalogue card: name, line, and the set with its dimensions, as large as the page allows that has
 * to hold `belowIt` points more.
 */
export const cardBlock = (
  typesetter: Typesetter,
  heading: DocumentHeading,
  set: DocumentSet,
  belowIt: number,
): Block => {
  const { lines, heightOf, words } = typesetter;
  const title = lines(set.name, COLUMN, style.display);
  const line = lines(set.lineName ?? '', COLUMN, style.soft);
  const facts = lines(factsOf(typesetter, set), COLUMN, style.soft);
  const wallTop =
    lineHeight(style.eyebrow) + 4 + heightOf(title, style.display) + heightOf(line, style.soft) + 5 * MILLIMETRE;
  const factsHeight = 5 + heightOf(facts, style.soft) + 10;
  const ratio = scaleRatio(set.drawing, COLUMN_HEIGHT - wallTop - factsHeight - belowIt);
  const scale = MILLIMETRE / ratio;
  const wallHeight = heightOfWall(set.drawing, ratio);
  const below = wallTop + wallHeight + 5;
  return {
    height: wallTop + wallHeight + factsHeight,
    startsPage: true,
    keepsNext: set.lines.length > 0 || set.remarks.length > 0,
    bookmark: { title: set.name, level: 1 },
    draw: (pen, top) => {
      pen.text(heading.kindName, sheet.left, top, style.eyebrow);
      pen.textBefore(
        words.scale(new Intl.NumberFormat(heading.language).format(ratio)),
        sheet.right,
        top + below,
        style.soft,
      );
      pen.lines(title, sheet.left, top + lineHeight(style.eyebrow) + 4, style.display);
      pen.lines(line, sheet.left, top + lineHeight(style.eyebrow) + 4 + heightOf(title, style.display), style.soft);
      const wall = { x: sheet.left, y: top + wallTop, width: COLUMN, height: wallHeight };
      drawSetOnWall(pen, set.drawing, wall, scale);
      if (set.drawing !== null) drawDimensions(pen, set.drawing, wall, scale);
      pen.lines(facts, sheet.left, top + below, style.soft);
    },
  };
};

/** What of the wall shows around the picture, for its dimensions, in points. */
const MARGIN = 17 * MILLIMETRE;

/** Widest picture on a card in millimetres of paper: its dimensions stand beside it. */
const WIDEST = 152;

/** How many times smaller than the set its picture may be: by these a ruler still helps. */
const ratios = [1, 1.5, 2, 2.5, 3, 4] as const;
const SMALLEST = 5;

/** The first ratio at which the picture fits into the width and into so many points of height; or else into the width. */
const scaleRatio = (drawing: Drawing | null, room: number): number => {
  const fitting = ratios.filter((ratio) => (drawing?.width ?? 0) / ratio <= WIDEST);
  return fitting.find((ratio) => heightOfWall(drawing, ratio) <= room) ?? fitting[0] ?? SMALLEST;
};

const heightOfWall = (drawing: Drawing | null, ratio: number): number =>
  Math.max(((drawing?.height ?? 0) / ratio) * MILLIMETRE, 30 * MILLIMETRE) + 2 * MARGIN;

const factsOf = ({ words }: Typesetter, { box }: DocumentSet): string =>
  [words.dimensions, ...(box === null ? [] : [boxText(words, box)])].join(' · ');
