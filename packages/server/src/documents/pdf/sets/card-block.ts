import type { Drawing } from '@ramka/domain/drawing/drawing';
import type { DocumentHeading } from '../../content/document-heading.ts';
import type { DocumentSet } from '../../content/sets/document-set.ts';
import type { Block } from '../page/block.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { lineHeight, style } from '../text/text-style.ts';
import { boxText } from './box-text.ts';
import { drawDimensions } from './dimensions.ts';
import { drawSetOnWall } from './set-picture.ts';

/** The upper part of a catalogue card: name, line, and the set as large as the page allows, with its dimensions. */
export const cardBlock = (typesetter: Typesetter, heading: DocumentHeading, set: DocumentSet): Block => {
  const { lines, heightOf, words } = typesetter;
  const title = lines(set.name, COLUMN, style.display);
  const line = lines(set.lineName ?? '', COLUMN, style.soft);
  const facts = lines(factsOf(typesetter, set), COLUMN, style.soft);
  const ratio = scaleRatio(set.drawing);
  const scale = MILLIMETRE / ratio;
  const wallHeight = Math.max((set.drawing?.height ?? 0) * scale, 30 * MILLIMETRE) + 2 * MARGIN;
  const wallTop =
    lineHeight(style.eyebrow) + 4 + heightOf(title, style.display) + heightOf(line, style.soft) + 5 * MILLIMETRE;
  const below = wallTop + wallHeight + 5;
  return {
    height: below + heightOf(facts, style.soft) + 10,
    startsPage: true,
    keepsNext: set.lines.length > 0 || set.remarks.length > 0,
    bookmark: { title: set.name, level: 1 },
    draw: (pen, top) => {
      pen.text(heading.kindName, sheet.left, top, style.eyebrow);
      pen.textBefore(words.scale(ratio), sheet.right, top + below, style.soft);
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

/** Largest picture on a card in millimetres of paper. */
const LARGEST = 136;

/** How many times smaller than the set its picture is: a whole number, so that it can be measured. */
const scaleRatio = (drawing: Drawing | null): number => Math.max(1, Math.ceil((drawing?.width ?? 0) / LARGEST));

const factsOf = ({ words }: Typesetter, { box }: DocumentSet): string =>
  [words.dimensions, ...(box === null ? [] : [boxText(words, box)])].join(' · ');
