import { pictogram } from '../marks/pictogram.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Face, FaceOrder } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { eye } from './eye.ts';
import { rockerPlate } from './rocker-plate.ts';
import type { RockerShape } from './rocker-border.ts';

/** One, two or three rockers side by side. */
export const rockers =
  (count: number): Face =>
  (pen, order) => {
    const width = order.window / count;
    return Array.from({ length: count }, (_, index) => {
      const centre = width * (index + 0.5) - order.window / 2;
      return at(centre, 0, rocker(pen, order, width, radii(order.window, index, count)) + marks(order, index, count));
    }).join('');
  };

/** Corners are those of the opening on the outside and nearly square between neighbours. */
const radii = (window: number, index: number, count: number): RockerShape['radii'] => [
  index === 0 ? partRadius(window) : 0.7,
  index === count - 1 ? partRadius(window) : 0.7,
];

const rocker = (pen: Pen, { window, tones, features }: FaceOrder, width: number, radii: RockerShape['radii']): string =>
  rockerPlate(pen, { width, height: window, radii }, tones) +
  (features.has('eye') ? eye(pen, 0, window / 2 - 6 - 2.5) : '');

/** What is printed on a rocker: arrows go up and down, on one rocker or on two, everything else on each. */
const marks = ({ features, tones, window }: FaceOrder, index: number, count: number): string => {
  const third = window * 0.3;
  if (features.has('arrows')) {
    if (count > 1) return pictogram(index === 0 ? 'up' : 'down', 0, 0, tones.ink, 0.8) ?? '';
    return (pictogram('up', 0, -third, tones.ink, 0.8) ?? '') + (pictogram('down', 0, third, tones.ink, 0.8) ?? '');
  }
  return [...features].map((feature) => pictogram(feature, 0, 0, tones.ink) ?? '').join('');
};
