import { mix, type Tones } from '../colour.ts';
import { pictogram } from '../marks.ts';
import type { Pen } from '../svg/pen.ts';
import { at, centred, inset, rect, svg } from '../svg/shapes.ts';
import { type Face, type FaceSpec, partRadius } from './face.ts';

/** One, two or three rockers side by side. */
export const rockers =
  (count: number): Face =>
  (pen, spec) => {
    const width = spec.window / count;
    return Array.from({ length: count }, (_, index) => {
      const centre = width * (index + 0.5) - spec.window / 2;
      return at(centre, 0, rocker(pen, spec, width, radii(spec.window, index, count)) + marks(spec, index, count));
    }).join('');
  };

/** Corner radii: those of the opening on the outside, nearly square between neighbours. */
const radii = (window: number, index: number, count: number): RockerShape['radii'] => [
  index === 0 ? partRadius(window) : 0.7,
  index === count - 1 ? partRadius(window) : 0.7,
];

const rocker = (pen: Pen, { window, tones, features }: FaceSpec, width: number, radii: RockerShape['radii']): string =>
  rockerPlate(pen, { width, height: window, radii }, tones) +
  (features.has('eye') ? eye(pen, 0, window / 2 - 6 - 2.5) : '');

/** The print on a rocker. Arrows point up and down, on one rocker or on two; all other marks are on each rocker. */
const marks = ({ features, tones, window }: FaceSpec, index: number, count: number): string => {
  const third = window * 0.3;
  if (features.has('arrows')) {
    if (count > 1) return pictogram(index === 0 ? 'up' : 'down', 0, 0, tones.ink, 0.8) ?? '';
    return (pictogram('up', 0, -third, tones.ink, 0.8) ?? '') + (pictogram('down', 0, third, tones.ink, 0.8) ?? '');
  }
  return [...features].map((feature) => pictogram(feature, 0, 0, tones.ink) ?? '').join('');
};

/** A rocker in its off position: its upper half leans back, its lower edge stands out and shows its thickness. */
const rockerPlate = (pen: Pen, shape: RockerShape, tones: Tones): string => {
  const { highlight, light, shade, deep } = tones;
  const side = pen.linear('down', { 0: highlight, 0.03: light, 0.96: shade, 1: deep });
  const across = pen.linear('right', { 0: [highlight, 0.16], 0.5: [highlight, 0], 1: [deep, 0.14] });
  const face = rockerBorder(shape, gap + 0.35, gap + 0.35, gap + thickness);
  return svg`<path d="${rockerBorder(shape, 0)}" fill="#07090b" fill-opacity=".6"/><path d="${rockerBorder(shape, gap)}" fill="${side}"/><path d="${face}" fill="${tilt(pen, tones)}"/><path d="${face}" fill="${across}"/><path d="${rockerBorder(shape, gap + 0.1)}" fill="none" stroke="${highlight}" stroke-opacity=".45" stroke-width=".16"/>`;
};

/**
 * The light on a face whose upper half leans back and whose lower half faces the light. The tone changes over the whole
 * height: a short transition would look like the joint between two parts, most of all on dark rockers.
 */
const tilt = (pen: Pen, { highlight, light, body, shade }: Tones): string =>
  pen.linear('down', { 0: shade, 0.07: mix(shade, body, 0.6), 0.96: light, 1: highlight });

/** Width of the gap around a rocker, and visible thickness of its lower edge, in millimetres. */
const gap = 0.3;
const thickness = 1.4;

/** The outline of a rocker. Corners between neighbours are sharper than those at the opening. */
type RockerShape = {
  readonly width: number;
  readonly height: number;
  /** Corner radius on the left and on the right. */
  readonly radii: readonly [left: number, right: number];
};

/** The outline of a rocker around the origin as path data, inset at the top, the sides and the bottom. */
const rockerBorder = (shape: RockerShape, top: number, sides = top, bottom = top): string => {
  const [left, right] = shape.radii.map((radius) => Math.max(radius - sides, 0.3));
  const x = sides - shape.width / 2;
  const y = top - shape.height / 2;
  const a = left ?? 0;
  const b = right ?? 0;
  const across = shape.width - 2 * sides - a - b;
  const down = shape.height - top - bottom;
  return svg`M${x + a} ${y}h${across}a${b} ${b} 0 0 1 ${b} ${b}v${down - 2 * b}a${b} ${b} 0 0 1 ${-b} ${b}h${-across}a${a} ${a} 0 0 1 ${-a} ${-a}v${2 * a - down}a${a} ${a} 0 0 1 ${a} ${-a}z`;
};

/** The window of a pilot lamp in a rocker, 1.6 × 5 mm, clear and slightly lit. */
const eye = (pen: Pen, x: number, y: number): string => {
  const area = centred(1.6, 5, 0.8, x, y);
  return (
    rect(inset(area, -0.25), '#000', 'fill-opacity=".28"') +
    rect(area, pen.linear('down', { 0: '#b9ccd6', 0.5: '#eef7fb', 1: '#d2e3ea' })) +
    rect(centred(0.5, 3.2, 0.25, x - 0.3, y - 0.3), '#fff', 'fill-opacity=".9"')
  );
};
