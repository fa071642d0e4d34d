import { darker } from './darker.ts';
import { lighter } from './lighter.ts';
import { lightness } from './lightness.ts';

/** The tones of one material in light from the upper left, from brightest to darkest. */
export type Tones = {
  /** An edge that faces the light. */
  readonly highlight: string;
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  /** An edge that faces away from the light. */
  readonly deep: string;
  /** The hairline that separates it from a wall of its own colour. */
  readonly edge: string;
  /** What is printed on it. */
  readonly ink: string;
};

/** Derives the tones of a colour. Dark materials need more light to show a bevel, light ones more shade. */
export const tonesOf = (hex: string): Tones => {
  const light = lightness(hex);
  return {
    highlight: lighter(hex, 0.24 + 0.76 * light ** 2),
    light: lighter(hex, 0.07 + 0.35 * light ** 3),
    body: hex,
    shade: darker(hex, 0.22 - 0.155 * light),
    deep: darker(hex, 0.55 - 0.3 * light),
    edge: darker(hex, 0.75 - 0.35 * light),
    ink: light > 0.45 ? darker(hex, 0.62) : lighter(hex, 0.6),
  };
};
