/** Shows a fixed element with `popover="manual"` over everything else; browsers without popovers show it by its z-index. */
export const showOnTop = (element: HTMLElement): void => {
  if ('showPopover' in element) element.showPopover();
};

const GAP_BELOW = 4;
const EDGE = 8;

/** Puts a fixed element under another one, inside the window; above it where there is more room. */
export const placeBelow = (element: HTMLElement, anchor: Element, align: 'start' | 'end'): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const roomBelow = window.innerHeight - EDGE - at.bottom - GAP_BELOW;
  const roomAbove = at.top - EDGE - GAP_BELOW;
  const under = height <= roomBelow || roomBelow >= roomAbove;
  const wanted = align === 'start' ? at.left : at.right - width;
  element.style.maxHeight = `${under ? roomBelow : roomAbove}px`;
  element.style.top = under ? `${at.bottom + GAP_BELOW}px` : `${Math.max(EDGE, at.top - GAP_BELOW - height)}px`;
  element.style.left = `${Math.max(EDGE, Math.min(wanted, window.innerWidth - EDGE - width))}px`;
};

const GAP_BESIDE = 6;

/** Puts a fixed element above or below another one, centred, and inside the window. */
export const placeBeside = (element: HTMLElement, anchor: Element, side: 'top' | 'bottom'): void => {
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
