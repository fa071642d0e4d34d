import { type Block, keepEndsTogether } from './blocks.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { COLUMN, ink, lineHeight, MILLIMETRE, sheet, style, type TextStyle } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** A table cell: a picture, or a text. A text may have a smaller note below it and a link. */
export type Cell =
  | { readonly kind: 'picture'; readonly file: string | null; readonly small?: boolean }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly style?: TextStyle;
      readonly note?: string;
      readonly address?: string;
    };

/** A table column. A column without a header is decorative, such as pictures next to product names. */
export type Column<Row> = {
  readonly head: string;
  /** In millimetres; the single column without a width takes the remaining space. */
  readonly width?: number;
  readonly align: 'left' | 'right';
  /** Whether the column identifies the row: its cells are tagged as row headers for screen readers. */
  readonly namesRow?: boolean;
  readonly cell: (row: Row) => Cell;
};

/** A table: its header, and rows that repeat the header at the start of a page. */
export type Table = { readonly head: Block; readonly rows: readonly Block[] };

/** Lays out a table of the column's width. `continued` is printed above the header on following pages. */
export const setTable = <Row>(
  typesetter: Typesetter,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  continued?: string,
): Table => {
  const placed = placeColumns(columns);
  const container = { role: 'Table' } as const;
  const head = { ...headBlock(typesetter, placed), container };
  const above = continued === undefined ? head : continuedHead(typesetter, head, continued);
  const repeated: Block = { ...above, container, draw: (pen, top) => pen.artifact(() => above.draw(pen, top)) };
  return {
    head,
    rows: keepEndsTogether(rows.map((row) => ({ ...rowBlock(typesetter, placed, row), container, head: repeated }))),
  };
};

/** In points: between a rule and the content of a row, and between columns. */
const PADDING = 4;
const GUTTER = 2.2 * MILLIMETRE;

/** Side of a thumbnail in points, in a normal table and in a low one. */
const THUMBNAIL = 7.4 * MILLIMETRE;
const SMALL_THUMBNAIL = 4.8 * MILLIMETRE;

type PlacedColumn<Row> = Column<Row> & { readonly x: number; readonly points: number };

const placeColumns = <Row>(columns: readonly Column<Row>[]): readonly PlacedColumn<Row>[] => {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width * MILLIMETRE, 0);
  let x: number = sheet.left;
  return columns.map((column) => {
    const points = column.width === undefined ? COLUMN - fixed : column.width * MILLIMETRE;
    const placed = { ...column, x, points: points - GUTTER };
    x += points;
    return column === columns.at(-1) ? { ...placed, points } : placed;
  });
};

/** Width for text in a column of `width` millimetres, in points. */
export const columnPoints = (width: number): number => width * MILLIMETRE - GUTTER;

const headBlock = <Row>({ lines, heightOf }: Typesetter, columns: readonly PlacedColumn<Row>[]): Block => {
  const labels = columns.map((column) => ({ ...column, lines: lines(column.head, column.points, style.label) }));
  const height = Math.max(...labels.map((label) => heightOf(label.lines, style.label))) + PADDING;
  return {
    height,
    keepsNext: true,
    draw: (pen, top) => {
      pen.structElement('TR', () => {
        for (const label of labels.filter(({ head }) => head !== '')) {
          const above = height - PADDING - heightOf(label.lines, style.label);
          pen.structElement('TH', () => drawLines(pen, label, label.lines, top + above, style.label), {
            scope: 'Column',
          });
        }
      });
      pen.rule(sheet.left, top + height, sheet.right, top + height, ink.lineStrong, 0.75);
    },
  };
};

const continuedHead = ({ lines, heightOf }: Typesetter, head: Block, continued: string): Block => {
  const title = lines(continued, COLUMN, style.strong);
  const above = heightOf(title, style.strong) + PADDING * 2;
  return {
    height: above + head.height,
    draw: (pen, top) => {
      pen.lines(title, sheet.left, top, style.strong);
      head.draw(pen, top + above);
    },
  };
};

const rowBlock = <Row>(typesetter: Typesetter, columns: readonly PlacedColumn<Row>[], row: Row): Block => {
  const cells = columns.map((column) => ({ column, ...setCell(typesetter, column, column.cell(row)) }));
  const height = Math.max(...cells.map((cell) => cell.height)) + PADDING;
  return {
    height,
    draw: (pen, top) => {
      pen.structElement('TR', () => {
        for (const { column, height: own, draw } of cells) {
          const drawCell = (): void => draw(pen, top + (height - own) / 2);
          if (column.head === '') pen.artifact(drawCell);
          else if (column.namesRow === true) pen.structElement('TH', drawCell, { scope: 'Row' });
          else pen.structElement('TD', drawCell);
        }
      });
      pen.rule(sheet.left, top + height, sheet.right, top + height, ink.line);
    },
  };
};

const setCell = <Row>(
  { lines, heightOf }: Typesetter,
  column: PlacedColumn<Row>,
  cell: Cell,
): Pick<Block, 'height' | 'draw'> => {
  if (cell.kind === 'picture') {
    const height = cell.small === true ? SMALL_THUMBNAIL : THUMBNAIL;
    const size = { width: Math.min(column.points, height), height };
    return { height, draw: (pen, top) => pen.picture(cell.file, { x: column.x, y: top, ...size }) };
  }
  const { address = '', note = '' } = cell;
  const textStyle = address === '' ? (cell.style ?? style.body) : style.link;
  const text = lines(cell.text, column.points, textStyle);
  const below = note === '' ? [] : lines(note, column.points, style.label);
  const textHeight = heightOf(text, textStyle);
  const height = textHeight + heightOf(below, style.label);
  return {
    height,
    draw: (pen, top) => {
      const drawText = (): void => drawLines(pen, column, text, top, textStyle);
      const area = { x: column.x, y: top, width: column.points, height: textHeight };
      if (address === '') drawText();
      else pen.link(area, address, cell.text, drawText);
      drawLines(pen, column, below, top + textHeight, style.label);
    },
  };
};

const drawLines = <Row>(
  pen: DrawingContext,
  { align, x, points }: PlacedColumn<Row>,
  lines: readonly string[],
  top: number,
  textStyle: TextStyle,
): void => {
  if (align === 'left') pen.lines(lines, x, top, textStyle);
  else
    lines.forEach((line, index) => {
      pen.textBefore(line, x + points, top + index * lineHeight(textStyle), textStyle);
    });
};
