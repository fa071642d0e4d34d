const GAP = 6;
const EDGE = 8;

/** Puts a fixed element above or below another one, centred, and inside the window. */
export const placeBeside = (element: HTMLElement, anchor: Element, side: 'top' | 'bottom'): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - GAP - height;
  const below = at.bottom + GAP;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const top = (side === 'top' && above >= EDGE) || !fitsBelow ? Math.max(EDGE, above) : below;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - EDGE - width));
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
};
