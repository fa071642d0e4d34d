import { SLOT_PITCH } from '@ramka/domain/catalogue';
import type { Vec2 } from '@ramka/domain/drawing';
import type { DrillingTemplate } from '../content/drilling-template-document.ts';
import type { Area } from './sheet.ts';

/**
 * A page of a drilling template. A frame that is longer than the page continues on further pages; neighbouring pages
 * both contain the centres of the two slots at which they meet. Lengths are in millimetres.
 */
export type TemplatePage = {
  readonly landscape: boolean;
  readonly width: number;
  readonly height: number;
  /** The slots whose boxes are on this page. */
  readonly slots: { readonly first: number; readonly last: number };
  /** The centre of slot 1, which may lie beyond the page. */
  readonly origin: Vec2;
  /** The areas of the template and of the text. */
  readonly drawing: Area;
  readonly text: Area;
};

const SHORT_SIDE = 210;
const LONG_SIDE = 297;

/** Millimetres that printers may leave blank at each side of a page. */
export const PAGE_MARGIN = 8;

/** Width of the reference bars at the left and at the bottom, and height of the text above a horizontal frame. */
export const BAR_WIDTH = 12;
const TEXT_HEIGHT = 68;

/** Margin around the frame for marks and labels, in millimetres. */
export const MARK_SPACE = 10;
/** Overlap of two pages beyond the centre of the slot that both show, in millimetres. */
export const OVERLAP = 6;

/** Divides a template into as few pages as possible. A page in portrait is preferred. */
export const layOutTemplate = (
  template: Pick<DrillingTemplate, 'frame' | 'slots' | 'vertical'>,
): readonly TemplatePage[] => {
  const count = template.slots.length;
  if (template.vertical) return pagesOf(template, false, count);
  const upright = pagesOf(template, false, 1);
  return upright.length > 0 ? upright : pagesOf(template, true, count);
};

/** Divides a template into at most `most` pages; empty if the frame is too long for them. */
const pagesOf = (
  { frame, slots, vertical }: Pick<DrillingTemplate, 'frame' | 'slots' | 'vertical'>,
  landscape: boolean,
  most: number,
): readonly TemplatePage[] => {
  const page = areasOf(landscape, vertical, frame.height);
  const count = slots.length;
  const half = frame.height / 2;
  const before = (first: number): number => (first === 1 ? half : SLOT_PITCH + OVERLAP);
  const after = (last: number): number => (last === count ? half : SLOT_PITCH + OVERLAP);
  const lengthOf = ({ first, last }: TemplatePage['slots']): number =>
    before(first) + (last - first) * SLOT_PITCH + after(last);
  const available = vertical ? page.drawing.height : page.drawing.width;
  for (let pages = 1; pages <= most; pages += 1) {
    const parts = distribute(count, pages);
    // A single slot per page is the last resort.
    if (pages < count && parts.some((part) => lengthOf(part) > available)) continue;
    return parts.map((part) => {
      const start = (available - lengthOf(part)) / 2 + before(part.first) - (part.first - 1) * SLOT_PITCH;
      const { x, y, width, height } = page.drawing;
      const origin = vertical ? { x: x + width / 2, y: y + start } : { x: x + start, y: y + height / 2 };
      return { ...page, landscape, slots: part, origin };
    });
  }
  return [];
};

/** Distributes slots over pages as evenly as possible, the larger parts first. */
const distribute = (count: number, pages: number): readonly TemplatePage['slots'][] => {
  const parts: { first: number; last: number }[] = [];
  for (let page = 0, first = 1; page < pages; page += 1) {
    const last = first + Math.ceil((count - first + 1) / (pages - page)) - 1;
    parts.push({ first, last });
    first = last + 1;
  }
  return parts;
};

/** The text stands above a horizontal frame and next to a vertical one. */
const areasOf = (
  landscape: boolean,
  vertical: boolean,
  across: number,
): Pick<TemplatePage, 'width' | 'height' | 'drawing' | 'text'> => {
  const [width, height] = landscape ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const left = PAGE_MARGIN + BAR_WIDTH;
  const inner = { width: width - left - PAGE_MARGIN, height: height - BAR_WIDTH - 2 * PAGE_MARGIN };
  if (vertical) {
    const drawing = { x: left, y: PAGE_MARGIN, width: across + 2 * MARK_SPACE, height: inner.height };
    const x = left + drawing.width + 4;
    return { width, height, drawing, text: { ...drawing, x, width: left + inner.width - x } };
  }
  const top = PAGE_MARGIN + TEXT_HEIGHT;
  return {
    width,
    height,
    drawing: { x: left, y: top, width: inner.width, height: inner.height - TEXT_HEIGHT },
    text: { x: left, y: PAGE_MARGIN, width: inner.width, height: TEXT_HEIGHT },
  };
};
