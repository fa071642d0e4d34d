import { svg } from '../svg/svg.ts';

/** The outline of a rocker; between neighbours its corners are sharper than at the opening's. */
export type RockerShape = {
  readonly width: number;
  readonly height: number;
  /** Corner radius on the left and on the right. */
  readonly radii: readonly [left: number, right: number];
};

/** The border of a rocker around the origin as path data, moved in by so much at the top, the sides and the bottom. */
export const rockerBorder = (shape: RockerShape, top: number, sides = top, bottom = top): string => {
  const [left, right] = shape.radii.map((radius) => Math.max(radius - sides, 0.3));
  const x = sides - shape.width / 2;
  const y = top - shape.height / 2;
  const a = left ?? 0;
  const b = right ?? 0;
  const across = shape.width - 2 * sides - a - b;
  const down = shape.height - top - bottom;
  return svg`M${x + a} ${y}h${across}a${b} ${b} 0 0 1 ${b} ${b}v${down - 2 * b}a${b} ${b} 0 0 1 ${-b} ${b}h${-across}a${a} ${a} 0 0 1 ${-a} ${-a}v${2 * a - down}a${a} ${a} 0 0 1 ${a} ${-a}z`;
};
