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
