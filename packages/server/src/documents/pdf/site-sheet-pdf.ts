import { SLOT_PITCH } from '@ramka/domain/catalogue';
import { formatCount } from '@ramka/domain/text';
import type { SiteSheetDocument, SiteSheetsDocument } from '../content/document-content.ts';
import type { RoomEntries } from '../content/project-document.ts';
import type { Texts } from '@ramka/texts/texts';
import { pointText } from '../content/points.ts';
import type { DocumentSet, SetEntry } from '../content/document-set.ts';
import type { DocumentLine } from '../content/articles.ts';
import { type Block, keepEndsTogether, keepLastTogether, preferUnbroken } from './blocks.ts';
import { coverBlock } from './cover.ts';
import { headingBlock, noteBlock } from './headings.ts';
import type { DrawingContext } from './pdfkit/pen.ts';
import { boxText } from './set-header.ts';
import { type Area, COLUMN, ink, lineHeight, MILLIMETRE, sheet, style } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';

/** The site sheet of a room: every set with its slots and box, and a checkbox for each piece. */
export const siteSheetPdf = (content: SiteSheetDocument, typesetter: Typesetter): readonly Block[] => [
  coverBlock(typesetter, content.heading),
  ...sheetBlocks(content, typesetter, 1),
];

/** The site sheets of all rooms. Each starts a page and has its own signature lines. */
export const siteSheetsPdf = (content: SiteSheetsDocument, typesetter: Typesetter): readonly Block[] => [
  coverBlock(typesetter, content.heading),
  ...(content.rooms.length === 0 ? [noteBlock(typesetter, typesetter.words.emptyProject)] : []),
  ...content.rooms.flatMap((room, index) => [
    headingBlock(typesetter, { title: room.name, startsPage: index > 0 }),
    ...sheetBlocks(room, typesetter, 2),
  ]),
];

/** `level` is that of the sets and single products in the outline: 1 below the title, 2 below the name of a room. */
const sheetBlocks = (
  { sets, products, remarks }: RoomEntries,
  typesetter: Typesetter,
  level: 1 | 2,
): readonly Block[] => {
  const { words } = typesetter;
  return [
    ...(sets.length + products.length + remarks.length === 0 ? [noteBlock(typesetter, words.emptyRoom)] : []),
    ...keepLastTogether([
      ...sets.flatMap((entry) => siteSetBlocks(typesetter, entry, level)),
      ...productBlocks(typesetter, products, level),
      ...remarks.map((remark) => noteBlock(typesetter, remark)),
    ]),
    signatureBlock(typesetter),
  ];
};

const productBlocks = (typesetter: Typesetter, products: readonly DocumentLine[], level: 1 | 2): readonly Block[] => {
  const { words } = typesetter;
  if (products.length === 0) return [];
  const lines = products.map(({ article, quantity }) => `${formatCount(quantity)} × ${article.symbol} ${article.name}`);
  return preferUnbroken([
    headingBlock(typesetter, { title: words.singleProducts, level }),
    ...tickBlocks(typesetter, { lines, words: [words.done], name: words.singleProducts }),
  ]);
};

/** A set on a site sheet: picture with numbered slots, content of each slot, box, and checklist lines. */
const siteSetBlocks = (typesetter: Typesetter, entry: SetEntry, level: 1 | 2): readonly Block[] => {
  const { set, quantity } = entry;
  const { words } = typesetter;
  const lines = checklistLines(entry, words);
  return preferUnbroken([
    pictureBlock(typesetter, { set, quantity }, level),
    ...(set.box === null ? [] : [mountingBlock(typesetter, boxText(words, set.box))]),
    ...(set.sealing.length === 0 ? [] : [mountingBlock(typesetter, words.seal(set.sealing.join(' + ')))]),
    ...set.remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2, keepsNext: true })),
    ...tickBlocks(typesetter, { lines, words: [words.box, words.mechanism, words.frame], name: set.name }),
  ]);
};

/** One line for each piece, with its label if it has one. Many pieces without labels share a line. */
const checklistLines = ({ quantity, points }: SetEntry, words: Texts['documents']): readonly string[] => {
  if (points === undefined || points.length === 0)
    return quantity > LISTED_SINGLY ? [`${formatCount(quantity)} ×`] : numbersTo(quantity);
  const unlabelled = quantity - points.length;
  return [
    ...points.map((point) => pointText(point, words)),
    ...(unlabelled > 0 ? [`${formatCount(unlabelled)} ×`] : []),
  ];
};

/** Up to this quantity each piece has a checklist line; larger quantities share one. */
const LISTED_SINGLY = 8;

const numbersTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${index + 1}.`);

/** At a scale of 1:3 a five-slot frame fills the picture area. */
const SCALE = MILLIMETRE / 3;
const PICTURE_WIDTH = 130 * MILLIMETRE;
const TEXT = COLUMN - PICTURE_WIDTH - 4 * MILLIMETRE;

/** Space above and below a drawing, in points. The lower one contains the numbers of the slots. */
const MARGIN = 5.5 * MILLIMETRE;

/** From a slot's number to its content, in points. */
const INDENT = 4 * MILLIMETRE;

const pictureBlock = (typesetter: Typesetter, { set, quantity }: SetEntry, level: 1 | 2): Block => {
  const { lines, heightOf } = typesetter;
  const line = lines(set.lineName ?? '', TEXT, style.soft);
  const name = lines(set.name, TEXT, style.heading);
  const slots = slotList(typesetter, set);
  const textHeight =
    heightOf(line, style.soft) + heightOf(name, style.heading) + slots.height + heightOf([''], style.figure) + 8;
  const height = Math.max((set.drawing?.height ?? 0) * SCALE + 2 * MARGIN, textHeight);
  return {
    height: height + 3,
    gap: 7 * MILLIMETRE,
    keepsNext: true,
    bookmark: { title: set.name, level },
    draw: (pen, top) => {
      const area = { x: sheet.right - PICTURE_WIDTH, y: top, width: PICTURE_WIDTH, height };
      const nameTop = top + heightOf(line, style.soft);
      const quantityTop = nameTop + heightOf(name, style.heading);
      const quantityStyle = { ...style.figure, colour: ink.accent };
      pen.structElement(level === 1 ? 'H2' : 'H3', () => pen.lines(name, sheet.left, nameTop, style.heading));
      pen.structElement('P', () => pen.lines(line, sheet.left, top, style.soft));
      drawSetOutline(pen, set, area);
      pen.structElement('P', () => pen.text(`${formatCount(quantity)} ×`, sheet.left, quantityTop, quantityStyle));
      pen.structElement('L', () => slots.draw(pen, quantityTop + heightOf([''], style.figure) + 4));
    },
  };
};

/** The content of each slot after the slot's number. */
const slotList = ({ lines, heightOf, words }: Typesetter, { slots }: DocumentSet): Pick<Block, 'height' | 'draw'> => {
  const contents = slots.map(({ name }) => lines(name ?? words.emptySlot, TEXT - INDENT, style.body));
  return {
    height: heightOf(contents.flat(), style.body),
    draw: (pen, top) => {
      let y = top;
      contents.forEach((content, index) => {
        const at = y;
        listItem(pen, () => {
          pen.lines([`${slots[index]?.slot}.`, ''], sheet.left, at, style.soft);
          pen.lines(content, sheet.left + INDENT, at, style.body);
        });
        y += heightOf(content, style.body);
      });
    },
  };
};

const listItem = (pen: DrawingContext, draw: () => void): void =>
  pen.structElement('LI', () => pen.structElement('LBody', draw));

/** Draws a set with the numbers of its slots, as outlines: a dark frame would need much toner and hide notes. */
const drawSetOutline = (pen: DrawingContext, { drawing, description, slots }: DocumentSet, area: Area): void => {
  if (drawing === null) return;
  const x = area.x + (area.width - drawing.width * SCALE) / 2;
  const y = area.y + (area.height - drawing.height * SCALE) / 2;
  const frame = drawing.layers.find(({ kind }) => kind === 'frame');
  const draw = (): void => {
    pen.outlineDrawing(drawing, x, y, SCALE);
    if (frame === undefined) return;
    const firstSlot = x + (frame.x - drawing.x + frame.height / 2) * SCALE;
    for (const { slot } of slots) {
      const label = String(slot);
      const centre = firstSlot + (slot - 1) * SLOT_PITCH * SCALE;
      pen.text(label, centre - pen.widthOf(label, style.strong) / 2, y + drawing.height * SCALE + 3, style.strong);
    }
  };
  pen.structElement('Figure', draw, { alt: description, area });
};

/** A line about the set's wall box or seal. */
const mountingBlock = (typesetter: Typesetter, text: string): Block =>
  noteBlock(typesetter, text.charAt(0).toUpperCase() + text.slice(1), { style: style.strong, gap: 2, keepsNext: true });

/** Checklist lines, the labels of their checkboxes, and the title that is repeated on the next page. */
type Ticks = { readonly lines: readonly string[]; readonly words: readonly string[]; readonly name: string };

/** Checklist lines with checkboxes at the right. No page starts or ends with a single one of them. */
const tickBlocks = (typesetter: Typesetter, { lines, words, name }: Ticks): readonly Block[] => {
  const container = { role: 'L' } as const;
  const note = noteBlock(typesetter, typesetter.words.continued(name), { style: style.strong });
  const head: Block = { ...note, container, draw: (pen, top) => pen.artifact(() => note.draw(pen, top)) };
  return keepEndsTogether(lines.map((line) => ({ ...tickBlock(typesetter, line, words), container, head })));
};

/** A checklist line: label and checkboxes. */
const tickBlock = ({ lines, heightOf }: Typesetter, label: string, ticks: readonly string[]): Block => {
  const text = lines(label, COLUMN - ticks.length * TICK_WIDTH - 4 * MILLIMETRE, style.body);
  const height = Math.max(heightOf(text, style.body), BOX) + 8;
  return {
    height,
    draw: (pen, top) => {
      listItem(pen, () => {
        pen.lines([...text, ''], sheet.left, top + 4, style.body);
        ticks.forEach((tick, index) => {
          const x = sheet.right - (ticks.length - index) * TICK_WIDTH;
          pen.frame({ x, y: top + (height - BOX) / 2, width: BOX, height: BOX }, ink.strong, 0.8);
          pen.lines([tick, ''], x + BOX + 5, top + (height - lineHeight(style.body)) / 2, style.body);
        });
      });
      pen.rule(sheet.left, top + height, sheet.right, top + height, ink.line);
    },
  };
};

/** In points: side of a checkbox, and width of a checkbox with its label. */
const BOX = 4 * MILLIMETRE;
const TICK_WIDTH = 30 * MILLIMETRE;

/** Lines for handwriting at the end of a site sheet: notes, name, date. */
const signatureBlock = ({ words }: Typesetter): Block => ({
  height: 3 * LINE + lineHeight(style.label),
  gap: 10 * MILLIMETRE,
  draw: (pen, top) => {
    pen.structElement('P', () => pen.text(words.notes, sheet.left, top, style.label));
    pen.rule(sheet.left, top + LINE, sheet.right, top + LINE, ink.lineStrong);
    pen.rule(sheet.left, top + 2 * LINE, sheet.right, top + 2 * LINE, ink.lineStrong);
    const bottom = top + 3 * LINE;
    const middle = (sheet.left + sheet.right) / 2;
    pen.rule(sheet.left, bottom, middle - GAP, bottom, ink.lineStrong);
    pen.rule(middle + GAP, bottom, sheet.right, bottom, ink.lineStrong);
    pen.structElement('P', () => pen.text(words.installer, sheet.left, bottom + 2, style.label));
    pen.structElement('P', () => pen.text(words.signature, middle + GAP, bottom + 2, style.label));
  },
});

const LINE = 10 * MILLIMETRE;
const GAP = 4 * MILLIMETRE;
