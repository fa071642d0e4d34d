import type { LoosePart } from '../loose-parts/loose-part.ts';
import { rod } from '../solids/rod.ts';
import { screwHead } from '../solids/screw-head.ts';
import { steel } from '../solids/steel.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A pair of spreading claws: bent steel with teeth, and the long screw that spreads them. */
export const claws: LoosePart = (pen) => at(-12, 0, claw(pen, 1)) + at(12, 0, claw(pen, -1));

const claw = (pen: Pen, side: number): string =>
  svg`<g transform="scale(${side} 1)"><path d="M-3-14H6.4V-9.4L1 -7V12L-2.6 20-6 12.6-8.6 17.4-9.4 9V-5.6L-3-9z" fill="#000" fill-opacity=".16" transform="translate(.7 1)"/><path d="M-3-14H6V-10L1-7.4V11.6L-2.6 19-5.6 12-8.4 16.6-9 8.6V-6L-3-9.6z" fill="${steel(pen)}" stroke="#6b7075" stroke-width=".35" stroke-linejoin="round"/><path d="M-8.4-5.4-2.8-8.6V-13.4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".5"/><circle cx="-4" cy="1" r="1.6" fill="#4b5054"/></g>` +
  rod(pen, centred(2.6, 30, 0.4, side * 3.6, 3), '#b9bdc0') +
  svg`<path d="M${side * 3.6 - 1.3}-8h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6m-2.6 3h2.6" stroke="#555b60" stroke-opacity=".55" stroke-width=".6"/>` +
  screwHead(pen, side * 3.6, -16, 3.6);
