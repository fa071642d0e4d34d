import { lightness } from '../colour/lightness.ts';

/** What tells one wood from another: how its grain runs. Lengths in millimetres. */
export type Timber = {
  readonly seed: number;
  /** Mean distance of neighbouring lines. */
  readonly gap: number;
  /** How far a line wanders. */
  readonly sway: number;
  /** Share of shade in the dark lines. */
  readonly contrast: number;
  /** How much the board's tone changes from band to band. */
  readonly bands: number;
  /** Short dark pores between the lines. */
  readonly pores: boolean;
};

/** The timber of a colour: oak is light, walnut darker and livelier, wenge nearly black and straight. */
export const timberOf = (hexColor: string): Timber => {
  const light = lightness(hexColor);
  if (light > 0.5) return oak;
  return light > 0.24 ? walnut : wenge;
};

const oak: Timber = { seed: 11, gap: 2.5, sway: 2.6, contrast: 0.36, bands: 0.1, pores: true };
const walnut: Timber = { seed: 31, gap: 3, sway: 4.2, contrast: 0.5, bands: 0.2, pores: true };
const wenge: Timber = { seed: 47, gap: 1.9, sway: 0.8, contrast: 0.62, bands: 0.12, pores: false };
