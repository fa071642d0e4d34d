/** Points of a PDF in a millimetre. */
export const MILLIMETRE = 72 / 25.4;

/** An A4 page in points, and the column that its content fills. */
export const sheet = {
  width: 210 * MILLIMETRE,
  height: 297 * MILLIMETRE,
  left: 18 * MILLIMETRE,
  right: 192 * MILLIMETRE,
  top: 18 * MILLIMETRE,
  /** Where content ends; the footer stands below. */
  bottom: 272 * MILLIMETRE,
  footer: 281 * MILLIMETRE,
} as const;

/** Width of the column that content fills. */
export const COLUMN = sheet.right - sheet.left;

/** Height of that column. */
export const COLUMN_HEIGHT = sheet.bottom - sheet.top;

/** A rectangle in points from the page's upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

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

/** The colours of paper documents: those of the screens' light scheme. */
export const ink = {
  strong: '#1e2022',
  soft: '#595c5f',
  faint: '#85888a',
  line: '#d9d5ce',
  lineStrong: '#8b8882',
  accent: '#0a554e',
  /** The wall that sets hang on. */
  wall: '#f3f1ed',
  white: '#ffffff',
} as const;

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
