const GAP = 4;
const EDGE = 8;

/** Puts a fixed element under another one, along its start or end; above it where there is more room; inside the window. */
export const placeBelow = (element: HTMLElement, anchor: Element, align: 'start' | 'end'): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const roomBelow = window.innerHeight - EDGE - at.bottom - GAP;
  const roomAbove = at.top - EDGE - GAP;
  const under = height <= roomBelow || roomBelow >= roomAbove;
  const wanted = align === 'start' ? at.left : at.right - width;
  element.style.maxHeight = `${under ? roomBelow : roomAbove}px`;
  element.style.top = under ? `${at.bottom + GAP}px` : `${Math.max(EDGE, at.top - GAP - height)}px`;
  element.style.left = `${Math.max(EDGE, Math.min(wanted, window.innerWidth - EDGE - width))}px`;
};
