import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** The window of a pilot lamp in a rocker, 1.6 × 5 mm, clear and a little lit. */
export const eye = (pen: Pen, x: number, y: number): string => {
  const area = centred(1.6, 5, 0.8, x, y);
  return (
    rect(inset(area, -0.25), '#000', 'fill-opacity=".28"') +
    rect(area, pen.linear('down', ['0 #b9ccd6', '0.5 #eef7fb', '1 #d2e3ea'])) +
    rect(centred(0.5, 3.2, 0.25, x - 0.3, y - 0.3), '#fff', 'fill-opacity=".9"')
  );
};
