import { SLOT_PITCH } from '@ramka/domain/catalogue';
import type { Vec2 } from '@ramka/domain/drawing';
import { allLanguages, formatCount, localeOf } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DrillingTemplate, DrillingTemplateDocument } from '../content/drilling-template-document.ts';
import { type Bookmark, paginate } from './blocks.ts';
import { drawCode } from './cover.ts';
import { noteBlock } from './headings.ts';
import type { DrawingContext, Stroke } from './pdfkit/pen.ts';
import type { Role } from './pdfkit/structure.ts';
import { boxText } from './set-header.ts';
import { type Area, COLUMN_HEIGHT, ink, lineHeight, MILLIMETRE, sheet, style, type TextStyle } from './sheet.ts';
import { BAR_WIDTH, layOutTemplate, MARK_SPACE, OVERLAP, PAGE_MARGIN, type TemplatePage } from './template-layout.ts';
import { shortened, type Typesetter } from './typesetter.ts';

/** A page whose content has fixed positions. */
export type FixedPage = {
  readonly landscape: boolean;
  readonly bookmark?: Bookmark | undefined;
  readonly draw: (pen: DrawingContext) => void;
};

/** The pages of drilling templates, then those with the sets that have none. */
export const templatePages = (
  { heading, templates, remarks }: DrillingTemplateDocument,
  typesetter: Typesetter,
): readonly FixedPage[] => {
  const laidOut = templates.flatMap((template) => {
    const pages = layOutTemplate(template);
    return pages.map((page) => ({ template, page, isFirst: page === pages[0], isDivided: pages.length > 1 }));
  });
  const notes = paginate(
    remarks.map((remark) => noteBlock(typesetter, remark)),
    COLUMN_HEIGHT,
  );
  const of = laidOut.length + notes.length;
  const format = lengthFormat(heading);
  const sizeOf = ({ frame }: DrillingTemplate): string =>
    typesetter.words.template.size(format(frame.width), format(frame.height));
  return [
    ...laidOut.map(({ template, page, isFirst, isDivided }, index) => ({
      landscape: page.landscape,
      bookmark: isFirst ? ({ title: template.name, level: 1 } as const) : undefined,
      draw: (pen: DrawingContext): void => {
        const pageText = typesetter.words.page(index + 1, of);
        drawText(pen, typesetter, heading, { template, page, isFirst, isDivided, size: sizeOf(template), pageText });
        pen.structElement('Figure', () => drawTemplate(pen, template, page, typesetter), {
          alt: `${template.description}, ${sizeOf(template)}`,
          area: inPoints(page.drawing),
        });
        pen.artifact(() => drawBars(pen, page));
      },
    })),
    ...notes.map((blocks) => ({
      landscape: false,
      draw: (pen: DrawingContext): void => blocks.forEach(({ block, top }) => block.draw(pen, sheet.top + top)),
    })),
  ];
};

const inPoints = ({ x, y, width, height }: Area): Area => ({
  x: x * MILLIMETRE,
  y: y * MILLIMETRE,
  width: width * MILLIMETRE,
  height: height * MILLIMETRE,
});

/** Formats a length for the language of the document, with at most one decimal. */
const lengthFormat = ({ language }: DocumentHeading): ((length: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return (length) => format.format(length);
};

type DescribedPage = {
  readonly template: DrillingTemplate;
  readonly page: TemplatePage;
  readonly isFirst: boolean;
  /** Whether the template continues on other pages. */
  readonly isDivided: boolean;
  readonly size: string;
  readonly pageText: string;
};

/** A text next to the template, which is truncated to its longest permitted number of lines. */
type TextLine = {
  readonly text: string;
  readonly style: TextStyle;
  readonly role?: Role;
  readonly most?: number;
  readonly gap?: number;
};

/** Side of the QR code and space next to it, in millimetres. */
const CODE = 26;
const CODE_GAP = 6;

const drawText = (
  pen: DrawingContext,
  typesetter: Typesetter,
  heading: DocumentHeading,
  described: DescribedPage,
): void => {
  const { text, drawing } = described.page;
  const isBeside = text.x > drawing.x;
  const hasCode = heading.address !== '';
  const x = text.x * MILLIMETRE;
  const width = (text.width - (hasCode && !isBeside ? CODE + CODE_GAP : 0)) * MILLIMETRE;
  let top = text.y * MILLIMETRE;
  for (const line of linesOf(typesetter, heading, described)) {
    const all = typesetter.lines(line.text, width, line.style);
    const most = isBeside ? 3 : (line.most ?? 2);
    const rest = all.slice(most - 1).join(' ');
    const lines = all.length <= most ? all : [...all.slice(0, most - 1), shortened(pen, rest, width, line.style)];
    top += line.gap ?? 0;
    const at = top;
    pen.structElement(line.role ?? 'P', () => pen.lines(lines, x, at, line.style));
    top += lines.length * lineHeight(line.style);
  }
  top = drawTranslations(pen, typesetter, heading, { x, y: top, width });
  if (!hasCode) return;
  const code = isBeside
    ? { x, y: top + CODE_GAP * MILLIMETRE }
    : { x: x + width + CODE_GAP * MILLIMETRE, y: text.y * MILLIMETRE };
  drawCode(pen, { ...code, side: CODE * MILLIMETRE }, heading, typesetter.words);
};

const linesOf = (
  { words }: Typesetter,
  heading: DocumentHeading,
  { template, page, isFirst, isDivided, size, pageText }: DescribedPage,
): readonly TextLine[] => {
  const { first, last } = page.slots;
  const { box, roomName, heightAboveFloor, points } = template;
  const centimetres = heightAboveFloor === null ? null : lengthFormat(heading)(heightAboveFloor / 10);
  const place = [pageText, heading.date, ...(isDivided ? [words.template.slots(first, last)] : [])].join(' · ');
  const facts = [size, boxText(words, box)].join(' · ');
  const one = { most: 1, style: style.soft };
  return [
    { text: `${words.drillingTemplate} · ${words.scale('1')}`, style: style.eyebrow, most: 1 },
    { text: template.name, style: style.title, role: isFirst ? 'H1' : 'P', most: 1 },
    { text: `${words.project}: ${heading.projectName}`, ...one },
    ...(roomName === null ? [] : [{ text: `${words.room}: ${roomName}`, ...one }]),
    { text: place, ...one },
    ...(heading.sampleNotice === null ? [] : [{ text: heading.sampleNotice, ...one }]),
    { text: facts.charAt(0).toUpperCase() + facts.slice(1), style: style.body, gap: 3 },
    { text: box.kind === 'flush' ? words.template.circles : words.template.screws, style: style.body },
    { text: words.template.height(centimetres, template.vertical), style: style.strong, gap: 3 },
    ...(points.length === 0 ? [] : [{ text: points.join('; '), style: style.body, most: 1 }]),
    ...(isDivided ? [{ text: words.template.join, style: style.body }] : []),
    { text: words.template.measure, style: { ...style.strong, colour: ink.accent }, gap: 3 },
  ];
};

/** Draws the request to measure in the other languages, because building sites have several. Returns the lower end. */
const drawTranslations = (
  pen: DrawingContext,
  { lines }: Typesetter,
  { language }: DocumentHeading,
  { x, y, width }: Pick<Area, 'x' | 'y' | 'width'>,
): number => {
  let [left, top] = [x, y];
  for (const other of allLanguages) {
    if (other === language) continue;
    const text = lines(allTexts[other].documents.template.measure, width, style.label);
    const own = text.length > 1 ? width : pen.widthOf(text.join(''), style.label);
    if (left > x && left + own > x + width) [left, top] = [x, top + lineHeight(style.label)];
    const at = { x: left, y: top };
    pen.structElement('P', () => pen.lines(text, at.x, at.y, style.label), { language: other });
    left += own + 3 * MILLIMETRE;
    top += (text.length - 1) * lineHeight(style.label);
  }
  return top + lineHeight(style.label);
};

/** Diameters of a box and of the hole for it (docs/catalogue-rules.md#c4), and growth of a surface box around its frame. */
const BOX_DIAMETER = 60;
const HOLE_DIAMETER = 68;
const BOX_GROWTH = 0.5;

const outline: Stroke = { colour: ink.strong, weight: 0.8 };
const thin: Stroke = { colour: ink.strong, weight: 0.4 };
const dashed: Stroke = { colour: ink.strong, weight: 0.4, dash: 3 };
const level: Stroke = { colour: ink.accent, weight: 0.6 };

/** Half the length of the cross at the centre of a box, and side of the marks of a level line, in millimetres. */
const CROSS = 8;
const TRIANGLE = 3;
const MARK_RADIUS = 2.5;

type Words = Typesetter['words']['template'];

/** Converts positions along and across the frame, in millimetres from the centre of slot 1, into points on the page. */
type Place = (along: number, across: number) => Vec2;

const placeOn =
  ({ origin }: TemplatePage, vertical: boolean): Place =>
  (along, across) => ({
    x: (origin.x + (vertical ? across : along)) * MILLIMETRE,
    y: (origin.y + (vertical ? along : across)) * MILLIMETRE,
  });

const drawTemplate = (
  pen: DrawingContext,
  template: DrillingTemplate,
  page: TemplatePage,
  typesetter: Typesetter,
): void => {
  const place = placeOn(page, template.vertical);
  drawLevels(pen, template, page, typesetter.words.template);
  drawOutline(pen, template, page, place);
  for (const slot of template.slots) {
    const isOwn = slot.slot >= page.slots.first && slot.slot <= page.slots.last;
    const isNext = slot.slot === page.slots.first - 1 || slot.slot === page.slots.last + 1;
    if (isOwn || isNext) drawCross(pen, place, (slot.slot - 1) * SLOT_PITCH);
    if (!isOwn) continue;
    const centre = place((slot.slot - 1) * SLOT_PITCH, 0);
    if (template.box.kind === 'flush') {
      pen.circle(centre, (HOLE_DIAMETER / 2) * MILLIMETRE, outline);
      pen.circle(centre, (BOX_DIAMETER / 2) * MILLIMETRE, dashed);
    }
    labelSlot(pen, centre, slot, typesetter);
  }
  if (page.slots.first > 1) drawJoin(pen, template, place, page.slots.first - 1);
  if (page.slots.last < template.slots.length) drawJoin(pen, template, place, page.slots.last);
};

/** Draws the outline of the frame, or of its surface box; open where it continues on another page. */
const drawOutline = (
  pen: DrawingContext,
  { frame, slots, box }: DrillingTemplate,
  { slots: { first, last } }: TemplatePage,
  place: Place,
): void => {
  const side = frame.height / 2 + (box.kind === 'flush' ? 0 : BOX_GROWTH);
  const [opensBefore, opensAfter] = [first > 1, last < slots.length];
  const start = opensBefore ? (first - 2) * SLOT_PITCH - OVERLAP : -side;
  const end = opensAfter ? last * SLOT_PITCH + OVERLAP : (slots.length - 1) * SLOT_PITCH + side;
  const [a, b, c, d] = [place(start, -side), place(end, -side), place(end, side), place(start, side)];
  if (opensBefore && opensAfter) {
    pen.path([a, b], outline);
    pen.path([c, d], outline);
  } else if (opensBefore) pen.path([a, b, c, d], outline);
  else if (opensAfter) pen.path([b, a, d, c], outline);
  else pen.path([a, b, c, d, a], outline);
  if (box.kind === 'corner') pen.path([place(SLOT_PITCH / 2, -side), place(SLOT_PITCH / 2, side)], dashed);
};

const drawCross = (pen: DrawingContext, place: Place, along: number): void => {
  pen.path([place(along - CROSS, 0), place(along + CROSS, 0)], thin);
  pen.path([place(along, -CROSS), place(along, CROSS)], thin);
};

/** Draws the number of a slot above its centre and its content below. */
const labelSlot = (
  pen: DrawingContext,
  { x, y }: Vec2,
  { slot, name }: DrillingTemplate['slots'][number],
  { lines, words }: Typesetter,
): void => {
  const number = formatCount(slot);
  pen.text(number, x - pen.widthOf(number, style.figure) / 2, y - 18 * MILLIMETRE, style.figure);
  const contents = lines(name ?? words.emptySlot, NAME_WIDTH * MILLIMETRE, style.label);
  contents.slice(0, MOST_NAME_LINES).forEach((line, index) => {
    const top = y + 10.5 * MILLIMETRE + index * lineHeight(style.label);
    pen.text(line, x - pen.widthOf(line, style.label) / 2, top, style.label);
  });
};

/** Width in millimetres and number of lines that fit into the lower part of a box. */
const NAME_WIDTH = 38;
const MOST_NAME_LINES = 3;

/** Draws the level line through the centres; for a vertical frame a plumb line, and a level line for each slot. */
const drawLevels = (pen: DrawingContext, { vertical }: DrillingTemplate, page: TemplatePage, words: Words): void => {
  const { drawing, origin, slots } = page;
  if (vertical) drawPlumbLine(pen, page);
  const last = vertical ? slots.last : slots.first;
  for (let slot = slots.first; slot <= last; slot += 1) {
    const y = (origin.y + (vertical ? (slot - 1) * SLOT_PITCH : 0)) * MILLIMETRE;
    const [left, right] = [drawing.x * MILLIMETRE, (drawing.x + drawing.width) * MILLIMETRE];
    pen.path(
      [
        { x: left, y },
        { x: right, y },
      ],
      level,
    );
    for (const x of [left, right - TRIANGLE * MILLIMETRE]) drawTriangle(pen, x, y);
    const label = { ...style.label, colour: ink.accent };
    const firstHole = origin.x + (vertical ? 0 : (slot - 1) * SLOT_PITCH) - HOLE_DIAMETER / 2;
    if (left + pen.widthOf(words.level, label) < firstHole * MILLIMETRE) pen.text(words.level, left, y + 1, label);
    else pen.textBefore(words.level, right, y + 1, label);
  }
};

/** Draws the line through the centres of a vertical frame, with gaps for the labels of its slots. */
const drawPlumbLine = (pen: DrawingContext, { drawing, origin, slots: { first, last } }: TemplatePage): void => {
  const ends = [drawing.y];
  for (let slot = first; slot <= last; slot += 1)
    ends.push(...labelGaps.map((across) => origin.y + (slot - 1) * SLOT_PITCH + across));
  ends.push(drawing.y + drawing.height);
  const x = origin.x * MILLIMETRE;
  for (let index = 0; index < ends.length; index += 2) {
    const points = ends.slice(index, index + 2).map((y) => ({ x, y: y * MILLIMETRE }));
    pen.path(points, { ...level, dash: 3 });
  }
};

/** Where the labels of a slot begin and end, in millimetres below its centre. */
const labelGaps = [-19, -10, 9.5, 21.5];

/** Draws the mark of a level: a triangle that stands on the line. */
const drawTriangle = (pen: DrawingContext, x: number, y: number): void => {
  const side = TRIANGLE * MILLIMETRE;
  pen.path(
    [
      { x, y: y - side * 0.8 },
      { x: x + side, y: y - side * 0.8 },
      { x: x + side / 2, y },
      { x, y: y - side * 0.8 },
    ],
    level,
  );
};

/** Draws where two pages meet, between a slot and the next one: a line with a registration mark at each end. */
const drawJoin = (pen: DrawingContext, { frame }: DrillingTemplate, place: Place, slot: number): void => {
  const along = (slot - 0.5) * SLOT_PITCH;
  const end = frame.height / 2 + MARK_SPACE - MARK_RADIUS - 1;
  pen.path([place(along, -end), place(along, end)], dashed);
  for (const across of [-end, end]) {
    pen.circle(place(along, across), MARK_RADIUS * MILLIMETRE, thin);
    pen.path([place(along - MARK_RADIUS, across), place(along + MARK_RADIUS, across)], thin);
    pen.path([place(along, across - MARK_RADIUS), place(along, across + MARK_RADIUS)], thin);
  }
};

/** Lengths of the reference bars in millimetres. The long one needs the long side of the page. */
const LONG_BAR = 200;
const SHORT_BAR = 150;

/** Draws the reference bars at the lower left corner, with a mark for every 10 mm and labels at 150 and 200 mm. */
const drawBars = (pen: DrawingContext, { landscape, height }: TemplatePage): void => {
  const x = PAGE_MARGIN + BAR_WIDTH / 2;
  const y = height - PAGE_MARGIN - BAR_WIDTH / 2;
  drawBar(pen, landscape ? LONG_BAR : SHORT_BAR, (along, across) => ({
    x: (x + along) * MILLIMETRE,
    y: (y + across) * MILLIMETRE,
  }));
  drawBar(pen, landscape ? SHORT_BAR : LONG_BAR, (along, across) => ({
    x: (x - across) * MILLIMETRE,
    y: (y - along) * MILLIMETRE,
  }));
};

const drawBar = (pen: DrawingContext, end: number, place: Place): void => {
  const isUpright = place(0, 0).x === place(end, 0).x;
  pen.path([place(0, 0), place(end, 0)], outline);
  for (let along = 0; along <= end; along += 10) {
    const isLabelled = along === SHORT_BAR || along === LONG_BAR;
    pen.path([place(along, 0), place(along, isLabelled || along === 0 ? -3 : -1.5)], thin);
    if (!isLabelled) continue;
    const label = isUpright ? String(along) : `${along}\u00A0mm`;
    const { x, y } = place(along, 1);
    const width = pen.widthOf(label, style.label);
    if (isUpright) pen.text(label, x - width, y - lineHeight(style.label) / 2, style.label);
    else pen.text(label, x - width / 2, y, style.label);
  }
};
