import { formatCount } from '@ramka/domain/text';
import type {
  PricePair,
  ComparedDocumentRoom,
  ComparisonDocument,
  DocumentPair,
} from '../content/comparison-document.ts';
import type { SetEntry } from '../content/document-set.ts';
import { type Block, keepLastTogether, preferUnbroken } from './blocks.ts';
import { coverBlock } from './cover.ts';
import { headingBlock, noteBlock } from './headings.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { drawSetOnWall } from './set-header.ts';
import { COLUMN, ink, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import { type Cell, type Column, setTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';

/** The comparison of a project with its variant: totals of every room, then the pairs of sets. */
export const comparisonPdf = (content: ComparisonDocument, typesetter: Typesetter): readonly Block[] => {
  const { rooms, names } = content;
  return [
    coverBlock(typesetter, content.heading),
    ...summaryBlocks(content, typesetter),
    ...rooms.flatMap((room) => roomBlocks(room, names, typesetter)),
  ];
};

/** The price difference of the variant, with its sign. */
const difference = ({ amount }: Pick<Typesetter, 'amount'>, { before, after }: PricePair): string =>
  `${after > before ? '+' : ''}${amount(after - before)}`;

type SummaryRow = PricePair & { readonly name: string; readonly isSum?: boolean };

const summaryBlocks = (content: ComparisonDocument, typesetter: Typesetter): readonly Block[] => {
  const { words } = typesetter;
  const { rooms, names, catalogueProducts, total } = content;
  const hasCatalogue = catalogueProducts.before !== 0 || catalogueProducts.after !== 0;
  const rows: readonly SummaryRow[] = [
    ...rooms.map((room) => ({ name: room.name, ...room.total })),
    ...(hasCatalogue ? [{ name: words.catalogueProducts, ...catalogueProducts }] : []),
    { name: words.projectTotal, ...total, isSum: true },
  ];
  const { head, rows: lines } = setTable(typesetter, summaryColumns(typesetter, names), rows, words.byRoom);
  return [headingBlock(typesetter, { title: words.byRoom, note: words.netNote }), head, ...keepLastTogether(lines)];
};

const summaryColumns = (typesetter: Typesetter, names: ComparisonDocument['names']): readonly Column<SummaryRow>[] => {
  const { words, amount } = typesetter;
  const text = (content: string, { isSum }: SummaryRow): Cell => ({
    kind: 'text',
    text: content,
    ...(isSum === true && { style: style.strong }),
  });
  return [
    { head: words.room, align: 'left', namesRow: true, cell: (row) => text(row.name, row) },
    { head: names.before, width: 36, align: 'right', cell: (row) => text(amount(row.before), row) },
    { head: names.after, width: 36, align: 'right', cell: (row) => text(amount(row.after), row) },
    { head: words.difference, width: 32, align: 'right', cell: (row) => text(difference(typesetter, row), row) },
  ];
};

const roomBlocks = (
  room: ComparedDocumentRoom,
  names: ComparisonDocument['names'],
  typesetter: Typesetter,
): readonly Block[] => {
  const { words } = typesetter;
  const changed = room.pairs.filter(({ isSame }) => !isSame);
  const same = room.pairs.flatMap(({ isSame, after }) => (isSame && after ? [after] : []));
  const unchanged = same.map(({ set, quantity }) => `${formatCount(quantity)} × ${set.name}`).join(', ');
  return [
    headingBlock(typesetter, { title: room.name, aside: difference(typesetter, room.total) }),
    ...changed.flatMap((pair) => pairBlocks(pair, room.wall, names, typesetter)),
    ...(unchanged === '' ? [] : [noteBlock(typesetter, words.unchanged(unchanged), { gap: 3 * MILLIMETRE })]),
    ...(room.pairs.length === 0 ? [noteBlock(typesetter, words.emptyRoom)] : []),
  ];
};

/** Space between the two columns, and the width of one, in points. */
const BETWEEN = 6 * MILLIMETRE;
const WIDTH = (COLUMN - BETWEEN) / 2;

/** At a scale of 1:5 a five-slot frame fills the wall. */
const SCALE = MILLIMETRE / 5;
const MARGIN = 3 * MILLIMETRE;
const LEAST = 20 * MILLIMETRE;

/** A pair of sets side by side: labels, names, pictures and prices; below, the slots that differ. */
const pairBlocks = (
  pair: DocumentPair,
  wallName: string | null,
  names: ComparisonDocument['names'],
  typesetter: Typesetter,
): readonly Block[] => {
  const sides = [
    sideOf(pair.before, wallName, names.before, typesetter),
    sideOf(pair.after, wallName, names.after, typesetter),
  ];
  const above = Math.max(...sides.map((side) => side.above));
  const wallHeight = Math.max(LEAST, ...sides.map((side) => side.wall));
  const below = lineHeight(style.strong) + 4;
  const name = (pair.after ?? pair.before)?.set.name ?? '';
  const picture: Block = {
    height: above + wallHeight + below,
    gap: 6 * MILLIMETRE,
    keepsNext: pair.slots.length > 0,
    bookmark: { title: name, level: 2 },
    draw: (pen, top) => {
      sides.forEach((side, index) => {
        side.draw(pen, sheet.left + index * (WIDTH + BETWEEN), { top, wallTop: top + above, wallHeight });
      });
    },
  };
  return preferUnbroken([picture, ...slotBlocks(pair, typesetter)]);
};

type Side = {
  readonly above: number;
  readonly wall: number;
  readonly draw: (
    pen: DrawingContext,
    left: number,
    place: { readonly top: number; readonly wallTop: number; readonly wallHeight: number },
  ) => void;
};

const sideOf = (
  entry: SetEntry | null,
  wallName: string | null,
  whose: string,
  { lines, heightOf, words, amount }: Typesetter,
): Side => {
  const label = lines(whose, WIDTH, style.label);
  const name = lines(entry?.set.name ?? '–', WIDTH, style.heading);
  const line = lines(entry?.set.lineName ?? '', WIDTH, style.soft);
  const [labelHeight, nameHeight] = [heightOf(label, style.label), heightOf(name, style.heading)];
  return {
    above: labelHeight + nameHeight + heightOf(line, style.soft) + 4,
    wall: (entry?.set.drawing?.height ?? 0) * SCALE + 2 * MARGIN,
    draw: (pen, left, { top, wallTop, wallHeight }) => {
      pen.structElement('P', () => pen.lines(label, left, top, style.label));
      pen.structElement('H3', () => pen.lines(name, left, top + labelHeight, style.heading));
      pen.structElement('P', () => pen.lines(line, left, top + labelHeight + nameHeight, style.soft));
      const wall = { x: left, y: wallTop, width: WIDTH, height: wallHeight };
      if (entry === null) {
        pen.frame(wall, ink.line);
        pen.structElement('P', () => pen.text(words.notThere, left + MARGIN, wallTop + MARGIN, style.soft));
        return;
      }
      drawSetOnWall(pen, { ...entry.set, wall: wallName }, wall, SCALE);
      const priceTop = wallTop + wallHeight + 4;
      const { quantity, set } = entry;
      pen.structElement('P', () => {
        pen.lines([`${formatCount(quantity)} × ${amount(set.price)}`, ''], left, priceTop, style.body);
        pen.textBefore(amount(quantity * set.price), left + WIDTH, priceTop, style.strong);
      });
    },
  };
};

/** The slots whose functions differ, and the functions lost in either direction. */
const slotBlocks = ({ slots }: DocumentPair, typesetter: Typesetter): readonly Block[] => {
  const { lines, heightOf, words } = typesetter;
  return slots.map(({ slot, before, after, beforeLoses, afterLoses }) => {
    const linesOf = (name: string | null, loses: string | null): readonly string[] => [
      ...lines(`${words.slot(slot)}: ${name ?? words.emptySlot}`, WIDTH, style.body),
      ...(loses === null ? [] : lines(words.without(loses), WIDTH, style.soft)),
    ];
    const sides = [linesOf(before, beforeLoses), linesOf(after, afterLoses)];
    return {
      height: Math.max(...sides.map((side) => heightOf(side, style.body))) + 3,
      draw: (pen: DrawingContext, top: number) => {
        sides.forEach((side, index) => {
          pen.structElement('P', () => pen.lines(side, sheet.left + index * (WIDTH + BETWEEN), top + 3, style.body));
        });
      },
    };
  });
};
