/** Width and height of a drawing in millimetres. */
export type DrawingSize = { readonly width: number; readonly height: number };

/** A picture larger than this in millimetres is a mistake, and would take too long to rasterise. */
const LARGEST = 600;

/** The size of a vector picture, which its `viewBox` says in millimetres; undefined where it has none, or a mad one. */
export const svgSize = (svg: string): DrawingSize | undefined => {
  const [, box = ''] = /<svg\s[^>]*?viewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return isLength(width) && isLength(height) ? { width, height } : undefined;
};

const isLength = (length: number | undefined): length is number =>
  length !== undefined && length > 0 && length <= LARGEST;
