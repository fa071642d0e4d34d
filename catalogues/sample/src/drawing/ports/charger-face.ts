import { pictogram } from '../marks/pictogram.ts';
import { centred } from '../svg/centred.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { usbA } from './usb-a.ts';
import { usbC } from './usb-c.ts';

/** Which connector of a charger. */
type UsbPort = keyof typeof ports;

/** The face of a USB charger: two ports side by side in a sunken field, the USB sign above. */
export const chargerFace =
  (left: UsbPort, right: UsbPort): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    sunkenField(pen, centred(37, 14, 2, 0, 3), tones) +
    ports[left](pen, -8.8, 3) +
    ports[right](pen, 8.8, 3) +
    (pictogram('usb', 0, -13, tones.ink, 0.85) ?? '');

const ports = { 'usb-a': usbA, 'usb-c': usbC };
