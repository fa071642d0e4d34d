import type { Pen } from './pen.ts';
import type { Picture } from './picture.ts';
import { svg } from './svg.ts';

/** The text of an SVG file: a picture at its true size, with the definitions of the pen that drew it. */
export const svgFile = ({ width, height, body }: Picture, pen: Pen): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${pen.definitions()}${body}</svg>\n`;
