import { encode } from 'uqr';
import type { DocumentHeading } from '../content/document-context.ts';
import type { Block } from './blocks.ts';
import type { Pen } from './pdfkit/pen.ts';
import { type Area, COLUMN, ink, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** The head of a document: its kind, project and day, and a QR code that opens the project. */
export const coverBlock = (typesetter: Typesetter, heading: DocumentHeading): Block => {
  const { lines, heightOf, words } = typesetter;
  const title = lines(heading.title, COLUMN - CODE - 14 * MILLIMETRE, style.display);
  const facts = factsOf(typesetter, heading);
  const factsTop = lineHeight(style.eyebrow) + 4 + heightOf(title, style.display) + 8 * MILLIMETRE;
  const factsBottom = factsTop + facts.reduce((sum, fact) => sum + fact.height, 0);
  const noticeTop = Math.max(factsBottom, CODE + lineHeight(style.label) + 6) + 7 * MILLIMETRE;
  const notice = heading.sampleNotice;
  return {
    height: notice === null ? noticeTop : noticeTop + NOTICE,
    draw: (pen, top) => {
      pen.part('P', () => pen.text(heading.kindName, sheet.left, top, style.eyebrow));
      pen.part('H1', () => pen.lines(title, sheet.left, top + lineHeight(style.eyebrow) + 4, style.display));
      drawFacts(pen, top + factsTop, facts);
      if (heading.address !== '') drawCode(pen, top, heading.address, words);
      if (notice !== null) drawNotice(pen, top + noticeTop, notice);
    },
  };
};

/** Side of the code, height of the notice, and where the facts begin behind their labels, in points. */
const CODE = 30 * MILLIMETRE;
const NOTICE = 22;
const LABELS = 50 * MILLIMETRE;

type Fact = { readonly label: string; readonly value: readonly string[]; readonly height: number };

const factsOf = ({ words, lines, heightOf }: Typesetter, heading: DocumentHeading): readonly Fact[] => {
  const facts = [
    ...(heading.title === heading.projectName ? [] : [[words.project, heading.projectName] as const]),
    ...(heading.projectId === null ? [] : [[words.projectId, heading.projectId] as const]),
    [words.date, heading.date] as const,
    [words.publisher, heading.publisher] as const,
  ];
  return facts.map(([label, text]) => {
    const value = lines(text, COLUMN - LABELS - CODE - 14 * MILLIMETRE, style.strong);
    return { label, value, height: heightOf(value, style.strong) + 2 };
  });
};

const drawFacts = (pen: Pen, top: number, facts: readonly Fact[]): void => {
  let y = top;
  for (const { label, value, height } of facts) {
    const at = y;
    pen.part('P', () => {
      pen.lines([label, ''], sheet.left, at, style.soft);
      pen.lines(value, sheet.left + LABELS, at, style.strong);
    });
    y += height;
  }
};

const drawCode = (pen: Pen, top: number, address: string, words: Typesetter['words']): void => {
  const x = sheet.right - CODE;
  const code = { x, y: top, width: CODE, height: CODE };
  const draw = (): void => {
    const facts = { alt: words.projectCode, area: code };
    pen.part('Figure', () => pen.paint(qrCode(address, code), ink.strong), facts);
    pen.text(words.openProject, x, top + CODE + 5, { ...style.label, colour: ink.accent });
  };
  const area = { ...code, height: CODE + 16 };
  pen.part('P', () => pen.link(area, address, `${words.openProject}: ${address}`, draw));
};

const drawNotice = (pen: Pen, top: number, notice: string): void => {
  pen.paint([{ x: sheet.left, y: top, width: COLUMN, height: NOTICE }], ink.wall);
  pen.text(notice, sheet.left + 8, top + (NOTICE - lineHeight(style.strong)) / 2, style.strong);
};

/** The dark cells of a QR code that fills a square, joined along each row. */
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
