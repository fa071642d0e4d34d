/** Points per millimetre. */
export const MILLIMETRE = 72 / 25.4;

/** An A4 page and its content area, in points. */
export const sheet = {
  width: 210 * MILLIMETRE,
  height: 297 * MILLIMETRE,
  left: 18 * MILLIMETRE,
  right: 192 * MILLIMETRE,
  top: 18 * MILLIMETRE,
  /** End of the content area; the footer is below it. */
  bottom: 272 * MILLIMETRE,
  footer: 281 * MILLIMETRE,
} as const;

/** Width of the column that content fills. */
export const COLUMN = sheet.right - sheet.left;

/** Height of the content column. */
export const COLUMN_HEIGHT = sheet.bottom - sheet.top;

/** A rectangle in points from the page's upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Weight of the font family. */
export type FontFace = 'regular' | 'semibold';

export type TextStyle = {
  readonly face: FontFace;
  /** In points. */
  readonly size: number;
  readonly colour: string;
};

/** Line height as a multiple of the font size. */
const LEADING = 1.36;

/** Height of a line in points. */
export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** The colours of documents: those of the light theme. */
export const ink = {
  strong: '#1e2022',
  soft: '#595c5f',
  faint: '#85888a',
  line: '#d9d5ce',
  lineStrong: '#8b8882',
  accent: '#0a554e',
  /** The background behind sets. */
  wall: '#f3f1ed',
  white: '#ffffff',
} as const;

/** The text styles of all documents; only the colour of a style may be varied. */
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
