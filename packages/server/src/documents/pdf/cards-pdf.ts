import { SLOT_PITCH } from '@ramka/domain/catalogue';
import type { Drawing } from '@ramka/domain/drawing';
import { wallAppearance, wallSurface } from '@ramka/domain/wall';
import type { CardsDocument } from '../content/document-content.ts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentSet } from '../content/document-set.ts';
import { type ArticleTableOptions, lineTable } from './article-table.ts';
import { type Block, keepLastTogether } from './blocks.ts';
import { noteBlock, totalBlock } from './headings.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { boxText, drawSetOnWall } from './set-header.ts';
import {
  type Area,
  COLUMN,
  COLUMN_HEIGHT,
  ink,
  lineHeight,
  MILLIMETRE,
  sheet,
  style,
  type TextStyle,
} from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** Catalogue cards: one set per page with the largest picture that fits, its dimensions and its components. */
export const cardsPdf = ({ heading, sets }: CardsDocument, typesetter: Typesetter): readonly Block[] =>
  sets.flatMap((set) => {
    const usual = cardOf(typesetter, heading, set);
    if (heightOfBlocks(usual) <= COLUMN_HEIGHT) return usual;
    const low = cardOf(typesetter, heading, set, { smallPictures: true });
    return heightOfBlocks(low) <= COLUMN_HEIGHT ? low : usual;
  });

const heightOfBlocks = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height, gap = 0 }) => sum + height + gap, 0);

const cardOf = (
  typesetter: Typesetter,
  heading: DocumentHeading,
  set: DocumentSet,
  options: ArticleTableOptions = {},
): readonly Block[] => {
  const below = [
    ...set.remarks.map((remark) => noteBlock(typesetter, remark, { keepsNext: set.lines.length > 0 })),
    ...componentBlocks(typesetter, set, options),
  ];
  return [cardBlock(typesetter, heading, set, heightOfBlocks(below)), ...below];
};

const componentBlocks = (typesetter: Typesetter, set: DocumentSet, options: ArticleTableOptions): readonly Block[] => {
  if (set.lines.length === 0) return [];
  const { words, amount } = typesetter;
  return [
    ...keepLastTogether(lineTable(typesetter, set.lines, { ...options, continued: words.continued(set.name) })),
    totalBlock(typesetter, words.unitPrice, amount(set.price)),
  ];
};

/**
 * The upper part of a catalogue card: name, frame line, and the picture with dimensions. The picture is as large as
 * possible on a page that also contains `belowIt` points of other blocks.
 */
const cardBlock = (typesetter: Typesetter, heading: DocumentHeading, set: DocumentSet, belowIt: number): Block => {
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
      const titleTop = top + lineHeight(style.eyebrow) + 4;
      pen.structElement('P', () => pen.text(heading.kindName, sheet.left, top, style.eyebrow));
      pen.structElement('H1', () => pen.lines(title, sheet.left, titleTop, style.display));
      pen.structElement('P', () => pen.lines(line, sheet.left, titleTop + heightOf(title, style.display), style.soft));
      const wall = { x: sheet.left, y: top + wallTop, width: COLUMN, height: wallHeight };
      const description = [set.description, ...frameSize(set.drawing)].join(', ');
      drawSetOnWall(pen, { ...set, description }, wall, scale, (drawing) => {
        const surface = wallSurface(set.wall);
        drawDimensions(pen, drawing, wall, scale, surface && wallAppearance(surface).ink);
      });
      pen.structElement('P', () => pen.lines(facts, sheet.left, top + below, style.soft));
      const scaleText = words.scale(new Intl.NumberFormat(heading.language).format(ratio));
      pen.structElement('P', () => pen.textBefore(scaleText, sheet.right, top + below, style.soft));
    },
  };
};

/** Space around the picture for dimensions, in points. */
const MARGIN = 17 * MILLIMETRE;

/** Maximum picture width in millimetres on paper; dimensions need the remaining width. */
const WIDEST = 152;

/** Allowed scales, 1 to n, that a ruler can measure. The smallest is a fallback. */
const ratios = [1, 1.5, 2, 2.5, 3, 4] as const;
const SMALLEST = 5;

/**
 * The first scale at which the picture fits the width and the available height (`room`, in points); otherwise the first
 * one that fits the width.
 */
const scaleRatio = (drawing: Drawing | null, room: number): number => {
  const fitting = ratios.filter((ratio) => (drawing?.width ?? 0) / ratio <= WIDEST);
  return fitting.find((ratio) => heightOfWall(drawing, ratio) <= room) ?? fitting[0] ?? SMALLEST;
};

const heightOfWall = (drawing: Drawing | null, ratio: number): number =>
  Math.max(((drawing?.height ?? 0) / ratio) * MILLIMETRE, 30 * MILLIMETRE) + 2 * MARGIN;

const factsOf = ({ words }: Typesetter, { box }: DocumentSet): string =>
  [words.dimensions, ...(box === null ? [] : [boxText(words, box)])].join(' · ');

/** The frame's dimensions as text; empty without a frame. */
const frameSize = (drawing: Drawing | null): readonly string[] => {
  const frame = drawing?.layers.find(({ kind }) => kind === 'frame');
  return frame ? [`${millimetres(frame.width)} × ${millimetres(frame.height)}\u00A0mm`] : [];
};

/** Draws the dimensions of the frame: width below the picture, height at the left, slot centres above. */
const drawDimensions = (
  pen: DrawingContext,
  drawing: Drawing,
  wall: Area,
  scale: number,
  colour: string | undefined,
): void => {
  const frame = drawing.layers.find(({ kind }) => kind === 'frame');
  if (frame === undefined) return;
  const left = wall.x + (wall.width - drawing.width * scale) / 2 + (frame.x - drawing.x) * scale;
  const top = wall.y + (wall.height - drawing.height * scale) / 2 + (frame.y - drawing.y) * scale;
  const right = left + frame.width * scale;
  const bottom = top + frame.height * scale;
  const lowest = wall.y + (wall.height + drawing.height * scale) / 2;
  dimensionAcross(pen, left, right, { line: lowest + DISTANCE, from: bottom, colour }, millimetres(frame.width));
  dimensionDown(pen, top, bottom, { line: left - BESIDE, from: left, colour }, millimetres(frame.height));
  const first = left + (frame.height / 2) * scale;
  const slots = Math.round((frame.width - frame.height) / SLOT_PITCH) + 1;
  for (let slot = 1; slot < slots; slot += 1) {
    const from = first + (slot - 1) * SLOT_PITCH * scale;
    const marks = { line: top - DISTANCE, from: top, colour };
    dimensionAcross(pen, from, from + SLOT_PITCH * scale, marks, millimetres(SLOT_PITCH));
  }
};

/** In points: distances of dimension lines from the frame (vertical, horizontal), and overshoot of extension lines. */
const DISTANCE = 7 * MILLIMETRE;
const BESIDE = 5.5 * MILLIMETRE;
const OVERSHOOT = 1.2 * MILLIMETRE;
const AIR = 1 * MILLIMETRE;

/** The position of a dimension line and of the edge that it measures from, and its colour on a wall. */
type Marks = { readonly line: number; readonly from: number; readonly colour: string | undefined };

const millimetres = (length: number): string => String(Math.round(length * 10) / 10).replace('.', ',');

const dimensionAcross = (
  pen: DrawingContext,
  x1: number,
  x2: number,
  { line, from, colour }: Marks,
  label: string,
): void => {
  const away = Math.sign(line - from);
  for (const x of [x1, x2]) {
    pen.rule(x, from + away * AIR, x, line + away * OVERSHOOT, colour ?? ink.lineStrong, 0.4);
    tick(pen, x, line, colour);
  }
  pen.rule(x1, line, x2, line, colour ?? ink.lineStrong, 0.4);
  const middle = (x1 + x2) / 2 - pen.widthOf(label, style.label) / 2;
  pen.text(label, middle, away > 0 ? line + 2 : line - lineHeight(style.label) - 1, labelStyle(colour));
};

const dimensionDown = (
  pen: DrawingContext,
  y1: number,
  y2: number,
  { line, from, colour }: Marks,
  label: string,
): void => {
  for (const y of [y1, y2]) {
    pen.rule(from - AIR, y, line - OVERSHOOT, y, colour ?? ink.lineStrong, 0.4);
    tick(pen, line, y, colour);
  }
  pen.rule(line, y1, line, y2, colour ?? ink.lineStrong, 0.4);
  pen.textBefore(label, line - 3, (y1 + y2) / 2 - lineHeight(style.label) / 2, labelStyle(colour));
};

/** The slanted end mark of a dimension line. */
const tick = (pen: DrawingContext, x: number, y: number, colour: string | undefined): void =>
  pen.rule(x - TICK, y + TICK, x + TICK, y - TICK, colour ?? ink.strong, 0.7);

const labelStyle = (colour: string | undefined): TextStyle =>
  colour === undefined ? style.label : { ...style.label, colour };

const TICK = 0.9 * MILLIMETRE;
