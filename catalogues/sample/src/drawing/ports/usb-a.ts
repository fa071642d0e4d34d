import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import { portRecess } from './port-recess.ts';

/** A USB-A port, 12.5 × 5.1 mm: steel shell, tongue with four contacts. */
export const usbA = (pen: Pen, x: number, y: number): string => {
  const area = centred(12.5, 5.1, 0.5, x, y);
  const steel = pen.linear('down', ['0 #8d9296', '0.5 #d9dcdf', '1 #9ea3a7']);
  const contacts = [-3.6, -1.2, 1.2, 3.6].map(
    (offset) => svg`<path d="M${x + offset - 0.6} ${y - 0.1}h1.2v1h-1.2z" fill="#c9a44a"/>`,
  );
  return (
    portRecess(pen, area) +
    rect(inset(area, 0.25), 'none', `stroke="${steel}" stroke-width=".45"`) +
    rect(centred(10, 1.9, 0.2, x, y - 0.7), pen.linear('down', ['0 #f1f3f4', '1 #b5babd'])) +
    contacts.join('')
  );
};
