import type { ComponentListDocument } from '../content/document-content.ts';
import type { DocumentSet } from '../content/document-set.ts';
import { orderListBlocks } from './article-table.ts';
import type { Block } from './blocks.ts';
import { coverBlock } from './cover.ts';
import { drawSetOnWall, setHeaderBlock } from './set-header.ts';
import { COLUMN, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** A component list: the pictures of the sets, then every article once. */
export const componentListPdf = (content: ComponentListDocument, typesetter: Typesetter): readonly Block[] => [
  coverBlock(typesetter, content.heading),
  ...(content.sets.length > FEW
    ? setsAbreast(typesetter, content.sets)
    : content.sets.map((set) => ({ ...setHeaderBlock(typesetter, set, null, 'H2'), keepsNext: false }))),
  ...orderListBlocks(typesetter, content.orderList, {
    title: content.heading.kindName,
    remarks: remarksOf(content),
    total: content.total,
  }),
];

/** More sets than this are shown smaller, so that the list itself starts early. */
const FEW = 2;

/** Remarks of all sets; each names its set if there are several. */
const remarksOf = ({ sets }: ComponentListDocument): readonly string[] =>
  sets.flatMap(({ name, remarks }) => (sets.length === 1 ? remarks : remarks.map((remark) => `${name}: ${remark}`)));

/** Many sets in two columns: names above prices and pictures, all at the same scale. */
const setsAbreast = (typesetter: Typesetter, sets: readonly DocumentSet[]): readonly Block[] =>
  sets.flatMap((set, index) => (index % 2 === 0 ? rowOf(typesetter, [set, ...sets.slice(index + 1, index + 2)]) : []));

/** At a scale of 1:8 a five-slot frame fills the wall. */
const SCALE = MILLIMETRE / 8;
const WALL = 50 * MILLIMETRE;

/** Wall visible above and below a set, and the minimum height of a wall, in points. */
const MARGIN = 3 * MILLIMETRE;
const LEAST = 16 * MILLIMETRE;

/** In points: the space between two columns, the width of a column, and of the text next to the wall. */
const BETWEEN = 6 * MILLIMETRE;
const WIDTH = (COLUMN - BETWEEN) / 2;
const TEXT = WIDTH - WALL - 3 * MILLIMETRE;

/** Space below a name, in points. */
const BELOW = 3;

/** Two sets side by side. The first block has the height of the higher set; the second has no height of its own. */
const rowOf = ({ lines, heightOf, words, amount }: Typesetter, sets: readonly DocumentSet[]): readonly Block[] => {
  const texts = sets.map(({ name, lineName }) => ({
    name: lines(name, WIDTH, style.heading),
    line: lines(lineName ?? '', TEXT, style.soft),
  }));
  const nameHeight = Math.max(...texts.map(({ name }) => heightOf(name, style.heading))) + BELOW;
  const below = lineHeight(style.label) + lineHeight(style.strong);
  const lineHeights = texts.map(({ line }) => heightOf(line, style.soft) + below);
  const walls = sets.map(({ drawing }) => (drawing?.height ?? 0) * SCALE + 2 * MARGIN);
  const height = Math.max(...walls, ...lineHeights, LEAST);
  return sets.map((set, index) => {
    const left = sheet.left + index * (WIDTH + BETWEEN);
    const { name = [], line = [] } = texts[index] ?? {};
    const up = index === 0 ? 0 : nameHeight + height;
    return {
      height: nameHeight + height - up,
      gap: index === 0 ? 5 * MILLIMETRE : 0,
      keepsNext: index < sets.length - 1,
      bookmark: { title: set.name, level: 2 },
      draw: (pen, bottom) => {
        const top = bottom - up;
        const wall = { x: left + WIDTH - WALL, y: top + nameHeight, width: WALL, height };
        pen.structElement('H2', () => pen.lines(name, left, top, style.heading));
        drawSetOnWall(pen, set, wall, SCALE);
        pen.structElement('P', () => pen.lines(line, left, top + nameHeight, style.soft));
        pen.lines([words.unitPrice, ''], left, top + nameHeight + height - below, style.label);
        pen.text(amount(set.price), left, top + nameHeight + height - lineHeight(style.strong), style.strong);
      },
    };
  });
};
