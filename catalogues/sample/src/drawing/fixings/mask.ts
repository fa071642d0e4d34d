import { tonesOf } from '../colour/tones.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { at } from '../svg/at.ts';
import { svg } from '../svg/svg.ts';

/** Masks that narrow what a motion sensor sees: two snap-on shells with their field cut out. */
export const mask: LoosePart = (pen, hexColor) =>
  at(-7.5, -6.5, shell(pen, hexColor, 'M0 0-9-11.5A14.6 14.6 0 0 1 9-11.5z')) +
  at(8.5, 8, shell(pen, hexColor, 'M0 0V-14.6A14.6 14.6 0 0 1 14.6 0z'));

const shell = (pen: Pen, hexColor: string, field: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  return (
    disc(0.9, 1.2, 17, '#000', 'fill-opacity=".16"') +
    disc(0, 0, 17, pen.linear('diagonal', [`0.1 ${highlight}`, `0.9 ${deep}`])) +
    disc(0, 0, 16, pen.radial([`0 ${light}`, `0.6 ${body}`, `1 ${shade}`], 0.34, 0.3)) +
    svg`<path d="${field}" fill="#23272a"/><path d="${field}" fill="none" stroke="${highlight}" stroke-width=".5"/>`
  );
};
