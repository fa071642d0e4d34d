import { ink } from '../page/ink.ts';

/** A cut of the one type family. */
export type FontFace = 'regular' | 'semibold';

/** How a text is set. */
export type TextStyle = {
  readonly face: FontFace;
  /** In points. */
  readonly size: number;
  readonly colour: string;
};

/** Distance of baselines in font sizes. */
const LEADING = 1.36;

/** Height of a line in points. */
export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** The styles of all documents; a text has one of these, or one of these in another colour. */
export const style = {
  display: { face: 'semibold', size: 25, colour: ink.strong },
  title: { face: 'semibold', size: 17, colour: ink.strong },
  heading: { face: 'semibold', size: 11, colour: ink.strong },
  figure: { face: 'semibold', size: 16, colour: ink.strong },
  body: { face: 'regular', size: 8.5, colour: ink.strong },
  strong: { face: 'semibold', size: 8.5, colour: ink.strong },
  soft: { face: 'regular', size: 8.5, colour: ink.soft },
  link: { face: 'regular', size: 8.5, colour: ink.accent },
  label: { face: 'regular', size: 7, colour: ink.soft },
  eyebrow: { face: 'semibold', size: 9, colour: ink.accent },
} as const satisfies Record<string, TextStyle>;
