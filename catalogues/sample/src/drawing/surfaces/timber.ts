import { lightness } from '../colour/lightness.ts';

/** What tells one wood from another: how its grain runs. */
export type Timber = {
  readonly seed: number;
  /** Lines of late wood over the height of a frame. */
  readonly lines: number;
  /** How far a line wanders, in millimetres. */
  readonly sway: number;
  /** Share of the shade that a line has. */
  readonly contrast: number;
  readonly thickness: number;
  /** Short dark pores, as in oak. */
  readonly pores: boolean;
};

/** The timber of a colour: oak is light, walnut darker and livelier, wenge nearly black and straight. */
export const timberOf = (hexColor: string): Timber => {
  const light = lightness(hexColor);
  if (light > 0.5) return oak;
  return light > 0.26 ? walnut : wenge;
};

const oak: Timber = { seed: 11, lines: 11, sway: 3.2, contrast: 0.42, thickness: 0.5, pores: true };
const walnut: Timber = { seed: 29, lines: 13, sway: 4.6, contrast: 0.5, thickness: 0.8, pores: false };
const wenge: Timber = { seed: 47, lines: 22, sway: 0.9, contrast: 0.6, thickness: 0.5, pores: false };
