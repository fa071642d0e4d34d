/**
 * Shows a fixed element with `popover="manual"` above all other content. Browsers without popovers rely on its z-index.
 */
export const showOnTop = (element: HTMLElement): void => {
  if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
};

const GAP_BELOW = 4;
const EDGE = 8;

/** Positions a menu below its anchor, or above it if there is more space, inside the window. */
export const positionMenu = (element: HTMLElement, anchor: Element, align: 'start' | 'end'): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const roomBelow = window.innerHeight - EDGE - at.bottom - GAP_BELOW;
  const roomAbove = at.top - EDGE - GAP_BELOW;
  const under = height <= roomBelow || roomBelow >= roomAbove;
  const preferred = align === 'start' ? at.left : at.right - width;
  element.style.maxHeight = `${under ? roomBelow : roomAbove}px`;
  element.style.top = under ? `${at.bottom + GAP_BELOW}px` : `${Math.max(EDGE, at.top - GAP_BELOW - height)}px`;
  element.style.left = `${Math.max(EDGE, Math.min(preferred, window.innerWidth - EDGE - width))}px`;
};

const GAP_BESIDE = 6;

/** Positions a tooltip above or below its anchor, centred, inside the window. */
export const positionTooltip = (element: HTMLElement, anchor: Element, side: 'top' | 'bottom'): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - GAP_BESIDE - height;
  const below = at.bottom + GAP_BESIDE;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const top = (side === 'top' && above >= EDGE) || !fitsBelow ? Math.max(EDGE, above) : below;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - EDGE - width));
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
};

/** Possible positions of the messages. */
const places = ['bottom', 'right', 'left', 'top'] as const;

/** Elements that messages must not cover: slots, the picked card, and elements marked `data-uncovered`. */
const uncovered = '[data-slot], [data-card][aria-pressed="true"], [data-uncovered]';

/** Minimum window width in pixels for messages at the sides. */
const WIDE = 700;

/**
 * Moves the messages to the position where they cover least of the `uncovered` elements and of the element that caused
 * the last message. Bars at the lower edge push the messages up.
 */
export const placeApart = (stack: HTMLElement, cause: Element | null): void => {
  // Reset before measuring, so that the browser lays out the page only once for both.
  moveTo(stack, 'bottom', 0);
  const obstacles = [...document.querySelectorAll(uncovered), ...(cause ? [cause] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  // Each attempt forces a layout, so the first position that covers nothing is taken.
  let best: Tried | undefined;
  for (const place of window.innerWidth < WIDE ? (['bottom', 'top'] as const) : places) {
    if (best?.covered === 0) break;
    const tried = tryPlace(stack, place, obstacles);
    if (best === undefined || tried.covered < best.covered) best = tried;
  }
  if (best !== undefined) moveTo(stack, best.place, best.lift);
};

const moveTo = (stack: HTMLElement, place: (typeof places)[number], lift: number): void => {
  stack.dataset['place'] = place;
  stack.style.setProperty('--lift', `${lift}px`);
};

type Tried = { readonly place: (typeof places)[number]; readonly lift: number; readonly covered: number };

/** Measures a position: how far bars at the lower edge push the messages up, and how much they cover there. */
const tryPlace = (stack: HTMLElement, place: Tried['place'], obstacles: readonly DOMRect[]): Tried => {
  moveTo(stack, place, 0);
  const at = areaOf(stack);
  const bars = place === 'top' ? [] : obstacles.filter(isLowBar);
  const lift = Math.max(0, ...bars.map((bar) => lapOf(at, bar) && at.bottom - bar.top + EDGE));
  const lifted = { ...at, top: at.top - lift, bottom: at.bottom - lift };
  return { place, lift, covered: obstacles.reduce((sum, rectangle) => sum + lapOf(lifted, rectangle), 0) };
};

/** Whether an element is a bar along the lower edge of the window. */
const isLowBar = ({ bottom, height }: DOMRect): boolean => height < 80 && bottom > window.innerHeight - 140;

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the area of all messages, at their final position. */
const areaOf = (stack: HTMLElement): Area => {
  const { top, bottom } = stack.getBoundingClientRect();
  const strips = [...stack.querySelectorAll('[data-message]')].map((strip) => strip.getBoundingClientRect());
  const [left, right] = [
    Math.min(...strips.map((strip) => strip.left)),
    Math.max(...strips.map((strip) => strip.right)),
  ];
  return { left, right, top, bottom };
};

/** Returns the overlap of two areas in square pixels. */
const lapOf = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
