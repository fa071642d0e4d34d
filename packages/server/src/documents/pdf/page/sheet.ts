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
