import type { Tones } from '../colour.ts';
import type { Pen } from '../svg/pen.ts';
import { type Area, disc, inset, rect } from '../svg/shapes.ts';

/** The specification of a module's face. Its origin is the centre of the opening. */
export type FaceSpec = {
  /** Side of the opening in millimetres. */
  readonly window: number;
  readonly hexColor: string;
  readonly tones: Tones;
  /** The features of the primitive, after a `+` or blank: `eye`, `lid`, `red`. */
  readonly features: ReadonlySet<string>;
};

/** Draws one primitive of docs/catalogue-rules.md#c4. */
export type Face = (pen: Pen, spec: FaceSpec) => string;

/** A moulded plate in an opening: the dark gap around it, its lit edges, its even face. */
export const plate = (pen: Pen, area: Area, tones: Tones, lip = 0.5): string => {
  const body = inset(area, gap);
  const side = pen.linear('down', {
    0: tones.highlight,
    0.04: tones.light,
    0.95: tones.shade,
    0.985: tones.deep,
    1: tones.deep,
  });
  const face = { ...inset(body, 0.4), height: body.height - 0.4 - lip };
  return (
    rect(area, '#07090b', 'fill-opacity=".6"') +
    rect(body, side) +
    rect(face, pen.linear('diagonal', { 0: tones.light, 0.5: tones.body, 1: tones.shade })) +
    rect(inset(body, 0.12), 'none', `stroke="${tones.highlight}" stroke-opacity=".5" stroke-width=".16"`)
  );
};

/** Width of the gap around a plate, in millimetres. */
const gap = 0.3;

/** Corner radius of a visible part: slightly less than that of its opening (docs/catalogue-rules.md#c4). */
export const partRadius = (window: number): number => {
  if (window <= 51) return 2.2;
  return window < 55 ? 1.3 : 0.9;
};

/** A shallow field sunk into a plate: shade at its upper edge, light at its lower one. */
export const sunkenField = (pen: Pen, area: Area, tones: Tones): string =>
  rect(inset(area, -0.3), pen.linear('diagonal', { 0: tones.deep, 0.5: tones.shade, 1: tones.highlight })) +
  rect(area, pen.linear('down', { 0: tones.shade, 0.3: tones.body, 1: tones.body }));

/** A round boss around a point: its shadow, its lit edge, its slightly domed top. */
export const raisedDisc = (pen: Pen, x: number, y: number, radius: number, tones: Tones): string =>
  disc(x + radius * 0.04, y + radius * 0.06, radius + 0.5, '#000', 'fill-opacity=".22"') +
  disc(x, y, radius + 0.15, '#000', 'fill-opacity=".35"') +
  disc(x, y, radius, pen.linear('diagonal', { 0.1: tones.highlight, 0.5: tones.body, 0.9: tones.deep })) +
  disc(x, y, radius - 0.7, pen.linear('diagonal', { 0.1: tones.light, 0.5: tones.body, 0.95: tones.shade }));
