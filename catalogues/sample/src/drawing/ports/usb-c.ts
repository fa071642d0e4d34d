import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { portRecess } from './port-recess.ts';

/** A USB-C port, 8.9 × 3.2 mm: rounded steel shell around a thin tongue. */
export const usbC = (pen: Pen, x: number, y: number): string => {
  const area = centred(8.9, 3.2, 1.6, x, y);
  return (
    portRecess(pen, area) +
    rect(
      inset(area, 0.2),
      'none',
      `stroke="${pen.linear('down', ['0 #9a9fa3', '0.5 #e4e7e9', '1 #a4a9ad'])}" stroke-width=".4"`,
    ) +
    rect(centred(6, 0.8, 0.3, x, y), '#5a5f63')
  );
};
