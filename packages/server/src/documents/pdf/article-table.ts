import { lineTotal } from '@ramka/domain/bill';
import { formatCount } from '@ramka/domain/text';
import type { DocumentLine } from '../content/articles.ts';
import { type Block, keepLast } from './blocks.ts';
import { grandTotalBlock, headingBlock, noteBlock } from './headings.ts';
import { style } from './sheet.ts';
import { type Column, setTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';

/** The order list: each article once, and what all of them cost. */
export const orderListBlocks = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: {
    readonly title: string;
    readonly note?: string;
    /** What the list cannot say, above it. */
    readonly remarks?: readonly string[];
    readonly total: number;
    readonly startsPage?: boolean;
  },
): readonly Block[] => {
  const { words, amount } = typesetter;
  const { title, note = '', remarks = [], total, startsPage = false } = options;
  const isOpen = lines.some(({ article }) => article.price === null);
  return [
    headingBlock(typesetter, { title, note, startsPage }),
    ...keepLast(remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2 }))),
    ...keepLast(lineTable(typesetter, lines, { numbered: true, seriesBelow: true, continued: words.continued(title) })),
    { ...grandTotalBlock(words.total, amount(total)), gap: 6, keepsNext: true },
    noteBlock(typesetter, isOpen ? `${words.netNote} ${words.onRequestNote}` : words.netNote),
  ];
};

/** Articles with their pieces, prices and amounts; nothing where there are none. */
export const lineTable = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: ArticleLook & { readonly numbered?: boolean; readonly continued?: string } = {},
): readonly Block[] => {
  if (lines.length === 0) return [];
  const columns = [
    ...(options.numbered === true ? [positionColumn(typesetter, lines)] : []),
    ...articleColumns(typesetter, options),
    quantityColumn(typesetter.words.quantity),
    ...priceColumns(typesetter),
  ];
  const { head, rows } = setTable(typesetter, columns, lines, options.continued);
  return [head, ...rows];
};

/** Widths in millimetres that tables of articles share, so that their columns stand below each other. */
const widths = {
  position: 8,
  longPosition: 11,
  picture: 9.6,
  symbol: 30,
  quantity: 15.2,
  price: 22.5,
  sum: 25,
} as const;

/** How articles stand in a table: whether with their series below their name, and with small pictures in low rows. */
export type ArticleLook = { readonly seriesBelow?: boolean; readonly smallPictures?: boolean };

/** The columns by which an article is known: picture, symbol with its page, name. */
export const articleColumns = (
  { words }: Typesetter,
  { seriesBelow = false, smallPictures = false }: ArticleLook = {},
): readonly Column<DocumentLine>[] => [
  {
    head: '',
    width: widths.picture,
    align: 'left',
    cell: ({ article }) => ({ kind: 'picture', file: article.picture, small: smallPictures }),
  },
  {
    head: words.symbol,
    width: widths.symbol,
    align: 'left',
    cell: ({ article: { symbol, catalogUrl } }) => ({ kind: 'text', text: symbol, address: catalogUrl }),
  },
  {
    head: words.product,
    align: 'left',
    namesRow: true,
    cell: ({ article: { name, seriesName } }) => ({
      kind: 'text',
      text: name,
      note: seriesBelow && seriesName !== null && !namesSeries(name, seriesName) ? seriesName : '',
    }),
  },
];

/** Whether a name ends with its series, as “Łącznik schodowy, biały, Simon 10” does: it then need not stand below. */
const namesSeries = (name: string, seriesName: string): boolean =>
  name === seriesName || name.endsWith(` ${seriesName}`);

/** The column that numbers the lines of a list, so that two people can speak of one. */
const positionColumn = ({ words }: Typesetter, lines: readonly DocumentLine[]): Column<DocumentLine> => {
  const positions = new Map(lines.map((line, index) => [line, index + 1]));
  return {
    head: words.position,
    width: lines.length < 1000 ? widths.position : widths.longPosition,
    align: 'left',
    cell: (line) => ({ kind: 'text', text: String(positions.get(line)), style: style.soft }),
  };
};

/** A column of pieces: those of the line, or others that it tells of. */
export const quantityColumn = <Line extends DocumentLine>(
  head: string,
  piecesOf: (line: Line) => number = ({ quantity }) => quantity,
): Column<Line> => ({
  head,
  width: widths.quantity,
  align: 'right',
  cell: (line) => ({ kind: 'text', text: formatCount(piecesOf(line)) }),
});

/** The columns of net price and net amount; an article without a price says so, and has no amount. */
export const priceColumns = ({ words, amount }: Typesetter): readonly Column<DocumentLine>[] => [
  {
    head: words.price,
    width: widths.price,
    align: 'right',
    cell: ({ article: { price } }) =>
      price === null
        ? { kind: 'text', text: words.onRequest, style: style.soft }
        : { kind: 'text', text: amount(price) },
  },
  {
    head: words.sum,
    width: widths.sum,
    align: 'right',
    cell: (line) => {
      const total = lineTotal(line);
      return { kind: 'text', text: total === null ? '–' : amount(total) };
    },
  },
];
