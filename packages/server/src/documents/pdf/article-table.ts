import { lineTotal } from '@ramka/domain/bill';
import { formatCount } from '@ramka/domain/text';
import type { DocumentLine } from '../content/articles.ts';
import type { PurchaseOrderDocument, PurchaseOrderDocumentLine } from '../content/order-document.ts';
import { type Block, keepLastTogether } from './blocks.ts';
import { coverBlock } from './cover.ts';
import { grandTotalBlock, headingBlock, noteBlock, subheadingBlock } from './headings.ts';
import { style, type TextStyle } from './sheet.ts';
import { type Column, columnPoints, setTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';

/** The order list: each article once, with the total. */
export const orderListBlocks = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: {
    readonly title: string;
    readonly note?: string;
    /** Shown above the list. */
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
    ...keepLastTogether(remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2 }))),
    ...keepLastTogether(
      lineTable(typesetter, lines, { numbered: true, seriesBelow: true, continued: words.continued(title) }),
    ),
    { ...grandTotalBlock(words.total, amount(total)), gap: 6, keepsNext: true },
    noteBlock(typesetter, isOpen ? `${words.netNote} ${words.onRequestNote}` : words.netNote),
  ];
};

/**
 * A purchase order as one table: the quantity to order with price and sum. The steps of its calculation are columns only
 * if any line has them.
 */
export const orderPdf = (content: PurchaseOrderDocument, typesetter: Typesetter): readonly Block[] => {
  const { words, amount } = typesetter;
  const { heading, lines, remarks, total } = content;
  const cover = coverBlock(typesetter, heading);
  if (lines.length === 0) return [cover, noteBlock(typesetter, words.emptyProject)];
  const { orderColumns } = words;
  const [picture, symbol, product] = pdfArticleColumns(typesetter, { seriesBelow: true, smallPictures: true });
  const columns: readonly Column<PurchaseOrderDocumentLine>[] = [
    positionColumn(typesetter, lines),
    ...(picture && symbol && product
      ? [picture, { ...symbol, width: 27 }, { ...product, cell: notedCell(product.cell, words) }]
      : []),
    ...(lines.some(({ need, toOrder }) => need !== toOrder)
      ? [figureColumn(orderColumns.need, ({ need }) => need)]
      : []),
    ...(lines.some(({ extra }) => extra > 0) ? [figureColumn(orderColumns.extra, ({ extra }) => extra)] : []),
    ...(lines.some(({ fill }) => fill > 0) ? [figureColumn(orderColumns.fill, ({ fill }) => fill)] : []),
    // Wider than the other columns for the longest header word, “zamówienia”.
    { ...figureColumn(orderColumns.toOrder, ({ toOrder }) => toOrder, style.strong), width: widths.figure + 2 },
    { ...unitPriceColumn(typesetter), width: widths.price - 4 },
    {
      head: words.sum,
      width: widths.sum - 2,
      align: 'right',
      cell: (line) => {
        const sum = line.toOrder === 0 ? null : lineTotal(line);
        return { kind: 'text', text: sum === null ? '–' : amount(sum) };
      },
    },
  ];
  const isOpen = lines.some(({ article, quantity }) => quantity > 0 && article.price === null);
  const { head, rows } = setTable(typesetter, columns, lines, words.continued(words.order));
  return [
    cover,
    ...(remarks.length === 0 ? [] : [subheadingBlock(typesetter, words.toCheck)]),
    ...keepLastTogether(remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2 }))),
    headingBlock(typesetter, { title: words.order, note: words.orderListNote }),
    head,
    ...keepLastTogether(rows),
    { ...grandTotalBlock(words.orderTotal, amount(total)), gap: 6, keepsNext: true },
    noteBlock(typesetter, isOpen ? `${words.netNote} ${words.onRequestNote}` : words.netNote),
  ];
};

/** A column of quantities. Zero is printed as a dash, so that other values stand out. */
const figureColumn = (
  head: string,
  piecesOf: (line: PurchaseOrderDocumentLine) => number,
  textStyle: TextStyle = style.body,
): Column<PurchaseOrderDocumentLine> => ({
  head,
  width: widths.figure,
  align: 'right',
  cell: (line) => ({
    kind: 'text',
    text: piecesOf(line) === 0 ? '–' : formatCount(piecesOf(line)),
    style: textStyle,
  }),
});

/** The article cell with annotations below the name. */
const notedCell =
  (cell: Column<DocumentLine>['cell'], words: Typesetter['words']): Column<PurchaseOrderDocumentLine>['cell'] =>
  (line) => {
    const set = cell(line);
    if (set.kind === 'picture') return set;
    const pack = line.pack === null ? [] : [`${words.orderColumns.packSize}: ${formatCount(line.pack)}`];
    const noted = [...pack, words.noted(line.have, line.ordered)].filter(Boolean);
    return { ...set, note: [set.note ?? '', ...noted].filter(Boolean).join(' · ') };
  };

/** A table of articles with quantities, prices and amounts; empty for no lines. */
export const lineTable = (
  typesetter: Typesetter,
  lines: readonly DocumentLine[],
  options: ArticleTableOptions & { readonly numbered?: boolean; readonly continued?: string } = {},
): readonly Block[] => {
  if (lines.length === 0) return [];
  const columns = [
    ...(options.numbered === true ? [positionColumn(typesetter, lines)] : []),
    ...pdfArticleColumns(typesetter, options),
    quantityColumn(typesetter.words.quantity),
    ...priceColumns(typesetter),
  ];
  const { head, rows } = setTable(typesetter, columns, lines, options.continued);
  return [head, ...rows];
};

/** Column widths in millimetres. Article tables share them, so that their columns align. */
const widths = {
  position: 8,
  longPosition: 11,
  picture: 9.6,
  symbol: 30,
  quantity: 15.2,
  figure: 14.2,
  price: 22.5,
  sum: 25,
} as const;

/** Options of the article column: series below the name, small pictures in low rows. */
export type ArticleTableOptions = { readonly seriesBelow?: boolean; readonly smallPictures?: boolean };

/** The columns that identify an article: picture, symbol with link, name. */
export const pdfArticleColumns = (
  { words }: Typesetter,
  { seriesBelow = false, smallPictures = false }: ArticleTableOptions = {},
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

/** Whether a name already ends with the series, as in “Łącznik schodowy, biały, Simon 10”. */
const namesSeries = (name: string, seriesName: string): boolean =>
  name === seriesName || name.endsWith(` ${seriesName}`);

/** The column with line numbers, so that people can refer to a line. */
const positionColumn = (typesetter: Typesetter, lines: readonly DocumentLine[]): Column<DocumentLine> => {
  const head = typesetter.words.position;
  const positions = new Map(lines.map((line, index) => [line, index + 1]));
  const isNarrow =
    lines.length < 1000 && typesetter.lines(head, columnPoints(widths.position), style.label).length === 1;
  return {
    head,
    width: isNarrow ? widths.position : widths.longPosition,
    align: 'left',
    cell: (line) => ({ kind: 'text', text: String(positions.get(line)), style: style.soft }),
  };
};

/** A column of quantities; by default the quantity of the line. */
export const quantityColumn = <Line extends DocumentLine>(
  head: string,
  piecesOf: (line: Line) => number = ({ quantity }) => quantity,
): Column<Line> => ({
  head,
  width: widths.quantity,
  align: 'right',
  cell: (line) => ({ kind: 'text', text: formatCount(piecesOf(line)) }),
});

/** The columns of net price and net amount. Without a price, the amount is empty and the price cell says so. */
export const priceColumns = (typesetter: Typesetter): readonly Column<DocumentLine>[] => [
  unitPriceColumn(typesetter),
  {
    head: typesetter.words.sum,
    width: widths.sum,
    align: 'right',
    cell: (line) => {
      const total = lineTotal(line);
      return { kind: 'text', text: total === null ? '–' : typesetter.amount(total) };
    },
  },
];

const unitPriceColumn = ({ words, amount }: Typesetter): Column<DocumentLine> => ({
  head: words.price,
  width: widths.price,
  align: 'right',
  cell: ({ article: { price } }) =>
    price === null ? { kind: 'text', text: words.onRequest, style: style.soft } : { kind: 'text', text: amount(price) },
});
