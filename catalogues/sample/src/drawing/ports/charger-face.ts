import { pictogram } from '../marks/pictogram.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { usbA } from './usb-a.ts';
import { usbC } from './usb-c.ts';

/** Which connector of a charger. */
type UsbPort = 'usb-a' | 'usb-c';

/** The face of a USB charger: two ports side by side in a sunken field, the USB sign above. */
export const chargerFace =
  (left: UsbPort, right: UsbPort): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    sunkenField(pen, centred(37, 14, 2, 0, 3), tones) +
    port(pen, left, -8.8) +
    port(pen, right, 8.8) +
    (pictogram('usb', 0, -13, tones.ink, 0.85) ?? '');

const port = (pen: Pen, kind: UsbPort, x: number): string => {
  switch (kind) {
    case 'usb-a':
      return usbA(pen, x, 3);
    case 'usb-c':
      return usbC(pen, x, 3);
  }
};
