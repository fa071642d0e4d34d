import { at } from '../svg/at.ts';
import { svg } from '../svg/svg.ts';
import { mix } from '../colour/mix.ts';

/** A shield with a leaf, raised in the lower right corner of an antibacterial part and tinted a little. */
export const antibacterialMark = (window: number, hexColor: string): string => {
  const relief = mix(hexColor, '#3f8f6a', 0.42);
  const corner = window / 2 - 4.6;
  return at(
    corner,
    corner - 0.6,
    svg`<path d="M0-2.1 1.8-1.4V.3Q1.8 1.7 0 2.4-1.8 1.7-1.8.3V-1.4z" fill="${mix(hexColor, '#3f8f6a', 0.08)}" stroke="${relief}" stroke-width=".28"/><path d="M-.9 1.1Q-1-.8 1-1 1 .9-.9 1.1 0 .2.3-.3" fill="none" stroke="${relief}" stroke-width=".26" stroke-linecap="round"/>`,
  );
};
