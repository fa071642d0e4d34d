import type { Drawing } from '@ramka/domain/drawing';
import { wallSurface } from '@ramka/domain/wall';
import { encode } from 'uqr';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentSet } from '../content/document-set.ts';
import type { Block } from './blocks.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { type Area, COLUMN, ink, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** The head of a document: its type, project and date, and a QR code that opens the project or its share link. */
export const coverBlock = (typesetter: Typesetter, heading: DocumentHeading): Block => {
  const { lines, heightOf, words } = typesetter;
  const title = lines(heading.title, COLUMN - CODE - 14 * MILLIMETRE, style.display);
  const facts = factsOf(typesetter, heading);
  const factsTop = lineHeight(style.eyebrow) + 4 + heightOf(title, style.display) + 8 * MILLIMETRE;
  const factsBottom = factsTop + facts.reduce((sum, fact) => sum + fact.height, 0);
  // The note on the id takes up a part of the gap, so that a single set still fits below the cover.
  const gap = (heading.projectId === null ? 7 : 3.6) * MILLIMETRE;
  const noticeTop = Math.max(factsBottom, CODE + lineHeight(style.label) + 6) + gap;
  const notice = heading.sampleNotice;
  return {
    height: notice === null ? noticeTop : noticeTop + NOTICE,
    draw: (pen, top) => {
      pen.structElement('P', () => pen.text(heading.kindName, sheet.left, top, style.eyebrow));
      pen.structElement('H1', () => pen.lines(title, sheet.left, top + lineHeight(style.eyebrow) + 4, style.display));
      drawFacts(pen, top + factsTop, facts);
      if (heading.address !== '') drawCode(pen, { x: sheet.right - CODE, y: top, side: CODE }, heading, words);
      if (notice !== null) drawNotice(pen, top + noticeTop, notice);
    },
  };
};

/** In points: side of the QR code, height of the sample notice, and indent of the values after their labels. */
const CODE = 30 * MILLIMETRE;
const NOTICE = 22;
const LABELS = 50 * MILLIMETRE;

type Fact = {
  readonly label: string;
  readonly value: readonly string[];
  /** Lines below label and value. */
  readonly note: readonly string[];
  readonly height: number;
};

const factsOf = ({ words, lines, heightOf }: Typesetter, heading: DocumentHeading): readonly Fact[] => {
  const facts = [
    ...(heading.title === heading.projectName ? [] : [[words.project, heading.projectName, ''] as const]),
    ...(heading.projectId === null ? [] : [[words.projectId, heading.projectId, words.projectIdNote] as const]),
    [words.date, heading.date, ''] as const,
    [words.publisher, heading.publisher, ''] as const,
  ];
  const width = COLUMN - CODE - 14 * MILLIMETRE;
  return facts.map(([label, text, explanation]) => {
    const value = lines(text, width - LABELS, style.strong);
    const note = explanation === '' ? [] : lines(explanation, width, style.label);
    return { label, value, note, height: heightOf(value, style.strong) + heightOf(note, style.label) + 2 };
  });
};

const drawFacts = (pen: DrawingContext, top: number, facts: readonly Fact[]): void => {
  let y = top;
  for (const { label, value, note, height } of facts) {
    const at = y;
    pen.structElement('P', () => {
      pen.lines([label, ''], sheet.left, at, style.soft);
      pen.lines(value, sheet.left + LABELS, at, style.strong);
      pen.lines(note, sheet.left, at + value.length * lineHeight(style.strong), style.label);
    });
    y += height;
  }
};

/** Draws the QR code of the document's address as a link, with a label below. */
export const drawCode = (
  pen: DrawingContext,
  { x, y, side }: Pick<Area, 'x' | 'y'> & { readonly side: number },
  { address, projectId }: DocumentHeading,
  words: Typesetter['words'],
): void => {
  const [label, alt] = projectId === null ? [words.viewOnline, words.viewCode] : [words.openProject, words.projectCode];
  const code = { x, y, width: side, height: side };
  const draw = (): void => {
    const facts = { alt, area: code };
    pen.structElement('Figure', () => pen.paint(qrCode(address, code), ink.strong), facts);
    pen.text(label, x, y + side + 5, { ...style.label, colour: ink.accent });
  };
  const area = { ...code, height: side + 16 };
  pen.structElement('P', () => pen.link(area, address, `${label}: ${address}`, draw));
};

const drawNotice = (pen: DrawingContext, top: number, notice: string): void => {
  pen.paint([{ x: sheet.left, y: top, width: COLUMN, height: NOTICE }], ink.wall);
  pen.text(notice, sheet.left + 8, top + (NOTICE - lineHeight(style.strong)) / 2, style.strong);
};

/** The dark cells of a QR code that fills a square; adjacent cells of a row are joined. */
export const qrCode = (text: string, { x, y, width }: Omit<Area, 'height'>): readonly Area[] => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = width / size;
  return data.flatMap((row, rowIndex) =>
    runsOf(row).map(({ start, length }) => ({
      x: x + start * side,
      y: y + rowIndex * side,
      width: length * side,
      height: side,
    })),
  );
};

const runsOf = (row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] => {
  const runs: { start: number; length: number }[] = [];
  row.forEach((dark, index) => {
    if (!dark) return;
    const run = runs.at(-1);
    if (run !== undefined && run.start + run.length === index) run.length += 1;
    else runs.push({ start: index, length: 1 });
  });
  return runs;
};

/**
 * All sets side by side on one wall, true to scale. Uses the largest allowed scale at which they fill at most a third
 * of a page. If even the smallest scale is too large, the remaining sets are counted. Sets of different walls hang on
 * that of the project.
 */
export const wallOfSets = (
  typesetter: Typesetter,
  all: readonly DocumentSet[],
  ofProject: string | null,
): readonly Block[] => {
  const hung = all.flatMap(({ drawing, description, wall }) =>
    drawing === null ? [] : [{ drawing, description, wall }],
  );
  const [first] = hung;
  if (first === undefined || hung.length < 2) return [];
  const common = wallSurface(hung.every(({ wall }) => wall === first.wall) ? first.wall : ofProject);
  const { words } = typesetter;
  const ratio = wallRatios.find((ratio) => wallRows(hung, ratio).height <= WALL_HEIGHT) ?? SMALLEST;
  const { rows } = wallRows(hung, ratio);
  const shown = rows.filter(({ top, height }) => top + height <= WALL_HEIGHT);
  const height = Math.max(...shown.map((row) => row.top + row.height)) + WALL_MARGIN;
  const remaining = hung.length - shown.reduce((sum, { sets }) => sum + sets.length, 0);
  const label = `${words.allSets} · ${words.scale(String(ratio))}${remaining === 0 ? '' : ` · + ${words.setCount(remaining)}`}`;
  const scale = MILLIMETRE / ratio;
  return [
    {
      height: height + lineHeight(style.label) + 4,
      gap: 8 * MILLIMETRE,
      draw: (pen, top) => {
        const whole = { x: sheet.left, y: top, width: COLUMN, height };
        if (common === undefined) pen.paint([whole], ink.wall);
        else pen.wall(whole, common, scale);
        for (const row of shown) {
          let x = sheet.left + (COLUMN - row.width) / 2;
          for (const { drawing, description } of row.sets) {
            const width = drawing.width * scale;
            const area = { x, y: top + row.top, width, height: row.height };
            const y = area.y + (row.height - drawing.height * scale) / 2;
            const draw = (): void => pen.drawing(drawing, area.x, y, scale, common);
            pen.structElement('Figure', draw, { alt: description, area });
            x += width + WALL_GAP;
          }
        }
        pen.text(label, sheet.left, top + height + 4, style.label);
      },
    },
  ];
};

/** Allowed scales of the wall, 1 to n, that a ruler can measure. */
const SMALLEST = 20;
const wallRatios = [4, 5, 8, 10, SMALLEST];

const WALL_HEIGHT = 84 * MILLIMETRE;
const WALL_MARGIN = 4 * MILLIMETRE;
const WALL_GAP = 3.5 * MILLIMETRE;

type HungSet = {
  readonly drawing: Drawing;
  readonly description: string;
};

type WallRow = { sets: HungSet[]; readonly top: number; width: number; height: number };

/** Places sets in rows from left to right within the wall's width. */
const wallRows = (
  hung: readonly HungSet[],
  ratio: number,
): { readonly rows: readonly WallRow[]; readonly height: number } => {
  const scale = MILLIMETRE / ratio;
  const rows: WallRow[] = [];
  let row: WallRow = { sets: [], top: WALL_MARGIN, width: 0, height: 0 };
  for (const set of hung) {
    const width = set.drawing.width * scale;
    if (row.sets.length > 0 && row.width + WALL_GAP + width > COLUMN - 2 * WALL_MARGIN) {
      rows.push(row);
      row = { sets: [], top: row.top + row.height + WALL_GAP, width: 0, height: 0 };
    }
    row.width += (row.sets.length === 0 ? 0 : WALL_GAP) + width;
    row.height = Math.max(row.height, set.drawing.height * scale);
    row.sets.push(set);
  }
  rows.push(row);
  return { rows, height: row.top + row.height };
};
