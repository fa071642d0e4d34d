import { svgSize } from '../catalogue/files/picture-files.ts';

/**
 * The corner radius of a drawing that begins with a rectangle over its full size, as frames do, in the drawing's unit.
 * Undefined for other drawings.
 */
export const cornerRadius = (svg: string): number | undefined => {
  const size = svgSize(svg);
  if (size === undefined) return undefined;
  for (const [rectangle] of svg.matchAll(/<rect\s[^>]*>/g)) {
    const numberOf = (name: string): number =>
      Number(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(rectangle)?.[1] ?? 0);
    const isFullSize = numberOf('width') === size.width && numberOf('height') === size.height;
    if (isFullSize && numberOf('x') === 0 && numberOf('y') === 0) return numberOf('rx');
  }
  return undefined;
};
